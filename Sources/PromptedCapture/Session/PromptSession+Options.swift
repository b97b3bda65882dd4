import ScrollPhysics
import TakeChecks
import TraceReplay

extension PromptSession {
  /// The options of a session.
  package struct Options {
    /// The protocol that says what is asked for.
    package var session: CaptureProtocol
    /// The folder that the session goes to.
    package var folder: String
    /// The seed that decides the order; nil for the subject's own.
    package var seed: UInt64?
    /// The person whose hand it is, by a pseudonym.
    package var subject: String?
    /// Anything else to keep, in every header.
    package var note: String?
    /// True if nobody can decide: wrong takes are asked for again some times, then given up.
    package var isAutomatic = false
    /// The options by which a finger's travel is read.
    package var replay = ReplayOptions()
    /// The scroll model that says whether a scroll came to the top.
    package var model = ScrollModel.uikit

    /// A session in a folder.
    ///
    /// - Parameters:
    ///   - session: What is asked for.
    ///   - folder: Where it goes.
    package init(_ session: CaptureProtocol, folder: String) {
      (self.session, self.folder) = (session, folder)
    }
  }

  /// The outcome of the take before.
  package enum Outcome: Equatable, Sendable {
    /// It counts.
    case kept(Prompt, grade: String)
    /// It does not, for these reasons.
    case rejected([String])
    /// It was taken all the same.
    case accepted(Prompt)
    /// There is none.
    case skipped(Prompt)
    /// There is none: nobody could answer after wrong tries, the last for these reasons.
    case givenUp(Prompt, [String])
    /// The person wants to do it again.
    case again
  }
}
