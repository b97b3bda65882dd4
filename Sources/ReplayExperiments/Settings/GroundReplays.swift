import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace prepared for replay on one scroll physics, once for each scroll view that an engine runs on.
package struct GroundReplays {
  /// The scroll physics: one model for all engines, or each engine's native scroll view.
  package let ground: Ground
  /// The prepared replays, one per scroll view, in the order in which the engines need them; at least one.
  package private(set) var replays: [Replay] = []
  /// For each engine, the index of its replay in ``replays``.
  package private(set) var indices: [Int] = []

  /// Prepares a trace for replay on one scroll physics.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - ground: The scroll physics: one model for all engines, or each engine's native scroll view.
  ///   - engines: The engines, at least one.
  ///   - options: How the trace becomes motion.
  ///   - others: The same trace prepared on other scroll physics with the same options, to reuse what they have in common.
  package init(
    of trace: Trace, on ground: Ground, _ engines: [EngineChoice], _ options: ReplayOptions,
    beside others: [GroundReplays] = []
  ) {
    self.ground = ground
    let others = others.flatMap(\.replays)
    var known: [ScrollList: Int] = [:]
    for list in engines.map(ground.list) {
      if known[list] == nil {
        known[list] = replays.count
        let ready = others + replays
        // The fingers and the scene are the same on every scroll view.
        replays.append(
          ready.first { $0.list == list }
            ?? (ready.isEmpty
              ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: ready)))
      }
      indices.append(known[list] ?? 0)
    }
  }

  /// Stores replays that are already prepared.
  ///
  /// - Parameters:
  ///   - ground: The scroll physics of the replays.
  ///   - replays: One replay per scroll view, at least one.
  ///   - indices: The index of each engine's replay.
  package init(on ground: Ground, _ replays: [Replay], indices: [Int]) {
    (self.ground, self.replays, self.indices) = (ground, replays, indices)
  }

  /// The replay that an engine runs on.
  ///
  /// - Parameter engine: The index of the engine among all engines.
  /// - Returns: The trace on the engine's scroll view.
  package func replay(ofEngine engine: Int) -> Replay { replays[indices[engine]] }
}
