import ExternalEngines
import PolicyFiles
import TextFormats

/// The identity of an engine independent of its name, so that results of two engines are never counted as one.
extension EngineChoice {
  /// The engine's identity besides its name, such as `policy:3f2a…`; equal only for equal engines.
  ///
  /// | engine | identity |
  /// |---|---|
  /// | built in, with or without options | `built-in`, because its name includes the options |
  /// | a policy file | its content: the first 16 digits of the SHA-256 of the policy as `engines --policy` writes it |
  /// | an external engine | the same digest of its command |
  package var identity: String {
    switch self {
    case .builtIn, .configured: "built-in"
    case .policy(let file):
      "policy:" + SHA256.digits(of: RefreshPolicyFile(name: "", policy: file.policy).text)
    case .external(let engine): "program:" + SHA256.digits(of: engine.command)
    }
  }

  /// The word that selects the engine on the command line if that is not its name: a policy's file, or a command after `exec:`.
  package var word: String? {
    switch self {
    case .builtIn, .configured: nil
    case .policy(let file): file.path
    case .external(let engine): ExternalEngine.prefix + engine.command
    }
  }

  /// Gives engines names that are all different.
  ///
  /// Results are identified by engine name, so a policy or an external engine that shares its name with another engine gets its file or
  /// command appended; for example, a file from `engines --policy` keeps its name when a number in it is changed. A built-in engine with
  /// options that is given twice, by a word and by a file, counts once.
  ///
  /// - Parameter choices: Engines in the order given.
  /// - Returns: Each engine once, in the order given.
  /// - Throws: An error if two engines still have the same name.
  package static func toldApart(_ choices: [EngineChoice]) throws(ExperimentError) -> [EngineChoice] {
    var kept: [EngineChoice] = []
    for choice in choices {
      if case .configured(let engine) = choice, kept.contains(where: { $0.isConfigured(as: engine) }) {
        continue
      }
      kept.append(choice)
    }
    let distinct = kept.map { choice in
      guard let word = choice.word, kept.count(where: { $0.name == choice.name }) > 1 else { return choice }
      // The name appears in every table and row, so a long command is replaced by its digest.
      return choice.called("\(choice.name) (\(word.count <= longestWord ? word : choice.identity))")
    }
    for (index, one) in distinct.enumerated() {
      guard let other = distinct[..<index].first(where: { $0.name == one.name }) else { continue }
      throw ExperimentError(
        "two engines are called '\(one.name)', \(other.word ?? "a built-in one") and \(one.word ?? "a built-in one"); give one of them another name"
      )
    }
    return distinct
  }

  /// The largest number of characters of a file or command that is appended to a name.
  private static let longestWord = 60

  private func isConfigured(as other: ConfiguredEngine) -> Bool {
    if case .configured(let engine) = self { engine == other } else { false }
  }

  /// The engine with the given name; a built-in engine keeps its own name.
  private func called(_ name: String) -> EngineChoice {
    switch self {
    case .builtIn, .configured: self
    case .policy(let file): .policy(file.called(name))
    case .external(let engine): .external(engine.called(name))
    }
  }
}
