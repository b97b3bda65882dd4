import ReplayStatistics
import TextFormats

/// The criterion by which one threshold is called the best; `sweep`, `report` and the page use the same.
package enum BestThreshold: String, CaseIterable, FieldWord, Sendable {
  /// The threshold with the largest Youden J: the proportion of pulls that fire minus the proportion of other gestures that fire.
  case youden
  /// The threshold with the least cost, if the user gives the costs of misses and false alarms.
  case leastCost = "least_cost"

  /// The mistakes at a threshold, as text: `misses 8 of 10 pulls, 0 false alarms in 75 other gestures`.
  ///
  /// - Parameter counts: The counts at that threshold.
  /// - Returns: A phrase without a full stop.
  package static func words(of counts: ConfusionCounts) -> String {
    let others = Counted.text(counts.total - counts.wanted, "other gesture")
    let alarms = Counted.text(counts.falsePositives, "false alarm")
    return "misses \(counts.falseNegatives) of \(Counted.text(counts.wanted, "pull")), \(alarms) in \(others)"
  }
}
