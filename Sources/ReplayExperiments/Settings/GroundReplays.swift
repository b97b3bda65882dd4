import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace made ready for replay on a ground: once for each list that some engine runs on there.
package struct GroundReplays {
  /// The ground.
  package let ground: Ground
  /// One a list, in the order in which the engines need them; at least one.
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
  ///   - others: The trace on other grounds, with the same options: what this one has in common with them is not made again.
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
        let beside = others + replays
        // The fingers and the scene are the same on every list.
        replays.append(
          beside.first { $0.list == list }
            ?? (beside.isEmpty
              ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: beside)))
      }
      indices.append(known[list] ?? 0)
    }
  }

  /// The replays of a trace, made already.
  ///
  /// - Parameters:
  ///   - ground: The ground.
  ///   - replays: One a list, at least one.
  ///   - indices: The index of each engine's replay.
  package init(on ground: Ground, _ replays: [Replay], indices: [Int]) {
    (self.ground, self.replays, self.indices) = (ground, replays, indices)
  }

  /// The replay that an engine runs on.
  ///
  /// - Parameter engine: Its index among the engines of the ground.
  /// - Returns: The trace on its list.
  package func replay(ofEngine engine: Int) -> Replay { replays[indices[engine]] }
}
