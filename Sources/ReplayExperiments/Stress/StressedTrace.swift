import ExternalEngines
import GestureTraces
import PullToRefresh
import TraceReplay

/// The results of a trace that was run under stress, without its events.
package struct StressedTrace: BatchedTrace {
  /// The verdicts of one engine on one model, with and without stress.
  package struct Line: Sendable {
    package let engine: String
    package let model: String
    package let runs: StressRuns
  }

  /// The description of the trace by which figures are grouped: its path, intent, origin and device.
  package let label: TraceLabel
  /// The warnings from reading the trace.
  package let warnings: [String]
  /// The verdicts for each engine on each model that it runs on.
  package let lines: [Line]

  /// Runs `trace`, which was read from `path`, under every condition.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, _ conditions: [StressCondition], seed: UInt64
  ) throws(EngineFault) {
    let (pairs, options) = (settings.pairs, settings.options)
    var lists: [ScrollList] = []
    for pair in pairs where !lists.contains(pair.list) { lists.append(pair.list) }
    let takes = StressedTakes(of: trace, conditions, options, seed: seed)
    let replays = takes.usual(on: lists)
    if let track = replays.first?.track {
      try StressRoom.require(of: track, runners: pairs.count, conditions, options)
    }
    let runners = pairs.map { engine, list in
      Runner(engine: engine, list: lists.firstIndex(of: list) ?? 0)
    }
    let usual = try runners.map { runner throws(EngineFault) in try runner.verdict(on: replays) }
    var stressed = pairs.map { _ in conditions.map { _ in [Verdict]() } }
    for (index, condition) in conditions.enumerated() {
      for number in 0..<condition.repeats {
        let changed = takes.replays(under: condition, repeat: number, replays)
        for (line, runner) in runners.enumerated() {
          guard let replay = changed[runner.list] else {
            stressed[line][index].append(usual[line])
            continue
          }
          stressed[line][index].append(Verdict(try runner.engine.course(on: replay)))
        }
      }
    }
    lines = pairs.enumerated().map { line, pair in
      Line(
        engine: pair.engine.name, model: settings.modelName(of: pair.list),
        runs: StressRuns(usual: usual[line], stressed: stressed[line]))
    }
    label = replays.first.map { TraceLabel(of: trace, path: path, track: $0.track) } ?? TraceLabel()
    warnings = options.warnings(of: trace)
  }

  /// Adds every engine's verdicts to `report`.
  ///
  /// - Parameter report: Receives the runs of each line.
  package func add(to report: inout StressReport) {
    for line in lines { report.add(line.runs, engine: line.engine, model: line.model, label: label) }
  }
}

/// An engine, and the index of the scroll view that it runs on.
private struct Runner {
  let engine: EngineChoice
  let list: Int

  /// The engine's verdict on a trace, which is given as one replay per scroll view.
  func verdict(on replays: [Replay]) throws(EngineFault) -> Verdict {
    Verdict(try engine.course(on: replays[list]))
  }
}
