/// Flutter's `VelocityTracker`: the slope, at the newest sample, of a parabola fitted to the last samples by least squares.
///
/// It uses at most 20 samples, none more than 100 ms older than the newest, none before a gap of more than 40 ms. The velocity is 0 for
/// fewer
/// than three samples, and more than 40 ms after the newest. Unlike ``VelocityTracker`` it stores samples of equal times.
@frozen
public struct FlutterVelocityTracker: Equatable, Sendable {
  private var ring = SampleRing()

  /// The greatest age of a sample relative to the newest, in milliseconds.
  ///
  /// Flutter's tracker counts in milliseconds, and so do the values below, because its fit compares times in this unit.
  static var horizon: Double { 100 }
  @inlinable static var longestGap: Double { 40 }
  private static var leastSamples: Int { 3 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }
  /// Half a microsecond, in milliseconds: Flutter's times are whole microseconds, and this keeps rounding from missing a limit.
  @inlinable static var rounding: Double { 0.5e-3 }

  /// A tracker without samples.
  public init() {}

  /// A tracker that has already received these samples.
  init(_ samples: SampleRing) { ring = samples }

  /// Adds a finger position, in points, at a time in seconds, not before the last sample's.
  public mutating func add(position: Double, at time: Double) { ring.append(position: position, at: time) }

  /// The finger's velocity at `now`, in seconds, and the distance over which it was measured.
  public func estimate(at now: Double) -> FlutterVelocityEstimate {
    guard ring.count > 0, !Self.isAtRest(ring.newest, at: now) else { return .none }
    let newest = ring.sample(age: 0)
    let used = samplesInReach
    let travel = newest.position - ring.sample(age: used - 1).position
    guard used >= Self.leastSamples, let fit = fit(of: used) else {
      return FlutterVelocityEstimate(velocity: 0, travel: travel, confidence: 1)
    }
    return FlutterVelocityEstimate(
      velocity: fit.slope * Self.millisecondsPerSecond, travel: travel, confidence: fit.confidence)
  }

  /// True if the newest sample is more than 40 ms old, so that the finger counts as resting.
  @inlinable
  static func isAtRest(_ newest: SampleRing.Sample, at now: Double) -> Bool {
    (now - newest.time) * millisecondsPerSecond > longestGap + rounding
  }

  /// The age of a sample relative to the newest, in milliseconds.
  private func milliseconds(age: Int) -> Double {
    (ring.sample(age: 0).time - ring.sample(age: age).time) * Self.millisecondsPerSecond
  }

  private var samplesInReach: Int {
    var (used, previous) = (0, 0.0)
    while used < ring.count {
      let age = milliseconds(age: used)
      guard age <= Self.horizon + Self.rounding, abs(age - previous) <= Self.longestGap + Self.rounding
      else { break }
      previous = age
      used += 1
    }
    return used
  }

  private func fit(of used: Int) -> ParabolaFit? {
    let origin = ring.sample(age: 0).position
    return ParabolaFit(degree: 2, count: used) { age in
      (-milliseconds(age: age), ring.sample(age: age).position - origin)
    }
  }
}
