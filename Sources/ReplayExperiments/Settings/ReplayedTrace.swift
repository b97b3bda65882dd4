import GestureTraces
import TraceReplay

/// A trace that was replayed, without its events, so that a batch does not hold those of a whole folder.
package struct ReplayedTrace: BatchedTrace {
  /// The label of the trace.
  package let label: TraceLabel
  /// Warnings about how it was read.
  package let warnings: [String]
  /// The figures, engine by engine within model by model.
  package let results: [ReplayResult]

  /// A replayed trace by its parts.
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
