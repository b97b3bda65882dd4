import ReplayExperiments

/// The settings that all traces of a partial result share. Only results with the same settings can be merged.
package struct PartialHeader: Equatable, Sendable {
  /// The command whose results are stored.
  package enum Kind: String, Sendable {
    /// The file contains results of `overscroll report`.
    case report
    /// The file contains results of `overscroll compare`.
    case compare
    /// The file contains results of `overscroll sweep`.
    case sweep
  }

  /// An engine whose results are in the file.
  package struct Engine: Equatable, Sendable {
    /// The engine's name in results.
    package let name: String
    /// The word by which the user chose the engine (a policy's file, or a program's command); nil if it is the engine's name.
    package let word: String?
    /// The text of the policy file; nil if the engine is not a policy.
    package let policy: String?
    /// A text that identifies the engine besides its name (`EngineChoice.identity`); nil in a file that does not give it.
    package let id: String?

    /// Stores an engine's name and how it was chosen.
    package init(name: String, word: String? = nil, policy: String? = nil, id: String? = nil) {
      (self.name, self.word, self.policy, self.id) = (name, word, policy, id)
    }
  }

  /// A model of a file on which engines ran.
  package struct Model: Equatable, Sendable {
    /// The model's name in results.
    package let name: String
    /// The path of its file, as given.
    package let word: String
    /// The text of the model file, as `models --file` writes it.
    package let file: String

    /// Stores a model's name, its file's path and its text.
    package init(name: String, word: String, file: String) {
      (self.name, self.word, self.file) = (name, word, file)
    }
  }

  /// The thresholds of one engine on one model of a sweep.
  package struct Row: Equatable, Sendable {
    /// The name of the engine whose thresholds these are.
    package let engine: String
    /// The scroll model's name, as in tables.
    package let model: String
    /// The thresholds that were tried, rising, in the sweep's unit (points or millimetres).
    package let grid: [Double]

    /// Stores the thresholds of one engine on one model.
    package init(engine: String, model: String, grid: [Double]) {
      (self.engine, self.model, self.grid) = (engine, model, grid)
    }
  }

  /// The command-line options that affect replays, stored as words so that a suggested command can repeat them.
  package struct Words: Equatable, Sendable {
    /// The options `--engine NAME`, with their names, once per use.
    package var engine: [String] = []
    /// The options `--model NAME`, with their names, once per use.
    package var model: [String] = []
    /// All other options that affect replays.
    package var motion: [String] = []

    package init() {}

    /// All options that affect replays, in the order of the help text.
    package var all: [String] { engine + model + motion }
  }

  /// The command whose results the file contains.
  package let kind: Kind
  /// The name and version of the program that made the file.
  package let program: String
  /// The engines whose results the file contains, in order.
  package internal(set) var engines: [Engine]
  /// The names of the grounds (scroll models, or `native`), in order.
  package let grounds: [String]
  /// The models of files among the grounds, in order.
  package internal(set) var models: [Model]
  /// The settings of every replay in the file.
  package let settings: RecordedSettings
  /// The command-line options that gave the settings.
  package internal(set) var words: Words
  /// The unit of a sweep's thresholds.
  package let unit: Sweep.Unit
  /// The thresholds of a sweep, one entry per engine and model; empty for a report or a comparison.
  package let rows: [Row]
  /// True if the thresholds of a sweep were given on the command line.
  package internal(set) var namesThresholds: Bool

  /// Stores the settings of a partial result.
  ///
  /// - Parameters:
  ///   - kind: The command whose results are stored.
  ///   - program: The program and its version.
  ///   - engines: At least one engine.
  ///   - grounds: The names of the grounds (scroll models, or `native`), at least one.
  ///   - models: The models of files among the grounds.
  ///   - settings: How every trace is replayed.
  ///   - words: The command-line options that gave the settings.
  ///   - unit: The unit of a sweep's thresholds.
  ///   - rows: The thresholds of a sweep.
  ///   - namesThresholds: Whether the thresholds were given on the command line.
  package init(
    _ kind: Kind, program: String, engines: [Engine], grounds: [String], models: [Model] = [],
    settings: RecordedSettings, words: Words = Words(), unit: Sweep.Unit = .points, rows: [Row] = [],
    namesThresholds: Bool = false
  ) {
    (self.kind, self.program, self.engines, self.grounds) = (kind, program, engines, grounds)
    (self.models, self.settings, self.words) = (models, settings, words)
    (self.unit, self.rows, self.namesThresholds) = (unit, rows, namesThresholds)
  }

  /// The differences between the settings of two partial results that prevent merging them, one phrase each; empty if there are none.
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
    for mine in models where other.models.contains(where: { $0.name == mine.name && $0.file != mine.file }) {
      differences.append("its model '\(mine.name)' is another")
    }
    differences += settings.changes(since: other.settings)
    if kind == .sweep, other.kind == .sweep, names[0] == names[1], grounds == other.grounds {
      compare("with thresholds in", unit.rawValue, other.unit.rawValue)
      if unit == other.unit, rows != other.rows { differences.append("its thresholds are others") }
    }
    return differences
  }

  /// The header of the merged result of this file and another with the same settings.
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
    merged.models = zip(models, other.models).map { one, two in two.word < one.word ? two : one }
    return merged
  }
}
