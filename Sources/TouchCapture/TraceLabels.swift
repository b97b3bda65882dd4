import GestureTraces

/// The user's labels for a recording, which are copied into its header.
package struct TraceLabels: Equatable, Sendable {
  /// The intent of the recorded gestures; nil if not given.
  package var intent: Intent?
  /// A pseudonym of the person who made the gesture.
  package var subject: String?
  /// A free-form note by the user about the recording.
  package var note: String?
  /// The viewport and the content that the gesture scrolls.
  package var scenario: TraceScenario?

  /// Labels from their values; a nil value is left out of the header.
  ///
  /// - Parameters:
  ///   - intent: The intent of the gesture.
  ///   - subject: A pseudonym of the person who made the gesture.
  ///   - note: A free-form note.
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
