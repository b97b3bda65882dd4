import ExternalEngines
import GestureTraces

/// A trace replayed through the engines of a comparison, without its events.
package struct ComparedTrace: BatchedTrace {
  /// One gesture through the engines on one ground.
  package struct Gesture: Sendable {
    /// The gesture's label.
    package let label: TraceLabel
    /// The name of the ground.
    package let ground: String
    /// The results of the engines, in order.
    package let results: [ScoredGesture]

    /// A gesture and what the engines made of it on a ground.
    package init(_ label: TraceLabel, on ground: String, _ results: [ScoredGesture]) {
      (self.label, self.ground, self.results) = (label, ground, results)
    }
  }

  /// Warnings about how it was read.
  package let warnings: [String]
  /// The gestures in their order, ground by ground.
  package let gestures: [Gesture]

  /// The replays of `trace`, read from `path`.
  ///
  /// - Throws: A program among the engines that does not answer as one does.
  package init(of trace: Trace, path: String, _ settings: ReplaySettings) throws(EngineFault) {
    let replayed = try ReplayedTrace(of: trace, path: path, settings)
    warnings = replayed.warnings
    gestures = Self.gestures(
      replayed.scored, engines: settings.engines.count, grounds: settings.grounds.count)
  }

  /// The gestures of one trace, each with the results of all engines.
  ///
  /// - Parameters:
  ///   - scored: Engine by engine within ground by ground: those of one gesture lie as far apart as there are gestures.
  ///   - engines: How many there are.
  ///   - grounds: How many there are.
  /// - Returns: In their order, ground by ground.
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
