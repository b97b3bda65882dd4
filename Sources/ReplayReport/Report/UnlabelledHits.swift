import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// The gestures of which nobody said what was meant: what an engine did in them, without a word on right or wrong.
package struct UnlabelledHits: Equatable, Sendable {
  /// The metrics that need no intent.
  package static let metrics: [ReplayMetric] = [
    .margin, .peakMargin, .peakOverscroll, .latency, .releaseLatency, .delayTotal,
  ]

  /// Gestures counted; those that were ``busy`` are not among them.
  package private(set) var gestures = 0
  /// Gestures that began while a refresh was going on.
  package private(set) var busy = 0
  /// Gestures whose pull passed the threshold under the finger.
  package private(set) var reachedCount = 0
  /// Gestures in which it fired.
  package private(set) var firedCount = 0
  /// Gestures in which it fired without a finger: by what momentum did.
  package private(set) var momentumCount = 0
  /// Triggers in all of them.
  package private(set) var triggers = 0
  /// Time with a finger down, in seconds.
  package private(set) var contact = 0.0
  private var samples = [MetricSample](repeating: MetricSample(), count: metrics.count)

  /// No gesture yet.
  init() {}

  /// Counts a gesture without an intent.
  mutating func add(_ result: ReplayResult) {
    guard !result.isBusy else {
      busy += 1
      return
    }
    gestures += 1
    if result.isReached { reachedCount += 1 }
    if result.triggers > 0 { firedCount += 1 }
    if result.triggerPhase == .settling { momentumCount += 1 }
    triggers += result.triggers
    if let began = result.began, let ended = result.ended { contact += max(0, ended - began) }
    for (index, metric) in Self.metrics.enumerated() { samples[index].add(metric.value(in: result)) }
  }

  /// The share whose pull passed the threshold under the finger, with Wilson's interval.
  package var reached: Estimate { share(reachedCount) }
  /// The share in which it fired, with Wilson's interval.
  package var fired: Estimate { share(firedCount) }
  /// The share in which it fired by what momentum did, with Wilson's interval.
  package var byMomentum: Estimate { share(momentumCount) }
  /// Triggers an hour of contact, with the exact Poisson interval.
  package var triggersPerHour: PoissonRate {
    PoissonRate(events: triggers, hours: contact / Self.secondsPerHour)
  }

  /// The spread of one of ``metrics``.
  package func summary(of metric: ReplayMetric) -> MetricSummary {
    Self.metrics.firstIndex(of: metric).map { samples[$0].summary } ?? MetricSample().summary
  }

  private func share(_ count: Int) -> Estimate {
    Estimate(
      WilsonInterval(successes: count, trials: gestures), orBecause: "no gesture without an intent")
  }

  private static let secondsPerHour = 3600.0
}
