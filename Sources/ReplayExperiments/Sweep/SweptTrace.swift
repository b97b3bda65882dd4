import ExternalEngines
import GestureTraces
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The results of a trace at every threshold of a sweep, without its events.
package struct SweptTrace: BatchedTrace {
  /// The results of one gesture at every threshold of a sweep.
  package struct Gesture: Sendable {
    /// The description of the gesture: trace, intent, origin and device.
    package let label: TraceLabel
    /// One result for each engine and model of the sweep; empty if the gesture is excluded.
    package let replays: [SweptReplay]

    /// A gesture with one result for each engine and model of the sweep.
    package init(label: TraceLabel, replays: [SweptReplay]) { (self.label, self.replays) = (label, replays) }
  }

  /// The description of the whole trace.
  package let label: TraceLabel
  package let warnings: [String]
  /// The gestures of the trace in order; empty if there is a ``reason``.
  package private(set) var gestures: [Gesture] = []
  /// The reason why thresholds in millimetres are impossible for the trace; nil if there is no such problem.
  package private(set) var reason: String?
  package var results: Int { Self.results(of: gestures) }

  /// The number of results of about a kilobyte that take as much memory as these gestures, of which some count at every threshold.
  package static func results(of gestures: [Gesture]) -> Int {
    gestures.reduce(0) { $1.replays.reduce($0) { $0 + 1 + $1.triggers.count / countsPerResult } }
  }

  /// The counts at single thresholds that take as much memory as a result.
  private static let countsPerResult = 64

  /// Runs a trace at every threshold of `settings`.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package init(of trace: Trace, path: String, _ settings: SweepSettings) throws(EngineFault) {
    warnings = settings.options.warnings(of: trace)
    let scale = settings.isMillimetres ? settings.options.pointsPerMillimetre(of: trace.header) : nil
    if settings.isMillimetres, scale == nil {
      reason =
        "its positions do not have a unit of length, so millimetres are not known; sweep in points (--threshold)"
    }
    var replays: [Replay] = []
    // The replay that each row uses, by index.
    var places: [Int] = []
    for row in settings.rows {
      let known = replays.firstIndex { $0.list == row.list }
      places.append(known ?? replays.count)
      if known != nil { continue }
      replays.append(
        replays.isEmpty
          ? Replay(of: trace, on: row.list, options: settings.options)
          : Replay(on: row.list, beside: replays))
    }
    guard let track = replays.first?.track else {
      label = TraceLabel()
      return
    }
    label = TraceLabel(of: trace, path: path, track: track)
    guard reason == nil else { return }
    let labels = TraceLabel.gestures(of: trace, path: path, track: track)
    let hasFree = labels.contains { $0.intent == .free }
    let isCounted = labels.contains { $0.reasonToExclude == nil }
    let methods = zip(settings.rows, places).map { $0.engine.thresholdMethod(on: replays[$1]) }
    let counted = zip(settings.rows, methods).map { row, method in
      hasFree || method == .replay ? row.grid.count : 0
    }
    try ResultRoom.require(
      gestures: labels.count, runs: settings.rows.count, thresholds: counted.max() ?? 0)
    // One run gives the critical thresholds; free use is run with some thresholds as well.
    let runs = zip(settings.rows, methods).reduce(0) { sum, each in
      let count = each.0.grid.count
      return sum + (each.1 == .replay ? count : hasFree ? 1 + min(count, GestureSweep.mostFreeRuns) : 1)
    }
    try ResultRoom.require(samplesOf: track, runs: runs)
    var rows: [[SweptReplay]] = []
    for index in settings.rows.indices where isCounted {
      let replay = replays[places[index]]
      let sweep = GestureSweep(settings.rows[index], replay, methods[index], scale: scale, labels)
      rows.append(try sweep.replays())
      try replay.requireWork()
    }
    gestures = labels.enumerated().map { index, label in
      Gesture(label: label, replays: label.reasonToExclude == nil ? rows.map { $0[index] } : [])
    }
  }
}

/// The sweep of one engine on one model over the gestures of a trace.
private struct GestureSweep {
  let row: SweepSettings.Row
  let replay: Replay
  let labels: [TraceLabel]
  let engine: RefreshEngine
  let axis: ThresholdAxis
  let method: ThresholdMethod
  /// The greatest threshold with which the engine fires in each gesture, in points; −∞ if it never does.
  ///
  /// Nil if verdicts must be found by a replay for each threshold.
  let criticals: [Double]?

