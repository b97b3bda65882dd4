import TextFormats

/// The help page of the program: its commands, grouped by purpose.
package struct HelpOverview: Sendable {
  /// A command to begin with, and its phrase in the overview.
  package typealias Step = (command: Command, phrase: String)

  private let summary: String
  private let mainWay: [Step]
  private let groups: [CommandGroup]

  /// The column at which the text after a command or a group begins.
  private static let indent = 15

  /// Creates an overview.
  ///
  /// - Parameters:
  ///   - summary: What the program does, in one sentence.
  ///   - mainWay: A few commands to begin with, in the order of use.
  ///   - groups: All commands.
  package init(summary: String, mainWay: [Step], groups: [CommandGroup]) {
    (self.summary, self.mainWay, self.groups) = (summary, mainWay, groups)
  }

  /// The overview: fits one screen of 80 × 24.
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

  /// All commands with their summaries, in groups.
  package var commandPage: String {
    let parts = groups.map { group in
      let rows = group.commands.map { HelpText.row($0.name, $0.summary, indent: Self.indent) }
      return "\(group.name): \(group.purpose)\n" + rows.joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The answer to a call without arguments: usage, the names of the commands, and where to read on. No final line feed.
  package var brief: String {
    let names = groups.flatMap(\.commands).map(\.name).joined(separator: ", ")
    return [
      "Usage: overscroll COMMAND [options] [arguments]", HelpText.wrap("Commands: \(names)"),
      "Read on: \(Console.programName) --help",
    ].joined(separator: "\n")
  }
}
