import ReplayStatistics
import TextFormats

/// An engine's scores over all its counted traces, for whose bounds there is no formula.
package struct AccuracyScores: Equatable, Sendable {
  /// Harmonic mean of precision and recall, 0 to 1; bounds by ``/ReplayStatistics/ClusterBootstrap`` over people or devices.
  package let f1: Estimate
  /// Matthews' correlation, −1 to 1; bounds as for ``f1``.
  package let mcc: Estimate
  /// Mean of recall and specificity, 0 to 1; bounds as for ``f1``.
  package let balancedAccuracy: Estimate

  /// The scores of some counts.
  ///
  /// - Parameters:
  ///   - counts: The counts of all gestures.
  ///   - clusters: The same counts per unit that the bootstrap resamples (person or device).
  init(of counts: ConfusionCounts, clusters: [String: ConfusionCounts]) {
    let bounds = ClusterBootstrap.intervals(
      clusters, of: [{ $0.f1.value }, { $0.mcc.value }, { $0.balancedAccuracy.value }])
    f1 = counts.f1.bounded(by: bounds[0])
    mcc = counts.mcc.bounded(by: bounds[1])
    balancedAccuracy = counts.balancedAccuracy.bounded(by: bounds[2])
  }

  /// The scores of a part of a group, without bounds; with the reason for that if `sayingWhy`.
  init(ofPart counts: ConfusionCounts, sayingWhy: Bool) {
    func unbounded(_ score: Estimate) -> Estimate {
      sayingWhy ? score.unbounded(because: "bounds are drawn for the whole group alone") : score
    }
    (f1, mcc) = (unbounded(counts.f1), unbounded(counts.mcc))
    balancedAccuracy = unbounded(counts.balancedAccuracy)
  }
}

/// The counts of right and wrong verdicts, with the figures computed from them.
struct Accuracy {
  /// The counts, with the intervals of all proportions.
  let shares: ClusteredCounts
  /// The scores computed from the counts.
  let scores: AccuracyScores

  /// The accuracy of a whole group. Compute it once: each access runs the bootstrap again.
  init(_ group: ReportGroup) { (shares, scores) = (group.shares, group.scores) }

  /// The accuracy of a part of a group, whose scores have no bounds; with the reason for that if `sayingWhy`.
  init(ofPart counts: ClusteredCounts, sayingWhy: Bool = false) {
    (shares, scores) = (counts, AccuracyScores(ofPart: counts.total, sayingWhy: sayingWhy))
  }

  /// The JSON fields, to be included among a group's fields.
  static let shared = Fields<Accuracy>(
    sharedAs: "accuracy", "Counts of right and wrong verdicts, and the figures computed from them.", fields)

  static let fields: [Field<Accuracy>] =
    GateFigure.Count.allCases.map { count in
      .value(count.rawValue, count.meaning) { count.number(in: $0.shares.total) }
    }
    + GateFigure.Score.inReports.map { score in
      .object(score.rawValue, score.meaning, Estimate.fields) { score.estimate(of: $0) }
    }
}
