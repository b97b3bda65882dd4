import ExternalEngines
import GestureTraces

/// The results of a trace that was replayed with the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// One gesture with the results of all engines on one ground.
  package struct Gesture: Sendable {
    /// The gesture's label.
    package let label: TraceLabel
    /// The name of the ground.
    package let ground: String
    /// The results of the engines, in order.
    package let results: [ScoredGesture]

    /// A gesture with the engines' results on a ground.
    package init(_ label: TraceLabel, on ground: String, _ results: [ScoredGesture]) {
      (self.label, self.ground, self.results) = (label, ground, results)
    }
  }

  /// Warnings from reading the trace.
  package let warnings: [String]
  /// The gestures in order, ground by ground.
  package let gestures: [Gesture]

  /// Replays `trace`, which was read from `path`.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) throws(EngineFault) {
    let replayed = try ReplayedTrace(of: trace, path: path, settings)
    warnings = replayed.warnings
    gestures = Self.gestures(
      replayed.scored, engines: settings.engines.count, grounds: settings.grounds.count)
  }

  /// The gestures of one trace, each with the results of all engines.
  ///
  /// - Parameters:
  ///   - scored: Results, gesture by gesture within engine by engine within ground by ground.
  ///   - engines: The number of engines.
  ///   - grounds: The number of grounds.
  /// - Returns: The gestures in order, ground by ground.
  package static func gestures(_ scored: [ScoredGesture], engines: Int, grounds: Int) -> [Gesture] {
    let count = scored.count / max(1, engines * grounds)
    return (0..<grounds * count).map { number in
      let first = number / count * engines * count + number % count
      return Gesture(
        scored[first].label, on: scored[first].ground,
        (0..<engines).map { scored[first + $0 * count] })
    }
  }
}
