import GestureTraces

/// The speed at which the prompt asks fingers to move.
package enum PromptSpeed: String, CaseIterable, Sendable {
  /// Slower than usual, and careful.
  case slow
  /// The person's usual speed.
  case normal
  /// Faster than usual.
  case fast

  /// The range that counts as this speed, in points per second of finger travel.
  ///
  /// The ranges overlap widely, and their bounds are this project's choice: prompts should spread takes, not drill
  /// people. A stroke of 50 mm in 0.6 s on a screen, which published studies of touch find usual, is 535 points per second; a
  /// fling is three times as fast.
  ///
  /// - Parameter intent: The intent of the prompt.
  /// - Returns: The slowest and the fastest speed.
  package func band(of intent: Intent) -> ClosedRange<Double> {
    let fling = intent == .fling ? 3.0 : 1
    return switch self {
    case .slow: 0...600 * fling
    case .normal: 150...2000 * fling
    case .fast: 500 * fling...Double.infinity
    }
  }

  /// The adverb for this speed in a prompt; empty for `normal`.
  package var adverb: String {
    switch self {
    case .slow: "slowly"
    case .normal: ""
    case .fast: "quickly"
    }
  }
}
