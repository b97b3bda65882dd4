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
    let takes = StressedTakes(of: trace, conditions, options, seed: seed)
    var replays: [ListReplays] = []
    lines = try pairs.map { engine, list throws(EngineFault) in
      let known = replays.first { $0.usual.list == list }
      let own = known ?? takes.replays(on: list, beside: replays)
      if known == nil { replays.append(own) }
      return Line(
        engine: engine.name, model: settings.modelName(of: list), runs: try own.runs(of: engine))
    }
    label = replays.first.map { TraceLabel(of: trace, path: path, track: $0.usual.track) } ?? TraceLabel()
    warnings = options.warnings(of: trace)
  }

  /// Counts every engine's runs in `report`.
  ///
  /// - Parameter report: Gets the runs of each line.
  package func add(to report: inout StressReport) {
    for line in lines { report.add(line.runs, engine: line.engine, model: line.model, label: label) }
  }
}
