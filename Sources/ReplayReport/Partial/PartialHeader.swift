import ReplayExperiments

/// The settings that all traces of a partial result have in common: only results of the same may be merged.
package struct PartialHeader: Equatable, Sendable {
  /// The command that counts it.
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
    /// The word that a person gave for it where that is not its name: a policy's file, a program's command.
    package let word: String?
    /// The whole policy, as its file has it; nil of what is none.
    package let policy: String?
    /// The engine beside its name (`EngineChoice.identity`); nil in a file that does not say.
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
    /// The thresholds, rising, in the sweep's unit.
    package let grid: [Double]

    /// A row by its parts.
    package init(engine: String, model: String, grid: [Double]) {
      (self.engine, self.model, self.grid) = (engine, model, grid)
    }
  }

  /// The options of the call that decide replays, as words that are written again for what to run next.
  package struct Words: Equatable, Sendable {
    /// `--engine NAME` as often as it was given.
    package var engine: [String] = []
    /// `--model NAME` likewise.
    package var model: [String] = []
    /// All others.
    package var motion: [String] = []

    /// None given.
    package init() {}

    /// All of them, in the order of help.
    package var all: [String] { engine + model + motion }
  }

  /// The command.
  package let kind: Kind
  /// The program and its version.
  package let program: String
  /// The engines in their order.
  package internal(set) var engines: [Engine]
  /// The names of the grounds in their order.
  package let grounds: [String]
  /// The settings of every replay.
  package let settings: RecordedSettings
  /// The options that said so.
  package internal(set) var words: Words
  /// The unit of a sweep's thresholds.
  package let unit: Sweep.Unit
  /// The thresholds of a sweep; empty of a report and a comparison.
  package let rows: [Row]
  /// True if the call named the thresholds of a sweep.
  package internal(set) var namesThresholds: Bool

  /// A header by its parts.
  ///
  /// - Parameters:
  ///   - kind: The command that will count it.
  ///   - program: The program and its version.
  ///   - engines: At least one.
  ///   - grounds: The names, at least one.
  ///   - settings: How every trace is replayed.
  ///   - words: The options that said so.
  ///   - unit: The unit of a sweep's thresholds.
  ///   - rows: The thresholds of a sweep.
  ///   - namesThresholds: Whether the call named them.
  package init(
    _ kind: Kind, program: String, engines: [Engine], grounds: [String], settings: RecordedSettings,
    words: Words = Words(), unit: Sweep.Unit = .points, rows: [Row] = [], namesThresholds: Bool = false
  ) {
    (self.kind, self.program, self.engines, self.grounds) = (kind, program, engines, grounds)
    (self.settings, self.words) = (settings, words)
    (self.unit, self.rows, self.namesThresholds) = (unit, rows, namesThresholds)
  }

  /// The differences that keep a result of `other` from being merged with one of this, a phrase each; none where they go together.
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

  /// The header of this and another with which nothing differs: what only says how it was called is taken from the one whose words
  /// come first, so that no order of files shows.
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
