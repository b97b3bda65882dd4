import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TextTables
import TraceReplay

/// An engine to run: one of the built-in systems, or a policy somebody wrote.
enum EngineChoice: Sendable {
  /// A system by its name.
  case builtIn(String)
  /// What a policy file says.
  case policy(RefreshPolicyFile)

  /// The names `--engine` takes.
  static let names = RefreshEngine.names

  /// What is wrong with a value of `--engine`, or nil.
  ///
  /// - Parameter value: As given.
  /// - Returns: A phrase with the nearest name.
  static func complaint(_ value: String) -> String? {
    if value == "all" || names.contains(value) || isFile(value) { return nil }
    return Suggestion.complaint(
      kind: "engine", name: value, names: names + ["all"],
      list: "overscroll engines", otherwise: "a policy file's name ends in .json")
  }

  /// The engines for the values of `--engine`, each once, in the order given; every engine for none.
  ///
  /// - Parameter values: Checked before.
  /// - Returns: At least one.
  /// - Throws: What is wrong with a policy file.
  static func choices(_ values: [String]) throws -> [EngineChoice] {
    var seen: Set<String> = []
    var (choices, paths) = ([EngineChoice](), [String]())
    for value in values.isEmpty ? ["all"] : values {
      for name in value == "all" ? names : [value] where seen.insert(name).inserted {
        choices.append(isFile(name) ? .policy(try RefreshPolicyFile(path: name)) : .builtIn(name))
        paths.append(name)
      }
    }
    return zip(choices, paths).map { told($0, apartFrom: choices, by: $1) }
  }

  /// Results go by the engine's name, so a policy whose name another engine of the call has too gets the file's behind it:
  /// what `engines --policy` wrote keeps its name when a number in it is changed.
  private static func told(
    _ choice: EngineChoice, apartFrom choices: [EngineChoice], by path: String
  ) -> EngineChoice {
    guard case .policy(let file) = choice, choices.count(where: { $0.name == file.name }) > 1 else {
      return choice
    }
    return .policy(RefreshPolicyFile(name: "\(file.name) (\(path))", policy: file.policy))
  }

  /// What results call it.
  var name: String {
    switch self {
    case .builtIn(let name): name
    case .policy(let file): file.name
    }
  }

  /// The engine as it is before any event, in a scene, over content that moves by a model.
  ///
  /// - Parameters:
  ///   - scene: Its viewport and insets.
  ///   - model: The scroll physics.
  /// - Returns: An idle engine.
  func engine(in scene: Scene, on model: ScrollModel) -> RefreshEngine {
    switch self {
    case .builtIn(let name):
      guard let system = RefreshSystem(named: name) else { preconditionFailure("names are checked before") }
      return RefreshEngine(system, in: scene, on: model)
    case .policy(let file):
      return .policy(RefreshMachine(file.policy, viewport: scene.viewport, originalTopInset: scene.topInset))
    }
  }

  /// What a perfect engine of the same policy would do in a scene, over content that moves by a model.
  func traits(in scene: Scene, on model: ScrollModel) -> RefreshTraits { engine(in: scene, on: model).traits }

  private static func isFile(_ value: String) -> Bool { value.hasSuffix(".json") }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - replay: What to run it on.
  ///   - keepsFrames: Whether what every frame showed is kept.
  /// - Returns: The figures under the engine's own name, and the frames.
  func run(on replay: Replay, keepsFrames: Bool = false) -> (result: ReplayResult, frames: [ReplayFrame]) {
    switch self {
    case .builtIn(let name):
      guard let engine = replay.engine(named: name) else { preconditionFailure("names are checked before") }
      return replay.run(engine, keepsFrames: keepsFrames)
    case .policy(let file):
      var (result, frames) = replay.run(replay.engine(of: file.policy), keepsFrames: keepsFrames)
      result.engine = file.name
      return (result, frames)
    }
  }

  /// Runs it for what it does and when, without the figures of the finger and the free path.
  ///
  /// - Parameter replay: What to run it on.
  /// - Returns: What happened.
  func course(on replay: Replay) -> ReplayLog {
    switch self {
    case .builtIn(let name):
      guard let engine = replay.engine(named: name) else { preconditionFailure("names are checked before") }
      return replay.course(of: engine)
    case .policy(let file): return replay.course(of: replay.engine(of: file.policy))
    }
  }
}
