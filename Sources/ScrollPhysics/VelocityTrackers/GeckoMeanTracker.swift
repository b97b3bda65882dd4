/// Firefox's velocity on the desktop: the mean of the last five events' velocities.
///
/// An event that is more than 5 ms after the last one used makes a velocity of the way and the time since that one; an
/// earlier one is kept waiting and its way counts with the next. At the lift those younger than 100 ms count alike,
/// whatever time each stands for. Source: `SimpleVelocityTracker` of APZ; its upper bound and curve of fast velocities
/// (prefs in inches per ms) are left out.
@frozen
public struct GeckoMeanTracker: Equatable, Sendable {
  /// Pref `apz.max_velocity_queue_size`.
  @inlinable public static var capacity: Int { 5 }
  /// Pref `apz.velocity_relevance_time_ms`: 100 ms, in seconds.
  @inlinable public static var relevance: Double { 0.1 }
  /// `MIN_VELOCITY_SAMPLE_TIME`: 5 ms, in seconds.
  @inlinable public static var shortestStep: Double { 0.005 }
  /// Times are whole microseconds; half of one keeps a limit from being missed by rounding.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  /// Velocities for positions.
  @usableFromInline var velocities = SampleRing()
  @usableFromInline var last: SampleRing.Sample

  /// A finger goes down at a position, in points, and a time, in seconds.
  public init(position: Double, at time: Double) {
    last = SampleRing.Sample(time: time, position: position)
  }

  /// The finger moves to a position, in points, at a time, in seconds.
  public mutating func add(position: Double, at time: Double) {
    let step = time - last.time
    guard step > Self.shortestStep + Self.rounding else { return }
    velocities.append(position: (position - last.position) / step, at: time)
    last = SampleRing.Sample(time: time, position: position)
  }

  /// The finger's velocity as it lifts at `now`, in points per second; 0 where nothing counts.
  public func velocity(at now: Double) -> Double {
    var (sum, count) = (0.0, 0.0)
    let stored = velocities.stored.span
    var age = 0
    while age < velocities.count, age < Self.capacity {
      let sample = stored[velocities.slot(ofAge: age)]
      if now - sample.time < Self.relevance - Self.rounding {
        (sum, count) = (sum + sample.position, count + 1)
      }
      age += 1
    }
    return count > 1 ? sum / count : sum
  }
}
