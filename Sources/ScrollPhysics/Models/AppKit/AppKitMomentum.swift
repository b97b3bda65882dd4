/// The momentum of an AppKit scroll view after the fingers have left the trackpad: a fourth-power slow-down.
///
/// With `T = ∛(|v₀| / 4000)` seconds: `x(t) = v₀·T/4 · (1 − (1 − t/T)⁴)` and `v(t) = v₀·(1 − t/T)³` up to `T`. Source:
/// Lakr233/ListViewKit, whose tests assert both; Apple publishes neither.
@frozen
public struct AppKitMomentum: Equatable, Sendable {
  /// The speed, in points per second, whose momentum lasts a second.
  @inlinable public static var speedOfOneSecond: Double { 4000 }
  /// The exponent 4 in the formula of the distance travelled.
  @usableFromInline static var power: Double { 4 }

  /// `v₀`: the velocity at the start, in points per second, signed.
  public let velocity: Double
  /// `T`: seconds until rest; 0 without velocity.
  public let duration: Double

  /// Momentum from `velocity` points per second, finite; `speedOfOneSecond`, above 0, is the speed whose momentum lasts a second.
  public init(velocity: Double, speedOfOneSecond: Double = Self.speedOfOneSecond) {
    require(abs(velocity) < .infinity, "a momentum's velocity", velocity, "finite")
    require(
      speedOfOneSecond > 0 && speedOfOneSecond < .infinity, "the speed whose momentum lasts a second",
      speedOfOneSecond, "above 0 and finite")
    self.velocity = velocity
    duration = Elementary.cbrt(abs(velocity) / speedOfOneSecond)
  }

  /// The distance until rest, in points, signed: `v₀·T / 4`.
  ///
  ///     AppKitMomentum(velocity: 2000).distance   // 396.85
  @inlinable public var distance: Double { velocity * duration / Self.power }

  /// The distance travelled in `time` seconds ≥ 0, in points.
  @inlinable
  public func displacement(at time: Double) -> Double {
    let left = timeLeft(at: time)
    return distance * (1 - left * left * (left * left))
  }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    let left = timeLeft(at: time)
    return velocity * (left * left * left)
  }

  /// Seconds until the distance travelled is `way` points: `T · (1 − ∜(1 − 4·d / (v₀·T)))`; nil if the motion never gets there.
  @inlinable
  public func time(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    let share = way / distance
    guard share >= 0, share <= 1 else { return nil }
    return duration * (1 - (1 - share).squareRoot().squareRoot())
  }

  /// The fraction of the duration that is left at `time`, from 1 down to 0.
  @inlinable
  func timeLeft(at time: Double) -> Double { time < duration ? 1 - time / duration : 0 }
}
