import GestureTraces
import TakeChecks
import TraceReplay

/// Checks that fingers look like an intent, as `record --protocol` looks at a take.
enum TakeLook {
  /// The reasons why fingers do not show an intent; none where they do.
  ///
  /// - Parameters:
  ///   - trace: What the fingers did.
  ///   - options: How it is replayed.
  ///   - intent: What they were meant to do.
  ///   - reachesTop: Whether the content reaches the top edge.
  /// - Returns: A phrase for each thing that is missing.
  static func complaints(
    _ trace: Trace, _ options: ReplayOptions, _ intent: Intent, _ reachesTop: Bool
  ) -> [String] {
    TakeCheck.complaints(TakeShape(of: trace, options: options), for: Prompt(intent), reachesTop: reachesTop)
  }
}
