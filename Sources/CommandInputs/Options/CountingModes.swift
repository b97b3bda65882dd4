import CommandArguments

/// Special modes of the commands that count gestures, in which some options have no effect. In the usual mode the commands replay traces.
extension CallMode {
  /// The mode of `--rows`: the files contain rows of earlier results.
  package static let rows = CallMode("rows")
  /// The mode of `--merge`: the files are partial results, which are combined.
  package static let parts = CallMode("merge")
  /// The mode of `--partial`: the counts are written to a file for `--merge`, and no result is printed.
  package static let partial = CallMode("partial")
  /// The mode of `sweep --plan`, which computes the size of a study and reads no files.
  package static let plan = CallMode("plan")
  /// The mode of `sweep --tune`, which varies the parts of a policy.
  package static let tune = CallMode("tune")
}

/// The modes in which whole groups of options have no effect, and the reasons that error messages give.
extension [OptionLimit] {
  /// Limits of `--engine` and `--model`: they select among rows too, but have no effect on partial results.
  package static let engines = [
    OptionLimit.not(in: .parts, "\(changesReplays), and parts \(areReplayed); leave it out")
  ]
  /// Limits of the options for replays: they have no effect on rows and partial results, which are already replayed.
  package static let replays =
    engines + [.not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out")]
  /// Limits of `--jobs`: threads are used only for replays, not for reading rows or partial results.
  package static let jobs: [OptionLimit] = [
    .not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out"),
    .not(
      in: .parts, "is for replays, and parts \(areReplayed); one thread reads them, leave it out"),
  ]
  /// Limits of options that select traces: they have no effect on rows and partial results.
  package static let traces: [OptionLimit] = [
    .not(in: .rows, "chooses among traces; name the rows that count, or leave it out"),
    .not(in: .parts, "chooses among traces, and parts \(areReplayed); give it with --partial"),
  ]
  /// Limits of options for the form and destination of a result: with `--partial` there is no result yet.
  package static let result = [
    OptionLimit.not(in: .partial, "is of a result, and --partial writes a part of one; give it with --merge")
  ]
  /// Limits of options that have no effect with `--plan` and `--tune`.
  package static let sweep = [CallMode.plan, .tune].map { mode in
    OptionLimit.not(in: mode, "does not go with \(mode.words); leave it out")
  }

  private static let changesReplays = "changes how traces are replayed"
  private static let areReplayed = "are replayed already"
}
