import CommandArguments
import PolicyFiles
import Synchronization

/// The program's name, version and commands, for commands that need them.
package enum Program {
  /// Name and version, the first line of `--version`; `Changes.md` says what a step of the version means.
  package static let version = "overscroll 0.2.0"

  /// All commands of the program; empty before they are registered.
  package static var commands: [Command] { known.withLock(\.self)() }

  /// Registers the commands of the program, before one of them runs. They are created on first use.
  package static func know(_ commands: @escaping @Sendable () -> [Command]) {
    known.withLock { $0 = commands }
  }

  private static let known = Mutex<@Sendable () -> [Command]>({ [] })

  /// True if the program has a command with this name, and the command has the option.
  package static func takes(_ option: AnyOption, _ command: String?) -> Bool {
    commands.first { $0.name == command }?.options.contains { $0.name == option.name } ?? false
  }

  /// Prints an error: one line, or for a policy file one line per problem.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - console: Receives the lines.
  package static func complain(_ error: any Error, console: Console) {
    for line in (error as? PolicyFileError)?.lines ?? ["\(error)"] { console.fail(line) }
  }
}
