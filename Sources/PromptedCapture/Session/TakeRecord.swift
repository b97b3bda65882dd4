import TakeChecks

/// A manifest's record of one prompt.
package struct TakeRecord: Equatable, Sendable {
  /// A take that was put aside.
  package struct Rejected: Equatable, Sendable {
    /// Its file, from the session's folder.
    package var file: String
    /// Its grade, `A` to `F`.
    package var grade: String
    /// The reasons that it was put aside.
    package var reasons: [String]
    /// Wall clock at its start, UTC; nil for virtual input.
    package var started: String?
  }

  /// The prompt that is asked for.
  package let prompt: Prompt
  /// Its file, from the session's folder; nil while it is open, skipped or given up.
  package var file: String?
  /// The decision on it; nil while it is open.
  package var decision: PromptMachine.Decision?
  /// Takes that ended, good or not.
  package var tries = 0
  /// The grade of its file.
  package var grade: String?
  /// The reasons that the grade is not better, or what was wrong and accepted anyway, or why there is no
  /// take.
  package var reasons: [String] = []
  /// Wall clock at its start, UTC; nil for virtual input.
  package var started: String?
  /// The takes of it that were put aside, oldest first.
  package var rejected: [Rejected] = []

  /// An open prompt.
  package init(_ prompt: Prompt) {
    self.prompt = prompt
  }
}
