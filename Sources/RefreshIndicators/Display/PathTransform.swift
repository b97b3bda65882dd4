import ScrollPhysics

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as SVG's `matrix(a b c d tx ty)`.
public struct PathTransform: Equatable, Sendable {
  /// The growth of `x'` with `x`.
  public var a: Double
  /// The growth of `y'` with `x`.
  public var b: Double
  /// The growth of `x'` with `y`.
  public var c: Double
  /// The growth of `y'` with `y`.
  public var d: Double
  /// Move to the right, in points.
  public var tx: Double
  /// Move downwards, in points.
  public var ty: Double

  /// The map with these parts.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Leaves everything where it is.
  public static let identity = PathTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Downwards, in points.
  /// - Returns: The map.
  public static func move(_ x: Double, _ y: Double) -> PathTransform {
    PathTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A change of size about the origin.
  ///
  /// - Parameters:
  ///   - x: Factor across.
  ///   - y: Factor downwards; that across where it is not given.
  /// - Returns: The map.
  public static func scale(_ x: Double, _ y: Double? = nil) -> PathTransform {
    PathTransform(a: x, b: 0, c: 0, d: y ?? x, tx: 0, ty: 0)
  }

  /// A turn about the origin.
  ///
  /// - Parameter angle: In radians, clockwise as seen, as `y` grows downwards.
  /// - Returns: The map.
  public static func turn(_ angle: Double) -> PathTransform {
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    return PathTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This map after `first`.
  ///
  ///     PathTransform.move(10, 0).after(.scale(2)).point(PathPoint(1, 1))   // (12, 2)
  ///
  /// - Parameter first: What happens before.
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
  /// The path with every point moved by `map`; control points too, which is exact for an affine map.
  ///
  /// - Parameter map: Takes a point to another.
  /// - Returns: As many elements.
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
