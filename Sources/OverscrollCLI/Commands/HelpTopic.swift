import CommandArguments
import TextFormats
import TraceCommands

/// The help pages that concern all commands.
enum HelpTopic: String, CaseIterable {
  /// All commands with their summaries.
  case commands
  /// The guides.
  case guides
  /// The glossary.
  case words
  /// The exit statuses.
  case exitCodes = "exit-codes"
  /// The syntax of option values: durations, percentages, lists, paths.
  case values
  /// The table layouts of published studies.
  case layouts
  /// The protocol between the program and an external engine.
  case programs

  /// The page, ending with a line feed.
  var page: String {
    switch self {
    case .commands: CommandTable.overview.commandPage
    case .guides: GuidesPage.text
    case .words: GlossaryPage.text
    case .exitCodes: Self.codesPage
    case .values: Self.valuesPage
    case .layouts: LayoutsPage.text
    case .programs: ProgramsPage.text
    }
  }

  private static var valuesPage: String {
    let rows = [
      (
        "MS, SECONDS",
        "a time: a number of that unit, or a number with a unit of its own: us, ms, s, m (minutes), h, as \(DurationText.examples); also in --work, scripts and gate files"
      ),
      ("SHARE", "0.05 or 5%"),
      ("PT, HZ, N", "a number; N is a whole one"),
      (
        "TRACE",
        "a file, a folder (the *.trace files under it), - for stdin, or @FILE for the paths in FILE, a line each"
      ),
      ("FILE", "a path; - is stdin, or stdout where it is written"),
      (
        "NAME",
        "a name there is: overscroll engines, models, protocols list them; nearly right, it is suggested"
      ),
    ]
    return "Values of options:\n"
      + rows.map { HelpText.row($0.0, $0.1, indent: 16) }.joined(separator: "\n")
      + "\n\n"
      + HelpText.wrap(
        "Options may be written --name value, --name=value, -n value or -nvalue, before or after other words. After -- everything is an argument. Nothing is overwritten without --force, and whether a result can be written is found out before the work."
      ) + "\n"
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
