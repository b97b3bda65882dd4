import ExternalEngines
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// An engine to run: built in (with or without options), a policy file, or an external program.
package enum EngineChoice: Sendable {
  /// A built-in engine with its default options.
  case builtIn(RefreshSystem)
  /// A built-in engine with options that were set.
  case configured(ConfiguredEngine)
  /// A policy from a file.
  case policy(RefreshPolicyFile)
  /// An external program that receives events and answers with the actions of an engine.
  case external(ExternalEngine)

  /// The engine's name in results.
  package var name: String {
    switch self {
    case .builtIn(let system): system.name.description
    case .configured(let engine): engine.name
    case .policy(let file): file.name
    case .external(let engine): engine.name
    }
  }

  /// The built-in engine, with or without options; nil for a policy or an external engine.
  package var system: RefreshSystem? {
    switch self {
    case .builtIn(let system): system
    case .configured(let engine): engine.system
    case .policy, .external: nil
    }
  }

  /// The native scroll view of the engine: `UIScrollView` for a policy; an external engine declares its own.
  package var nativeList: ScrollList {
    if case .external(let engine) = self { return engine.declaration.nativeList }
    return system?.nativeList ?? .uiScrollView
  }

  /// The engine in its initial state, in a scene, over content that moves by a model.
  ///
  /// An external engine is represented by the built-in engine with which it is compared, which has its traits but not its behaviour.
  ///
  /// - Parameters:
  ///   - scene: The lengths of viewport, content and insets.
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

  /// True if the app can start a refresh of the engine.
  package var takesBegin: Bool {
    if case .external(let engine) = self { return engine.declaration.takesBegin }
    return engine(in: Scene(scenario: nil, overrides: SceneOverrides()), on: .uikit).takesBegin
  }

  /// The engine's threshold, firing rule and times in a scene, over content that moves by a model.
  package func traits(in scene: Scene, on model: ScrollModel) -> RefreshTraits {
    engine(in: scene, on: model).traits
  }

  /// Runs the engine on a trace.
  ///
  /// - Parameters:
  ///   - replay: The trace to run on.
  ///   - keepsFrames: Whether to return every display frame.
  /// - Returns: The figures under the engine's own name, and the frames.
  /// - Throws: An error if an external engine answers wrongly, or if the replay takes more work than a trace may.
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

  /// Runs the engine and returns its figures for each gesture.
  ///
  /// - Parameter replay: The trace to run on.
  /// - Returns: The figures of each gesture under the engine's own name, with times to a nanosecond; for a trace without gestures, one
  ///   empty result.
  /// - Throws: An error if an external engine answers wrongly, or if the replay takes more work than a trace may.
  package func gestureResults(on replay: Replay) throws(EngineFault) -> [ReplayResult] {
    try gestureResults(of: engine(on: replay), on: replay)
  }

  /// The figures for each gesture of a trace, for an engine that was already made in its initial state.
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

  /// Runs the engine and returns only its own actions, without figures about the finger and the content.
  ///
  /// - Parameter replay: The trace to run on.
  /// - Returns: The log of the run.
  /// - Throws: An error if an external engine answers wrongly, or if the replay takes more work than a trace may.
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

  /// The engine in its initial state for a replay; for an external engine, the built-in engine with which it is compared.
  ///
  /// - Parameter replay: The trace to run on.
  /// - Returns: An idle engine.
  package func engine(on replay: Replay) -> RefreshEngine {
    if case .builtIn(let system) = self { return replay.engine(of: system) }
    return engine(in: replay.scene, on: replay.model)
  }
}
