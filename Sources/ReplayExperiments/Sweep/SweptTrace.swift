import GestureTraces
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// A trace under every threshold of a sweep, without its events.
package struct SweptTrace: BatchedTrace {
  package let label: TraceLabel
  package let warnings: [String]
  /// One for each row of the settings; empty where ``reason`` is not.
  package private(set) var replays: [SweptReplay] = []
  /// The reason why its thresholds have no millimetres; nil where they have, or need none.
  package private(set) var reason: String?

  package init(of trace: Trace, path: String, _ settings: SweepSettings) {
    warnings = settings.options.warnings(of: trace)
    let scale = settings.isMillimetres ? settings.options.pointsPerMillimetre(of: trace.header) : nil
    if settings.isMillimetres, scale == nil {
      reason = "its positions are no lengths, so there are no millimetres; sweep in points (--threshold)"
    }
    var replays: [ScrollModel: Replay] = [:]
    for row in settings.rows where replays[row.model] == nil {
      replays[row.model] = Replay(of: trace, model: row.model, options: settings.options)
    }
    label = replays.values.first.map { TraceLabel(of: trace, path: path, track: $0.track) } ?? TraceLabel()
    guard reason == nil, label.reasonToExclude == nil else { return }
    self.replays = settings.rows.compactMap { row in
      replays[row.model].map { Self.sweep(row, $0, scale: scale, isFree: label.intent == .free) }
    }
  }

  /// The most thresholds a free trace is run with, beside the engine's own: each costs a replay of minutes.
  private static let mostFreeRuns = 21

  /// Indices into the grid, evenly spread, those of its ends and of the engine's own threshold among them.
  private static func freeRuns(_ grid: [Double], own: Double?) -> Set<Int> {
    let (count, parts) = (grid.count, mostFreeRuns - 1)
    guard count > mostFreeRuns else { return Set(grid.indices) }
    let even = (0...parts).map { ($0 * (count - 1) + parts / 2) / parts }
    return Set(even + [own.flatMap { grid.firstIndex(of: $0) }].compactMap { $0 })
  }

  /// True if an engine fires with its own threshold; the critical one answers that only for thresholds above
  /// 0.
  private static func fires(_ engine: RefreshEngine, critical: Double?, _ replay: Replay) -> Bool {
    let own = engine.thresholdPull
    if let critical, own > 0 { return own <= critical }
    return replay.triggers(of: engine, threshold: own) > 0
  }

  private static func sweep(
    _ row: SweepSettings.Row, _ replay: Replay, scale: Double?, isFree: Bool
  ) -> SweptReplay {
    let engine = row.engine.engine(in: replay.scene, on: row.model)
    let axis = ThresholdAxis(engine, replay, scale: scale)
    let method = replay.thresholdMethod(of: engine)
    let critical = method == .critical ? replay.settableThreshold(of: engine) : nil
    var swept = SweptReplay()
    (swept.engine, swept.model, swept.grid) = (row.engine.name, "\(row.model.name)", row.grid)
    swept.method = method
    swept.reason =
      method == engine.thresholdMethod
      ? "\(engine.thresholdReason)" : "the app begins refreshes or changes its inset by itself"
    swept.own = axis.value(of: engine.thresholdPull)
    swept.critical = critical.map { $0 == -.infinity ? $0 : axis.value(of: $0) ?? .infinity }
    guard isFree || critical == nil else {
      swept.firesAtOwn = fires(engine, critical: critical, replay)
      return swept
    }
    let runs = critical == nil ? Set(row.grid.indices) : freeRuns(row.grid, own: swept.own)
    swept.triggers = row.grid.indices.map { index -> Int? in
      guard runs.contains(index) else { return nil }
      let threshold = axis.threshold(row.grid[index])
      return threshold > 0 ? count(engine, threshold, critical: critical, replay) : 0
    }
    let index = swept.own.flatMap { row.grid.firstIndex(of: $0) }
    let listed = index.flatMap { swept.triggers[$0] }
    let triggers = listed ?? count(engine, engine.thresholdPull, critical: critical, replay)
    (swept.triggersAtOwn, swept.firesAtOwn) = (triggers, triggers > 0)
    return swept
  }

  /// The number of times an engine fires with a threshold: none above the critical one, without a run.
  private static func count(
    _ engine: RefreshEngine, _ threshold: Double, critical: Double?, _ replay: Replay
  ) -> Int {
    if let critical, threshold > 0, threshold > critical { return 0 }
    return replay.triggers(of: engine, threshold: threshold)
  }
}

/// Thresholds of one engine in one scene, in points of pull and in the sweep's unit.
private struct ThresholdAxis {
  private let drag: SlowDrag
  private let scale: Double?

  /// With `scale`, points to a millimetre, the unit is millimetres of finger travel.
  init(_ engine: RefreshEngine, _ replay: Replay, scale: Double?) {
    drag = SlowDrag(engine, in: replay.scene, on: replay.path.model)
    self.scale = scale
  }

  /// A pull in points in the unit; nil where no travel reaches it.
  func value(of threshold: Double) -> Double? {
    guard let scale else { return threshold }
    return drag.travel(toThreshold: threshold).map { $0 / scale }
  }

  /// A value in the unit as a pull in points.
  func threshold(_ value: Double) -> Double {
    scale.map { drag.threshold(afterTravel: value * $0) } ?? value
  }
}
