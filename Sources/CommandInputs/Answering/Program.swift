import CommandArguments
import PolicyFiles
import Synchronization

/// The program around its commands: what each of them may ask of it.
package enum Program {
  /// Name and version, the first line of `--version`; `Changes.md` says what a step of the version means.
  package static let version = "overscroll 0.2.0"

  /// Every command.
  package static var commands: [Command] { known.withLock(\.self)() }

  /// Says what the commands are, before one runs; they are made when something asks for them.
  package static func know(_ commands: @escaping @Sendable () -> [Command]) {
    known.withLock { $0 = commands }
  }

  private static let known = Mutex<@Sendable () -> [Command]>({ [] })

  /// True where there is a command of that name and it takes the option.
  package static func takes(_ option: AnyOption, _ command: String?) -> Bool {
    commands.first { $0.name == command }?.options.contains { $0.name == option.name } ?? false
  }

  /// Says what went wrong: a line, or for a policy file one for everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - console: Where it goes.
  package static func complain(_ error: any Error, console: Console) {
    for line in (error as? PolicyFileError)?.lines ?? ["\(error)"] { console.fail(line) }
  }
}
