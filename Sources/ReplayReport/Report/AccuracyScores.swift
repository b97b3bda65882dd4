import ReplayStatistics
import TextFormats

/// Scores of an engine over all its counted gestures whose bounds are found by a bootstrap, because there is no formula for them.
package struct AccuracyScores: Equatable, Sendable {
  /// The harmonic mean of precision and recall, 0 to 1; bounds by ``/ReplayStatistics/ClusterBootstrap`` over people or devices.
  package let f1: Estimate
  /// Matthews' correlation of wanted and fired, −1 to 1; bounds as for ``f1``.
  package let mcc: Estimate
  /// The mean of recall and specificity, 0 to 1; bounds as for ``f1``.
  package let balancedAccuracy: Estimate

  /// Computes the scores from the counts of right and wrong verdicts.
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

  /// Computes the scores of a part of a group, without bounds; if `sayingWhy`, with the reason why there are none.
  init(ofPart counts: ConfusionCounts, sayingWhy: Bool) {
    func unbounded(_ score: Estimate) -> Estimate {
      sayingWhy ? score.unbounded(because: "bounds are drawn for the whole group alone") : score
    }
    (f1, mcc) = (unbounded(counts.f1), unbounded(counts.mcc))
    balancedAccuracy = unbounded(counts.balancedAccuracy)
  }
}

/// How often an engine's verdicts are right: the counts, with the proportions and scores computed from them.
struct Accuracy {
  /// The counts of right and wrong verdicts by person, with the intervals of all proportions.
  let shares: ClusteredCounts
  /// The scores computed from the counts.
  let scores: AccuracyScores

  /// Computes the accuracy of a whole group. Do it once per group, because it runs a bootstrap.
  init(_ group: ReportGroup) { (shares, scores) = (group.shares, group.scores) }

  /// Computes the accuracy of a part of a group, with scores without bounds; if `sayingWhy`, with the reason why there are none.
  init(ofPart counts: ClusteredCounts, sayingWhy: Bool = false) {
    (shares, scores) = (counts, AccuracyScores(ofPart: counts.total, sayingWhy: sayingWhy))
  }

  /// The JSON fields of proportions and scores, to be included among a group's fields.
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
