import ExternalEngines
import GestureTraces
import PullToRefresh
import TraceReplay

/// A trace that was run under stress, without its events.
package struct StressedTrace: BatchedTrace {
  /// One engine on one model.
  package struct Line: Sendable {
    package let engine: String
    package let model: String
    package let runs: StressRuns
  }

  /// The label of the trace.
  package let label: TraceLabel
  /// Warnings about how it was read.
  package let warnings: [String]
  /// The runs, each engine on each of its models.
  package let lines: [Line]

  /// The runs of `trace`, read from `path`, under every condition.
  ///
  /// - Throws: A program that does not answer as an engine does.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, _ conditions: [StressCondition], seed: UInt64
  ) throws(EngineFault) {
    let (pairs, options) = (settings.pairs, settings.options)
    var lists: [ScrollList] = []
    for pair in pairs where !lists.contains(pair.list) { lists.append(pair.list) }
    let takes = StressedTakes(of: trace, conditions, options, seed: seed)
    let replays = takes.usual(on: lists)
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

  /// Counts every engine's runs in `report`.
  ///
  /// - Parameter report: Gets the runs of each line.
  package func add(to report: inout StressReport) {
    for line in lines { report.add(line.runs, engine: line.engine, model: line.model, label: label) }
  }
}

/// An engine and the list it is on, by its index.
private struct Runner {
  let engine: EngineChoice
  let list: Int

  /// Its verdict on a trace that is ready on each list.
  func verdict(on replays: [Replay]) throws(EngineFault) -> Verdict {
    Verdict(try engine.course(on: replays[list]))
  }
}
