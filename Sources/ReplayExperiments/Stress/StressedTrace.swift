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
    var label = TraceLabel()
    let byList = Dictionary(grouping: settings.pairs.enumerated(), by: \.element.list)
    // Traces under stress are made once for all engines on a list.
    var numbered: [Int: Line] = [:]
    for (list, pairs) in byList {
      let usual = Replay(of: trace, on: list, options: settings.options)
      label = TraceLabel(of: trace, path: path, track: usual.track)
      let stressed = conditions.map { condition in
        (0..<condition.repeats).map { number in
          condition.replay(of: trace, on: list, options: settings.options, repeat: number, seed: seed)
        }
      }
      for (number, (engine, _)) in pairs {
        let verdict = { (replay: Replay) throws(EngineFault) in StressVerdict(try engine.course(on: replay)) }
        numbered[number] = Line(
          engine: engine.name, model: settings.modelName(of: list),
          runs: StressRuns(
            usual: try verdict(usual),
            stressed: try stressed.map { replays throws(EngineFault) in try replays.map(verdict) }))
      }
    }
    self.label = label
    lines = numbered.sorted { $0.key < $1.key }.map(\.value)
    warnings = settings.options.warnings(of: trace)
  }

  /// Counts every engine's runs in `report`.
  ///
  /// - Parameter report: Gets the runs of each line.
  package func add(to report: inout StressReport) {
    for line in lines { report.add(line.runs, engine: line.engine, model: line.model, label: label) }
  }
}

extension StressCondition {
  /// The replay of a trace under this condition.
  fileprivate func replay(
    of trace: Trace, on list: ScrollList, options: ReplayOptions, repeat number: Int, seed: UInt64
  ) -> Replay {
    Replay(
      of: self.trace(trace, options: options, repeat: number, seed: seed), on: list,
      options: self.options(options, repeat: number, seed: seed))
  }
}
