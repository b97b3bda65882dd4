import ExternalEngines
import PullToRefresh
import TraceReplay

/// Thresholds of an engine: how they are found, and runs with another threshold.
extension EngineChoice {
  /// True if the engine can run with another threshold; an external engine declares this itself.
  package var takesThreshold: Bool {
    if case .external(let engine) = self { engine.declaration.takesThreshold } else { true }
  }

  /// The method by which the thresholds with which the engine fires on a trace are found.
  ///
  /// - Parameter replay: The trace.
  /// - Returns: The engine's own method; replays for an external engine, or if the app acts by itself.
  package func thresholdMethod(on replay: Replay) -> ThresholdMethod {
    if case .external = self { return .replay }
    return replay.thresholdMethod(of: engine(on: replay))
  }

  /// The reason why thresholds are found by this engine's method on a trace, and what is varied.
  ///
  /// - Parameter replay: The trace.
  /// - Returns: A phrase without a full stop.
  package func thresholdReason(on replay: Replay) -> String {
    if case .external = self { return "a program gets its threshold before each run" }
    let engine = engine(on: replay)
    return replay.thresholdMethod(of: engine) == engine.thresholdMethod
      ? "\(engine.thresholdReason)" : "the app begins refreshes, or changes its inset"
  }

  /// Runs the engine with another threshold.
  ///
  /// - Parameters:
  ///   - replay: The trace to run on.
  ///   - threshold: The pull, in points; at 0 or less, content at rest is already past it.
  /// - Returns: The number of triggers in each gesture.
  /// - Throws: An error if an external engine answers wrongly.
  package func gestureTriggers(on replay: Replay, threshold: Double) throws(EngineFault) -> [GestureTriggers]
  {
    let triggers: [GestureTriggers]
    if case .external(let engine) = self {
      triggers = try engine.serve(replay, threshold: threshold) {
        replay.gestureTriggers(in: replay.course(of: $0))
      }
    } else {
      triggers = replay.gestureTriggers(of: engine(on: replay), threshold: threshold)
    }
    try replay.requireWork()
    return triggers
  }
}
