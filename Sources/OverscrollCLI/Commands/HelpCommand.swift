import CommandArguments

/// `overscroll help [COMMAND]`.
enum HelpCommand {
  /// The command's description.
  static let command = Command(
    name: "help",
    summary: "Print the page of a command, or the overview.",
    positionals: .optional("COMMAND"), options: NoOptions(),
    examples: ["overscroll help", "overscroll help help"],
    run: run)

  private static func run(_ invocation: Invocation<NoOptions>) throws -> ExitStatus {
    guard let name = invocation.positionals.first else {
      invocation.console.write(
        HelpPage.overview(
          of: CommandTable.all, summary: Program.summary, examples: Program.examples))
      return .done
    }
    invocation.console.write(HelpPage.page(for: try CommandTable.command(named: name)))
    return .done
  }
}
