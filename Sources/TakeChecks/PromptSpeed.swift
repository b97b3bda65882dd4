import GestureTraces

/// The speed at which fingers are asked to go.
package enum PromptSpeed: String, CaseIterable, Sendable {
  /// With care.
  case slow
  /// As one does.
  case normal
  /// In a hurry.
  case fast

  /// The range that counts as this speed, in points per second of finger travel.
  ///
  /// The bands overlap widely and their corners are this project's choice: a prompt is to spread takes, not to drill
  /// people. A stroke of 50 mm in 0.6 s on a screen, as published studies of touch find it usual, is 535 points a second; a
  /// fling is three times as fast.
  ///
  /// - Parameter intent: What is meant.
  /// - Returns: From the slowest to the fastest.
  package func band(of intent: Intent) -> ClosedRange<Double> {
    let fling = intent == .fling ? 3.0 : 1
    return switch self {
    case .slow: 0...600 * fling
    case .normal: 150...2000 * fling
    case .fast: 500 * fling...Double.infinity
    }
  }

  /// The adverb for it in a prompt; empty for `normal`.
  package var adverb: String {
    switch self {
    case .slow: "slowly"
    case .normal: ""
    case .fast: "quickly"
    }
  }
}
