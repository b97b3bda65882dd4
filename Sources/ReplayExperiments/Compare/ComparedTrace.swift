import GestureTraces
import TraceReplay

/// A trace replayed through the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// One gesture through the engines on one model.
  package struct Gesture: Sendable {
    /// The gesture's label.
    package let label: TraceLabel
    /// The results of the engines, in order.
    package let results: [ComparedResult]

    /// A gesture and what the engines made of it.
    package init(_ label: TraceLabel, _ results: [ComparedResult]) {
      (self.label, self.results) = (label, results)
    }
  }

  /// Warnings about how it was read.
  package let warnings: [String]
  /// The gestures in their order, model by model.
  package let gestures: [Gesture]

  /// The replays of `trace`, read from `path`.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) {
    gestures = settings.models.flatMap { model in
      let replay = Replay(of: trace, model: model, options: settings.options)
      let labels = TraceLabel.gestures(of: trace, path: path, track: replay.track)
      let whole = TraceLabel(of: trace, path: path, track: replay.track)
      let engines = settings.engines.map { engine in
        let rule = EngineRule(engine.traits(in: replay.scene, on: model))
        return engine.gestureResults(on: replay).map { ComparedResult($0, rule: rule) }
      }
      return (labels.isEmpty ? [whole] : labels).enumerated().map { index, label in
        Gesture(label, engines.map { $0[index] })
      }
    }
    warnings = settings.options.warnings(of: trace)
  }
}
