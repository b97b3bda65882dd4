/// Firefox's acceleration of consecutive flings: the previous fling's start velocity is added to the next one's.
///
///     fling ──(a touch stops it: interrupt(at:))── the next fling: start(velocity:leastPanSpeed:rest:)
///                                                └── a tap: reset()
///
/// Source: `FlingAccelerator` of APZ, where velocities are in px/ms; here they are in points per second.
@frozen
public struct GeckoFlingAcceleration: Equatable, Sendable {
  /// Firefox's pref `apz.fling_accel_min_fling_velocity`, 1.5 px/ms, in points per second.
  ///
  /// Both the new fling and the rest of the previous one must be at least this fast.
  @inlinable public static var leastFlingSpeed: Double { 1500 }
  /// Firefox's pref `apz.fling_accel_min_pan_velocity`, 0.8 px/ms, in points per second: a pan that is slower at any time gives no
  /// acceleration.
  @inlinable public static var leastPanSpeed: Double { 800 }
  /// Firefox's pref `apz.fling_accel_max_pause_interval_ms`, in seconds: a longer rest after touch-down gives no acceleration.
  @inlinable public static var longestRest: Double { 0.05 }

  /// True while an earlier fling may accelerate the next.
  public private(set) var isTracking = false
  private var startVelocity = 0.0
  private var velocityAtInterruption = 0.0

  /// A state without an earlier fling.
  public init() {}

  /// Records that a touch has stopped the fling at a velocity, in points per second, signed.
  public mutating func interrupt(at velocity: Double) { velocityAtInterruption = velocity }

  /// Forgets the earlier fling after a tap or a pan without fling, so that the next fling is not accelerated.
  public mutating func reset() { self = GeckoFlingAcceleration() }

  /// The velocity that a fling starts with, in points per second; the fling is then remembered for the next one.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity from the velocity tracker, in points per second, signed.
  ///   - leastPanSpeed: The least speed of the pan, in points per second.
  ///   - rest: Seconds that the finger rested after touch-down before it moved.
  /// - Returns: The sum of both flings' start velocities if Firefox accelerates the new fling, else `velocity`.
  public mutating func start(velocity: Double, leastPanSpeed: Double, rest: Double) -> Double {
    let accelerates =
      isTracking && abs(velocity) >= Self.leastFlingSpeed && leastPanSpeed >= Self.leastPanSpeed
      && abs(velocityAtInterruption) >= Self.leastFlingSpeed && rest < Self.longestRest
      && Self.sameDirection(velocity, startVelocity)
    let start = accelerates ? Self.sum(of: velocity, after: startVelocity) : velocity
    (isTracking, startVelocity, velocityAtInterruption) = (true, start, 0)
    return start
  }

  /// The velocity of an accelerated fling, in points per second: the sum of its own start velocity and the previous fling's.
  @inlinable
  public static func sum(of velocity: Double, after previous: Double) -> Double { velocity + previous }

  private static func sameDirection(_ a: Double, _ b: Double) -> Bool {
    a == 0 || b == 0 || (a < 0) == (b < 0)
  }
}
