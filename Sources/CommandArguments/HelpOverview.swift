import TextFormats

/// The help page of the whole program: its commands, grouped by purpose.
package struct HelpOverview: Sendable {
  /// A command that new users should begin with, and a phrase that says what it does.
  package typealias Step = (command: Command, phrase: String)

  private let summary: String
  private let mainWay: [Step]
  private let groups: [CommandGroup]

  /// The column at which the text after a command or a group begins, in characters.
  private static let indent = 15

  /// Describes the help page of the program.
  ///
  /// - Parameters:
  ///   - summary: What the program does, in one sentence.
  ///   - mainWay: A few commands to begin with, in the order of use.
  ///   - groups: All commands.
  package init(summary: String, mainWay: [Step], groups: [CommandGroup]) {
    (self.summary, self.mainWay, self.groups) = (summary, mainWay, groups)
  }

  /// The overview page, which must always fit one screen of 80 columns and 24 lines.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  package func page(width: Int = HelpText.width) -> String {
    func row(_ name: String, _ text: String) -> String {
      HelpText.row(name, text, indent: Self.indent, width: width)
    }
    let steps = mainWay.map { row($0.command.name, $0.phrase) }
    let rows = groups.map { row($0.name, $0.commands.map(\.name).joined(separator: ", ")) }
    let more = [
      "One command: overscroll COMMAND -h, all of it with --help; version: -V",
      "More: overscroll help guides (or words, config, values, exit-codes, commands)",
    ]
    return [
      HelpText.wrap(summary, width: width),
      Self.usage(width: width),
      "Begin with:\n" + steps.joined(separator: "\n"),
      "All commands, by task:\n" + rows.joined(separator: "\n"),
      more.map { HelpText.wrap($0, width: width) }.joined(separator: "\n"),
    ].joined(separator: "\n\n") + "\n"
  }

  /// The page that lists every command with its summary, in groups.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The page, ending with a line feed.
  package func commandPage(width: Int = HelpText.width) -> String {
    let parts = groups.map { group in
      let rows = group.commands.map {
        HelpText.row($0.name, $0.summary, indent: Self.indent, width: width)
      }
      return HelpText.wrap("\(group.name): \(group.purpose)", width: width) + "\n"
        + rows.joined(separator: "\n")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The message for a call without any word: usage, the names of commands, and where to read on. It does not end with a line feed.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The lines.
  package func brief(width: Int = HelpText.width) -> String {
    let names = groups.flatMap(\.commands).map(\.name).joined(separator: ", ")
    return [
      Self.usage(width: width), HelpText.wrap("Commands: \(names)", width: width),
      "Read on: \(Console.programName) --help",
    ].joined(separator: "\n")
  }

  private static func usage(width: Int) -> String {
    let start = "Usage: "
    return HelpText.wrap(
      start + "overscroll COMMAND [options] [arguments]", indent: start.count, width: width)
  }
}
