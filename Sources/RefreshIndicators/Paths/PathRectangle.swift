/// An upright rectangle of a picture, in points.
public struct PathRectangle: Equatable, Sendable {
  /// The upper left corner.
  public var origin: PathPoint
  /// Width, in points, ≥ 0.
  public var width: Double
  /// Height, in points, ≥ 0.
  public var height: Double

  /// The rectangle with this upper left corner.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    origin = PathPoint(x, y)
    self.width = width
    self.height = height
  }

  /// The lower right corner.
  public var end: PathPoint { PathPoint(origin.x + width, origin.y + height) }

  /// The rectangle's centre.
  public var centre: PathPoint { PathPoint(origin.x + width / 2, origin.y + height / 2) }

  /// The smallest rectangle that contains both.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: A rectangle with the outermost edges of both.
  public func union(_ other: PathRectangle) -> PathRectangle {
    var limits = PathLimits()
    for point in [origin, end, other.origin, other.end] { limits.add(point) }
    return limits.rectangle ?? self
  }
}

/// The outermost coordinates of points that are added one by one.
struct PathLimits {
  private var low = PathPoint(.infinity, .infinity)
  private var high = PathPoint(-.infinity, -.infinity)

  mutating func add(_ point: PathPoint) {
    low = PathPoint(min(low.x, point.x), min(low.y, point.y))
    high = PathPoint(max(high.x, point.x), max(high.y, point.y))
  }

  /// The rectangle that contains all points; nil before the first.
  var rectangle: PathRectangle? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return PathRectangle(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
