import TraceReplay

/// The result of one engine on one model for one gesture, with a description of the gesture, as reports need it.
///
/// A trace without a gesture has one result, in which nothing happened.
package struct ScoredGesture: Equatable, Sendable {
  /// The description of the gesture: trace, intent, origin and device.
  package var label: TraceLabel
  /// The engine's result for the gesture.
  package var result: ReplayResult
  /// The engine's firing rule.
  package var rule: EngineRule
  /// The name of the scroll physics: the model's, or `native` if each engine ran on its own.
  ///
  /// Results on different scroll physics are never combined in one figure.
  package var ground: String
  /// The position of the engine and scroll physics among those of the command, from 1; nil if unknown.
  ///
  /// All engines on one scroll physics precede those on the next.
  package var callOrder: Int?
  /// The engine's identity besides its name (``EngineChoice/identity``); nil if unknown.
  package var engineID: String?
  /// The scroll model's identity besides its name (``ScrollModel/identity``); nil if unknown.
  package var modelID: String?
  /// True for a real app that was observed, whose rule, threshold and internal states are unknown.
  package var isObserved = false

  /// The result of an engine for a gesture.
  ///
  /// - Parameters:
  ///   - label: The gesture's label.
  ///   - result: The engine's result.
  ///   - rule: The engine's firing rule.
  ///   - ground: The name of the scroll physics; by default the result's model.
  package init(
    _ label: TraceLabel, _ result: ReplayResult, rule: EngineRule = .unknown, ground: String? = nil
  ) {
    (self.label, self.result, self.rule) = (label, result, rule)
    self.ground = ground ?? result.model
  }

  /// True if the engine started at least one refresh.
  package var fired: Bool { result.triggers > 0 }
  /// The time of the callback for the engine's first trigger, in seconds.
  ///
  /// Nil without such a callback, or if a refresh started by the app came first.
  package var told: Double? { result.callbackDelay == nil ? nil : result.callback }

  /// The engine and its model, such as `mrefresh on uikit`.
  package var runner: String { "\(result.engine) on \(result.model)" }
}
