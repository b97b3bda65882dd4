import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// The statistics of one engine on one model over the gestures of one origin.
package struct ReportGroup: Equatable, Sendable {
  /// The names that identify a group; no figure mixes two groups.
  struct Key: Hashable, Sendable {
    let engine: String
    let ground: String
    let origin: String
  }

  /// The engine's name.
  package let engine: String
  /// The ground's name: the model's, or `native` if each engine ran on its own.
  package let ground: String
  /// The model's name.
  package let model: String
  /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// The number of gestures by verdict: fired or not, and should have fired or not.
  package private(set) var counts = ConfusionCounts()
  /// The people and devices of its gestures.
  package private(set) var sampling: Sampling
  /// The person and device of each gesture that has a verdict; nil in a group outside a report.
  var gestureUnits: GestureUnits?
  /// The number of gestures with an intent that began during a refresh and could not have fired; no rate includes them.
  package private(set) var busy = 0
  /// The figures of gestures without an intent.
  package var hits: UnlabelledHits { unlabelled.sampled(as: sampling) }
  /// ``hits`` by the device the fingers were on: `touchscreen`, `touchpad`.
  package var hitsBySource: [String: UnlabelledHits] {
    sourceHits.dictionary.mapValues { $0.sampled(as: sampling) }
  }
  /// The number of files with a counted gesture, with an intent and without one.
  package private(set) var files = FileCounts()
  /// The number of triggers in gestures of `free` use.
  package private(set) var freeTriggers = 0
  /// Length of all recordings of `free` use, in seconds.
  package private(set) var exposure = 0.0
  /// The number of triggers per gesture.
  package private(set) var triggersPerGesture = TriggersPerGesture()
  /// The number of counted gestures by the unit of their contact positions.
  package var units: [TraceUnits: Int] { unitCounts.dictionary }
  /// The verdict on each gesture of the origin that has an intent, one letter each, in order.
  package internal(set) var verdicts = TraceVerdicts()
  /// The greatest distance of the content past its top in any gesture, in points; nil if no result gives it.
  private(set) var greatestOverscroll: Double?
  /// The times of each counted gesture that fired.
  private(set) var fired = FiredTimes()
  /// The free-use gestures that fired.
  private(set) var freeUse = FreeUse()
  /// The number of gestures of a real app, for which broken rules are unknown.
  private var observed = 0
  private var found = ViolationList()
  /// The figures per person, device and intent, from which all intervals are computed.
  private var figures = PartTable<UnitFigures.Key, UnitFigures>()
  private var unlabelled = UnlabelledHits()
  private var sourceHits = PartTable<String, UnlabelledHits>()
  /// How many of all gestures have an assumed scale.
  package private(set) var scales = ScaleCounts()
  /// For each intent except free use, how many of its gestures do not look like it.
  var unlike: [Intent: UnlikeIntent] { looks.dictionary }
  private var looks = PartTable<Intent, UnlikeIntent>()
  private var unitCounts = PartTable<TraceUnits, Int>()
  /// The person and device of each gesture in ``samples``.
  private var timedUnits = GestureUnits()
  private var samples = [MetricSample](repeating: MetricSample(), count: ReplayFigure.metrics.count)

  /// An empty group.
  init(_ key: Key, model: String) {
    (engine, ground, origin) = (key.engine, key.ground, key.origin)
    self.model = model
    sampling = Sampling(origin: key.origin)
  }

  // MARK: Figures

  /// The engine and its model, such as `mrefresh on uikit`.
  var runner: String { "\(engine) on \(model)" }

  /// The violations found in its replays, in the order of the traces: the first thousand of each rule.
  package var violations: [ReportViolation] { found.kept }
  /// The number of violations that are counted but not in ``violations``.
  package var violationsLeftOut: Int { found.leftOut }
  /// The proportion of its gestures, of any intent, in which at least one rule was broken, with its interval by person.
  package var brokenShare: Estimate {
    Estimate(WilsonInterval(successes: found.replays, trials: triggersPerGesture.gestures - observed))
      .bounded(by: byUnit.values.map { UnitShare($0.broken, of: $0.replays) }, of: sampling.unit)
  }
  /// The proportion of its gestures, of any intent, in which this rule was broken, with its interval by person.
  func brokenShare(of kind: FindingKind) -> Estimate {
    let replays = tallies.first { $0.kind == kind }?.replays ?? 0
    return Estimate(
      WilsonInterval(successes: replays, trials: max(replays, triggersPerGesture.gestures - observed))
    )
    .bounded(
      by: byUnit.values.map { UnitShare($0.brokenBy[kind] ?? 0, of: $0.replays) }, of: sampling.unit)
  }
  /// The rules that were broken, in the order of `FindingKind`.
  package var tallies: [Tally] { found.broken }

  /// The statistics of a metric over all counted gestures that have it, without free use.
  package func summary(of metric: ReplayFigure) -> MetricSummary {
    sample(of: metric).summary(of: timedUnits, as: sampling)
  }

  /// The reason why figures of a metric are missing from its summary; nil if none is.
  func why(_ metric: ReplayFigure, _ summary: MetricSummary) -> String? {
    counts.total == 0 && exposure > 0
      ? "only free use was recorded, whose times are not counted" : summary.why(metric)
  }

  private func sample(of metric: ReplayFigure) -> MetricSample {
    samples[ReplayFigure.metrics.firstIndex(of: metric) ?? 0]
  }

  /// Times from crossing the threshold to the trigger, in seconds, over all counted gestures that have one.
  package var latency: Quantiles { sample(of: .latency).spread(scaledBy: Self.secondsPerMillisecond) }
  /// Times from the release to the trigger, in seconds, over all counted gestures that have one.
  package var releaseLatency: Quantiles {
    sample(of: .releaseLatency).spread(scaledBy: Self.secondsPerMillisecond)
  }

  /// Triggers per hour of free use.
  package var falseAccepts: PoissonRate {
    guard sampling.unit != .gestures else {
      return PoissonRate(events: freeTriggers, hours: exposure / Self.secondsPerHour)
    }
    return PoissonRate(
      byUnit.values.map { UnitExposure(events: $0.triggers, hours: $0.exposure / Self.secondsPerHour) },
      of: sampling.unit)
  }

  /// ``counts`` by person, with the intervals of all proportions.
  package var shares: ClusteredCounts { shares { _ in true } }

  /// The scores of all counts, with bounds. Compute it once: each access runs the bootstrap again.
  package var scores: AccuracyScores {
    let counted = figures.entries.filter { $0.1.counts.total > 0 }.map { ($0.0.unit, $0.1.counts) }
    return AccuracyScores(of: counts, clusters: sampling.clustered(counted) { $0.add($1) })
  }

  /// The counts of some of its gestures, by person.
  ///
  /// - Parameter areOf: Selects the gestures.
  /// - Returns: Their counts.
  func shares(where areOf: (UnitFigures.Key) -> Bool) -> ClusteredCounts {
    let parts = figures.entries.filter { areOf($0.0) }.map { ($0.0.unit, $0.1.counts) }
    return ClusteredCounts(
      sampling.grouped(parts) { $0.add($1) }.filter { $0.value.total > 0 }, of: sampling.unit)
  }

  /// The counts of the gestures with one intent.
  package func counts(of intent: Intent) -> ConfusionCounts {
    figures.entries.reduce(into: ConfusionCounts()) { sum, part in
      if part.0.intent == intent { sum.add(part.1.counts) }
    }
  }

  /// The combinations of person, device and intent that have counted gestures, in order of first appearance.
  var countedKeys: [UnitFigures.Key] { figures.entries.filter { $0.1.counts.total > 0 }.map(\.0) }

  private var byUnit: [String: UnitFigures] {
    sampling.grouped(figures.entries.map { ($0.0.unit, $0.1) }) { $0.add($1) }
  }

  private static let secondsPerHour = 3600.0
  private static let secondsPerMillisecond = 1e-3

  // MARK: Counting

  /// True if a result has the group's engine, ground and origin.
  func holds(_ scored: ScoredGesture) -> Bool {
    engine == scored.result.engine && ground == scored.ground && origin == scored.label.origin
  }

  /// Adds a replay that belongs to this group and is not excluded.
  mutating func add(_ scored: ScoredGesture) {
    let (label, result) = (scored.label, scored.result)
    found.add(result.findings, of: label.name)
    triggersPerGesture.add(result)
    if scored.isObserved { observed += 1 }
    unitCounts.change(label.units, from: 0) { $0 += 1 }
    files.add(label)
    scales.add(label)
    if let peak = result.peakOverscroll { greatestOverscroll = max(greatestOverscroll ?? peak, peak) }
    let key = UnitFigures.Key(label)
    sampling.note(key.unit)
    figures.change(key, from: UnitFigures()) { figures in
      if !scored.isObserved { figures.replays += 1 }
      if !result.findings.isEmpty { figures.broken += 1 }
      for kind in Set(result.findings.map(\.kind)) { figures.brokenBy[kind, default: 0] += 1 }
    }
    guard let intent = label.intent else {
      unlabelled.add(result, of: key.unit)
      sourceHits.change(label.source, from: UnlabelledHits()) { $0.add(result, of: key.unit) }
      return
    }
    if intent != .free { looks.change(intent, from: UnlikeIntent()) { $0.add(label.fault) } }
    guard !scored.isOutOfRates else {
      busy += 1
      return
    }
    guard intent != .free else {
      freeTriggers += result.triggers
      let length = label.carriesDuration ? label.duration : 0
      exposure += length
      figures.change(key, from: UnitFigures()) { figures in
        figures.triggers += result.triggers
        figures.exposure += length
      }
      if result.triggers > 0 { freeUse.add(result) }
      return
    }
    let (wanted, fired) = (intent == .pull, result.triggers > 0)
    counts.count(wanted: wanted, fired: fired)
    figures.change(key, from: UnitFigures()) { $0.counts.count(wanted: wanted, fired: fired) }
    if fired { self.fired.add(result) }
    timedUnits.append(key.unit)
    let metrics = ReplayFigure.metrics
    for index in metrics.indices {
      let isSeen = !scored.isObserved || metrics[index].isSeenOfApps
      samples[index].add(isSeen ? metrics[index].value(in: result) : nil)
    }
  }
}
