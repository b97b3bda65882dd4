import CommandArguments
import TextTables

/// What is the same for all commands, a page each.
enum HelpTopic: String, CaseIterable {
  /// Every command with its sentence.
  case commands
  /// The statuses with which the program ends.
  case exitCodes = "exit-codes"

  /// The page, ending with a line feed.
  var page: String {
    switch self {
    case .commands: CommandTable.overview.commandPage
    case .exitCodes: Self.codesPage
    }
  }

  private static var codesPage: String {
    let rows = ExitStatus.allCases.map { HelpText.row("\($0.rawValue)", $0.meaning, indent: 6) }
    let signal = HelpText.wrap(
      "A signal ends the program as it ends any other: 130 and more in a shell, 141 where a pipe's reader has gone."
    )
    let scripts = HelpText.wrap(
      "Where several files are worked on, one that cannot be read is told on standard error and makes the status 2; the others are worked on all the same."
    )
    return "Exit codes of every command:\n" + rows.joined(separator: "\n") + "\n\n\(signal)\n\n\(scripts)\n"
  }
}
