import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// The statistics of one engine on one model over the gestures of one origin.
package struct ReportGroup: Equatable, Sendable {
  /// The names that make a group: no figure mixes two of them.
  struct Key: Hashable, Sendable {
    let engine: String
    let ground: String
    let origin: String
  }

  /// The engine's name.
  package let engine: String
  /// The name of the ground: the model's, or `native` where each engine ran on its own.
  package let ground: String
  /// The model's name.
  package let model: String
  /// The origin of the traces: `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// The number of gestures in which it fired or not, and should have or not.
  package private(set) var counts = ConfusionCounts()
  /// The people and devices that its gestures are of.
  package private(set) var sampling: Sampling
  /// The person and device of each gesture that has a verdict; nil in a group that stands by itself.
  var gestureUnits: GestureUnits?
  /// Gestures with an intent that began during a refresh and could not have fired: they are in no rate.
  package private(set) var busy = 0
  /// Gestures without an intent.
  package var hits: UnlabelledHits { unlabelled.sampled(as: sampling) }
  /// The same for what the fingers were on: `touchscreen`, `touchpad`.
  package var hitsBySource: [String: UnlabelledHits] {
    sourceHits.dictionary.mapValues { $0.sampled(as: sampling) }
  }
  /// Files with a gesture that counts: with an intent, and without one.
  package private(set) var files = FileCounts()
  /// Triggers in gestures of `free` use.
  package private(set) var freeTriggers = 0
  /// Length of all recordings of `free` use, in seconds.
  package private(set) var exposure = 0.0
  /// The triggers in one gesture.
  package private(set) var triggersPerGesture = TriggersPerGesture()
  /// Counted gestures by the unit of their contacts.
  package var units: [TraceUnits: Int] { unitCounts.dictionary }
  /// The verdict on each gesture with an intent of the origin, a letter each, in their order.
  package internal(set) var verdicts = TraceVerdicts()
  /// The greatest distance of content past its top in any gesture, in points; nil where no result says it.
  private(set) var greatestOverscroll: Double?
  /// The times of each counted gesture in which it fired.
  private(set) var fired = FiredTimes()
  /// The gestures of free use in which it fired.
  private(set) var freeUse = FreeUse()
  /// Gestures of a real app, of which nobody knows what rules it broke.
  private var observed = 0
  private var found = ViolationList()
  /// What each person did with each device and intent: all intervals come from it.
  private var figures = PartTable<UnitFigures.Key, UnitFigures>()
  private var unlabelled = UnlabelledHits()
  private var sourceHits = PartTable<String, UnlabelledHits>()
  /// The gestures with an assumed scale among all.
  package private(set) var scales = ScaleCounts()
  /// Gestures of each intent that look like another, but for free use.
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

  /// The engine and what it ran on, as `mrefresh on uikit`.
  var runner: String { "\(engine) on \(model)" }

  /// The violations its replays found, in the order of the traces: of each rule the first thousand.
  package var violations: [ReportViolation] { found.kept }
  /// Violations that are counted but not in ``violations``.
  package var violationsLeftOut: Int { found.leftOut }
  /// The share of its gestures, of whatever intent, in which some rule was broken, with its interval by person.
  package var brokenShare: Estimate {
    Estimate(WilsonInterval(successes: found.replays, trials: triggersPerGesture.gestures - observed))
      .bounded(by: byUnit.values.map { UnitShare($0.broken, of: $0.replays) }, of: sampling.unit)
  }
  /// The share of its gestures, of whatever intent, in which this rule was broken, with its interval by person.
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

  /// The spread of a metric over all counted gestures that have it; free use is in none.
  package func summary(of metric: ReplayFigure) -> MetricSummary {
    sample(of: metric).summary(of: timedUnits, as: sampling)
  }

  /// The reason why figures of a metric are missing in its summary; nil where none is.
  func why(_ metric: ReplayFigure, _ summary: MetricSummary) -> String? {
    counts.total == 0 && exposure > 0
      ? "only free use was recorded, whose times are in no figure" : summary.why(metric)
  }

  private func sample(of metric: ReplayFigure) -> MetricSample {
    samples[ReplayFigure.metrics.firstIndex(of: metric) ?? 0]
  }

  /// Times from crossing the threshold to the trigger, in seconds, of all counted gestures that have one.
  package var latency: Quantiles { sample(of: .latency).spread(scaledBy: Self.secondsPerMillisecond) }
  /// Times from the release to the trigger, in seconds, of all counted gestures that have one.
  package var releaseLatency: Quantiles {
    sample(of: .releaseLatency).spread(scaledBy: Self.secondsPerMillisecond)
  }

  /// Triggers per hour of use in which no refresh was wanted.
  package var falseAccepts: PoissonRate {
    guard sampling.unit != .gestures else {
      return PoissonRate(events: freeTriggers, hours: exposure / Self.secondsPerHour)
    }
    return PoissonRate(
      byUnit.values.map { UnitExposure(events: $0.triggers, hours: $0.exposure / Self.secondsPerHour) },
      of: sampling.unit)
  }

  /// ``counts`` person by person, with the intervals of all shares.
  package var shares: ClusteredCounts { shares { _ in true } }

  /// The scores of all counts, with bounds; ask once, they are drawn anew each time.
  package var scores: AccuracyScores {
    let counted = figures.entries.filter { $0.1.counts.total > 0 }.map { ($0.0.unit, $0.1.counts) }
    return AccuracyScores(of: counts, clusters: sampling.clustered(counted) { $0.add($1) })
  }

  /// The counts of some of its gestures, person by person.
  ///
  /// - Parameter areOf: Which.
  /// - Returns: Their counts.
  func shares(where areOf: (UnitFigures.Key) -> Bool) -> ClusteredCounts {
    let parts = figures.entries.filter { areOf($0.0) }.map { ($0.0.unit, $0.1.counts) }
    return ClusteredCounts(
      sampling.grouped(parts) { $0.add($1) }.filter { $0.value.total > 0 }, of: sampling.unit)
  }

  /// The counts of one intent.
  package func counts(of intent: Intent) -> ConfusionCounts {
    figures.entries.reduce(into: ConfusionCounts()) { sum, part in
      if part.0.intent == intent { sum.add(part.1.counts) }
    }
  }

  /// The kinds of gestures that are counted, in the order in which they came.
  var countedKeys: [UnitFigures.Key] { figures.entries.filter { $0.1.counts.total > 0 }.map(\.0) }

  private var byUnit: [String: UnitFigures] {
    sampling.grouped(figures.entries.map { ($0.0.unit, $0.1) }) { $0.add($1) }
  }

  private static let secondsPerHour = 3600.0
  private static let secondsPerMillisecond = 1e-3

  // MARK: Counting

  /// True for a result of its engine, ground and origin.
  func holds(_ scored: ScoredGesture) -> Bool {
    engine == scored.result.engine && ground == scored.ground && origin == scored.label.origin
  }

  /// Counts a replay that belongs here and is not excluded.
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