  init(
    _ row: SweepSettings.Row, _ replay: Replay, _ method: ThresholdMethod, scale: Double?,
    _ labels: [TraceLabel]
  ) {
    (self.row, self.replay, self.labels, self.method) = (row, replay, labels, method)
    engine = row.engine.engine(in: replay.scene, on: row.list.model)
    axis = ThresholdAxis(engine, replay, scale: scale)
    criticals = method == .critical ? replay.settableThresholds(of: engine) : nil
  }

  /// The results of the sweep, one per gesture.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  func replays() throws(EngineFault) -> [SweptReplay] {
    let bare = bare
    let own = engine.thresholdPull
    let hasFree = labels.contains { $0.intent == .free }
    let runs =
      criticals == nil ? row.grid.indices.map(\.self) : hasFree ? Self.freeRuns(row.grid, own: bare.own) : []
    var listed: [Int: [GestureTriggers]] = [:]
    for index in runs { listed[index] = try triggers(axis.threshold(row.grid[index])) }
    let ownIndex = bare.own.flatMap { row.grid.firstIndex(of: $0) }
    // The greatest threshold only answers questions about thresholds above 0.
    let isKnown = criticals != nil && own > 0 && !hasFree
    var atOwn = isKnown ? nil : ownIndex.flatMap { listed[$0] }
    if !isKnown, atOwn == nil { atOwn = try row.engine.gestureTriggers(on: replay, threshold: own) }
    return labels.indices.map { index in
      var swept = bare
      swept.critical = criticals.map { critical($0[index]) }
      swept.firesAtOwn = atOwn.map { $0[index].count > 0 } ?? (own <= criticals?[index] ?? -.infinity)
      guard criticals == nil || labels[index].intent == .free else { return swept }
      swept.triggers = row.grid.indices.map { listed[$0]?[index].count }
      swept.triggersAtOwn = atOwn?[index].count
      swept.isBusy =
        criticals == nil && (listed.values.contains { $0[index].isBusy } || atOwn?[index].isBusy == true)
      return swept
    }
  }

  /// The result without verdicts: the names, thresholds and method that are the same for all gestures.
  private var bare: SweptReplay {
    var swept = SweptReplay()
    (swept.engine, swept.model, swept.grid) = (row.engine.name, row.model, row.grid)
    swept.method = method
    swept.reason = row.engine.thresholdReason(on: replay)
    swept.own = axis.value(of: engine.thresholdPull)
    return swept
  }

  private func critical(_ points: Double) -> Double {
    points == -.infinity ? points : axis.value(of: points) ?? .infinity
  }

  /// The number of triggers in each gesture with a threshold in points; found without a run if no gesture can fire with it.
  private func triggers(_ threshold: Double) throws(EngineFault) -> [GestureTriggers] {
    let none = labels.map { _ in GestureTriggers(count: 0, isBusy: false) }
    guard threshold > 0 else { return none }
    if let most = criticals?.max(), threshold > most { return none }
    return try row.engine.gestureTriggers(on: replay, threshold: threshold)
  }

  /// The largest number of thresholds that are run on a trace of free use besides the engine's own; each run takes minutes.
  static let mostFreeRuns = 21

  /// The indices of thresholds to run: evenly spaced, with both ends of the grid and the engine's own threshold.
  private static func freeRuns(_ grid: [Double], own: Double?) -> [Int] {
    let (count, parts) = (grid.count, mostFreeRuns - 1)
    guard count > mostFreeRuns else { return Array(grid.indices) }
    let even = (0...parts).map { ($0 * (count - 1) + parts / 2) / parts }
    return Set(even + [own.flatMap { grid.firstIndex(of: $0) }].compactMap { $0 }).sorted()
  }
}

/// Converts thresholds of one engine in one scene between points of pull and the sweep's unit.
private struct ThresholdAxis {
  private let drag: SlowDrag
  private let scale: Double?

  /// Prepares to convert thresholds of an engine.
  ///
  /// If `scale` (points per millimetre) is given, the sweep's unit is millimetres of finger travel, otherwise points of pull.
  init(_ engine: RefreshEngine, _ replay: Replay, scale: Double?) {
    drag = SlowDrag(engine, in: replay.scene, on: replay.model, work: replay.work)
    self.scale = scale
  }

  /// The pull in the sweep's unit; nil if no finger travel reaches it.
  func value(of threshold: Double) -> Double? {
    guard let scale else { return threshold }
    return drag.travel(toThreshold: threshold).map { $0 / scale }
  }

  /// The pull in points for a threshold in the sweep's unit.
  func threshold(_ value: Double) -> Double {
    scale.map { drag.threshold(afterTravel: value * $0) } ?? value
  }
}
