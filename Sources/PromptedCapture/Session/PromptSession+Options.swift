import ScrollPhysics
import TakeChecks
import TraceReplay

extension PromptSession {
  /// The options of a session.
  package struct Options {
    /// The protocol with the prompts.
    package var session: CaptureProtocol
    /// The folder for the session's files.
    package var folder: String
    /// The seed that determines the order; nil uses the subject's default.
    package var seed: UInt64?
    /// The person's pseudonym.
    package var subject: String?
    /// A free note, stored in every header.
    package var note: String?
    /// True if no person can decide: a prompt is given up after several rejected takes.
    package var isAutomatic = false
    /// How a take's events become a finger's path.
    package var replay = ReplayOptions()
    /// The scroll model that decides whether a scroll reached the top.
    package var model = ScrollModel.uikit

    /// The options of a session in a folder.
    ///
    /// - Parameters:
    ///   - session: The protocol.
    ///   - folder: The folder for the session's files.
    package init(_ session: CaptureProtocol, folder: String) {
      (self.session, self.folder) = (session, folder)
    }
  }

  /// The outcome of the previous take.
  package enum Outcome: Equatable, Sendable {
    /// The take was accepted, with this grade.
    case kept(Prompt, grade: String)
    /// The take was rejected, for these reasons.
    case rejected([String])
    /// The take was rejected, and the person accepted it anyway.
    case accepted(Prompt)
    /// The prompt was skipped.
    case skipped(Prompt)
    /// The prompt was given up after several rejected takes; the reasons are those of the last one.
    case givenUp(Prompt, [String])
    /// The person repeats the prompt.
    case again
  }
}
