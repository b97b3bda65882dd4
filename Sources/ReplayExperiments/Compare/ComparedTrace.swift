import GestureTraces
import TraceReplay

/// A trace replayed through the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// What the trace says of itself.
  package let label: TraceLabel
  /// What a person should know about how it was read.
  package let warnings: [String]
  /// What the engines made of it, one after the other: a list for each model.
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
