import GestureTraces
import ScrollPhysics
import TraceReplay

/// A trace made ready for replay on a ground: once for each model that some engine runs on there.
package struct GroundReplays {
  /// The ground.
  package let ground: Ground
  /// One a model, in the order in which the engines need them; at least one.
  package private(set) var replays: [Replay] = []
  /// The index of each engine's in ``replays``.
  package private(set) var indices: [Int] = []

  /// The replays of a trace.
  ///
  /// - Parameters:
  ///   - trace: Any.
  ///   - ground: The ground.
  ///   - engines: The engines, at least one.
  ///   - options: How the trace becomes motion.
  package init(of trace: Trace, on ground: Ground, _ engines: [EngineChoice], _ options: ReplayOptions) {
    self.ground = ground
    var known: [ScrollModel: Int] = [:]
    for model in engines.map(ground.model) {
      if known[model] == nil {
        known[model] = replays.count
        // The fingers and the scene are the same on every model.
        replays.append(
          replays.first.map { Replay(track: $0.track, scene: $0.scene, model: model, options: options) }
            ?? Replay(of: trace, model: model, options: options))
      }
      indices.append(known[model] ?? 0)
    }
  }

  /// The replays of a trace, made already.
  ///
  /// - Parameters:
  ///   - ground: The ground.
  ///   - replays: One a model, at least one.
  ///   - indices: The index of each engine's replay.
  package init(on ground: Ground, _ replays: [Replay], indices: [Int]) {
    (self.ground, self.replays, self.indices) = (ground, replays, indices)
  }

  /// The replay that an engine runs on.
  ///
  /// - Parameter engine: Its index among the engines of the ground.
  /// - Returns: The trace on its model.
  package func replay(ofEngine engine: Int) -> Replay { replays[indices[engine]] }
}
