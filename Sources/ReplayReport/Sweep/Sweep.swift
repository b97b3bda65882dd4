import ReplayExperiments
import ReplayStatistics

/// The outcome of every threshold over a set of traces: `overscroll-sweep/2`.
///
/// The unit is the gesture, as in a report: positive if its intent is `pull`, `free` use apart, and apart too those without an intent.
/// Origins are never mixed.
package struct Sweep: Sendable {
  /// The unit in which a threshold is measured.
  package enum Unit: String, Sendable {
    /// Points of pull.
    case points = "pt"
    /// Millimetres of finger travel: of a slow drag that reaches the threshold.
    case millimetres = "mm"
  }

  /// The unit of the thresholds.
  package let unit: Unit
  /// The costs of mistakes.
  package let costs: ReceiverCurve.Costs
  /// The criterion by which a threshold is the best one: least cost where somebody said what mistakes cost, else Youden's J.
  package let best: BestThreshold
  /// The highest rate of false alarms that is asked about, 0…1.
  package let falseAlarmRate: Double
  /// One for each engine × model × origin, in the order they first appear.
  package private(set) var groups: [SweepGroup] = []
  /// The traces left out, each once, in the order they came.
  package var excluded: [Report.Exclusion] { exclusions.all }
  private var exclusions = ExclusionList()

  /// An empty sweep.
  ///
  /// - Parameters:
  ///   - unit: What thresholds are measured in.
  ///   - costs: The costs of mistakes; equal ones where nobody said them.
  ///   - best: The criterion for the best threshold.
  ///   - falseAlarmRate: The rate to name an operating point for, 0…1.
  package init(
    unit: Unit, costs: ReceiverCurve.Costs, best: BestThreshold = .youden, falseAlarmRate: Double
  ) {
    (self.unit, self.costs, self.best, self.falseAlarmRate) = (unit, costs, best, falseAlarmRate)
  }

  /// Takes what the thresholds make of a gesture.
  ///
  /// - Parameters:
  ///   - replays: One for each engine and model.
  ///   - label: The gesture's label.
  package mutating func add(_ replays: [SweptReplay], _ label: TraceLabel) {
    if let reason = label.reasonToExclude { return exclude(label.nameToExclude, because: reason) }
    for replay in replays {
      let index = groups.firstIndex { $0.isOf(replay, origin: label.origin) }
      if index == nil { groups.append(SweepGroup(like: replay, origin: label.origin)) }
      groups[index ?? groups.count - 1].add(replay, label)
    }
  }

  /// Lists a trace as left out; the same one again counts once.
  ///
  /// - Parameters:
  ///   - trace: Its path as given.
  ///   - reason: Why, and what to do.
  package mutating func exclude(_ trace: String, because reason: String) {
    exclusions.add(trace, because: reason)
  }
}
