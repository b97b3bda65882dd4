import GestureTraces

/// What a person says of a recording: goes into its header as it is.
package struct TraceLabels: Equatable, Sendable {
  /// What was meant.
  package var intent: Intent?
  /// Whose hand, by a pseudonym.
  package var subject: String?
  /// Anything else.
  package var note: String?
  /// Where it takes place.
  package var scenario: TraceScenario?

  /// Labels; what is nil is left out of the header.
  ///
  /// - Parameters:
  ///   - intent: What was meant.
  ///   - subject: Whose hand, by a pseudonym.
  ///   - note: Anything else.
  ///   - scenario: Where it takes place.
  package init(
    intent: Intent? = nil, subject: String? = nil, note: String? = nil, scenario: TraceScenario? = nil
  ) {
    self.intent = intent
    self.subject = subject
    self.note = note
    self.scenario = scenario
  }
}
