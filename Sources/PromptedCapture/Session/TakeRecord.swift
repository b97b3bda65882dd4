import TakeChecks

/// A manifest's record of one prompt.
package struct TakeRecord: Equatable, Sendable {
  /// A take that was set aside.
  package struct Rejected: Equatable, Sendable {
    /// The take's file, relative to the session's folder.
    package var file: String
    /// The take's grade, `A` to `F`.
    package var grade: String
    /// The reasons why it was set aside.
    package var reasons: [String]
    /// The wall-clock time of its start, in UTC; nil for virtual input.
    package var started: String?
  }

  /// The prompt that is asked for.
  package let prompt: Prompt
  /// The accepted take's file, relative to the session's folder; nil if the prompt is open, skipped or given up.
  package var file: String?
  /// The decision on the prompt; nil while it is open.
  package var decision: PromptMachine.Decision?
  /// The number of finished takes, accepted or not.
  package var tries = 0
  /// The grade of the accepted take, `A` to `F`.
  package var grade: String?
  /// The reasons for a grade below A, the problems that were accepted anyway, or the reasons why there is no
  /// take.
  package var reasons: [String] = []
  /// The wall-clock time of the take's start, in UTC; nil for virtual input.
  package var started: String?
  /// The prompt's takes that were set aside, oldest first.
  package var rejected: [Rejected] = []

  /// An open prompt.
  package init(_ prompt: Prompt) {
    self.prompt = prompt
  }
}
