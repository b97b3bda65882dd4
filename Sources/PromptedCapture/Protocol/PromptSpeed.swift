/// How fast fingers are asked to go.
public enum PromptSpeed: String, CaseIterable, Sendable {
  /// With care.
  case slow
  /// As one does.
  case normal
  /// In a hurry.
  case fast

  /// What counts as this speed, in points per second of finger travel.
  ///
  /// The bands overlap widely and their corners are this project's choice: a prompt is to spread takes, not to drill
  /// people. A stroke of 50 mm in 0.6 s on a screen, as published studies of touch find it usual, is 535 points a second.
  public var band: ClosedRange<Double> {
    switch self {
    case .slow: 0...450
    case .normal: 150...2000
    case .fast: 500...Double.infinity
    }
  }

  /// How a prompt says it.
  var adverb: String {
    switch self {
    case .slow: "slowly"
    case .normal: ""
    case .fast: "quickly"
    }
  }
}
