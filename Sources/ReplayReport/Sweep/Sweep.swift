import ReplayExperiments
import ReplayStatistics

/// The verdicts at every threshold over a set of traces: `overscroll-sweep/2`.
///
/// The unit is the gesture, as in a report: a positive case if its intent is `pull`. Gestures of `free` use and gestures without an intent
/// are counted separately. Origins are never mixed.
package struct Sweep: Sendable {
  /// The unit of a threshold.
  package enum Unit: String, Sendable {
    /// Points of pull.
    case points = "pt"
    /// Millimetres of finger travel in a slow drag that reaches the threshold.
    case millimetres = "mm"
  }

  /// The unit of the thresholds.
  package let unit: Unit
  /// The costs of a missed pull and of a false alarm.
  package let costs: ReceiverCurve.Costs
  /// The criterion for the best threshold: least cost if costs are given, otherwise Youden's J.
  package let best: BestThreshold
  /// The highest false-alarm rate for the operating point to report, 0 to 1.
  package let falseAlarmRate: Double
  /// One group for each engine × model × origin, in order of first appearance.
  package private(set) var groups: [SweepGroup] = []
  /// The traces left out, each once, in input order.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()

  /// An empty sweep.
  ///
  /// - Parameters:
  ///   - unit: The unit of the thresholds.
  ///   - costs: The costs of mistakes; equal if not given.
  ///   - best: The criterion for the best threshold.
  ///   - falseAlarmRate: The highest false-alarm rate for the operating point to report, 0 to 1.
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
  ///   - trace: Its path as given.
  ///   - reason: Why, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    exclusions.add(trace, because: reason)
  }
}
