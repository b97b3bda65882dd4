/// Firefox's velocity on Android: the slope at the newest sample of a least-squares parabola.
///
/// At most 20 samples, none more than 100 ms older than the newest; after a gap of 40 ms or more earlier samples are dropped; a
/// sample less than 1 ms after the last one replaces it. Two samples give the line through them, one gives nothing.
/// The time of the release does not count: a finger that rests before its release keeps its velocity. Source:
/// `AndroidVelocityTracker` of APZ, after Chromium's `lsq2`; it fits in single precision.
@frozen
public struct GeckoAndroidTracker: Equatable, Sendable {
  /// Firefox's pref `apz.velocity_relevance_time_ms`, 100 ms: the age in seconds beyond which samples are dropped.
  @inlinable public static var horizon: Double { 0.1 }
  /// `kAssumePointerMoveStoppedTime`, 40 ms: the gap in seconds from which on earlier samples are dropped.
  @inlinable public static var gap: Double { 0.04 }
  /// The time between two samples, in seconds, below which they count as one.
  @inlinable public static var shortestStep: Double { 0.001 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  @usableFromInline var samples = SampleRing()
  @usableFromInline var lastTime: Double

  /// A tracker for a finger that comes down at a position, in points, and a time, in seconds.
  public init(position: Double, at time: Double) {
    lastTime = time
    samples.append(position: position, at: time)
  }

  /// A tracker that has already received these samples, the last of them at `time`.
  init(_ samples: SampleRing, last time: Double) { (self.samples, lastTime) = (samples, time) }

  /// Adds the finger's position, in points, at a time in seconds.
  public mutating func add(position: Double, at time: Double) {
    Self.add(position, at: time, after: lastTime, to: &samples)
    lastTime = time
  }

  /// Adds a finger position, in points, at `time` to `samples`, whose last sample came at `lastTime`, both in seconds.
  static func add(_ position: Double, at time: Double, after lastTime: Double, to samples: inout SampleRing) {
    let step = time - lastTime
    if step >= gap - rounding { samples.clear() }
    if step < shortestStep - rounding, samples.count > 0 {
      samples.replaceNewest(position: position)
    } else {
      samples.append(position: position, at: time)
      samples.forget(olderThan: horizon + rounding)
    }
  }

  /// The finger's velocity at the release, in points per second; 0 for a single sample.
  public var velocity: Double {
    @_addressableSelf get {
      if samples.count > 2 { return samples.parabolaSlope() }
      return samples.count == 2 ? samples.lineSlope() : 0
    }
  }
}
