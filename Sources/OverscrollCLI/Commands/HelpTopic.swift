import CommandArguments
import TextFormats
import TraceCommands

/// A help page about something that all commands share.
enum HelpTopic: String, CaseIterable {
  /// A list of all commands with their summaries.
  case commands
  /// A list of the guides: one page per task.
  case guides
  /// The glossary, which explains the program's words.
  case words
  /// The project file `overscroll.json`.
  case config
  /// The exit statuses and their meanings.
  case exitCodes = "exit-codes"
  /// How durations, percentages, lists and paths are written in options.
  case values
  /// The layouts with which `import` reads tables of published studies.
  case layouts
  /// The protocol between overscroll and a program that acts as an engine.
  case programs

  /// The text of this help page.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  func page(width: Int = HelpText.width) -> String {
    switch self {
    case .commands: CommandTable.overview.commandPage(width: width)
    case .guides: GuidesPage.text(width: width)
    case .words: GlossaryPage.text(width: width)
    case .config: ConfigPage.text(width: width)
    case .exitCodes: Self.codesPage(width: width)
    case .values: Self.valuesPage(width: width)
    case .layouts: LayoutsPage.text(width: width)
    case .programs: ProgramsPage.text(width: width)
    }
  }

  private static func valuesPage(width: Int) -> String {
    let rows = [
      (
        "MS, SECONDS",
        "a time: a number in that unit, or a number with its own unit: us, ms, s, m (minutes), h, for example \(DurationText.examples); --work, scripts and gate files take the same"
      ),
      ("SHARE", "a fraction or a percentage: 0.05 or 5%"),
      ("PT, HZ, N", "a number; N is a whole number"),
      (
        "TRACE",
        "a file, a folder (every *.trace file in it), - for stdin, or @FILE for a list of paths, one per line"
      ),
      ("FILE", "a path; - is stdin, or stdout for output"),
      (
        "NAME",
        "a name; overscroll engines, models and protocols list them, and an error suggests the nearest"
      ),
    ]
    return "Values of options:\n"
      + rows.map { HelpText.row($0.0, $0.1, indent: 16, width: width) }.joined(separator: "\n")
      + "\n\n"
      + HelpText.wrap(
        "Write an option as --name value, --name=value, -n value or -nvalue, before or after other arguments. Everything after -- is an argument. No existing file is replaced without --force; whether output can be written is checked before the work starts.",
        width: width) + "\n"
  }

  private static func codesPage(width: Int) -> String {
    let rows = ExitStatus.allCases.map { HelpText.row("\($0.rawValue)", $0.meaning, indent: 6, width: width) }
    let paragraphs = [
      "If a signal ends the program, a shell shows 128 plus its number: 130 after Ctrl-C, 141 if the reader of a pipe has closed it.",
      "If one of several files cannot be read, an error names it, the other files are still processed, and the exit code is 2.",
    ]
    return "Exit codes of every command:\n" + rows.joined(separator: "\n") + "\n\n"
      + paragraphs.map { HelpText.wrap($0, width: width) }.joined(separator: "\n\n") + "\n"
  }
}
