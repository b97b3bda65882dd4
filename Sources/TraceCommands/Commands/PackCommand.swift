import CommandArguments
import CommandInputs
import FileAccess
import TraceStorage

/// `overscroll pack TRACE… -o corpus.ovc`.
package enum PackCommand {
  /// The command's description.
  package static let command = Command(
    name: "pack",
    summary: "Put many traces into one small file that every command reads in place of them.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder stands for the *.trace files under it, a packed corpus for the traces in it. Each is kept under the path it has here, so that results are the same bytes as from the files: pack from the folder from which you replay. A tenth of the bytes is usual.",
      "Every command that takes traces takes FILE.ovc for all in it, and FILE.ovc:PATH for one. 'unpack' gives the texts back, byte for byte, and lists what is in a corpus. A file that is no good trace is kept as it is, with a warning.",
      "With --append what is new is added to a corpus that is there; a trace that is in it already, with the same text, is passed over, and another text of the same path is refused. An addition that is cut off leaves the corpus as it was. The format is in PackedCorpus.md, in the source code.",
    ],
    examples: [
      "overscroll pack traces -o all.ovc", "overscroll pack --append a.trace -o corpus.ovc",
    ],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let output = PackCommand.output
    let append = PackCommand.append
    let jobs = JobsOption.option(for: "traces")
    let force = PackCommand.force

    var rules: [OptionRule] {
      [
        .one(
          of: [append.any, force.any],
          saying: "--append keeps what is there and --force does not; give one")
      ]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "FILE", .path, help: "the packed corpus, FILE.ovc"
  ).oftenUsed
  private static let append = Option(flag: "append", help: "add to a corpus that is there").oftenUsed
  private static let force = Option(flag: "force", help: "replace existing files")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let output = invocation.output else {
      throw invocation.mistake("no file to pack into; give -o FILE.ovc")
    }
    guard Corpus.isNamed(by: output) else {
      throw invocation.mistake("'\(output)' has not the end of a packed corpus' name; give -o FILE.ovc")
    }
    try OutputCheck.requirePlainName(output, advice: "give another name")
    guard !invocation.positionals.contains("-") else {
      throw UserError("stdin: it has no path to be packed under; name a file")
    }
    if !invocation.append {
      try OutputCheck.requireFree([output], force: invocation.force)
    } else if !FileIO.exists(output) {
      throw UserError("\(output): no corpus to add to; leave --append out to make one")
    }
    let traces = try TraceFiles.locations(invocation.positionals, warn: invocation.console.warn)
    let writer =
      invocation.append
      ? try CorpusWriter(extending: output)
      : try CorpusWriter(creating: output, overwrite: invocation.force)
    var batch = PackBatch(writer, path: output, invocation.console)
    try batch.run(traces, jobs: invocation.jobs ?? ParallelMap.processors)
    return try batch.end()
  }
}
