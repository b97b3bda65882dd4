/// A point of a picture, in points: `x` grows to the right, `y` downwards.
public struct PathPoint: Equatable, Sendable {
  /// Distance to the right, in points.
  public var x: Double
  /// Distance downwards, in points.
  public var y: Double

  /// The point at these coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a picture, where both coordinates are 0.
  public static let zero = PathPoint(0, 0)

  /// The sum, component by component.
  public static func + (left: PathPoint, right: PathPoint) -> PathPoint {
    PathPoint(left.x + right.x, left.y + right.y)
  }

  /// The difference, component by component.
  public static func - (left: PathPoint, right: PathPoint) -> PathPoint {
    PathPoint(left.x - right.x, left.y - right.y)
  }

  /// The point with both coordinates multiplied by `factor`.
  public static func * (point: PathPoint, factor: Double) -> PathPoint {
    PathPoint(point.x * factor, point.y * factor)
  }

  /// The point on the line to another one: this one at 0, the other at 1, `a·(1 − t) + b·t` for each coordinate.
  ///
  /// - Parameters:
  ///   - other: The other point.
  ///   - share: The position along the line; values outside 0…1 extend the line.
  /// - Returns: The point there.
  public func toward(_ other: PathPoint, by share: Double) -> PathPoint {
    self * (1 - share) + other * share
  }

  /// The distance to another point, in points.
  ///
  /// - Parameter other: The other point.
  /// - Returns: The length of the straight line between both.
  public func distance(to other: PathPoint) -> Double {
    let gap = other - self
    return (gap.x * gap.x + gap.y * gap.y).squareRoot()
  }

  /// This point reflected at `centre`: equally far from it, on the other side.
  func mirrored(at centre: PathPoint) -> PathPoint {
    PathPoint(2 * centre.x - x, 2 * centre.y - y)
  }
}
