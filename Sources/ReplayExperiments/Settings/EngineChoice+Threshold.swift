import ExternalEngines
import PullToRefresh
import TraceReplay

/// An engine with another threshold.
extension EngineChoice {
  /// True if it can be given another threshold: a program says so itself.
  package var takesThreshold: Bool {
    if case .external(let engine) = self { engine.declaration.takesThreshold } else { true }
  }

  /// The method by which the thresholds are found with which it fires on a trace.
  ///
  /// - Parameter replay: The trace.
  /// - Returns: Its own; runs for a program, and where the app acts by itself.
  package func thresholdMethod(on replay: Replay) -> ThresholdMethod {
    if case .external = self { return .replay }
    return replay.thresholdMethod(of: engine(on: replay))
  }

  /// The reason for that method, and what is varied.
  ///
  /// - Parameter replay: The trace.
  /// - Returns: A phrase.
  package func thresholdReason(on replay: Replay) -> String {
    if case .external = self { return "a program gets its threshold before each run" }
    let engine = engine(on: replay)
    return replay.thresholdMethod(of: engine) == engine.thresholdMethod
      ? "\(engine.thresholdReason)" : "the app begins refreshes, or changes its inset"
  }

  /// The number of triggers in each gesture with another threshold.
  ///
  /// - Parameters:
  ///   - replay: What it is run on.
  ///   - threshold: A pull in points; 0 or less is where content at rest is.
  /// - Returns: One for each gesture.
  /// - Throws: A program that does not answer as an engine does.
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
