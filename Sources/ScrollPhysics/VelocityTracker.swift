/// A finger's velocity at the end of its movement: the slope, at the newest sample, of a parabola fitted to the last samples.
///
/// Least squares with equal weights over at most 20 samples, none older than 100 ms before the newest, none before a gap
/// of more than 40 ms. Zero for fewer than three samples, and if the last movement is 100 ms old. Source: the rule that
/// Android, Flutter and Gecko's Android port share (`lsq2`); UIKit's own rule is not public, except for its 100 ms of rest.
@frozen
public struct VelocityTracker: Equatable, Sendable {
  /// The age relative to the newest sample beyond which samples are dropped, in seconds.
  @inlinable public static var horizon: Double { 0.1 }
  /// The gap between two samples, in seconds, beyond which earlier samples do not count.
  @usableFromInline static var longestGap: Double { 0.04 }
  /// The age of the last movement from which on the finger counts as resting, in seconds.
  @usableFromInline static var restAfter: Double { 0.1 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a limit.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  @usableFromInline var samples = SampleRing()
  @usableFromInline var lastMovement = -Double.infinity

  /// The number of samples used, 0 to 20.
  public var count: Int { samples.count }

  /// A tracker without samples.
  public init() {}

  /// Adds a sample.
  ///
  /// A time that is not after the newest sample's counts as that sample's; the later position replaces it.
  ///
  /// - Parameters:
  ///   - position: The finger's position, in points.
  ///   - time: Seconds.
  public mutating func add(position: Double, at time: Double) {
    guard count > 0 else {
      lastMovement = time
      samples.append(position: position, at: time)
      return
    }
    let last = samples.newest
    if position != last.position { lastMovement = time > last.time ? time : last.time }
    guard time > last.time else { return samples.replaceNewest(position: position) }
    if time - last.time > Self.longestGap + Self.rounding { samples.clear() }
    samples.append(position: position, at: time)
    samples.forget(olderThan: Self.horizon + Self.rounding)
  }

  /// The finger's velocity at its newest sample, evaluated at `now`, in points per second.
  ///
  /// - Parameter now: Seconds, not before the newest sample: the time of the release.
  /// - Returns: Points per second, signed; 0 for a finger that rests or has too few samples.
  @_addressableSelf
  public func velocity(at now: Double) -> Double {
    guard now - lastMovement < Self.restAfter - Self.rounding else { return 0 }
    return count < 3 ? 0 : samples.parabolaSlope()
  }
}
