import GestureTraces
import ScrollPhysics
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
  /// The runs, engine by engine within model by model.
  package let lines: [Line]

  /// The runs of `trace`, read from `path`, under every condition.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, _ conditions: [StressCondition], seed: UInt64
  ) {
    var lines: [Line] = []
    var label = TraceLabel()
    for model in settings.models {
      let usual = Replay(of: trace, model: model, options: settings.options)
      label = TraceLabel(of: trace, path: path, track: usual.track)
      let stressed = conditions.map { condition in
        (0..<condition.repeats).map { number in
          condition.replay(of: trace, model: model, options: settings.options, repeat: number, seed: seed)
        }
      }
      for engine in settings.engines {
        let verdict = { (replay: Replay) in StressVerdict(engine.course(on: replay)) }
        lines.append(
          Line(
            engine: engine.name, model: "\(model.name)",
            runs: StressRuns(usual: verdict(usual), stressed: stressed.map { $0.map(verdict) })))
      }
    }
    (self.label, self.lines) = (label, lines)
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
    of trace: Trace, model: ScrollModel, options: ReplayOptions, repeat number: Int, seed: UInt64
  ) -> Replay {
    Replay(
      of: self.trace(trace, options: options, repeat: number, seed: seed), model: model,
      options: self.options(options, repeat: number, seed: seed))
  }
}
