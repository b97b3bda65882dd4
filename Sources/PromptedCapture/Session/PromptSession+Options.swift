import ScrollPhysics
import TakeChecks
import TraceReplay

extension PromptSession {
  /// The choices of the user with which a session begins.
  package struct Options {
    /// The protocol that lists the prompts.
    package var session: CaptureProtocol
    /// The path of the folder for the session's files.
    package var folder: String
    /// The seed that determines the order of prompts; nil uses the subject's default.
    package var seed: UInt64?
    /// The pseudonym of the person who makes the takes; nil if not given.
    package var subject: String?
    /// A free-form note, stored in the header of every trace.
    package var note: String?
    /// True if no person can decide: a prompt is given up after several rejected takes.
    package var isAutomatic = false
    /// The options by which a take's events are converted to a finger's path.
    package var replay = ReplayOptions()
    /// The scroll model that decides whether a scroll reached the top.
    package var model = ScrollModel.uikit

    /// The default options for a session with this protocol in this folder.
    ///
    /// - Parameters:
    ///   - session: The protocol.
    ///   - folder: The folder for the session's files.
    package init(_ session: CaptureProtocol, folder: String) {
      (self.session, self.folder) = (session, folder)
    }
  }

  /// The result of the previous take or action, for display.
  package enum Outcome: Equatable, Sendable {
    /// The take matched the prompt and was accepted, with this grade.
    case kept(Prompt, grade: String)
    /// The take was rejected, for these reasons, one phrase each.
    case rejected([String])
    /// The take was rejected, and the person accepted it anyway.
    case accepted(Prompt)
    /// The person skipped the prompt.
    case skipped(Prompt)
    /// The prompt was given up after several rejected takes; the reasons are those of the last one.
    case givenUp(Prompt, [String])
    /// The person has chosen to repeat the prompt.
    case again
  }
}
