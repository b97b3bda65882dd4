/// A point of a picture: `x` grows to the right, `y` downwards, in points.
public struct PathPoint: Equatable, Sendable {
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double

  /// The point at these coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum, part by part.
  public static func + (left: PathPoint, right: PathPoint) -> PathPoint {
    PathPoint(left.x + right.x, left.y + right.y)
  }

  /// The difference, part by part.
  public static func - (left: PathPoint, right: PathPoint) -> PathPoint {
    PathPoint(left.x - right.x, left.y - right.y)
  }

  /// The point with both parts times `factor`.
  public static func * (point: PathPoint, factor: Double) -> PathPoint {
    PathPoint(point.x * factor, point.y * factor)
  }
}
