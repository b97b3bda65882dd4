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
  /// The same for each intent.
  package var byIntent: [Intent: ConfusionCounts] { intents.dictionary }
  /// The same for each device.
  package var byDevice: [String: ConfusionCounts] { devices.dictionary }
  /// The same for each person; gestures without a subject are in none.
  package var bySubject: [String: ConfusionCounts] { subjects.dictionary }
  /// The same for what the fingers were on: `touchscreen`, `touchpad`, `wheel`.
  package var bySource: [String: ConfusionCounts] { sources.dictionary }
  /// Gestures with an intent that began while a refresh was going on: they are in no rate.
  package private(set) var busy = 0
  /// Gestures without an intent.
  package private(set) var hits = UnlabelledHits()
  /// The same for what the fingers were on: `touchscreen`, `touchpad`.
  package var hitsBySource: [String: UnlabelledHits] { sourceHits.dictionary }
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
  /// Counts by person, or by device where the trace names no person: what is drawn again for the bounds.
  private var clusters = PartTable<String, ConfusionCounts>()
  private var intents = PartTable<Intent, ConfusionCounts>()
  private var devices = PartTable<String, ConfusionCounts>()
  private var subjects = PartTable<String, ConfusionCounts>()
  private var sources = PartTable<String, ConfusionCounts>()
  private var sourceHits = PartTable<String, UnlabelledHits>()
  /// The gestures with an assumed scale among all.
  package private(set) var scales = ScaleCounts()
  /// Gestures of each intent that look like another, but for free use.
  var unlike: [Intent: UnlikeIntent] { looks.dictionary }
  private var looks = PartTable<Intent, UnlikeIntent>()
  private var unitCounts = PartTable<TraceUnits, Int>()
  private var samples = [MetricSample](repeating: MetricSample(), count: ReplayMetric.allCases.count)

  /// An empty group.
  init(_ key: Key, model: String) {
    (engine, ground, origin) = (key.engine, key.ground, key.origin)
    self.model = model
  }

  // MARK: Figures

  /// The engine and what it ran on, as `mrefresh on uikit`.
  var runner: String { "\(engine) on \(model)" }

  /// The violations its replays found, in the order of the traces: of each rule the first thousand.
  package var violations: [ReportViolation] { found.kept }
  /// Violations that are counted but not in ``violations``.
  package var violationsLeftOut: Int { found.leftOut }
  /// The share of its gestures, of whatever intent, in which some rule was broken, with Wilson's interval.
  package var brokenShare: Estimate {
    Estimate(WilsonInterval(successes: found.replays, trials: triggersPerGesture.gestures - observed))
  }
  /// The rules that were broken, in the order of `FindingKind`.
  package var tallies: [Tally] { found.broken }

  /// The spread of a metric over all counted gestures that have it; free use is in none.
  package func summary(of metric: ReplayMetric) -> MetricSummary { sample(of: metric).summary }

  /// The reason why figures of a metric are missing in its summary; nil where none is.
  func why(_ metric: ReplayMetric, _ summary: MetricSummary) -> String? {
    counts.total == 0 && exposure > 0
      ? "only free use was recorded, whose times are in no figure" : summary.why(metric)
  }

  private func sample(of metric: ReplayMetric) -> MetricSample {
    samples[ReplayMetric.allCases.firstIndex(of: metric) ?? 0]
  }

  /// Times from crossing the threshold to the trigger, in seconds, of all counted gestures that have one.
  package var latency: Quantiles { sample(of: .latency).spread(scaledBy: Self.secondsPerMillisecond) }
  /// Times from the release to the trigger, in seconds, of all counted gestures that have one.
  package var releaseLatency: Quantiles {
    sample(of: .releaseLatency).spread(scaledBy: Self.secondsPerMillisecond)
  }

  /// Triggers per hour of use in which no refresh was wanted.
  package var falseAccepts: PoissonRate {
    PoissonRate(events: freeTriggers, hours: exposure / Self.secondsPerHour)
  }

  /// The scores of all counts, with bounds; ask once, they are drawn anew each time.
  package var scores: AccuracyScores { AccuracyScores(of: counts, clusters: clusters.dictionary) }

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
    guard let intent = label.intent else {
      hits.add(result)
      sourceHits.change(label.source, from: UnlabelledHits()) { $0.add(result) }
      return
    }
    if intent != .free { looks.change(intent, from: UnlikeIntent()) { $0.add(label.fault) } }
    guard !scored.isOutOfRates else {
      busy += 1
      return
    }
    guard intent != .free else {
      freeTriggers += result.triggers
      if label.carriesDuration { exposure += label.duration }
      if result.triggers > 0 { freeUse.add(result) }
      return
    }
    count(label, intent, fired: result.triggers > 0)
    if result.triggers > 0 { fired.add(result) }
    for (index, metric) in ReplayMetric.allCases.enumerated() {
      samples[index].add(scored.isObserved && !metric.isSeenOfApps ? nil : metric.value(in: result))
    }
  }

  private mutating func count(_ label: TraceLabel, _ intent: Intent, fired: Bool) {
    let wanted = intent == .pull
    let count = { (counts: inout ConfusionCounts) in counts.count(wanted: wanted, fired: fired) }
    count(&counts)
    intents.change(intent, from: ConfusionCounts(), count)
    devices.change(label.device, from: ConfusionCounts(), count)
    sources.change(label.source, from: ConfusionCounts(), count)
    if let subject = label.subject { subjects.change(subject, from: ConfusionCounts(), count) }
    clusters.change(label.cluster, from: ConfusionCounts(), count)
  }
}
