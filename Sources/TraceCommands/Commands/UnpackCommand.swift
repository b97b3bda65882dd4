import CommandArguments
import CommandInputs

/// `overscroll unpack corpus.ovc -o FOLDER`: restores the traces of a packed file, or lists them.
package enum UnpackCommand {
  /// The name, options and help text of `overscroll unpack`, and the function that runs it.
  package static let command = Command(
    name: "unpack",
    summary: "Restore the traces of a packed corpus as files, byte for byte, or list them.",
    positionals: .some("CORPUS", Candidates(paths: .files(endings: [".ovc"]))),
    options: Options(),
    notes: [
      "CORPUS is FILE.ovc, for all traces in it, or FILE.ovc:PATH for one. Each becomes a file at its path below DIR; a leading / and parts that leave the folder (..) are removed from paths. If a trace is damaged, an error names it, the others are written, and the exit status is 2.",
      "--list prints one line per trace: the hash of its contents (as in reports; - if it is not a valid trace), its events, the size of its text, its size in the corpus, its path.",
    ],
    examples: [
      "overscroll unpack corpus.ovc -o unpacked", "overscroll unpack --list corpus.ovc",
    ],
    run: run)

  /// The options of `overscroll unpack`.
  struct Options: OptionGroup {
    let output = UnpackCommand.output
    let list = UnpackCommand.list
    let force = Option(flag: "force", help: "replace existing files")
    let json = Option<Bool>.json.only(
      in: CallMode("list"), else: "give that too, or remove --json")

    var rules: [OptionRule] {
      [.one(of: [list.any, output.any], saying: "--list does not write files; remove -o or --list")]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "DIR", .outputFolder, help: "folder for the traces"
  ).oftenUsed
  private static let list = Option(flag: "list", help: "only list the traces").oftenUsed

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    if let other = invocation.positionals.first(where: { !PackedWord.isPacked($0) }) {
      throw UserError("\(other): not a packed corpus (FILE.ovc); 'overscroll pack' makes one")
    }
    let traces = try TraceFiles.locations(invocation.positionals, warn: invocation.console.warn)
    if invocation.list {
      CorpusListing.write(traces, asJSON: invocation.json, invocation.console)
      return .done
    }
    guard let output = invocation.output else {
      throw invocation.mistake("the folder is missing; give -o DIR, or --list")
    }
    return try UnpackBatch(into: output, force: invocation.force, invocation.console).run(traces)
  }
}
