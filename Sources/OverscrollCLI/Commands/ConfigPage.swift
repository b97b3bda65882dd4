import CommandArguments
import CommandInputs
import ReplayCommands
import TextFormats

/// `overscroll help config`: the project file, and the options that it may set.
enum ConfigPage {
  /// The page: an explanation of the project file, and the list of options that it may set.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  static func text(width: Int = HelpText.width) -> String {
    let name = ProjectFile.usualName
    let paragraphs = [
      "A project file holds options that every call in a folder uses: \(name) in the current folder, or the file after --config. It is one JSON object; its keys are the names of options without the dashes:",
      "  {\"engine\": [\"mj\", \"ionic\"], \"viewport\": 800, \"work\": \"5s\", \"json\": true}",
      "Flags are true or false; other values are texts or numbers, as on a command line. An option that may be repeated takes a list.",
      "An option on the command line replaces the same option of the file. Options of the file that a command does not have, or that do not fit the rest of the call, are left out. A wrong key or value is an error. If a call uses the file, it says so on standard error.",
      "--no-config ignores \(name). --print-config prints each option with its value and its source (command line, file or default), and ends; it needs no traces.",
      "Paths in the file are relative to the current folder. Engines that are programs (exec:COMMAND) are accepted only from a file named with --config, so a downloaded folder cannot start a program.",
    ]
    let head = paragraphs.map { $0.hasPrefix(" ") ? $0 : HelpText.wrap($0, width: width) }
    let rows = options.map { HelpText.row("\($0.name)", $0.help, width: width) }
    return (head + ["Options that a project file may set:\n" + rows.joined(separator: "\n")])
      .joined(separator: "\n\n") + "\n"
  }

  /// The options that a project file may set, each once even if several commands have it.
  static var options: [AnyOption] {
    var seen: Set<String> = []
    // Those of replay first: what they say holds for most commands.
    return ([ReplayCommand.command] + CommandTable.all).flatMap(\.options).filter {
      $0.isOfProject && seen.insert($0.name).inserted
    }
  }
}
