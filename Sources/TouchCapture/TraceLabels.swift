import GestureTraces

/// A person's labels for a recording, which go into its header as they are.
package struct TraceLabels: Equatable, Sendable {
  /// The gesture that was meant.
  package var intent: Intent?
  /// The person whose hand it was, by a pseudonym.
  package var subject: String?
  /// A note of anything else.
  package var note: String?
  /// The viewport and the content that the gesture scrolls.
  package var scenario: TraceScenario?

  /// Labels; what is nil is left out of the header.
  ///
  /// - Parameters:
  ///   - intent: The gesture that was meant.
  ///   - subject: The person whose hand it was, by a pseudonym.
  ///   - note: A note of anything else.
  ///   - scenario: The viewport and the content that the gesture scrolls.
  package init(
    intent: Intent? = nil, subject: String? = nil, note: String? = nil, scenario: TraceScenario? = nil
  ) {
    self.intent = intent
    self.subject = subject
    self.note = note
    self.scenario = scenario
  }
}
