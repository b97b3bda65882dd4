import TakeChecks

/// The manifest's record of one prompt: its decision and its takes.
package struct TakeRecord: Equatable, Sendable {
  /// A take of the prompt that was set aside.
  package struct Rejected: Equatable, Sendable {
    /// The take's file, relative to the session's folder.
    package var file: String
    /// The take's grade, `A` to `F`.
    package var grade: String
    /// The reasons why the take was set aside, one phrase each.
    package var reasons: [String]
    /// The wall-clock time at which the take began, in UTC; nil for virtual input.
    package var started: String?
  }

  /// The prompt that the record is about.
  package let prompt: Prompt
  /// The accepted take's file, relative to the session's folder; nil if the prompt is open, skipped or given up.
  package var file: String?
  /// The decision on the prompt; nil while it is open.
  package var decision: PromptMachine.Decision?
  /// The number of finished takes of the prompt, accepted or not.
  package var tries = 0
  /// The grade of the accepted take, `A` to `F`; nil if there is none.
  package var grade: String?
  /// The reasons for a grade below A, for accepting a take despite its problems, or for having no take.
  package var reasons: [String] = []
  /// The wall-clock time at which the accepted take began, in UTC; nil for virtual input, or if there is none.
  package var started: String?
  /// The prompt's takes that were set aside, oldest first.
  package var rejected: [Rejected] = []

  /// The record of a prompt that is open and has no take yet.
  package init(_ prompt: Prompt) {
    self.prompt = prompt
  }
}
