import ReplayStatistics
import TextFormats

/// The criterion by which one threshold is called the best: the same in the page, in `sweep` and in `report`.
package enum BestThreshold: String, CaseIterable, FieldWord, Sendable {
  /// The greatest Youden J: the share of pulls noticed less the share of false alarms.
  case youden
  /// The least cost, where somebody said what mistakes cost.
  case leastCost = "least_cost"

  /// The mistakes that a threshold makes, as `misses 8 of 10 pulls, 0 false alarms in 75 other gestures`.
  ///
  /// - Parameter counts: The counts with that threshold.
  /// - Returns: Words without a full stop.
  package static func words(of counts: ConfusionCounts) -> String {
    let others = Counted.text(counts.total - counts.wanted, "other gesture")
    let alarms = Counted.text(counts.falsePositives, "false alarm")
    return "misses \(counts.falseNegatives) of \(Counted.text(counts.wanted, "pull")), \(alarms) in \(others)"
  }
}
