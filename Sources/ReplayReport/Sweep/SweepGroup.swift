import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayStatistics

/// How often one engine on one model fires at every threshold, over the gestures of one origin, such as `recorded`.
package struct SweepGroup: Sendable {
  /// The name of the engine whose threshold is varied.
  package let engine: String
  /// The name of the scroll model on which the engine runs.
  package let model: String
  /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// How the verdicts at each threshold were found: by replays with each threshold if any trace needed them.
  package private(set) var method: ThresholdMethod
  /// Why this method was used, and which property of the engine is varied.
  package private(set) var reason: String
  /// The thresholds that were tried, rising, in the sweep's unit.
  package let grid: [Double]
  /// The range of the engine's own thresholds in these traces; nil if it has none in this unit.
  package private(set) var own: ClosedRange<Double>?
  /// The counts of right and wrong verdicts if the engine uses its own threshold in each trace.
  package private(set) var ownCounts = ConfusionCounts()
  /// The number of triggers in free use if the engine uses its own threshold in each trace.
  package private(set) var ownFreeTriggers = 0
  /// The number of triggers in free use at each threshold of ``grid``; nil if free use was not replayed with that threshold.
  package private(set) var freeTriggers: [Int?]
  /// The number of gestures of `free` use.
  package private(set) var freeCount = 0
  /// The length of all free-use recordings, in seconds.
  package private(set) var exposure = 0.0
  /// The number of gestures that began during a refresh at some threshold and could not have fired; no rate includes them.
  package private(set) var busy = 0
  /// The number of files that contain the gestures.
  package private(set) var files = FileCounts()
  /// How many of the gestures have an assumed scale, so that their length in points is uncertain.
  package private(set) var scales = ScaleCounts()
  /// The people and devices of the group's gestures, and which of them is the sampling unit.
  package private(set) var sampling: Sampling
  private var traces: [SweptCase] = []
  /// The gestures without an intent, each with the thresholds at which it fires.
  private var unlabelled: [SweptCase] = []

  /// True if the group's data were read from rows, which do not give the engine's own threshold.
  package let isOfRows: Bool

  init(like replay: SweptReplay, origin: String) {
    isOfRows = replay.isOfRows
    (engine, model, self.origin) = (replay.engine, replay.model, origin)
    (method, reason, grid) = (replay.method, replay.reason, replay.grid)
    freeTriggers = Array(repeating: 0, count: replay.grid.count)
    sampling = Sampling(origin: origin)
  }

  func isOf(_ replay: SweptReplay, origin: String) -> Bool {
    engine == replay.engine && model == replay.model && self.origin == origin
  }

  // MARK: Verdicts by threshold

  /// A threshold with which all traces were replayed: one of the grid, or the engine's own if it is not in the grid.
  private struct Run {
    let threshold: Double
    let index: Int?
  }

  /// The thresholds with which all traces were replayed, rising.
  ///
  /// The engine's own threshold is included if it is the same in all traces and above 0.
  private var runs: [Run] {
    var runs = grid.enumerated().map { Run(threshold: $1, index: $0) }
    if let own, own.lowerBound == own.upperBound, own.lowerBound > 0, !grid.contains(own.lowerBound) {
      runs.append(Run(threshold: own.lowerBound, index: nil))
    }
    return runs.sorted { $0.threshold < $1.threshold }
  }

  /// The counts at every threshold; if replays were needed, only at the thresholds of ``grid`` and at the engine's own.
  package var curve: ReceiverCurve {
    guard method == .replay else {
      return ReceiverCurve(traces.map { curveCase($0, critical: $0.critical ?? -.infinity) })
    }
    let runs = runs
    let counted = runs.map { run in
      var counts = ConfusionCounts()
      for trace in traces { counts.count(wanted: trace.isWanted, fired: fires(trace, run)) }
      return ReceiverCurve.Run(threshold: run.threshold, counts: counts)
    }
    return ReceiverCurve(
      runs: counted,
      traces.map { trace in
        curveCase(trace, critical: runs.last { fires(trace, $0) }?.threshold ?? -.infinity)
      })
  }

  private func curveCase(_ trace: SweptCase, critical: Double) -> ReceiverCurve.Case {
    .init(critical: critical, isWanted: trace.isWanted, cluster: sampling.cluster(of: trace.unit))
  }

  /// The number of gestures without an intent.
  package var unlabelledCount: Int { unlabelled.count }

  /// For each threshold of ``grid``, the number of gestures without an intent that fire.
  package var unlabelledFired: [Int] {
    grid.indices.map { index in
      unlabelled.count { fires($0, Run(threshold: grid[index], index: index)) }
    }
  }

  /// The number of gestures without an intent that fire if the engine uses its own threshold in each trace.
  package var unlabelledFiredAtOwn: Int { unlabelled.count(where: \.firesAtOwn) }

  private func fires(_ trace: SweptCase, _ run: Run) -> Bool {
    guard let index = run.index else { return trace.firesAtOwn }
    return trace.critical.map { run.threshold <= $0 } ?? trace.fires[index]
  }

  /// The number of traces that fire at a higher threshold but not at a lower one, among the thresholds that were replayed.
  package var uneven: Int {
    guard method == .replay else { return 0 }
    let runs = runs
    return traces.count { trace in
      let fired = runs.map { fires(trace, $0) }
      return fired.lastIndex(of: true).map { fired[...$0].contains(false) } ?? false
    }
  }

  /// For each threshold of ``grid``, the counts of right and wrong verdicts.
  ///
  /// - Parameter curve: The value of ``curve``, so that it is computed only once.
  /// - Returns: One item per threshold.
  package func counts(_ curve: ReceiverCurve) -> [ConfusionCounts] {
    guard curve.isOfRuns else { return grid.map { curve.counts(at: $0) } }
    // Runs with equal thresholds have equal results.
    let counts = Dictionary(curve.points.map { ($0.run, $0.counts) }) { first, _ in first }
    return grid.map { counts[$0] ?? ConfusionCounts() }
  }

  /// For each threshold of ``grid``, the counts by person, with the intervals of all proportions.
  ///
  /// - Parameter curve: The value of ``curve``, so that it is computed only once.
  /// - Returns: One item per threshold.
  package func shares(_ curve: ReceiverCurve) -> [ClusteredCounts] {
    guard sampling.unit != .gestures else { return counts(curve).map { ClusteredCounts($0) } }
    return grid.enumerated().map { index, threshold in
      shares { fires($0, Run(threshold: threshold, index: index)) }
    }
  }

  /// The counts by person if the engine uses its own threshold in each trace.
  package var ownShares: ClusteredCounts { shares(where: \.firesAtOwn) }

  /// The counts by person, if they are the same at every threshold of a range; otherwise nil.
  ///
  /// - Parameters:
  ///   - stretch: A range of the curve.
  ///   - curve: The value of ``curve``.
  /// - Returns: The counts, or nil.
  func shares(of stretch: ReceiverCurve.Stretch, _ curve: ReceiverCurve) -> ClusteredCounts? {
    guard let counts = curve.counts(of: stretch) else { return nil }
    guard sampling.unit != .gestures else { return ClusteredCounts(counts) }
    let point = curve.points[stretch.points.lowerBound]
    if let threshold = point.run {
      let run = runs.first { $0.threshold == threshold }
      return run.map { run in shares { fires($0, run) } }
    }
    return shares { ($0.critical ?? -.infinity) >= (point.upTo ?? .infinity) }
  }

  private func shares(where fires: (SweptCase) -> Bool) -> ClusteredCounts {
    let parts = traces.map { trace in
      var counts = ConfusionCounts()
      counts.count(wanted: trace.isWanted, fired: fires(trace))
      return (trace.unit, counts)
    }
    return ClusteredCounts(sampling.grouped(parts) { $0.add($1) }, of: sampling.unit)
  }

  /// For each threshold of ``grid``, the proportion of gestures without an intent that fire, 0 to 1, with an interval by person.
  package var unlabelledShares: [Estimate] {
    grid.indices.map { index in
      unlabelledShare { fires($0, Run(threshold: grid[index], index: index)) }
    }
  }

  /// The proportion of gestures without an intent that fire if the engine uses its own threshold in each trace, 0 to 1.
  package var unlabelledShareAtOwn: Estimate { unlabelledShare(where: \.firesAtOwn) }

  private func unlabelledShare(where fires: (SweptCase) -> Bool) -> Estimate {
    let fired = unlabelled.count(where: fires)
    let share = Estimate(WilsonInterval(successes: fired, trials: unlabelled.count), orBecause: "")
    guard sampling.unit != .gestures else { return share }
    let parts = unlabelled.map { ($0.unit, (fired: fires($0) ? 1 : 0, count: 1)) }
    let grouped = sampling.grouped(parts) { $0 = ($0.fired + $1.fired, $0.count + $1.count) }
    return share.bounded(by: grouped.values.map { UnitShare($0.fired, of: $0.count) }, of: sampling.unit)
  }

  /// For each threshold of ``grid``, triggers per hour of free use; nil if free use was not replayed with that threshold.
  package var falseAccepts: [PoissonRate?] { freeTriggers.map { $0.map(rate) } }

  /// Triggers per hour of free use if the engine uses its own threshold in each trace.
  package var ownFalseAccepts: PoissonRate { rate(ownFreeTriggers) }

  private func rate(_ triggers: Int) -> PoissonRate {
    PoissonRate(events: triggers, hours: exposure / Self.secondsPerHour)
  }

  private static let secondsPerHour = 3600.0

  // MARK: Counting

  /// Adds one gesture's results under every threshold; the gesture must belong to this group and not be excluded.
  mutating func add(_ replay: SweptReplay, _ label: TraceLabel) {
    if let threshold = replay.own {
      own = own.map { min($0.lowerBound, threshold)...max($0.upperBound, threshold) } ?? threshold...threshold
    }
    files.add(label)
    scales.add(label)
    let unit = SampledUnit(label)
    sampling.note(unit)
    guard label.intent != .free else {
      for (index, count) in replay.triggers.enumerated() {
        freeTriggers[index] = freeTriggers[index].flatMap { sum in count.map { sum + $0 } }
      }
      ownFreeTriggers += replay.triggersAtOwn ?? 0
      freeCount += 1
      if label.carriesDuration { exposure += label.duration }
      return
    }
    guard !replay.isBusy else {
      busy += 1
      return
    }
    let trace = SweptCase(replay, isWanted: label.intent == .pull, of: unit)
    if replay.critical == nil { (method, reason) = (.replay, replay.reason) }
    guard label.intent != nil else {
      unlabelled.append(trace)
      return
    }
    ownCounts.count(wanted: trace.isWanted, fired: trace.firesAtOwn)
    traces.append(trace)
  }
}

/// One gesture, with the thresholds at which it fires.
private struct SweptCase: Sendable {
  let isWanted: Bool
  let unit: SampledUnit
  /// The highest threshold at which the gesture fires; nil if every threshold had to be replayed.
  let critical: Double?
  /// For each threshold of the grid, whether the gesture fires; empty if ``critical`` is known.
  let fires: [Bool]
  let firesAtOwn: Bool

  init(_ replay: SweptReplay, isWanted: Bool, of unit: SampledUnit) {
    (self.isWanted, self.unit) = (isWanted, unit)
    (critical, firesAtOwn) = (replay.critical, replay.firesAtOwn)
    fires = critical == nil ? replay.triggers.map { $0 ?? 0 > 0 } : []
  }
}
