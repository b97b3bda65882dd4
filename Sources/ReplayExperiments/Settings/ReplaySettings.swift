import GestureTraces
import PullToRefresh
import TraceReplay

/// The settings of a batch of replays: engines, models, options, and the number of parallel traces.
package struct ReplaySettings: Sendable {
  /// The engines, in the order given.
  package let engines: [EngineChoice]
  /// Each engine's identity (``EngineChoice/identity``), computed once for all traces.
  package let identities: [String]
  /// The grounds (scroll physics) to run on, in the order given.
  package let grounds: [Ground]
  /// The options by which traces become motion.
  package let options: ReplayOptions
  /// The number of traces processed at once.
  package let jobs: Int
  /// Whether results of engines that did not fire past their threshold say what would have made them fire
  /// (``EngineChoice/explain(_:on:within:)``).
  package var explains = false

  /// Settings by their parts.
  ///
  /// - Parameters:
  ///   - engines: At least one engine.
  ///   - grounds: At least one ground.
  ///   - options: How traces become motion.
  ///   - jobs: The number of traces processed at once.
  package init(
    engines: [EngineChoice], grounds: [Ground] = [.native],
    options: ReplayOptions = ReplayOptions(), jobs: Int = 1
  ) {
    (self.engines, self.grounds, self.options, self.jobs) = (engines, grounds, options, jobs)
    identities = engines.map(\.identity)
  }

  /// A trace prepared for replay on each ground.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: One item per ground, in their order.
  package func replays(of trace: Trace) -> [GroundReplays] {
    grounds.reduce(into: []) { made, ground in
      made.append(GroundReplays(of: trace, on: ground, engines, options, beside: made))
    }
  }

  /// Every engine with every scroll view that it runs on, each pair once: engine by engine within ground by ground.
  package var pairs: [(engine: EngineChoice, list: ScrollList)] {
    var known: [Set<ScrollList>] = engines.map { _ in [] }
    return grounds.flatMap { ground in
      engines.indices.compactMap { index in
        let list = ground.list(for: engines[index])
        return known[index].insert(list).inserted ? (engines[index], list) : nil
      }
    }
  }

  /// The name of a scroll view's model in tables; with several grounds, a native scroll view is marked.
  ///
  /// - Parameter list: The scroll view of one of ``pairs``.
  /// - Returns: A name such as `uikit`, or `uikit (native)`.
  package func modelName(of list: ScrollList) -> String {
    let isOwn = grounds.count > 1 && list.dragStart != .immediate
    return "\(list.model.name)" + (isOwn ? Self.nativeMark : "")
  }

  /// The mark after the model's name of an engine's native scroll view: ` (native)`.
  package static let nativeMark = " (\(Ground.nativeName))"

  /// The runs of a trace: ``pairs`` with the trace prepared for each scroll view, shared by all engines on it.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: One item for each of ``pairs``, in their order.
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
