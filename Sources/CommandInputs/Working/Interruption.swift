import CommandArguments
import ExternalEngines
import FileAccess
import Glibc
import Synchronization

/// Ctrl-C while many pieces are worked on: the first stops at the next piece and says how far it came, a second ends the program
/// at once. SIGTERM, with which a cluster ends what takes too long, does what Ctrl-C does.
package enum Interruption {
  /// The signal that asked; 0 while none did.
  private static let asked = Atomic<Int32>(0)
  private static let isLeftToHost = Atomic(false)

  /// True once somebody pressed Ctrl-C, or a signal asked for the end.
  package static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }

  /// From now on nothing is watched: in a library, signals are the business of the program that loaded it.
  package static func leaveToHost() {
    isLeftToHost.store(true, ordering: .relaxed)
    StagedFile.leaveSignalsToHost()
  }

  /// Waits for it from now on.
  package static func watch() {
    guard !isLeftToHost.load(ordering: .relaxed) else { return }
    StagedFile.prepareForSignals()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if Interruption.asked.exchange(number, ordering: .relaxed) != 0 {
        StagedFile.discardAll(andEndBy: number)
      }
    }
    for number in [SIGINT, SIGTERM] { sigaction(number, &action, nil) }
  }

  /// Says how far the work came, and ends the program as the signal does that asked.
  ///
  /// - Parameters:
  ///   - done: Pieces that were worked on.
  ///   - total: All of them; nil where nobody knows.
  ///   - pieces: What they are and what became of those, as `traces were read, and what they gave is in no result`.
  ///   - console: Where it is said.
  package static func end(
    after done: Int, of total: Int? = nil, _ pieces: String, _ console: Console
  ) -> Never {
    console.flush()
    console.note("stopped: \(done)\(total.map { " of \($0)" } ?? "") \(pieces)")
    ExternalEngine.endAll()
    StagedFile.discardAll()
    FileIO.synchroniseNames()
    let number = isAsked ? asked.load(ordering: .relaxed) : SIGINT
    signal(number, SIG_DFL)
    raise(number)
    exit(ExitStatus.couldNot.rawValue)
  }
}
