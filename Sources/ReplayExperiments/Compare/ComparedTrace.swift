import ExternalEngines
import GestureTraces

/// The results of a trace that was replayed with the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// One gesture with the results of all engines on one scroll physics.
  package struct Gesture: Sendable {
    /// The description of the gesture: trace, intent, origin and device.
    package let label: TraceLabel
    /// The name of the scroll physics: a model's, or `native` for each engine's own.
    package let ground: String
    /// The results of the engines, in the order of the comparison.
    package let results: [ScoredGesture]

    /// A gesture with the engines' results on one scroll physics, given by its name.
    package init(_ label: TraceLabel, on ground: String, _ results: [ScoredGesture]) {
      (self.label, self.ground, self.results) = (label, ground, results)
    }
  }

  /// The warnings from reading the trace.
  package let warnings: [String]
  /// The gestures in order, first all of them on one scroll physics, then on the next.
  package let gestures: [Gesture]
  package var results: Int { gestures.count * (gestures.first?.results.count ?? 0) }

  /// Replays `trace`, which was read from `path`, with every engine of a comparison.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) throws(EngineFault) {
    let replayed = try ReplayedTrace(of: trace, path: path, settings)
    warnings = replayed.warnings
    gestures = Self.gestures(
      replayed.scored, engines: settings.engines.count, grounds: settings.grounds.count)
  }

  /// Groups results by gesture.
  ///
  /// - Parameters:
  ///   - scored: The results of all gestures for the first engine, then for the next; first on one scroll physics, then on the next.
  ///   - engines: The number of engines.
  ///   - grounds: The number of scroll physics that each engine ran on.
  /// - Returns: The gestures in order, first all of them on one scroll physics, then on the next.
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
