import CommandArguments
import CommandInputs

/// `overscroll unpack corpus.ovc -o FOLDER`.
package enum UnpackCommand {
  /// The command's description.
  package static let command = Command(
    name: "unpack",
    summary: "Give the traces of a packed corpus back as files, byte for byte, or list them.",
    positionals: .some("CORPUS", Candidates(paths: .files(endings: [".ovc"]))),
    options: Options(),
    notes: [
      "CORPUS is FILE.ovc, for all traces in it, or FILE.ovc:PATH for one. Each becomes a file of its path below DIR; a / at the start of a path, and what leads out of the folder (..), is left out. A trace that is damaged is named, and the others are written all the same; the exit status is 2 then.",
      "--list has a line for each trace: the hash of its contents (- where it is no good trace), its events, the bytes of its text, its bytes here, its path. The hash is the one in a report.",
    ],
    examples: [
      "overscroll unpack corpus.ovc -o unpacked", "overscroll unpack --list corpus.ovc",
    ],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let output = UnpackCommand.output
    let list = UnpackCommand.list
    let force = Option(flag: "force", help: "replace existing files")
    let json = Option<Bool>.json.only(
      in: CallMode("list"), else: "give that too, or leave --json out")

    var rules: [OptionRule] {
      [.one(of: [list.any, output.any], saying: "--list writes no files; leave -o or --list out")]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "DIR", .outputFolder, help: "folder for the traces"
  ).oftenUsed
  private static let list = Option(flag: "list", help: "list the traces, write none").oftenUsed

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    if let other = invocation.positionals.first(where: { !PackedWord.isPacked($0) }) {
      throw UserError("\(other): no packed corpus, whose name ends in .ovc; 'overscroll pack' makes one")
    }
    let traces = try TraceFiles.locations(invocation.positionals, warn: invocation.console.warn)
    if invocation.list {
      CorpusListing.write(traces, asJSON: invocation.json, invocation.console)
      return .done
    }
    guard let output = invocation.output else {
      throw invocation.mistake("no folder to unpack into; give -o DIR, or --list")
    }
    return try UnpackBatch(into: output, force: invocation.force, invocation.console).run(traces)
  }
}
