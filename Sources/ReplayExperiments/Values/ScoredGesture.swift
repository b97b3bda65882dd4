import TraceReplay

/// The result of one engine on one model for one gesture, with the gesture's label: a line of a report's input.
///
/// Of a trace without a gesture there is one result all the same, in which nothing happened.
package struct ScoredGesture: Equatable, Sendable {
  /// The gesture's label.
  package var label: TraceLabel
  /// The engine's result.
  package var result: ReplayResult
  /// The engine's rule.
  package var rule: EngineRule
  /// The name of the ground it was run on: the model's, or `native` where each engine had its own. Results of two grounds
  /// are in no figure together.
  package var ground: String
  /// The place of its engine and ground among those of the call, ground by ground, from 1; nil where nobody said it.
  package var callOrder: Int?
  /// The engine beside its name (``EngineChoice/identity``); nil where nobody says.
  package var engineID: String?
  /// True for what a real app was seen to do: no rule, threshold or inner state of it is known.
  package var isObserved = false

  /// A result and its gesture.
  ///
  /// - Parameters:
  ///   - label: The gesture's.
  ///   - result: The engine's.
  ///   - rule: The engine's.
  ///   - ground: Its name; the result's model where it is not given.
  package init(
    _ label: TraceLabel, _ result: ReplayResult, rule: EngineRule = .unknown, ground: String? = nil
  ) {
    (self.label, self.result, self.rule) = (label, result, rule)
    self.ground = ground ?? result.model
  }

  /// True if it started a refresh.
  package var fired: Bool { result.triggers > 0 }
  /// The time at which the app was told of its first trigger, in seconds; nil where it never was, or a refresh of its own came before.
  package var told: Double? { result.callbackDelay == nil ? nil : result.callback }

  /// The engine and what it ran on, as `mrefresh on uikit`.
  package var runner: String { "\(result.engine) on \(result.model)" }
}
