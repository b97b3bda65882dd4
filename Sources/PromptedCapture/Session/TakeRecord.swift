/// What a manifest says of one prompt.
public struct TakeRecord: Equatable, Sendable {
  /// A take that was put aside.
  public struct Rejected: Equatable, Sendable {
    /// Its file, from the session's folder.
    public var file: String
    /// Its grade, `A` to `F`.
    public var grade: String
    /// Why it was put aside.
    public var reasons: [String]
    /// Wall clock at its start, UTC; nil for virtual input.
    public var started: String?
  }

  /// What is asked for.
  public let prompt: Prompt
  /// Its file, from the session's folder; nil while it is open, skipped or given up.
  public var file: String?
  /// What became of it; nil while it is open.
  public var decision: PromptMachine.Decision?
  /// Takes that ended, good or not.
  public var tries = 0
  /// The grade of its file.
  public var grade: String?
  /// Why the grade is not better, or what was wrong and accepted anyway, or why there is no take.
  public var reasons: [String] = []
  /// Wall clock at its start, UTC; nil for virtual input.
  public var started: String?
  /// The takes of it that were put aside, oldest first.
  public var rejected: [Rejected] = []

  /// An open prompt.
  public init(_ prompt: Prompt) {
    self.prompt = prompt
  }
}
