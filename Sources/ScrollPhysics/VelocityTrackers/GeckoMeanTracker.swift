/// Firefox's velocity on the desktop: the mean of the last five events' velocities.
///
/// An event more than 5 ms after the last one used gives a velocity from the distance and time between both; an
/// earlier event waits, and its distance counts with the next. At the release, velocities younger than 100 ms have equal weights,
/// whatever time each covers. Source: `SimpleVelocityTracker` of APZ; its upper bound and curve of fast velocities
/// (prefs in inches per ms) are left out.
@frozen
public struct GeckoMeanTracker: Equatable, Sendable {
  /// Firefox's pref `apz.max_velocity_queue_size`: the number of velocities averaged.
  @inlinable public static var capacity: Int { 5 }
  /// Firefox's pref `apz.velocity_relevance_time_ms`, 100 ms: the age in seconds up to which a velocity counts.
  @inlinable public static var relevance: Double { 0.1 }
  /// `MIN_VELOCITY_SAMPLE_TIME`, 5 ms: the time in seconds that must pass before an event gives a velocity.
  @inlinable public static var shortestStep: Double { 0.005 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  /// The last five velocities, stored as positions of samples, the newest first; missing ones are infinitely old.
  @usableFromInline var velocities: InlineArray<5, SampleRing.Sample>
  @usableFromInline var last: SampleRing.Sample

  /// A tracker for a finger that comes down at a position, in points, and a time, in seconds.
  @inlinable
  public init(position: Double, at time: Double) {
    velocities = InlineArray(repeating: SampleRing.Sample(time: -.infinity, position: 0))
    last = SampleRing.Sample(time: time, position: position)
  }

  /// Adds the finger's position, in points, at a time in seconds.
  @inlinable
  public mutating func add(position: Double, at time: Double) {
    let step = time - last.time
    guard step > Self.shortestStep + Self.rounding else { return }
    for age in stride(from: Self.capacity - 1, to: 0, by: -1) { velocities[age] = velocities[age - 1] }
    velocities[0] = SampleRing.Sample(time: time, position: (position - last.position) / step)
    last = SampleRing.Sample(time: time, position: position)
  }

  /// The finger's velocity at a release at `now`, in points per second; 0 if no event is recent enough.
  @inlinable
  public func velocity(at now: Double) -> Double {
    var (sum, count) = (0.0, 0.0)
    for age in 0..<Self.capacity {
      // The remaining ones are older still.
      guard now - velocities[age].time < Self.relevance - Self.rounding else { break }
      (sum, count) = (sum + velocities[age].position, count + 1)
    }
    return count > 1 ? sum / count : sum
  }

  /// Compares the stored samples.
  public static func == (a: GeckoMeanTracker, b: GeckoMeanTracker) -> Bool {
    for age in 0..<capacity where a.velocities[age] != b.velocities[age] { return false }
    return a.last == b.last
  }
}
