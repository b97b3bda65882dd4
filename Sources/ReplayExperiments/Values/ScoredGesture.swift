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

  /// A result and its gesture.
  package init(_ label: TraceLabel, _ result: ReplayResult, rule: EngineRule = .unknown) {
    (self.label, self.result, self.rule) = (label, result, rule)
  }
}
