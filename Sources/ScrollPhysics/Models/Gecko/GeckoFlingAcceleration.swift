/// Firefox's acceleration of consecutive flings: the start velocity of the previous one is added.
///
///     fling ──(a touch stops it: ``interrupt(at:)``)── the next fling: ``start(velocity:leastPanVelocity:rest:)``
///                                                    └── a tap: ``reset()``
///
/// Source: `FlingAccelerator` of APZ; velocities are points per second here, px/ms there.
@frozen
public struct GeckoFlingAcceleration: Equatable, Sendable {
  /// Pref `apz.fling_accel_min_fling_velocity`, 1.5 px/ms, in points per second: the least velocity of the new fling and of the remaining
  /// previous one.
  @inlinable public static var leastFlingSpeed: Double { 1500 }
  /// Pref `apz.fling_accel_min_pan_velocity`, 0.8 px/ms, in points per second: a pan slower than this at any time gives no acceleration.
  @inlinable public static var leastPanSpeed: Double { 800 }
  /// Pref `apz.fling_accel_max_pause_interval_ms`: a longer rest after touch-down, in seconds, gives no acceleration.
  @inlinable public static var longestRest: Double { 0.05 }

  /// True while an earlier fling may accelerate the next.
  public private(set) var isTracking = false
  private var startVelocity = 0.0
  private var velocityAtInterruption = 0.0

  /// A state without an earlier fling.
  public init() {}

  /// A touch has stopped the fling at a velocity, in points per second, signed.
  public mutating func interrupt(at velocity: Double) { velocityAtInterruption = velocity }

  /// A tap or a pan without fling: the next fling is not accelerated.
  public mutating func reset() { self = GeckoFlingAcceleration() }

  /// The velocity that a fling starts with, in points per second; the state then remembers this fling.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity from the tracker, in points per second, signed.
  ///   - leastPanSpeed: The least speed of the pan, in points per second.
  ///   - rest: Seconds that the finger rested after touch-down before it moved.
  /// - Returns: The sum of both start velocities, or `velocity` itself.
  public mutating func start(velocity: Double, leastPanSpeed: Double, rest: Double) -> Double {
    let accelerates =
      isTracking && abs(velocity) >= Self.leastFlingSpeed && leastPanSpeed >= Self.leastPanSpeed
      && abs(velocityAtInterruption) >= Self.leastFlingSpeed && rest < Self.longestRest
      && Self.sameDirection(velocity, startVelocity)
    let start = accelerates ? Self.sum(of: velocity, after: startVelocity) : velocity
    (isTracking, startVelocity, velocityAtInterruption) = (true, start, 0)
    return start
  }

  /// The velocity of an accelerated fling, in points per second: the sum of both start velocities.
  @inlinable
  public static func sum(of velocity: Double, after previous: Double) -> Double { velocity + previous }

  private static func sameDirection(_ a: Double, _ b: Double) -> Bool {
    a == 0 || b == 0 || (a < 0) == (b < 0)
  }
}
