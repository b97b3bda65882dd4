import CommandArguments
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import TextTables
import TraceReplay

/// The value of an option that names an engine.
enum EngineName: Equatable, Sendable {
  /// Every built-in engine.
  case all
  /// One of them.
  case system(RefreshSystem)
  /// A policy file, not yet read.
  case file(String)

  /// An engine's name, `all`, or the path of a policy file, which ends in `.json`.
  static let form = ValueForm<EngineName>(word: \.word, read: read)

  /// The same without `all`.
  ///
  /// - Parameter refusal: The message about `all`.
  /// - Returns: The form.
  static func one(orSay refusal: String) -> ValueForm<EngineName> {
    ValueForm(word: \.word) { word throws(ValueFault) in
      guard word != "all" else { throw ValueFault(refusal) }
      return try read(word)
    }
  }

  @Sendable private static func read(_ word: String) throws(ValueFault) -> EngineName {
    if word == "all" { return .all }
    if let system = RefreshSystem(named: word) { return .system(system) }
    if word.hasSuffix(".json") { return .file(word) }
    throw ValueFault(
      Suggestion.complaint(
        kind: "engine", name: word, names: RefreshEngine.names + ["all"],
        list: "overscroll engines", otherwise: "a policy file's name ends in .json"))
  }

  /// As it is written.
  var word: String {
    switch self {
    case .all: "all"
    case .system(let system): "\(system.name)"
    case .file(let path): path
    }
  }
}

extension EngineChoice {
  /// The engines for the values of `--engine`, each once, in the order given; every engine for none.
  ///
  /// - Parameter names: As given.
  /// - Returns: At least one.
  /// - Throws: What is wrong with a policy file.
  static func choices(_ names: [EngineName]) throws -> [EngineChoice] {
    var seen: Set<String> = []
    var choices: [(engine: EngineChoice, word: String)] = []
    for name in names.isEmpty ? [.all] : names {
      let each = name == .all ? RefreshSystem.all.map(EngineName.system) : [name]
      for name in each where seen.insert(name.word).inserted {
        guard let choice = try EngineChoice(name) else { continue }
        choices.append((choice, name.word))
      }
    }
    return toldApart(choices)
  }

  /// The engine a name stands for; nil for `all`, which is no single engine.
  private init?(_ name: EngineName) throws {
    switch name {
    case .all: return nil
    case .system(let system): self = .builtIn(system)
    case .file(let path): self = .policy(try RefreshPolicyFile(path: path))
    }
  }
}
