import PullToRefresh

/// A number, colour or word that an original's own documentation lets users set.
package struct EngineOption: Equatable, Sendable {
  /// The unit of an option's value; the option's name contains it unless it is points or a plain value.
  package enum Unit: String, CaseIterable, Sendable {
    /// Points.
    case points = "pt"
    /// Milliseconds.
    case milliseconds = "ms"
    /// A fraction of the whole.
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

  /// Its name, such as `threshold`.
  package let name: String
  /// Its unit.
  package let unit: Unit
  /// The original's own value; nil if it depends on other options, or if there is none.
  package let standard: EngineValue?
  /// A short description; it ends in "drawn only" if only the picture changes.
  package let words: String
  /// True if it takes several values, separated by `+`.
  package let isList: Bool
  /// The words it accepts; empty if it does not take words.
  package let choices: [String]

  /// The longest time, in milliseconds: ten minutes.
  private static let longestTime = 600_000.0
  /// The most smoothing steps of a path: each doubles the number of drawn pieces, and after 10 a line has 2048.
  private static let mostSmoothing = 10.0

  /// The accepted numbers: lengths as in a policy, times up to ten minutes; nil if its value is not a number.
  package var range: ClosedRange<Double>? {
    switch unit {
    case .points: 0...RefreshPolicy.longestLength
    case .milliseconds: 0...Self.longestTime
    case .share: 0...1
    case .count: 0...Self.mostSmoothing
    case .colour, .timeOfDay, .word: nil
    }
  }

  /// An option that takes one number.
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
