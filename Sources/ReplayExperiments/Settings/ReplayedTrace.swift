import GestureTraces
import TraceReplay

/// A trace that was replayed, without its events: a batch holds no folder's worth of them.
package struct ReplayedTrace: BatchedTrace {
  /// What the trace says of itself.
  package let label: TraceLabel
  /// What a person should know about how it was read.
  package let warnings: [String]
  /// The figures, engine by engine within model by model.
  package let results: [ReplayResult]

  /// What was made of a trace.
  package init(_ label: TraceLabel, _ warnings: [String], _ results: [ReplayResult]) {
    (self.label, self.warnings, self.results) = (label, warnings, results)
  }

  /// The replays of `trace`, read from `path`: every engine on every model.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) {
    var results: [ReplayResult] = []
    var label = TraceLabel()
    for model in settings.models {
      let replay = Replay(of: trace, model: model, options: settings.options)
      label = TraceLabel(of: trace, path: path, track: replay.track)
      results += settings.engines.map { $0.run(on: replay).result }
    }
    self.label = label
    self.results = results
    warnings = settings.options.warnings(of: trace)
  }
}
