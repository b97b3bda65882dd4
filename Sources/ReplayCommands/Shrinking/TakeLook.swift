import GestureTraces
import TakeChecks
import TraceReplay

/// Checks whether fingers match an intent, as `record --protocol` checks a take.
enum TakeLook {
  /// The reasons why fingers do not match an intent; empty if they do.
  ///
  /// - Parameters:
  ///   - trace: The trace of the fingers.
  ///   - options: The replay options.
  ///   - intent: The intent.
  ///   - reachesTop: Whether the content reaches the top edge.
  /// - Returns: One phrase per problem.
  static func complaints(
    _ trace: Trace, _ options: ReplayOptions, _ intent: Intent, _ reachesTop: Bool
  ) -> [String] {
    TakeCheck.complaints(TakeShape(of: trace, options: options), for: Prompt(intent), reachesTop: reachesTop)
  }
}
