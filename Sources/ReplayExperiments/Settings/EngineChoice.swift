import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// An engine to run: one of the built-in systems, with figures of one's own or without, or a policy somebody wrote.
package enum EngineChoice: Sendable {
  /// A built-in system.
  case builtIn(RefreshSystem)
  /// A built-in system with options.
  case configured(ConfiguredEngine)
  /// A policy from a file.
  case policy(RefreshPolicyFile)

  /// Its name in results.
  package var name: String {
    switch self {
    case .builtIn(let system): "\(system.name)"
    case .configured(let engine): engine.name
    case .policy(let file): file.name
    }
  }

  /// The system it is; nil for a policy.
  package var system: RefreshSystem? {
    switch self {
    case .builtIn(let system): system
    case .configured(let engine): engine.system
    case .policy: nil
    }
  }

  /// The engine as it is before any event, in a scene, over content that moves by a model.
  ///
  /// - Parameters:
  ///   - scene: Its viewport and insets.
  ///   - model: The scroll physics.
  /// - Returns: An idle engine.
  package func engine(in scene: Scene, on model: ScrollModel) -> RefreshEngine {
    switch self {
    case .builtIn(let system): RefreshEngine(system, in: scene, on: model)
    case .configured(let engine): engine.engine(in: scene)
    case .policy(let file):
      .policy(RefreshMachine(file.policy, viewport: scene.viewport, originalTopInset: scene.topInset))
    }
  }

  /// True if an app can begin a refresh of it.
  package var takesBegin: Bool {
    engine(in: Scene(scenario: nil, overrides: SceneOverrides()), on: .uikit).takesBegin
  }

  /// The traits of a perfect engine of the same policy in a scene, over content that moves by a model.
  package func traits(in scene: Scene, on model: ScrollModel) -> RefreshTraits {
    engine(in: scene, on: model).traits
  }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - replay: What to run it on.
  ///   - keepsFrames: Whether what every frame showed is kept.
  /// - Returns: The figures under the engine's own name, and the frames.
  package func run(on replay: Replay, keepsFrames: Bool = false) -> (
    result: ReplayResult, frames: [ReplayFrame]
  ) {
    var (result, frames) = replay.run(engine(on: replay), keepsFrames: keepsFrames)
    result.engine = name
    return (result, frames)
  }

  /// Runs it.
  ///
  /// - Parameter replay: What to run it on.
  /// - Returns: The figures of each gesture under the engine's own name, times to a nanosecond; of a trace without any one
  ///   result in which nothing happened.
  package func gestureResults(on replay: Replay) -> [ReplayResult] {
    let engine = engine(on: replay)
    var results = replay.gestureResults(of: engine)
    if results.isEmpty { results = [replay.run(engine).result] }
    results = results.map(\.inNanoseconds)
    let name = name
    for index in results.indices { results[index].engine = name }
    return results
  }

  /// Runs it for what it does and when, without the figures of the finger and the free path.
  ///
  /// - Parameter replay: What to run it on.
  /// - Returns: What happened.
  package func course(on replay: Replay) -> ReplayLog { replay.course(of: engine(on: replay)) }

  private func engine(on replay: Replay) -> RefreshEngine { engine(in: replay.scene, on: replay.path.model) }

  /// Engines with names that tell them apart.
  ///
  /// Results go by the engine's name, so a policy whose name another engine of the call has too gets the file's behind it:
  /// what `engines --policy` wrote keeps its name when a number in it is changed.
  ///
  /// - Parameter choices: Engines, and the word that named each: of a policy its file.
  /// - Returns: As many, in the order given.
  package static func toldApart(_ choices: [(engine: EngineChoice, word: String)]) -> [EngineChoice] {
    choices.map { choice, word in
      guard case .policy(let file) = choice, choices.count(where: { $0.engine.name == file.name }) > 1
      else { return choice }
      return .policy(RefreshPolicyFile(name: "\(file.name) (\(word))", policy: file.policy))
    }
  }
}
