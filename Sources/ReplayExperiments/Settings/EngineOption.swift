import PullToRefresh

/// An option of a built-in engine: a number, colour or word that the original's documentation lets users set.
package struct EngineOption: Equatable, Sendable {
  /// The unit of an option's value; the option's name contains it, unless it is points or the value has no unit.
  package enum Unit: String, CaseIterable, Sendable {
    /// A length in points.
    case points = "pt"
    /// A time in milliseconds.
    case milliseconds = "ms"
    /// A fraction of a whole, without a unit.
    case share
    /// A whole number, without a unit.
    case count
    /// An sRGB colour, such as `#ff8000`.
    case colour
    /// A time of day, such as `10:00:00`.
    case timeOfDay = "time"
    /// One of the words in ``EngineOption/choices``.
    case word
  }

  /// The name of the option, such as `threshold`.
  package let name: String
  /// The unit of the option's value.
  package let unit: Unit
  /// The original's default; nil if it depends on other options, or if there is none.
  package let standard: EngineValue?
  /// A short description of the option; it ends in "drawn only" if the option changes only the picture.
  package let words: String
  /// True if the option takes several values, separated by `+`.
  package let isList: Bool
  /// The words that the option accepts; empty if its value is not a word.
  package let choices: [String]

  /// The longest time that an option accepts, in milliseconds: ten minutes.
  private static let longestTime = 600_000.0
  /// The largest number of smoothing steps of a path: each doubles the number of drawn pieces, and after 10 a line has 2048.
  private static let mostSmoothing = 10.0

  /// The numbers that the option accepts: lengths as in a policy, times up to ten minutes.
  ///
  /// Nil if the option's value is not a number.
  package var range: ClosedRange<Double>? {
    switch unit {
    case .points: 0...RefreshPolicy.longestLength
    case .milliseconds: 0...Self.longestTime
    case .share: 0...1
    case .count: 0...Self.mostSmoothing
    case .colour, .timeOfDay, .word: nil
    }
  }

  /// An option that takes one number, with its name, default, description and unit.
  init(_ name: String, _ standard: Double?, _ words: String, _ unit: Unit = .points) {
    self.init(name, standard.map { EngineValue($0) }, unit, words)
  }

  /// An option that takes a number, a word, or a list of these.
  init(
    _ name: String, _ standard: EngineValue?, _ unit: Unit, isList: Bool = false, choices: [String] = [],
    _ words: String
  ) {
    (self.name, self.standard, self.unit, self.words) = (name, standard, unit, words)
    (self.isList, self.choices) = (isList, choices)
  }
}
