/// A shell for which the program writes a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
  /// Bash 4.2 or later, without the package bash-completion.
  case bash
  /// Zsh with its completion system switched on (`compinit`).
  case zsh
  /// Fish 3 or later.
  case fish

  /// The completion script for this shell. It completes commands, options, and the names or files that are their values.
  ///
  /// - Parameter commands: All commands.
  /// - Returns: The whole file.
  package func script(for commands: [Command]) -> String {
    let table = CompletionTable(commands: commands)
    return switch self {
    case .bash: BashCompletion(table: table).text
    case .zsh: ZshCompletion(table: table).text
    case .fish: FishCompletion(table: table).text
    }
  }
}
