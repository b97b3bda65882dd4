import ScrollPhysics

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as SVG's `matrix(a b c d tx ty)`.
public struct PathTransform: Equatable, Sendable {
  /// The coefficient of `x` in `x'`.
  public var a: Double
  /// The coefficient of `x` in `y'`.
  public var b: Double
  /// The coefficient of `y` in `x'`.
  public var c: Double
  /// The coefficient of `y` in `y'`.
  public var d: Double
  /// Translation to the right, in points.
  public var tx: Double
  /// Translation downwards, in points.
  public var ty: Double

  /// The affine map with these coefficients, of which `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = PathTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation to the right and downwards.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Downwards, in points.
  /// - Returns: The map.
  public static func move(_ x: Double, _ y: Double) -> PathTransform {
    PathTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  ///
  /// - Parameters:
  ///   - x: Horizontal factor.
  ///   - y: Vertical factor; by default the horizontal one.
  /// - Returns: The map.
  public static func scale(_ x: Double, _ y: Double? = nil) -> PathTransform {
    PathTransform(a: x, b: 0, c: 0, d: y ?? x, tx: 0, ty: 0)
  }

  /// A rotation about the origin.
  ///
  /// - Parameter angle: In radians, clockwise on screen, as `y` grows downwards.
  /// - Returns: The map.
  public static func turn(_ angle: Double) -> PathTransform {
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    return PathTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The composition: first `first`, then this map.
  ///
  ///     PathTransform.move(10, 0).after(.scale(2)).point(PathPoint(1, 1))   // (12, 2)
  ///
  /// - Parameter first: The map applied first.
  /// - Returns: Both as one map.
  public func after(_ first: PathTransform) -> PathTransform {
    PathTransform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  /// The image of a point under this map.
  public func point(_ point: PathPoint) -> PathPoint {
    PathPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}

extension VectorPath {
  /// The path with every point mapped, including control points, which is exact for an affine map.
  ///
  /// - Parameter map: Maps one point to another.
  /// - Returns: A path with as many elements.
  public func mapped(_ map: (PathPoint) -> PathPoint) -> VectorPath {
    VectorPath(
      elements.map { element in
        switch element {
        case .move(let to): .move(map(to))
        case .line(let to): .line(map(to))
        case .quadratic(let control, let to): .quadratic(map(control), to: map(to))
        case .cubic(let first, let second, let to): .cubic(map(first), map(second), to: map(to))
        case .close: .close
        }
      })
  }
}
