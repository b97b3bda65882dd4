import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// What an engine did in the gestures without an intent; whether that was right is unknown.
package struct UnlabelledHits: Equatable, Sendable {
  /// The metrics that are computed for gestures without an intent.
  package static let metrics: [ReplayFigure] = [
    .margin, .peakMargin, .peakOverscroll, .latency, .releaseLatency, .delayTotal,
  ]

  /// The number of counted gestures, without those counted in ``busy``.
  package private(set) var gestures = 0
  /// The number of gestures that began during a refresh and could not have fired.
  package private(set) var busy = 0
  /// The number of gestures whose pull passed the threshold with a finger down.
  package private(set) var reachedCount = 0
  /// The number of gestures that fired.
  package private(set) var firedCount = 0
  /// The number of gestures that fired without a finger down, from momentum.
  package private(set) var momentumCount = 0
  /// The number of triggers in all gestures.
  package private(set) var triggers = 0
  /// The time with a finger down in all counted gestures, in seconds.
  package private(set) var contact = 0.0
  /// The counts of each person with each device.
  private var units = PartTable<SampledUnit, HitCounts>()
  /// The people and devices of the whole group of the report, and which of them is the sampling unit.
  private var sampling = Sampling(origin: "")
  /// The person and device of each gesture whose values are in `samples`.
  private var timedUnits = GestureUnits()
  private var samples = [MetricSample](repeating: MetricSample(), count: metrics.count)

  init() {}

  /// Adds a gesture without an intent.
  mutating func add(_ result: ReplayResult, of unit: SampledUnit) {
    guard !result.isBusy else {
      busy += 1
      return
    }
    gestures += 1
    if result.isReached { reachedCount += 1 }
    if result.triggers > 0 { firedCount += 1 }
    if result.triggerPhase == .settling { momentumCount += 1 }
    triggers += result.triggers
    let length = result.began.flatMap { began in result.ended.map { max(0, $0 - began) } } ?? 0
    contact += length
    units.change(unit, from: HitCounts()) { counts in
      counts.gestures += 1
      if result.isReached { counts.reached += 1 }
      if result.triggers > 0 { counts.fired += 1 }
      if result.triggerPhase == .settling { counts.byMomentum += 1 }
      counts.triggers += result.triggers
      counts.contact += length
    }
    timedUnits.append(unit)
    for (index, metric) in Self.metrics.enumerated() { samples[index].add(metric.value(in: result)) }
  }

  /// A copy of these figures with the people and devices of the whole group of the report, which determine the sampling unit.
  func sampled(as sampling: Sampling) -> UnlabelledHits {
    var hits = self
    hits.sampling = sampling
    return hits
  }

  /// The proportion of gestures whose pull passed the threshold with a finger down, 0 to 1, with an interval by person.
  package var reached: Estimate { share(reachedCount, { $0.reached }) }
  /// The proportion of gestures that fired, 0 to 1, with an interval by person.
  package var fired: Estimate { share(firedCount, { $0.fired }) }
  /// The proportion of gestures that fired from momentum, without a finger down, 0 to 1, with an interval by person.
  package var byMomentum: Estimate { share(momentumCount, { $0.byMomentum }) }
  /// The range over people or devices of the proportion that fired; nil if gestures are the sampling unit, or if there are too few.
  package var firedRange: UnitRange? {
    sampling.unit == .gestures ? nil : UnitRange(byUnit.map { UnitShare($0.fired, of: $0.gestures) })
  }
  /// Triggers per hour with a finger down, with an interval by person; for independent gestures it is the exact Poisson interval.
  package var triggersPerHour: PoissonRate {
    guard sampling.unit != .gestures else {
      return PoissonRate(events: triggers, hours: contact / Self.secondsPerHour)
    }
    return PoissonRate(
      byUnit.map { UnitExposure(events: $0.triggers, hours: $0.contact / Self.secondsPerHour) },
      of: sampling.unit)
  }

  private var byUnit: [HitCounts] {
    Array(sampling.grouped(units.entries) { $0.add($1) }.values)
  }

  /// The statistics of one of the metrics in ``metrics``.
  package func summary(of metric: ReplayFigure) -> MetricSummary {
    let sample = Self.metrics.firstIndex(of: metric).map { samples[$0] } ?? MetricSample()
    return sample.summary(of: timedUnits, as: sampling)
  }

  private func share(_ count: Int, _ part: (HitCounts) -> Int) -> Estimate {
    Estimate(
      WilsonInterval(successes: count, trials: gestures), orBecause: "every gesture has an intent"
    ).bounded(by: byUnit.map { UnitShare(part($0), of: $0.gestures) }, of: sampling.unit)
  }

  private static let secondsPerHour = 3600.0
}

/// What an engine did in the gestures without an intent of one person with one device.
private struct HitCounts: Equatable, Sendable {
  var gestures = 0
  var reached = 0
  var fired = 0
  var byMomentum = 0
  var triggers = 0
  /// The time with a finger down, in seconds.
  var contact = 0.0

  mutating func add(_ other: HitCounts) {
    gestures += other.gestures
    reached += other.reached
    fired += other.fired
    byMomentum += other.byMomentum
    triggers += other.triggers
    contact += other.contact
  }
}
