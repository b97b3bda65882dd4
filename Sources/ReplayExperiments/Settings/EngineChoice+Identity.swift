import ExternalEngines
import PolicyFiles
import TextFormats

/// Which engine it is, whatever it is called: results of two engines are never counted as one.
extension EngineChoice {
  /// The engine beside its name, as `policy:3f2a…`: the same of two calls only where the engines are the same.
  ///
  /// | engine | known by |
  /// |---|---|
  /// | built in, with options or without | its name, which has the options: `built-in` |
  /// | a policy's file | its content, not its name: the first 16 digits of the SHA-256 of the policy as `engines --policy` writes it |
  /// | a program | its command: the same of that |
  package var identity: String {
    switch self {
    case .builtIn, .configured: "built-in"
    case .policy(let file): "policy:" + Self.digest(RefreshPolicyFile(name: "", policy: file.policy).text)
    case .external(let engine): "program:" + Self.digest(engine.command)
    }
  }

  private static func digest(_ text: String) -> String {
    SHA256.hash(Array(text.utf8)).prefix(8).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// The word that a person gives for it where that is not its name: a policy's file, a program's command behind `exec:`.
  package var word: String? {
    switch self {
    case .builtIn, .configured: nil
    case .policy(let file): file.path
    case .external(let engine): ExternalEngine.prefix + engine.command
    }
  }

  /// Engines with names that tell them apart.
  ///
  /// Results go by the engine's name, so a policy or a program whose name another engine of the call has too gets its file or its command
  /// behind it: what `engines --policy` wrote keeps its name when a number in it is changed. A built-in engine with options that is named
  /// twice, by a word and by a file, is one engine.
  ///
  /// - Parameter choices: Engines in the order given.
  /// - Returns: Each once, in the order given.
  /// - Throws: Two that have one name even so.
  package static func toldApart(_ choices: [EngineChoice]) throws(ExperimentError) -> [EngineChoice] {
    var kept: [EngineChoice] = []
    for choice in choices {
      if case .configured(let engine) = choice, kept.contains(where: { $0.isConfigured(as: engine) }) {
        continue
      }
      kept.append(choice)
    }
    let told = kept.map { choice in
      guard let word = choice.word, kept.count(where: { $0.name == choice.name }) > 1 else { return choice }
      // A name stands in every table and row: a long command is told by its digest.
      return choice.called("\(choice.name) (\(word.count <= longestWord ? word : choice.identity))")
    }
    for (index, one) in told.enumerated() {
      guard let other = told[..<index].first(where: { $0.name == one.name }) else { continue }
      throw ExperimentError(
        "two engines are called '\(one.name)', \(other.word ?? "a built-in one") and \(one.word ?? "a built-in one"); give one of them another name"
      )
    }
    return told
  }

  /// The longest word that stands in a name, in characters.
  private static let longestWord = 60

  private func isConfigured(as other: ConfiguredEngine) -> Bool {
    if case .configured(let engine) = self { engine == other } else { false }
  }

  /// The same engine by another name; a built-in one keeps its own.
  private func called(_ name: String) -> EngineChoice {
    switch self {
    case .builtIn, .configured: self
    case .policy(let file): .policy(file.called(name))
    case .external(let engine): .external(engine.called(name))
    }
  }
}
