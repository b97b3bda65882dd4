import GestureTraces
import TakeChecks
import TraceReplay

/// Checks whether a finger's movement matches an intent, by the same rules as `record --protocol`.
enum TakeLook {
  /// The reasons why the fingers' movement does not match an intent; empty if it does.
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
