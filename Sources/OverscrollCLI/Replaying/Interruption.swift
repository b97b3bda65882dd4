import CommandArguments
import ExternalEngines
import FileAccess
import Glibc
import Synchronization

/// Ctrl-C while many pieces are worked on: the first stops at the next piece and says how far it came, a second ends the program
/// at once.
enum Interruption {
  private static let asked = Atomic(false)
  private static let isLeftToHost = Atomic(false)

  /// True once somebody pressed Ctrl-C.
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// From now on nothing is watched: in a library, signals are the business of the program that loaded it.
  static func leaveToHost() {
    isLeftToHost.store(true, ordering: .relaxed)
    StagedFile.leaveSignalsToHost()
  }

  /// Waits for it from now on.
  static func watch() {
    guard !isLeftToHost.load(ordering: .relaxed) else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      if Interruption.asked.exchange(true, ordering: .relaxed) { StagedFile.discardAll(andEndBy: signal) }
    }
    sigaction(SIGINT, &action, nil)
  }

  /// Says how far the work came, and ends the program as Ctrl-C does.
  ///
  /// - Parameters:
  ///   - done: Pieces that were worked on.
  ///   - total: All of them; nil where nobody knows.
  ///   - pieces: What they are and what became of those, as `traces were read, and what they gave is in no result`.
  ///   - console: Where it is said.
  static func end(
    after done: Int, of total: Int? = nil, _ pieces: String, _ console: Console
  ) -> Never {
    console.flush()
    console.note("stopped: \(done)\(total.map { " of \($0)" } ?? "") \(pieces)")
    ExternalEngine.endAll()
    StagedFile.discardAll()
    FileIO.synchroniseNames()
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
    exit(ExitStatus.couldNot.rawValue)
  }
}
