import GestureTraces
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The settings of a batch of replays: engines, scroll physics, options, and the number of traces processed at once.
package struct ReplaySettings: Sendable {
  /// The engines to run, in the order given.
  package let engines: [EngineChoice]
  /// The identity of each engine besides its name (``EngineChoice/identity``), computed once for all traces.
  package let identities: [String]
  /// The scroll physics to run on, in the order given: a model for all engines, or each engine's native scroll view.
  package let grounds: [Ground]
  /// The identity of the model of each scroll physics besides its name (``ScrollModel/identity``), computed once for all
  /// traces; native scroll views are built in.
  package let modelIdentities: [String]
  /// The options by which the fingers of a trace become motion of content.
  package let options: ReplayOptions
  /// The number of traces processed at once.
  package let jobs: Int
  /// True if results explain why an engine did not fire on a pull past its threshold (``EngineChoice/explain(_:on:within:)``).
  package var explains = false

  /// The settings of a batch of replays.
  ///
  /// - Parameters:
  ///   - engines: At least one engine.
  ///   - grounds: At least one scroll physics to run on.
  ///   - options: How traces become motion.
  ///   - jobs: The number of traces processed at once.
  package init(
    engines: [EngineChoice], grounds: [Ground] = [.native],
    options: ReplayOptions = ReplayOptions(), jobs: Int = 1
  ) {
    (self.engines, self.grounds, self.options, self.jobs) = (engines, grounds, options, jobs)
    identities = engines.map(\.identity)
    modelIdentities = grounds.map { ($0.model ?? .uikit).identity }
  }

  /// The user's own models among the scroll physics, in order, each as a file and with the word as given.
  package var modelFiles: [(file: ScrollModelFile, word: String)] {
    grounds.compactMap { ground in
      guard case .own(.composed(let model), let word) = ground else { return nil }
      return (ScrollModelFile(name: ground.name, parts: model.parts), word)
    }
  }

  /// Prepares a trace for replay on each scroll physics of the settings.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: One item per scroll physics, in the order of the settings.
  package func replays(of trace: Trace) -> [GroundReplays] {
    grounds.reduce(into: []) { made, ground in
      made.append(GroundReplays(of: trace, on: ground, engines, options, beside: made))
    }
  }

  /// Every engine with every scroll view that it runs on, each pair once; all engines on one scroll physics precede the next.
  package var pairs: [(engine: EngineChoice, list: ScrollList)] {
    var known: [Set<ScrollList>] = engines.map { _ in [] }
    return grounds.flatMap { ground in
      engines.indices.compactMap { index in
        let list = ground.list(for: engines[index])
        return known[index].insert(list).inserted ? (engines[index], list) : nil
      }
    }
  }

  /// The name of a scroll view's model in tables; if engines run on several scroll physics, a native scroll view is marked.
  ///
  /// - Parameter list: The scroll view of one of ``pairs``.
  /// - Returns: A name such as `uikit`, or `uikit (native)`.
  package func modelName(of list: ScrollList) -> String {
    let isOwn = grounds.count > 1 && list.dragStart != .immediate
    return list.model.label + (isOwn ? Self.nativeMark : "")
  }

  /// The mark after the model's name in tables that stands for an engine's native scroll view: ` (native)`.
  package static let nativeMark = " (\(Ground.nativeName))"

  /// All runs of a trace: each of ``pairs`` with the trace prepared for its scroll view.
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
