import ReplayStatistics

/// The scores of an engine over all its counted traces, whose bounds no formula gives.
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
  ///   - counts: All of them.
  ///   - clusters: The same by what a bootstrap draws again.
  init(of counts: ConfusionCounts, clusters: [String: ConfusionCounts]) {
    let bounds = ClusterBootstrap.intervals(
      clusters, of: [{ $0.f1.value }, { $0.mcc.value }, { $0.balancedAccuracy.value }])
    f1 = counts.f1.bounded(by: bounds[0])
    mcc = counts.mcc.bounded(by: bounds[1])
    balancedAccuracy = counts.balancedAccuracy.bounded(by: bounds[2])
  }

  /// The scores of a part of a group, without bounds.
  init(ofPart counts: ConfusionCounts) {
    f1 = counts.f1.unbounded(because: Self.whyNoBounds)
    mcc = counts.mcc.unbounded(because: Self.whyNoBounds)
    balancedAccuracy = counts.balancedAccuracy.unbounded(because: Self.whyNoBounds)
  }

  private static let whyNoBounds = "bounds are drawn for the whole group alone"
}
