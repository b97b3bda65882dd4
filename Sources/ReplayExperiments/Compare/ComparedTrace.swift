import GestureTraces
import TraceReplay

/// A trace replayed through the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// The label of the trace.
  package let label: TraceLabel
  /// Warnings about how it was read.
  package let warnings: [String]
  /// The results of the engines, in order: a list for each model.
  package let results: [[ComparedResult]]

  /// The replays of `trace`, read from `path`.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) {
    var label = TraceLabel()
    results = settings.models.map { model in
      let replay = Replay(of: trace, model: model, options: settings.options)
      label = TraceLabel(of: trace, path: path, track: replay.track)
      return settings.engines.map {
        ComparedResult($0.run(on: replay).result, traits: $0.traits(in: replay.scene, on: model))
      }
    }
    self.label = label
    warnings = settings.options.warnings(of: trace)
  }
}
