/// All runs of one trace by one engine: as it is, and under each condition.
package struct StressRuns: Equatable, Sendable {
  /// The verdict on the trace as it is.
  package let usual: Verdict
  /// The verdicts under stress, by condition, and by repeat within each.
  package let stressed: [[Verdict]]

  /// Runs by their verdicts.
  package init(usual: Verdict, stressed: [[Verdict]]) {
    (self.usual, self.stressed) = (usual, stressed)
  }
}
