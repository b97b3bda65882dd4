import ReplayExperiments

/// The settings that all traces of a partial result share. Only results with the same settings can be merged.
package struct PartialHeader: Equatable, Sendable {
  /// The command whose results are stored.
  package enum Kind: String, Sendable {
    /// `overscroll report`.
    case report
    /// `overscroll compare`.
    case compare
    /// `overscroll sweep`.
    case sweep
  }

  /// An engine that was run.
  package struct Engine: Equatable, Sendable {
    /// Its name in results.
    package let name: String
    /// The word the user wrote for the engine, if it is not its name: a policy's file, or a program's command.
    package let word: String?
    /// The text of the policy file; nil if the engine is not a policy.
    package let policy: String?
    /// What identifies the engine besides its name (`EngineChoice.identity`); nil in a file that does not give it.
    package let id: String?

    /// An engine by its parts.
    package init(name: String, word: String? = nil, policy: String? = nil, id: String? = nil) {
      (self.name, self.word, self.policy, self.id) = (name, word, policy, id)
    }
  }

  /// The thresholds of one engine on one model of a sweep.
  package struct Row: Equatable, Sendable {
    /// The engine's name.
    package let engine: String
    /// The model's name in tables.
    package let model: String
    /// The thresholds, rising, in the sweep's unit (points or millimetres).
    package let grid: [Double]

    /// A row by its parts.
    package init(engine: String, model: String, grid: [Double]) {
      (self.engine, self.model, self.grid) = (engine, model, grid)
    }
  }

  /// The options of the call that affect replays, kept as words so that a suggested command can repeat them.
  package struct Words: Equatable, Sendable {
    /// `--engine NAME`, once per use.
    package var engine: [String] = []
    /// `--model NAME`, once per use.
    package var model: [String] = []
    /// All other options.
    package var motion: [String] = []

    package init() {}

    /// All options, in the order of the help text.
    package var all: [String] { engine + model + motion }
  }

  /// The command.
  package let kind: Kind
  /// The program and its version.
  package let program: String
  /// The engines, in order.
  package internal(set) var engines: [Engine]
  /// The names of the grounds (scroll models, or `native`), in order.
  package let grounds: [String]
  /// The settings of every replay.
  package let settings: RecordedSettings
  /// The command-line options behind these settings.
  package internal(set) var words: Words
  /// The unit of a sweep's thresholds.
  package let unit: Sweep.Unit
  /// The thresholds of a sweep; empty for a report or a comparison.
  package let rows: [Row]
  /// True if the thresholds of a sweep were given on the command line.
  package internal(set) var namesThresholds: Bool

  /// A header by its parts.
  ///
  /// - Parameters:
  ///   - kind: The command whose results are stored.
  ///   - program: The program and its version.
  ///   - engines: At least one engine.
  ///   - grounds: The names of the grounds, at least one.
  ///   - settings: How every trace is replayed.
  ///   - words: The command-line options behind the settings.
  ///   - unit: The unit of a sweep's thresholds.
  ///   - rows: The thresholds of a sweep.
  ///   - namesThresholds: Whether the thresholds were given on the command line.
  package init(
    _ kind: Kind, program: String, engines: [Engine], grounds: [String], settings: RecordedSettings,
    words: Words = Words(), unit: Sweep.Unit = .points, rows: [Row] = [], namesThresholds: Bool = false
  ) {
    (self.kind, self.program, self.engines, self.grounds) = (kind, program, engines, grounds)
    (self.settings, self.words) = (settings, words)
    (self.unit, self.rows, self.namesThresholds) = (unit, rows, namesThresholds)
  }

  /// The differences that prevent a merge with a result of `other`, one phrase each; empty if they can be merged.
  func differences(from other: PartialHeader) -> [String] {
    var differences: [String] = []
    func compare(_ what: String, _ mine: String, _ theirs: String) {
      if mine != theirs { differences.append("\(what) \(mine), not \(theirs)") }
    }
    compare("for", kind.rawValue, other.kind.rawValue)
    compare("by", program, other.program)
    let names = [self, other].map { $0.engines.map(\.name) }
    compare("of the engines", names[0].joined(separator: ", "), names[1].joined(separator: ", "))
    if names[0] == names[1] {
      for (mine, theirs) in zip(engines, other.engines) {
        if mine.policy != theirs.policy {
          differences.append("its policy '\(mine.name)' is another")
        } else if let id = mine.id, let otherID = theirs.id, id != otherID {
          differences.append("its engine '\(mine.name)' is another")
        }
      }
    }
    compare("on", grounds.joined(separator: ", "), other.grounds.joined(separator: ", "))
    differences += settings.changes(since: other.settings)
    if kind == .sweep, other.kind == .sweep, names[0] == names[1], grounds == other.grounds {
      compare("with thresholds in", unit.rawValue, other.unit.rawValue)
      if unit == other.unit, rows != other.rows { differences.append("its thresholds are others") }
    }
    return differences
  }

  /// The header of this and another header that can be merged.
  ///
  /// Details that only record how the command was called come from the header whose words sort first, so the result does not depend on the
  /// order of files.
  func merged(with other: PartialHeader) -> PartialHeader {
    var merged = self
    merged.namesThresholds = namesThresholds || other.namesThresholds
    if other.words.all.lexicographicallyPrecedes(words.all) { merged.words = other.words }
    merged.engines = zip(engines, other.engines).map { one, two in
      (two.word ?? "") < (one.word ?? "") ? two : one
    }
    return merged
  }
}
