/// Firefox's return from an overscroll: an overdamped spring, started with half of the velocity.
///
/// Mass 1, stiffness 200, damping ratio 1.1 (prefs `apz.overscroll.spring_stiffness` and `damping`; 400 and 1.2 before),
/// the velocity halved and at most 10 px/ms. At rest when nearer than 1 px and not faster than 2 px/s; it stops on the
/// edge instead of crossing it. Firefox takes Runge-Kutta steps of a fixed length; this is the exact solution.
@frozen
public struct GeckoSnapBack: Equatable, Sendable {
  /// Firefox's spring about an edge: stiffness 200 for mass 1, damping ratio 1.1.
  @inlinable public static var spring: Spring { Spring(mass: 1, stiffness: 200, dampingRatio: 1.1) }
  /// The number by which Firefox divides the release velocity before the return starts.
  @inlinable public static var velocityDivisor: Double { 2 }
  /// The greatest speed with which the return starts: 10 px/ms, in points per second.
  @inlinable public static var greatestSpeed: Double { 10_000 }
  /// The limits within which the return counts as ended: nearer than 1 px and not faster than 2 px/s.
  @inlinable public static var tolerance: Tolerance { Tolerance(distance: 1, speed: 2) }

  /// The spring's motion about the edge, as if it never ended.
  public let motion: SpringMotion

  /// The return after a release with a velocity.
  ///
  /// - Parameters:
  ///   - overscroll: Points past the edge, signed.
  ///   - releaseVelocity: The content's velocity at the release, in points per second; with the sign of `overscroll` it moves further out.
  @inlinable
  public init(overscroll: Double, releaseVelocity: Double) {
    let (half, limit) = (releaseVelocity / Self.velocityDivisor, Self.greatestSpeed)
    let start = half > limit ? limit : half < -limit ? -limit : half
    self.init(spring: Self.spring, overscroll: overscroll, startVelocity: start)
  }

  /// The motion by another spring, started with `startVelocity` points per second, which is neither halved nor limited.
  @inlinable
  public init(spring: Spring, overscroll: Double, startVelocity: Double) {
    motion = SpringMotion(spring: spring, displacement: overscroll, velocity: startVelocity)
  }

  /// Seconds until the return ends: at the edge if it gets there, else when it is at rest by ``tolerance``.
  public var duration: Double {
    let rest = motion.settleTime(Self.tolerance)
    guard let crossing, crossing < rest else { return rest }
    return crossing
  }

  /// The time at which the return crosses the edge, in seconds after the start; nil if it does not.
  ///
  /// `x = 0` where `e^(−2wt) − 1 = x₀ / (s/2w − x₀/2)`, with `s = v₀ + b·x₀`: at most once above critical damping.
  public var crossing: Double? {
    let spring = motion.spring
    require(spring.dampingRatio > 1, "a snap-back's spring", spring.dampingRatio, "overdamped")
    let twice = 2 * spring.detuning
    let slope = motion.velocity + spring.decay * motion.displacement
    let ratio = motion.displacement / (slope / twice - motion.displacement / 2)
    guard ratio > -1, ratio < 0 else { return nil }
    return -Elementary.log1p(ratio) / twice
  }

  /// The overscroll after `time` seconds ≥ 0, in points; 0 from the end on.
  public func overscroll(at time: Double) -> Double {
    time < duration ? motion.displacement(at: time) : 0
  }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double { time < duration ? motion.velocity(at: time) : 0 }
}
