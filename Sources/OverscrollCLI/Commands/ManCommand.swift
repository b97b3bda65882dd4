import CommandArguments
import CommandInputs
import FileAccess
import TextFormats

/// `overscroll man [COMMAND]`: prints manual pages, or writes all of them into a folder.
enum ManCommand {
  /// The name, options and help text of `overscroll man`, and the function that runs it.
  static let command = Command(
    name: "man",
    summary: "Print the manual page of the program or of a command, or write all pages into a folder.",
    positionals: .optional("COMMAND", Candidates(includesCommands: true)),
    options: Options(),
    notes: [
      "The page is in roff format: pipe it to man -l - to read it. With -o the folder receives overscroll.1 and one overscroll-COMMAND.1 per command; it is created if needed."
    ],
    examples: ["overscroll man report", "overscroll man -o man1"],
    run: run)

  /// The options of `overscroll man`.
  struct Options: OptionGroup {
    let output = Option<String?>(
      "output", short: "o", "DIR", .outputFolder, defaultInWords: "one page, to stdout",
      help: "write every page into this folder"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files").oftenUsed
      .only(in: CallMode("output", "-o DIR"), else: "leave it out")

    var rules: [OptionRule] {
      [.refuse([.uses(output), .hasPositionals]) { "-o writes every page; leave out '\($0)' or -o" }]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    if let folder = invocation.output { return try write(into: folder, invocation) }
    guard let name = invocation.positionals.first else {
      invocation.console.write(program.text)
      return .done
    }
    let command = try CommandTable.command(named: name)
    invocation.console.write(ManualPage(of: command, version: Program.version).text)
    return .done
  }

  private static var program: ManualPage {
    ManualPage(of: CommandTable.groups, summary: Program.summary, version: Program.version)
  }

  private static func write(into folder: String, _ invocation: Invocation<Options>) throws -> ExitStatus {
    let pages = [program] + CommandTable.all.map { ManualPage(of: $0, version: Program.version) }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    try FileIO.makeFolder(folder)
    try OutputCheck.requireFree(pages.map { base + $0.fileName }, force: invocation.force)
    for page in pages {
      try FileIO.write(
        Array(page.text.utf8), to: base + page.fileName, overwrite: invocation.force, readers: .everyone)
    }
    invocation.console.note("wrote \(Counted.text(pages.count, "page")) to \(folder)")
    return .done
  }
}
