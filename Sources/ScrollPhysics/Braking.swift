/// Motion under a constant deceleration, from a start until rest: `x = x₀ + v·t − sgn(v)·a·t²/2`.
@frozen
public struct Braking: Equatable, Sendable {
  /// The offset at the start, in points.
  public let start: Double
  /// The velocity at the start, in points per second.
  public let velocity: Double
  /// The deceleration, in points per second squared, above 0.
  public let deceleration: Double

  /// A motion from `start` points with `velocity` points per second, slowed by `deceleration` points per second squared, above 0.
  @inlinable
  public init(from start: Double, velocity: Double, deceleration: Double) {
    require(
      deceleration > 0 && deceleration < .infinity, "a deceleration", deceleration, "above 0 and finite")
    (self.start, self.velocity, self.deceleration) = (start, velocity, deceleration)
  }

  /// Seconds until rest: `|v| / a`.
  @inlinable public var duration: Double { abs(velocity) / deceleration }

  /// The offset at which the motion comes to rest, in points: `x₀ + v·|v| / 2a`.
  @inlinable public var end: Double { start + velocity * abs(velocity) / (2 * deceleration) }

  /// The offset after `time` seconds, in points; the resting offset from ``duration`` on.
  @inlinable
  public func offset(at time: Double) -> Double {
    if time >= duration { return end }
    let slowing = velocity < 0 ? -deceleration : deceleration
    return start + time * (velocity - slowing * time / 2)
  }

  /// The velocity after `time` seconds, in points per second; 0 from ``duration`` on.
  @inlinable
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return velocity < 0 ? velocity + deceleration * time : velocity - deceleration * time
  }

  /// Seconds until the offset is `level`, in points, and the velocity then; nil if the motion never reaches it.
  ///
  /// With `u² = v² − 2·a·d`: `t = (|v| − |u|) / a`, computed as the equal `2·d / (|v| + |u|)`.
  @inlinable
  public func crossing(of level: Double) -> (time: Double, velocity: Double)? {
    let way = level - start
    let square = velocity * velocity - 2 * deceleration * abs(way)
    guard way * velocity >= 0, square >= 0, velocity != 0 else { return nil }
    let speed = square.squareRoot()
    return (2 * abs(way) / (abs(velocity) + speed), velocity < 0 ? -speed : speed)
  }
}
