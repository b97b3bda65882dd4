import CommandArguments
import TextFormats

/// `overscroll help [COMMAND|TOPIC]`.
enum HelpCommand {
  /// The command's description.
  static let command = Command(
    name: "help",
    summary: "Print the page of a command, the overview, or what is the same for all commands.",
    positionals: .optional(
      "COMMAND|TOPIC", Candidates(HelpTopic.allCases.map(\.rawValue), includesCommands: true)),
    options: NoOptions(),
    notes: ["Topics: \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."],
    examples: ["overscroll help", "overscroll help report", "overscroll help words"],
    run: run)

  private static func run(_ invocation: Invocation<NoOptions>) throws -> ExitStatus {
    invocation.console.write(try text(invocation.positionals.first))
    return .done
  }

  private static func text(_ word: String?) throws -> String {
    guard let word else { return CommandTable.overview.page }
    if let topic = HelpTopic(rawValue: word) { return topic.page }
    if let command = CommandTable.all.first(where: { $0.name == word }) { return HelpPage.page(for: command) }
    if let guide = GuidesPage.page(of: word) { return guide }
    if let entry = GlossaryPage.entry(of: word) { return entry }
    let names =
      CommandTable.all.map(\.name) + HelpTopic.allCases.map(\.rawValue) + GuidesPage.guides.map(\.name)
      + GlossaryPage.words
    throw UsageError(
      command: "help",
      message: Suggestion.complaint(
        kind: "command, topic or guide", name: word, names: names, list: "overscroll help"))
  }
}
