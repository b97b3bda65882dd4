import CommandArguments
import TextFormats

/// `overscroll help [COMMAND|TOPIC]`: prints the help page of a command or topic.
enum HelpCommand {
  /// The name, options and help text of `overscroll help`, and the function that runs it.
  static let command = Command(
    name: "help",
    summary: "Print the help page of a command or of a topic that concerns all commands.",
    positionals: .optional(
      "COMMAND|TOPIC", Candidates(HelpTopic.allCases.map(\.rawValue), includesCommands: true)),
    options: NoOptions(),
    notes: ["Topics: \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."],
    examples: ["overscroll help", "overscroll help report", "overscroll help words"],
    run: run)

  private static func run(_ invocation: Invocation<NoOptions>) throws -> ExitStatus {
    let width = HelpText.width(onTerminalOf: invocation.console.width)
    invocation.console.write(try text(invocation.positionals.first, width: width))
    return .done
  }

  private static func text(_ word: String?, width: Int) throws -> String {
    guard let word else { return CommandTable.overview.page(width: width) }
    if let topic = HelpTopic(rawValue: word) { return topic.page(width: width) }
    if let command = CommandTable.all.first(where: { $0.name == word }) {
      return HelpPage.page(for: command, width: width)
    }
    if let guide = GuidesPage.page(of: word, width: width) { return guide }
    if let entry = GlossaryPage.entry(of: word, width: width) { return entry }
    let names =
      CommandTable.all.map(\.name) + HelpTopic.allCases.map(\.rawValue) + GuidesPage.guides.map(\.name)
      + GlossaryPage.words
    throw UsageError(
      command: "help",
      message: Suggestion.complaint(
        kind: "command, topic or guide", name: word, names: names, list: "overscroll help"))
  }
}
