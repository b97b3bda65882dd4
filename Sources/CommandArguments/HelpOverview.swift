import TextFormats

/// Help of the program as a whole: its commands, by what one wants to do.
package struct HelpOverview: Sendable {
  /// A command of the main way, with the phrase the overview says of it.
  package typealias Step = (command: Command, phrase: String)

  private let summary: String
  private let mainWay: [Step]
  private let groups: [CommandGroup]

  /// Columns before the text beside a command or a group.
  private static let indent = 15

  /// An overview.
  ///
  /// - Parameters:
  ///   - summary: What the program is, in one sentence.
  ///   - mainWay: The handful of commands to begin with, in the order in which one needs them.
  ///   - groups: Every command.
  package init(summary: String, mainWay: [Step], groups: [CommandGroup]) {
    (self.summary, self.mainWay, self.groups) = (summary, mainWay, groups)
  }

  /// The overview: one screen of 80 by 24, whatever is added.
  package var page: String {
    let steps = mainWay.map { HelpText.row($0.command.name, $0.phrase, indent: Self.indent) }
    let rows = groups.map { group in
      HelpText.row(group.name, group.commands.map(\.name).joined(separator: ", "), indent: Self.indent)
    }
    return [
      HelpText.wrap(summary),
      "Usage: overscroll COMMAND [options] [arguments]",
      "Begin with:\n" + steps.joined(separator: "\n"),
      "All commands, by what you want to do:\n" + rows.joined(separator: "\n"),
      """
      A command's own page: overscroll COMMAND -h, or whole with --help
      More: overscroll help guides (or commands, values, exit-codes); overscroll -V
      """,
    ].joined(separator: "\n\n") + "\n"
  }

  /// Every command with its sentence, in groups.
  package var commandPage: String {
    let parts = groups.map { group in
      let rows = group.commands.map { HelpText.row($0.name, $0.summary, indent: Self.indent) }
      return "\(group.name): \(group.purpose)\n" + rows.joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The answer to a call without a word: usage, the commands' names, where to read on; no line feed at its end.
  package var brief: String {
    let names = groups.flatMap(\.commands).map(\.name).joined(separator: ", ")
    return [
      "Usage: overscroll COMMAND [options] [arguments]", HelpText.wrap("Commands: \(names)"),
      "Read on: \(Console.programName) --help",
    ].joined(separator: "\n")
  }
}
