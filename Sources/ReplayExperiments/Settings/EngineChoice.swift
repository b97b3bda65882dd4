import ExternalEngines
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// An engine to run: one of the built-in systems, with figures of one's own or without, a policy somebody wrote, or a
/// program of somebody's own.
package enum EngineChoice: Sendable {
  /// A built-in system.
  case builtIn(RefreshSystem)
  /// A built-in system with options.
  case configured(ConfiguredEngine)
  /// A policy from a file.
  case policy(RefreshPolicyFile)
  /// A program that is told what happens and says what it does.
  case external(ExternalEngine)

  /// Its name in results.
  package var name: String {
    switch self {
    case .builtIn(let system): system.name.description
    case .configured(let engine): engine.name
    case .policy(let file): file.name
    case .external(let engine): engine.name
    }
  }

  /// The system it is; nil for a policy and for a program.
  package var system: RefreshSystem? {
    switch self {
    case .builtIn(let system): system
    case .configured(let engine): engine.system
    case .policy, .external: nil
    }
  }

  /// The list that it ships on; of a policy, `UIScrollView`.
  package var nativeList: ScrollList {
    if case .external(let engine) = self { return engine.declaration.nativeList }
    return system?.nativeList ?? .uiScrollView
  }

  /// The engine as it is before any event, in a scene, over content that moves by a model; of a program the one it is held
  /// against, which says what it is but does not do what it does.
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
    case .external(let engine): engine.declaration.yardstick(in: scene, on: model)
    }
  }

  /// True if an app can begin a refresh of it.
  package var takesBegin: Bool {
    if case .external(let engine) = self { return engine.declaration.takesBegin }
    return engine(in: Scene(scenario: nil, overrides: SceneOverrides()), on: .uikit).takesBegin
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
  /// - Throws: A program that does not answer as an engine does, and replays that take more work than a trace may.
  package func run(on replay: Replay, keepsFrames: Bool = false) throws(EngineFault) -> (
    result: ReplayResult, frames: [ReplayFrame]
  ) {
    if keepsFrames { try replay.requireFrames(atMost: ReplayWork.mostFramesKept) }
    if case .external(let engine) = self {
      let served = try engine.serve(replay) { replay.run($0, keepsFrames: keepsFrames) }
      try replay.requireWork()
      return served
    }
    var (result, frames) = replay.run(engine(on: replay), keepsFrames: keepsFrames)
    try replay.requireWork()
    result.engine = name
    return (result, frames)
  }

  /// Runs it.
  ///
  /// - Parameter replay: What to run it on.
  /// - Returns: The figures of each gesture under the engine's own name, times to a nanosecond; of a trace without any one
  ///   result in which nothing happened.
  /// - Throws: A program that does not answer as an engine does, and replays that take more work than a trace may.
  package func gestureResults(on replay: Replay) throws(EngineFault) -> [ReplayResult] {
    try gestureResults(of: engine(on: replay), on: replay)
  }

  /// The same where the idle engine is at hand.
  func gestureResults(of idle: RefreshEngine, on replay: Replay) throws(EngineFault) -> [ReplayResult] {
    var results: [ReplayResult]
    if case .external(let engine) = self {
      results = try engine.serve(replay) { replay.gestureResults(of: $0) }
    } else {
      results = replay.gestureResults(of: idle)
    }
    try replay.requireWork()
    if results.isEmpty { results = [try run(on: replay).result] }
    let name = name
    for index in results.indices {
      results[index].roundToNanoseconds()
      results[index].engine = name
    }
    return results
  }

  /// Runs it for what it does and when, without the figures of the finger and the free path.
  ///
  /// - Parameter replay: What to run it on.
  /// - Returns: What happened.
  /// - Throws: A program that does not answer as an engine does, and replays that take more work than a trace may.
  package func course(on replay: Replay) throws(EngineFault) -> ReplayLog {
    let log: ReplayLog
    if case .external(let engine) = self {
      log = try engine.serve(replay) { replay.course(of: $0) }
    } else {
      log = replay.course(of: engine(on: replay))
    }
    try replay.requireWork()
    return log
  }

  /// The engine as it is before a replay; of a program the one it is held against.
  ///
  /// - Parameter replay: What it is to run on.
  /// - Returns: An idle engine.
  package func engine(on replay: Replay) -> RefreshEngine {
    if case .builtIn(let system) = self { return replay.engine(of: system) }
    return engine(in: replay.scene, on: replay.model)
  }
}
