import GestureTraces
import PullToRefresh
import ReplayStatistics

/// What every threshold makes of the traces of one origin, for one engine on one model.
public struct SweepGroup: Sendable {
  /// The engine's name.
  public let engine: String
  /// The model's name.
  public let model: String
  /// Where the traces come from: `recorded`, `imported` or `synthetic`.
  public let origin: String
  /// How the triggers were found; by runs if any trace needed them.
  public private(set) var method: ThresholdMethod
  /// Why so, and what is varied.
  public private(set) var reason: String
  /// The thresholds asked for, rising, in the sweep's unit.
  public let grid: [Double]
  /// The least and the greatest of the engine's own thresholds in these traces; nil where it has none in this unit.
  public private(set) var own: ClosedRange<Double>?
  /// The counts with each trace's own threshold.
  public private(set) var ownCounts = ConfusionCounts()
  /// One number from each trace.
  public private(set) var cases: [ReceiverCurve.Case] = []
  /// Traces that fire with a higher threshold but not with a lower one.
  public private(set) var uneven = 0
  /// Triggers in `free` traces with each threshold of the grid; nil where they were not run.
  public private(set) var freeTriggers: [Int?]
  /// Length of all `free` traces, in seconds.
  public private(set) var exposure = 0.0
  private var countsByRun: [ConfusionCounts]

  init(like replay: SweptReplay, origin: String) {
    (engine, model, self.origin) = (replay.engine, replay.model, origin)
    (method, reason, grid) = (replay.method, replay.reason, replay.grid)
    freeTriggers = Array(repeating: 0, count: replay.grid.count)
    countsByRun = grid.map { _ in ConfusionCounts() }
  }

  func isOf(_ replay: SweptReplay, origin: String) -> Bool {
    engine == replay.engine && model == replay.model && self.origin == origin
  }

  /// All thresholds at once; of runs, as far as those of the grid tell.
  public var curve: ReceiverCurve { ReceiverCurve(cases) }

  /// The counts with each threshold of the grid.
  ///
  /// - Parameter curve: ``curve``.
  /// - Returns: One for each.
  public func counts(_ curve: ReceiverCurve) -> [ConfusionCounts] {
    method == .replay ? countsByRun : grid.map { curve.counts(at: $0) }
  }

  /// Triggers an hour of free use with each threshold of the grid; nil where they were not run.
  public var falseAccepts: [PoissonRate?] {
    freeTriggers.map { $0.map { PoissonRate(events: $0, hours: exposure / Self.secondsPerHour) } }
  }

  private static let secondsPerHour = 3600.0

  /// Takes what the thresholds make of a trace that belongs here and is not excluded.
  mutating func add(_ replay: SweptReplay, _ label: TraceLabel) {
    if let threshold = replay.own {
      own = own.map { min($0.lowerBound, threshold)...max($0.upperBound, threshold) } ?? threshold...threshold
    }
    guard label.intent != .free else {
      for (index, count) in replay.triggers.enumerated() {
        freeTriggers[index] = freeTriggers[index].flatMap { sum in count.map { sum + $0 } }
      }
      exposure += label.duration
      return
    }
    let wanted = label.intent == .pull
    ownCounts.count(wanted: wanted, fired: replay.firesAtOwn)
    if replay.critical == nil { (method, reason) = (.replay, replay.reason) }
    let fires = replay.triggers.map { $0 ?? 0 > 0 }
    let last = fires.lastIndex(of: true)
    let critical = replay.critical ?? last.map { grid[$0] } ?? -.infinity
    cases.append(.init(critical: critical, isWanted: wanted, cluster: label.cluster))
    for index in grid.indices {
      countsByRun[index].count(
        wanted: wanted, fired: replay.critical.map { grid[index] <= $0 } ?? fires[index])
    }
    if replay.critical == nil, let last, fires[...last].contains(false) { uneven += 1 }
  }
}
