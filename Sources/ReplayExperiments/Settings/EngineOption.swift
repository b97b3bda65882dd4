import PullToRefresh

/// A figure, a colour or a word that an original's own documents let its user set.
package struct EngineOption: Equatable, Sendable {
  /// The unit of its value; the option's name says it where it is neither points nor plain.
  package enum Unit: String, CaseIterable, Sendable {
    /// Points.
    case points = "pt"
    /// Milliseconds.
    case milliseconds = "ms"
    /// A share of the whole.
    case share
    /// A whole number.
    case count
    /// An sRGB colour, `#ff8000`.
    case colour
    /// A time of day, `10:00:00`.
    case timeOfDay = "time"
    /// One of ``EngineOption/choices``.
    case word
  }

  /// Its name: `threshold`.
  package let name: String
  /// Its unit.
  package let unit: Unit
  /// The original's own value; nil where it follows from the others, or where it has none.
  package let standard: EngineValue?
  /// What it is, in a few words; it ends in "drawn only" where nothing but the picture changes.
  package let words: String
  /// True if it takes several values, with `+` between them.
  package let isList: Bool
  /// The words it may be; empty where it is none.
  package let choices: [String]

  /// The longest time, in milliseconds: ten minutes.
  private static let longestTime = 600_000.0
  /// The most often a path is smoothed: each time doubles what is drawn, and at 10 a line is 2048 pieces.
  private static let mostSmoothing = 10.0

  /// The numbers that it may have: lengths as in a policy, times up to ten minutes; nil where it is no number.
  package var range: ClosedRange<Double>? {
    switch unit {
    case .points: 0...RefreshPolicy.longestLength
    case .milliseconds: 0...Self.longestTime
    case .share: 0...1
    case .count: 0...Self.mostSmoothing
    case .colour, .timeOfDay, .word: nil
    }
  }

  /// An option of one number.
  init(_ name: String, _ standard: Double?, _ words: String, _ unit: Unit = .points) {
    self.init(name, standard.map { EngineValue($0) }, unit, words)
  }

  /// An option of any kind.
  init(
    _ name: String, _ standard: EngineValue?, _ unit: Unit, isList: Bool = false, choices: [String] = [],
    _ words: String
  ) {
    (self.name, self.standard, self.unit, self.words) = (name, standard, unit, words)
    (self.isList, self.choices) = (isList, choices)
  }
}
