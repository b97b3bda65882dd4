import GestureTraces
import PullToRefresh
import TraceReplay

/// The settings of a batch of replays: engines, models, options, and traces at once.
package struct ReplaySettings: Sendable {
  /// The engines, in the order given.
  package let engines: [EngineChoice]
  /// Which each of them is (``EngineChoice/identity``), worked out once for all traces.
  package let identities: [String]
  /// The physics they run on, in the order given.
  package let grounds: [Ground]
  /// The options by which traces become motion.
  package let options: ReplayOptions
  /// Traces worked on at once.
  package let jobs: Int
  /// Whether a result of an engine that kept still past its threshold says what would have made it fire (``EngineChoice/explain(_:on:)``).
  package var explains = false

  /// Settings by their parts.
  ///
  /// - Parameters:
  ///   - engines: At least one.
  ///   - grounds: At least one.
  ///   - options: The options by which traces become motion.
  ///   - jobs: Traces worked on at once.
  package init(
    engines: [EngineChoice], grounds: [Ground] = [.native],
    options: ReplayOptions = ReplayOptions(), jobs: Int = 1
  ) {
    (self.engines, self.grounds, self.options, self.jobs) = (engines, grounds, options, jobs)
    identities = engines.map(\.identity)
  }

  /// A trace made ready for replay on each ground.
  ///
  /// - Parameter trace: Any.
  /// - Returns: One for each ground, in their order.
  package func replays(of trace: Trace) -> [GroundReplays] {
    grounds.reduce(into: []) { made, ground in
      made.append(GroundReplays(of: trace, on: ground, engines, options, beside: made))
    }
  }

  /// Every engine with every list that it runs on, each pair once: engine by engine within ground by ground.
  package var pairs: [(engine: EngineChoice, list: ScrollList)] {
    var known: [Set<ScrollList>] = engines.map { _ in [] }
    return grounds.flatMap { ground in
      engines.indices.compactMap { index in
        let list = ground.list(for: engines[index])
        return known[index].insert(list).inserted ? (engines[index], list) : nil
      }
    }
  }

  /// The name of a list's model in tables; where several grounds were asked for, what is on its own list says so.
  ///
  /// - Parameter list: Of one of ``pairs``.
  /// - Returns: `uikit`, or `uikit (native)`.
  package func modelName(of list: ScrollList) -> String {
    let isOwn = grounds.count > 1 && list.dragStart != .immediate
    return "\(list.model.name)" + (isOwn ? Self.nativeMark : "")
  }

  /// The end of the name of a model that is an engine's own list beside others: ` (native)`.
  package static let nativeMark = " (\(Ground.nativeName))"

  /// The runs of a trace: ``pairs`` with the trace ready on the list of each, made once for all engines on it.
  ///
  /// - Parameter trace: Any.
  /// - Returns: One for each of ``pairs``, in their order.
  package func runs(of trace: Trace) -> [(engine: EngineChoice, replay: Replay)] {
    var known: [Replay] = []
    return pairs.map { engine, list in
      if let replay = known.first(where: { $0.list == list }) { return (engine, replay) }
      let replay =
        known.isEmpty
        ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: known)
      known.append(replay)
      return (engine, replay)
    }
  }
}
