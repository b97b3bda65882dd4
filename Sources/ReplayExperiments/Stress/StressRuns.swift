/// The verdicts of one engine on one trace: without stress, and under each condition.
package struct StressRuns: Equatable, Sendable {
  /// The verdict on the unchanged trace.
  package let usual: Verdict
  /// The verdicts under stress, by condition, then by repeat.
  package let stressed: [[Verdict]]

  /// The verdicts without stress, and under each condition by repeat.
  package init(usual: Verdict, stressed: [[Verdict]]) {
    (self.usual, self.stressed) = (usual, stressed)
  }
}
