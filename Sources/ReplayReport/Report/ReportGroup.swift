import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// The statistics of one engine on one scroll model over the gestures of one origin, such as `recorded`.
package struct ReportGroup: Equatable, Sendable {
  /// The names that identify a group: no figure mixes the results of two groups.
  struct Key: Hashable, Sendable {
    let engine: String
    let ground: String
    let origin: String
  }

  /// The name of the engine whose results the group contains.
  package let engine: String
  /// The name of the scroll model that was chosen, or `native` if each engine ran on its own.
  package let ground: String
  /// The name of the scroll model on which the engine ran.
  package let model: String
  /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// The number of gestures with an intent, by whether the engine fired and whether it should have.
  package private(set) var counts = ConfusionCounts()
  /// The people and devices of the group's gestures, and which of them is the sampling unit.
  package private(set) var sampling: Sampling
  /// The person and device of each gesture that has a verdict; nil until the report supplies them.
  var gestureUnits: GestureUnits?
  /// The number of gestures with an intent that began during a refresh and could not have fired; no rate includes them.
  package private(set) var busy = 0
  /// What the engine did in gestures without an intent.
  package var hits: UnlabelledHits { unlabelled.sampled(as: sampling) }
  /// What the engine did in gestures without an intent, by the surface that the fingers were on: `touchscreen`, `touchpad`.
  package var hitsBySource: [String: UnlabelledHits] {
    sourceHits.dictionary.mapValues { $0.sampled(as: sampling) }
  }
  /// The number of files with a counted gesture: with an intent, and without one.
  package private(set) var files = FileCounts()
  /// The number of triggers in gestures of `free` use.
  package private(set) var freeTriggers = 0
  /// The length of all recordings of `free` use, in seconds.
  package private(set) var exposure = 0.0
  /// How often the engine fired in one gesture: the mean, and the maximum.
  package private(set) var triggersPerGesture = TriggersPerGesture()
  /// The number of counted gestures by the unit of their contact positions.
  package var units: [TraceUnits: Int] { unitCounts.dictionary }
  /// The verdict on each gesture with an intent, one letter each, in input order; gestures of other origins are not among them.
  package internal(set) var verdicts = TraceVerdicts()
  /// The greatest distance of the content past its top edge in any gesture, in points; nil if no result gives it.
  private(set) var greatestOverscroll: Double?
  /// The times of the trigger in each counted gesture that fired, without free use.
  private(set) var fired = FiredTimes()
  /// The triggers in each gesture of free use that fired.
  private(set) var freeUse = FreeUse()
  /// The number of gestures played to a real app, for which it is unknown whether rules were broken.
  private var observed = 0
  private var found = ViolationList()
  /// The figures of the group, separately for each person, device and intent; all intervals are computed from these.
  private var figures = PartTable<UnitFigures.Key, UnitFigures>()
  private var unlabelled = UnlabelledHits()
  private var sourceHits = PartTable<String, UnlabelledHits>()
  /// How many of the group's gestures have an assumed scale, so that their length in points is uncertain.
  package private(set) var scales = ScaleCounts()
  /// For each intent except free use, how many of its gestures do not look like that intent.
  var unlike: [Intent: UnlikeIntent] { looks.dictionary }
  private var looks = PartTable<Intent, UnlikeIntent>()
  private var unitCounts = PartTable<TraceUnits, Int>()
  /// The person and device of each gesture whose values are in `samples`.
  private var timedUnits = GestureUnits()
  private var samples = [MetricSample](repeating: MetricSample(), count: ReplayFigure.metrics.count)

  /// Starts a group without results.
  init(_ key: Key, model: String) {
    (engine, ground, origin) = (key.engine, key.ground, key.origin)
    self.model = model
    sampling = Sampling(origin: key.origin)
  }

  // MARK: Figures

  /// The engine and the scroll model on which it ran, such as `mrefresh on uikit`.
  var runner: String { "\(engine) on \(model)" }

  /// The broken rules found in the group's replays, in the order of the traces: the first thousand of each rule.
  package var violations: [ReportViolation] { found.kept }
  /// The number of violations that are counted but not in ``violations``.
  package var violationsLeftOut: Int { found.leftOut }
  /// The proportion of the group's gestures, of any intent, in which at least one rule was broken, 0 to 1, with an interval by person.
  package var brokenShare: Estimate {
    Estimate(WilsonInterval(successes: found.replays, trials: triggersPerGesture.gestures - observed))
      .bounded(by: byUnit.values.map { UnitShare($0.broken, of: $0.replays) }, of: sampling.unit)
  }
  /// The proportion of the group's gestures, of any intent, in which this rule was broken, 0 to 1, with an interval by person.
  func brokenShare(of kind: FindingKind) -> Estimate {
    let replays = tallies.first { $0.kind == kind }?.replays ?? 0
    return Estimate(
      WilsonInterval(successes: replays, trials: max(replays, triggersPerGesture.gestures - observed))
    )
    .bounded(
      by: byUnit.values.map { UnitShare($0.brokenBy[kind] ?? 0, of: $0.replays) }, of: sampling.unit)
  }
  /// The rules that were broken, each with the number of replays and the worst violation, in the order of `FindingKind`.
  package var tallies: [Tally] { found.broken }

  /// The statistics of a metric over all counted gestures that have a value, without free use.
  package func summary(of metric: ReplayFigure) -> MetricSummary {
    sample(of: metric).summary(of: timedUnits, as: sampling)
  }

  /// The reason why statistics of a metric are missing from `summary`; nil if none is.
  func why(_ metric: ReplayFigure, _ summary: MetricSummary) -> String? {
    counts.total == 0 && exposure > 0
      ? "only free use was recorded, whose times are not counted" : summary.why(metric)
  }

  private func sample(of metric: ReplayFigure) -> MetricSample {
    samples[ReplayFigure.metrics.firstIndex(of: metric) ?? 0]
  }

  /// The times from crossing the threshold to the trigger, in seconds, over all counted gestures that have one.
  package var latency: Quantiles { sample(of: .latency).spread(scaledBy: Self.secondsPerMillisecond) }
  /// The times from the release to the trigger, in seconds, over all counted gestures that have one.
  package var releaseLatency: Quantiles {
    sample(of: .releaseLatency).spread(scaledBy: Self.secondsPerMillisecond)
  }

  /// Triggers per hour of free use, with an interval by person.
  package var falseAccepts: PoissonRate {
    guard sampling.unit != .gestures else {
      return PoissonRate(events: freeTriggers, hours: exposure / Self.secondsPerHour)
    }
    return PoissonRate(
      byUnit.values.map { UnitExposure(events: $0.triggers, hours: $0.exposure / Self.secondsPerHour) },
      of: sampling.unit)
  }

  /// The counts of ``counts`` by person or device, with the intervals of all proportions.
  package var shares: ClusteredCounts { shares { _ in true } }

  /// The scores of all counts, with bounds. Read it once, because each access runs a bootstrap.
  package var scores: AccuracyScores {
    let counted = figures.entries.filter { $0.1.counts.total > 0 }.map { ($0.0.unit, $0.1.counts) }
    return AccuracyScores(of: counts, clusters: sampling.clustered(counted) { $0.add($1) })
  }

  /// The counts of some of the group's gestures, by person or device.
  ///
  /// - Parameter areOf: True for the combinations of person, device and intent to count.
  /// - Returns: The counts of their gestures.
  func shares(where areOf: (UnitFigures.Key) -> Bool) -> ClusteredCounts {
    let parts = figures.entries.filter { areOf($0.0) }.map { ($0.0.unit, $0.1.counts) }
    return ClusteredCounts(
      sampling.grouped(parts) { $0.add($1) }.filter { $0.value.total > 0 }, of: sampling.unit)
  }

  /// The number of gestures with this intent, by whether the engine fired and whether it should have.
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

  /// True if a result belongs to this group: same engine, same scroll model (or `native`) and same origin of traces.
  func holds(_ scored: ScoredGesture) -> Bool {
    engine == scored.result.engine && ground == scored.ground && origin == scored.label.origin
  }

  /// Adds the result of one replay, which must belong to this group and not be excluded.
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
