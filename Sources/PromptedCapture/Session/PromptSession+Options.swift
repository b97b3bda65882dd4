import GestureTraces
import ScrollPhysics
import TraceReplay

extension PromptSession {
  /// What a session is made of.
  public struct Options {
    /// What is asked for.
    public var session: CaptureProtocol
    /// Where it goes.
    public var folder: String
    /// What decides the order; nil for the subject's own.
    public var seed: UInt64?
    /// Whose hand, by a pseudonym.
    public var subject: String?
    /// Anything else to keep, in every header.
    public var note: String?
    /// Whether nobody can decide: wrong takes are asked for again some times, then given up.
    public var isAutomatic = false
    /// How a finger's travel is read.
    public var replay = ReplayOptions()
    /// The scroll model that says whether a scroll came to the top.
    public var model = ScrollModel.uikit

    /// A session in a folder.
    ///
    /// - Parameters:
    ///   - session: What is asked for.
    ///   - folder: Where it goes.
    public init(_ session: CaptureProtocol, folder: String) {
      (self.session, self.folder) = (session, folder)
    }
  }

  /// What became of the take before.
  public enum Outcome: Equatable, Sendable {
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
