/// A motion with constant acceleration: `x(t) = x₀ + v₀·t + a·t²/2`, `v(t) = v₀ + a·t`.
///
/// It is Flutter's `GravitySimulation`; Android's `OverScroller` moves in the same way past an edge.
@frozen
public struct UniformAcceleration: Equatable, Sendable {
  /// The offset at the start, in points.
  public let start: Double
  /// The velocity at the start, in points per second.
  public let velocity: Double
  /// The acceleration, in points per second squared, signed.
  public let acceleration: Double

  /// A motion from `start` points with `velocity` points per second and `acceleration` points per second squared.
  @inlinable
  public init(from start: Double, velocity: Double, acceleration: Double) {
    self.start = start
    self.velocity = velocity
    self.acceleration = acceleration
  }

  /// The offset after `time` seconds, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    start + time * (velocity + acceleration / 2 * time)
  }

  /// The velocity after `time` seconds, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double { velocity + acceleration * time }

  /// The time at which the velocity is 0, in seconds; nil if that was before the start or never happens.
  @inlinable public var turn: Double? {
    let time = -velocity / acceleration
    return time >= 0 && time < .infinity ? time : nil
  }
}
