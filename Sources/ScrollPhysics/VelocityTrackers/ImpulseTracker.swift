/// Android's `IMPULSE` velocity: the finger pushes a mass of 1, and the work of its pushes is the mass's energy.
///
/// From the oldest sample on, each pair's velocity `v` adds the work `(v − w) · |v|`, with `w = ±√(2·|W|)` the velocity from the
/// work `W` so far; the first pair counts half, as if the mass had already moved with it. Two samples give their
/// quotient, one gives nothing. At most 20 samples, none more than 100 ms older than the newest; after a gap of more than 40 ms
/// earlier samples are dropped, and 40 ms without a sample before the release count as rest. Source: AOSP frameworks/native
/// `VelocityTracker.cpp`.
@frozen
public struct ImpulseTracker: Equatable, Sendable {
  /// `HORIZON`, 100 ms: the age in seconds beyond which samples are dropped.
  @inlinable public static var horizon: Double { 0.1 }
  /// `ASSUME_POINTER_STOPPED_TIME`, 40 ms: after this time without a sample, in seconds, the finger counts as resting.
  @inlinable public static var stoppedAfter: Double { 0.04 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  @usableFromInline var samples = SampleRing()

  /// A tracker without samples.
  public init() {}

  /// A tracker that has already received these samples.
  init(_ samples: SampleRing) { self.samples = samples }

  /// Adds a sample: a position in points, at a time in seconds; a sample at the newest's time replaces it.
  public mutating func add(position: Double, at time: Double) { Self.add(position, at: time, to: &samples) }

  /// Adds a finger position, in points, at a time in seconds, to `samples`.
  static func add(_ position: Double, at time: Double, to samples: inout SampleRing) {
    if samples.count > 0 {
      let step = time - samples.newest.time
      if step <= 0 { return samples.replaceNewest(position: position) }
      if step > stoppedAfter + rounding { samples.clear() }
    }
    samples.append(position: position, at: time)
    samples.forget(olderThan: horizon + rounding)
  }

  /// The finger's velocity at a release at `now`, in points per second.
  @_addressableSelf
  public func velocity(at now: Double) -> Double {
    let count = samples.count
    guard count > 1, now - samples.newest.time <= Self.stoppedAfter + Self.rounding else { return 0 }
    let (times, positions) = (samples.times.span, samples.positions.span)
    if count == 2 { return slope(toAge: 0, times, positions) }
    var work = 0.0
    for age in stride(from: count - 2, through: 0, by: -1) {
      let velocity = slope(toAge: age, times, positions)
      work += (velocity - Self.velocity(ofWork: work)) * abs(velocity)
      if age == count - 2 { work *= 0.5 }
    }
    return Self.velocity(ofWork: work)
  }

  /// The velocity between the sample of this age (0 is the newest) and the previous one, in points per second.
  @inline(__always)
  private func slope(toAge age: Int, _ times: Span<Double>, _ positions: Span<Double>) -> Double {
    let (from, to) = (samples.slot(ofAge: age + 1), samples.slot(ofAge: age))
    return (positions[to] - positions[from]) / (times[to] - times[from])
  }

  /// The velocity of a mass of 1 whose energy is this work: `W = v² / 2`, with the work's sign.
  private static func velocity(ofWork work: Double) -> Double {
    let speed = (2 * abs(work)).squareRoot()
    return work < 0 ? -speed : speed
  }
}
