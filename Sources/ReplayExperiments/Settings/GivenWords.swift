/// The words that the user gave for the engines and models of a call that are not selected by their names: paths of policy and model files,
/// and commands of programs.
package struct GivenWords: Equatable, Sendable {
  /// The word for `--engine`, by the engine's name in results.
  package let engines: [String: String]
  /// The word for `--model`, by the model's name in results.
  package let models: [String: String]

  /// The words by name; nil for an engine or a model that is selected by its name.
  package init(engines: [(name: String, word: String?)], models: [(name: String, word: String?)]) {
    (self.engines, self.models) = (Self.words(engines), Self.words(models))
  }

  /// The words of a call's engines and scroll physics.
  package init(_ engines: [EngineChoice], on grounds: [Ground]) {
    self.init(engines: engines.map { ($0.name, $0.word) }, models: grounds.map { ($0.name, $0.word) })
  }

  /// The word for `--engine` that selects the engine with this name in results.
  package func engine(_ name: String) -> String { engines[name] ?? name }

  /// The word for `--model` that selects the model with this name in results.
  package func model(_ name: String) -> String { models[name] ?? name }

  private static func words(_ pairs: [(name: String, word: String?)]) -> [String: String] {
    Dictionary(pairs.compactMap { name, word in word.map { (name, $0) } }) { first, _ in first }
  }
}
