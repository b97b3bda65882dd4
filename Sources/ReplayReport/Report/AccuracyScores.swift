import ReplayStatistics

/// The scores of an engine over all its counted traces, whose bounds no formula gives.
package struct AccuracyScores: Equatable, Sendable {
  /// Harmonic mean of precision and recall, 0 to 1; bounds by ``/ReplayStatistics/ClusterBootstrap`` over people, or devices where no person is named.
  package let f1: Estimate
  /// Matthews' correlation, −1 to 1; bounds as for ``f1``.
  package let mcc: Estimate
  /// Mean of recall and specificity, 0 to 1; bounds as for ``f1``.
  package let balancedAccuracy: Estimate

  /// The scores of the counts of people or devices.
  init(of shares: ClusteredCounts) {
    let counts = shares.total
    let bounds = ClusterBootstrap.intervals(
      shares.byUnit, of: [{ $0.f1.value }, { $0.mcc.value }, { $0.balancedAccuracy.value }])
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
