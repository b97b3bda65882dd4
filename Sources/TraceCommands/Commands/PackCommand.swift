import CommandArguments
import CommandInputs
import FileAccess
import TraceStorage

/// `overscroll pack TRACE… -o corpus.ovc`: packs many traces into one file.
package enum PackCommand {
  /// The name, options and help text of `overscroll pack`, and the function that runs it.
  package static let command = Command(
    name: "pack",
    summary: "Pack many traces into one small file, which every command reads instead.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder means the *.trace files under it, a packed corpus for the traces in it. Each trace keeps the path it has here, so results are byte-identical to those of the files: pack from the folder in which you replay. The file usually has a tenth of the size.",
      "Every command that reads traces accepts FILE.ovc for all traces in it, and FILE.ovc:PATH for one. 'unpack' restores the files byte for byte, and lists the traces of a corpus. A file that is not a valid trace is stored unchanged, with a warning.",
      "--append adds new traces to an existing corpus; a trace that it already contains is skipped, and a different text under the same path is refused. An interrupted append leaves the corpus unchanged. PackedCorpus.md describes the format.",
    ],
    examples: [
      "overscroll pack traces -o all.ovc", "overscroll pack --append a.trace -o corpus.ovc",
    ],
    run: run)

  /// The options of `overscroll pack`.
  struct Options: OptionGroup {
    let output = PackCommand.output
    let append = PackCommand.append
    let jobs = JobsOption.option(for: "traces")
    let force = PackCommand.force

    var rules: [OptionRule] {
      [
        .one(
          of: [append.any, force.any],
          saying: "--append keeps the traces of the corpus and --force replaces them; give one")
      ]
    }
  }

  private static let output = Option<String?>(
    "output", short: "o", "FILE", .path, help: "the packed corpus, FILE.ovc"
  ).oftenUsed
  private static let append = Option(flag: "append", help: "add to an existing corpus").oftenUsed
  private static let force = Option(flag: "force", help: "replace existing files")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let output = invocation.output else {
      throw invocation.mistake("the file is missing; give -o FILE.ovc")
    }
    guard Corpus.isNamed(by: output) else {
      throw invocation.mistake("'\(output)' does not end in .ovc; give -o FILE.ovc")
    }
    try OutputCheck.requirePlainName(output, advice: "give another name")
    guard !invocation.positionals.contains("-") else {
      throw UserError("stdin: it does not have a path to pack it under; name a file")
    }
    if !invocation.append {
      try OutputCheck.requireFree([output], force: invocation.force)
    } else if !FileIO.exists(output) {
      throw UserError("\(output): the corpus does not exist; remove --append to make one")
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
