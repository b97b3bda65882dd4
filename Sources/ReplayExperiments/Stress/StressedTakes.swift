import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace as it would be under each condition of a stress run.
///
/// The finger data are computed for one run at a time, because all runs of a long trace together would need too much memory.
struct StressedTakes {
  private let trace: Trace
  private let options: ReplayOptions
  private let seed: UInt64
  private let samples: TraceSamples?
  private let viewport: Double

  /// Prepares a trace for the given conditions.
  init(of trace: Trace, _ conditions: [StressCondition], _ options: ReplayOptions, seed: UInt64) {
    (self.trace, self.options, self.seed) = (trace, options, seed)
    let changes = conditions.contains { $0.changesTrace }
    samples = changes ? TraceSamples(of: trace, layer: trace.replayedLayer(options)) : nil
    viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
  }

  /// The replays of the unchanged trace; the app works equally long in all of them.
  ///
  /// - Parameter lists: The scroll views, each once.
  /// - Returns: One replay per scroll view.
  func usual(on lists: [ScrollList]) -> [Replay] {
    lists.reduce(into: []) { made, list in
      made.append(
        made.isEmpty ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: made))
    }
  }

  /// The replays of the trace under a condition.
  ///
  /// - Parameters:
  ///   - condition: One of the conditions given at the start.
  ///   - number: The repeat, from 0.
  ///   - usual: The replays of the unchanged trace, one per scroll view.
  /// - Returns: One replay per scroll view; nil if nothing differs from the unchanged trace and the condition is not the control.
  func replays(under condition: StressCondition, repeat number: Int, _ usual: [Replay]) -> [Replay?] {
    let own = condition.options(options, repeat: number, seed: seed)
    guard condition.changesTrace, let samples else {
      let isUsual = own == options && condition.change != .nothing
      return usual.map { isUsual ? nil : $0.shown(by: own) }
    }
    let events = condition.events(of: samples, repeat: number, seed: seed)
    // Only its fingers are needed, so grade and labels may be stale.
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
