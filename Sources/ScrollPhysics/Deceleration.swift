/// Exponential slow-down: the fraction `rate` of the velocity is left after each **millisecond**.
///
/// With `k = −1000 · ln rate` per second: `v(t) = v₀ · e^(−k·t)`, `x(t) = v₀ · (1 − e^(−k·t)) / k`. This is the continuous law; the
/// discrete sum that some libraries use differs by 0.1 % and fits measured `targetContentOffset`s less well.
@frozen
public struct Deceleration: Equatable, Sendable {
  /// Fraction of the velocity left after 1 ms, between 0 and 1.
  public let rate: Double
  /// `k = −1000 · ln rate`: the slow-down per second, above 0.
  public let perSecond: Double

  /// A slow-down that leaves the fraction `rate` of the velocity per millisecond, above 0 and below 1.
  public init(rate: Double) {
    require(rate > 0 && rate < 1, "a deceleration rate", rate, "above 0 and below 1")
    self.rate = rate
    perSecond = -1000 * Elementary.log(rate)
  }

  /// A slow-down by friction, `v′ = −k·v`, with `k` per second above 0.
  ///
  /// - Parameter perSecond: The friction `k`; the fraction left after a millisecond is `e^(−k / 1000)`.
  public init(perSecond: Double) {
    require(perSecond > 0 && perSecond < .infinity, "a friction per second", perSecond, "above 0 and finite")
    self.perSecond = perSecond
    rate = Elementary.exp(-perSecond / 1000)
  }

  /// `UIScrollView.DecelerationRate.normal`, 0.998 per ms, as read back from UIKit at run time.
  public static var normal: Deceleration { Deceleration(rate: 0.998) }
  /// `UIScrollView.DecelerationRate.fast`, 0.99 per ms, as read back from UIKit at run time.
  public static var fast: Deceleration { Deceleration(rate: 0.99) }

  /// The distance travelled in `time` seconds from `velocity`, in points: `v · (1 − e^(−k·t)) / k`.
  @inlinable
  public func displacement(velocity: Double, at time: Double) -> Double {
    -velocity * Elementary.expm1(-perSecond * time) / perSecond
  }

  /// The velocity left of `velocity` after `time` seconds, in points per second: `v · e^(−k·t)`.
  @inlinable
  public func velocity(_ velocity: Double, at time: Double) -> Double {
    velocity * Elementary.exp(-perSecond * time)
  }

  /// The distance travelled from `velocity` until rest, in points: `v / k`.
  ///
  ///     Deceleration.normal.distance(velocity: 2000)   // 998.9997
  @inlinable
  public func distance(velocity: Double) -> Double { velocity / perSecond }

  /// The distance travelled from `velocity` until the speed is `stopSpeed`, in points: `(v − s·sgn v) / k`; 0 if `velocity` is not faster.
  ///
  /// With 10 pt/s this gives UIKit's own `targetContentOffset` to 0.17 pt (12 samples measured by Cranpose).
  @inlinable
  public func distance(velocity: Double, downTo stopSpeed: Double) -> Double {
    if abs(velocity) <= stopSpeed { return 0 }
    return (velocity < 0 ? velocity + stopSpeed : velocity - stopSpeed) / perSecond
  }

  /// The velocity whose motion comes to rest after `distance` points, in points per second: `d · k`.
  @inlinable
  public func velocity(forDistance distance: Double) -> Double { distance * perSecond }

  /// Seconds until the distance travelled from `velocity` is `distance`: `−ln(1 − k·d/v) / k`.
  ///
  /// - Parameters:
  ///   - distance: The distance to travel, in points, signed.
  ///   - velocity: The velocity at the start, in points per second, signed.
  /// - Returns: Seconds ≥ 0; nil if the motion never gets there: too slow, at rest, or in the other direction.
  @inlinable
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let share = perSecond * distance / velocity
    guard share >= 0, share < 1 else { return nil }
    return -Elementary.log1p(-share) / perSecond
  }

  /// Seconds until `velocity` has fallen to `speed`: `ln(|v| / s) / k`; 0 if `velocity` is not faster.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, in points per second, signed.
  ///   - speed: The speed to reach, in points per second, above 0.
  /// - Returns: Seconds ≥ 0.
  @inlinable
  public func duration(velocity: Double, downTo speed: Double) -> Double {
    if abs(velocity) <= speed { return 0 }
    return Elementary.log(abs(velocity) / speed) / perSecond
  }

  /// Seconds until the remaining distance is `distance` points, which is when the speed is `k · d`.
  @inlinable
  public func duration(velocity: Double, toWithin distance: Double) -> Double {
    duration(velocity: velocity, downTo: perSecond * distance)
  }
}
