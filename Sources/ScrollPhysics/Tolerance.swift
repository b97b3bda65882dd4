/// The limits within which motion counts as settled: near its resting offset and slow, both at once.
@frozen
public struct Tolerance: Equatable, Sendable {
  /// Greatest distance from the resting offset, in points, above 0.
  public var distance: Double
  /// Greatest speed, in points per second, above 0.
  public var speed: Double

  /// A tolerance of `distance` points and `speed` points per second.
  @inlinable
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// Half a point, and 10 pt/s, the speed at which recorded decays of `UIScrollView` end.
  ///
  /// Models use this tolerance if the software that they reproduce defines none.
  @inlinable public static var standard: Tolerance { Tolerance(distance: 0.5, speed: 10) }
}
