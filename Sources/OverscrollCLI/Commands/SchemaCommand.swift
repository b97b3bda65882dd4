import CommandArguments
import TextFormats

/// `overscroll schema [NAME]`: prints the JSON Schema of a command's output, or lists all schemas.
enum SchemaCommand {
  /// The name, options and help text of `overscroll schema`, and the function that runs it.
  static let command = Command(
    name: "schema",
    summary: "Print the JSON Schema of a command's --json output, or list all schemas.",
    positionals: .optional("NAME", Candidates(OutputSchema.all.map(\.name))),
    options: NoOptions(),
    notes: [
      "The schemas use draft 2020-12. Within a version, keys and words are only added, and optional keys stay optional: a reader that ignores unknown keys can read the output of later programs. A changed meaning, a changed type or a removed key makes a new version, and the release notes name the old one.",
      "NAME is a schema's name, also with its version: report, report/2, overscroll-report/2. replay is one line per gesture, replay/1 one line per trace (--per trace), curve one line of replay --curve.",
    ],
    examples: ["overscroll schema", "overscroll schema report", "overscroll schema replay/1"],
    run: run)

  private static func run(_ invocation: Invocation<NoOptions>) throws -> ExitStatus {
    guard let name = invocation.positionals.first else {
      invocation.console.write(list)
      return .done
    }
    guard let schema = OutputSchema.all.first(where: { $0.names.contains(name) }) else {
      throw invocation.mistake(
        Suggestion.complaint(
          kind: "schema", name: name, names: OutputSchema.all.flatMap(\.names), list: "overscroll schema"
        ))
    }
    invocation.console.write(schema.page.text)
    return .done
  }

  private static var list: String {
    OutputSchema.all.map { HelpText.row($0.name, "\($0.page.title), \($0.page.source)", indent: 20) }
      .joined(separator: "\n") + "\n"
  }
}
