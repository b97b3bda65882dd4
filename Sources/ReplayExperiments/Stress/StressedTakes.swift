import ExternalEngines
import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace as each condition of a stress run would have had it: what the fingers did, worked out once for all lists and engines.
struct StressedTakes {
  /// One run of a condition.
  private struct Take {
    /// The fingers where the condition changes them; nil where they are those of the trace.
    let track: FingerTrack?
    let options: ReplayOptions
    /// True where nothing is other than it is in the trace by itself, and no control asks for a run more.
    let isUsual: Bool
  }

  private let trace: Trace
  private let options: ReplayOptions
  /// By condition, and by repeat within each.
  private let takes: [[Take]]

  /// The trace under each of `conditions`.
  init(of trace: Trace, _ conditions: [StressCondition], _ options: ReplayOptions, seed: UInt64) {
    (self.trace, self.options) = (trace, options)
    let changes = conditions.contains { $0.changesTrace }
    let samples = changes ? TraceSamples(of: trace, layer: trace.replayedLayer(options)) : nil
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.scene).viewport
    takes = conditions.map { condition in
      (0..<condition.repeats).map { number in
        let own = condition.options(options, repeat: number, seed: seed)
        guard condition.changesTrace, let samples else {
          return Take(track: nil, options: own, isUsual: own == options && condition.change != .nothing)
        }
        let events = condition.events(of: samples, repeat: number, seed: seed)
        // Only its fingers are asked for: nobody reads a grade or a label of it.
        let changed = Trace(path: trace.path, header: trace.header, events: events, end: trace.end)
        return Take(
          track: FingerTrack(of: changed, options: own, viewport: viewport), options: own, isUsual: false)
      }
    }
  }

  /// All replays on a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - others: The same on other lists.
  /// - Returns: The trace as it is, and under every condition.
  func replays(on list: ScrollList, beside others: [ListReplays]) -> ListReplays {
    let usual =
      others.isEmpty
      ? Replay(of: trace, on: list, options: options) : Replay(on: list, beside: others.map(\.usual))
    return ListReplays(
      usual: usual,
      stressed: takes.map { repeats in
        repeats.map { take in
          guard !take.isUsual else { return nil }
          guard let track = take.track else { return usual.shown(by: take.options) }
          return Replay(track: track, scene: usual.scene, on: list, options: take.options)
        }
      })
  }
}

/// A trace on one list, as it is and under every condition.
struct ListReplays {
  /// The trace as it is.
  let usual: Replay
  /// By condition, and by repeat within each; nil where it is no other than ``usual``.
  let stressed: [[Replay?]]

  /// The verdict of an engine in each.
  ///
  /// - Parameter engine: Any.
  /// - Returns: Its verdicts.
  /// - Throws: A program that does not answer as an engine does.
  func runs(of engine: EngineChoice) throws(EngineFault) -> StressRuns {
    let usual = StressVerdict(try engine.course(on: usual))
    return StressRuns(
      usual: usual,
      stressed: try stressed.map { repeats throws(EngineFault) in
        try repeats.map { replay throws(EngineFault) in
          guard let replay else { return usual }
          return StressVerdict(try engine.course(on: replay))
        }
      })
  }
}
