import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace as each condition of a stress run would have had it: what the fingers did, worked out for one run at a time, as all runs
/// of a long trace together are more than anybody can hold.
struct StressedTakes {
  private let trace: Trace
  private let options: ReplayOptions
  private let seed: UInt64
  private let samples: TraceSamples?
  private let viewport: Double

  /// The trace under each of `conditions`.
  init(of trace: Trace, _ conditions: [StressCondition], _ options: ReplayOptions, seed: UInt64) {
    (self.trace, self.options, self.seed) = (trace, options, seed)
    let changes = conditions.contains { $0.changesTrace }
    samples = changes ? TraceSamples(of: trace, layer: trace.replayedLayer(options)) : nil
    viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
  }

  /// The replays of the trace as it is, all with the same work.
  ///
  /// - Parameter lists: Each once.
  /// - Returns: One a list.
  func usual(on lists: [ScrollList]) -> [Replay] {
    lists.reduce(into: []) { made, list in
      made.append(
        made.isEmpty ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: made))
    }
  }

  /// The trace under a condition.
  ///
  /// - Parameters:
  ///   - condition: One of those it was made for.
  ///   - number: The repeat, from 0.
  ///   - usual: The trace as it is, on each list.
  /// - Returns: One a list; nil where nothing is other than it is in the trace by itself, and no control asks for a run more.
  func replays(under condition: StressCondition, repeat number: Int, _ usual: [Replay]) -> [Replay?] {
    let own = condition.options(options, repeat: number, seed: seed)
    guard condition.changesTrace, let samples else {
      let isUsual = own == options && condition.change != .nothing
      return usual.map { isUsual ? nil : $0.shown(by: own) }
    }
    let events = condition.events(of: samples, repeat: number, seed: seed)
    // Only its fingers are asked for: nobody reads a grade or a label of it.
    let changed = Trace(path: trace.path, header: trace.header, events: events, end: trace.end)
    let track = FingerTrack(of: changed, options: own, viewport: viewport)
    return usual.reduce(into: [Replay]()) { made, usual in
      made.append(
        made.isEmpty
          ? Replay(track: track, scene: usual.scene, on: usual.list, options: own, work: usual.work)
          : Replay(on: usual.list, beside: made))
    }
  }
}
