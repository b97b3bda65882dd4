import CommandArguments
import ExternalEngines
import FileAccess
import Glibc
import Synchronization

/// Handles Ctrl-C during long work.
///
/// The first Ctrl-C stops the work before its next piece, or as soon as it waits for an engine that is a program, and reports the
/// progress; a second one ends this program immediately. SIGTERM, which batch systems send at a time limit, has the same effect.
package enum Interruption {
  /// The number of the signal that was received; 0 if none was.
  private static let asked = Atomic<Int32>(0)
  private static let isLeftToHost = Atomic(false)

  /// True if Ctrl-C or SIGTERM was received.
  package static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }

  /// Prevents the installation of signal handlers from now on. In a library, signals belong to the program that loaded it.
  package static func leaveToHost() {
    isLeftToHost.store(true, ordering: .relaxed)
    StagedFile.leaveSignalsToHost()
  }

  /// Installs the handlers of Ctrl-C and SIGTERM.
  package static func watch() {
    guard !isLeftToHost.load(ordering: .relaxed) else { return }
    StagedFile.prepareForSignals()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if Interruption.asked.exchange(number, ordering: .relaxed) != 0 {
        StagedFile.discardAll(andEndBy: number)
      }
      ExternalEngine.callOff()
    }
    for number in [SIGINT, SIGTERM] { sigaction(number, &action, nil) }
  }

  /// Prints the progress of the work, and ends the program as the signal would by default.
  ///
  /// - Parameters:
  ///   - done: The number of finished pieces.
  ///   - total: The number of all pieces; nil if unknown.
  ///   - pieces: What they are and what happened to them, such as `traces were read; no result includes them`.
  ///   - console: Receives the report.
  package static func end(
    after done: Int, of total: Int? = nil, _ pieces: String, _ console: Console
  ) -> Never {
    end("stopped: \(done)\(total.map { " of \($0)" } ?? "") \(pieces)", console)
  }

  /// Prints a message about the work, and ends the program as the signal would by default.
  ///
  /// - Parameters:
  ///   - message: How far the work was, and what became of it.
  ///   - console: Receives the message.
  package static func end(_ message: String, _ console: Console) -> Never {
    console.flush()
    console.note(message)
    ExternalEngine.endAll()
    StagedFile.discardAll()
    for error in FileIO.synchroniseNames() { console.fail(error.description) }
    let number = isAsked ? asked.load(ordering: .relaxed) : SIGINT
    signal(number, SIG_DFL)
    raise(number)
    exit(ExitStatus.couldNot.rawValue)
  }
}
