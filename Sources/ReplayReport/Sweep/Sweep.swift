import ReplayExperiments
import ReplayStatistics

/// How often engines fire at every threshold, over a set of traces: `overscroll-sweep/2`.
///
/// Each gesture counts once, as in a report, and is a positive case if its intent is `pull`. Gestures of `free` use and gestures without an
/// intent are counted separately. Figures of different origins (such as recorded and generated traces) are never mixed.
package struct Sweep: Sendable {
  /// The unit in which thresholds are given.
  package enum Unit: String, Sendable {
    /// Points of pull, as the engine measures it.
    case points = "pt"
    /// Millimetres of finger travel that a slow drag needs to reach the threshold.
    case millimetres = "mm"
  }

  /// The unit of the thresholds.
  package let unit: Unit
  /// The costs of a missed pull and of a false alarm.
  package let costs: ReceiverCurve.Costs
  /// The criterion for the best threshold: least cost if costs are given, otherwise Youden's J.
  package let best: BestThreshold
  /// The highest acceptable false-alarm rate, 0 to 1; the sweep reports the lowest thresholds that keep to it.
  package let falseAlarmRate: Double
  /// One group for each engine, model and origin of traces, in order of first appearance.
  package private(set) var groups: [SweepGroup] = []
  /// The traces left out, each once, in input order.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()

  /// Starts a sweep without results.
  ///
  /// - Parameters:
  ///   - unit: The unit of the thresholds.
  ///   - costs: The costs of mistakes; equal if not given.
  ///   - best: The criterion for the best threshold.
  ///   - falseAlarmRate: The highest acceptable false-alarm rate, 0 to 1.
  package init(
    unit: Unit, costs: ReceiverCurve.Costs, best: BestThreshold = .youden, falseAlarmRate: Double
  ) {
    (self.unit, self.costs, self.best, self.falseAlarmRate) = (unit, costs, best, falseAlarmRate)
  }

  /// Adds one gesture's results under every threshold.
  ///
  /// - Parameters:
  ///   - replays: One result for each engine and model.
  ///   - label: The gesture's label.
  package mutating func add(_ replays: [SweptReplay], _ label: TraceLabel) {
    if let reason = label.reasonToExclude { return exclude(label.nameToExclude, because: reason) }
    for replay in replays {
      let index = groups.firstIndex { $0.isOf(replay, origin: label.origin) }
      if index == nil { groups.append(SweepGroup(like: replay, origin: label.origin)) }
      groups[index ?? groups.count - 1].add(replay, label)
    }
  }

  /// Lists a trace as left out; a repeated entry counts once.
  ///
  /// - Parameters:
  ///   - trace: The trace's path, as given.
  ///   - reason: Why it is left out, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    exclusions.add(trace, because: reason)
  }
}
