import ReplayStatistics
import TextFormats

/// The criterion by which one threshold is called the best; the same in the page, in `sweep` and in `report`.
package enum BestThreshold: String, CaseIterable, FieldWord, Sendable {
  /// The largest Youden J: the proportion of pulls that fire minus the proportion of other gestures that do.
  case youden
  /// The least cost, if costs of mistakes are given.
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
