import CommandArguments

/// The special modes of the commands that count gestures. In the usual mode they replay traces.
extension CallMode {
  /// `--rows`: the files contain rows of results.
  package static let rows = CallMode("rows")
  /// `--merge`: the files are partial results.
  package static let parts = CallMode("merge")
  /// `--partial`: a partial result is written instead of the result.
  package static let partial = CallMode("partial")
  /// `--plan`: `sweep` plans a study, without files.
  package static let plan = CallMode("plan")
  /// `--tune`: `sweep` tunes a policy.
  package static let tune = CallMode("tune")
}

/// Limits of groups of options: the modes in which they have no effect.
extension [OptionLimit] {
  /// Limits of the choice of engines and models, which applies to rows but not to partial results.
  package static let engines = [
    OptionLimit.not(in: .parts, "\(changesReplays), and parts \(areReplayed); leave it out")
  ]
  /// Limits of the settings of replays.
  package static let replays =
    engines + [.not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out")]
  /// Limits of the number of threads.
  package static let jobs: [OptionLimit] = [
    .not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out"),
    .not(
      in: .parts, "is for replays, and parts \(areReplayed); one thread reads them, leave it out"),
  ]
  /// Limits of the choice among traces.
  package static let traces: [OptionLimit] = [
    .not(in: .rows, "chooses among traces; name the rows that count, or leave it out"),
    .not(in: .parts, "chooses among traces, and parts \(areReplayed); give it with --partial"),
  ]
  /// Limits of the options for the form and destination of a result.
  package static let result = [
    OptionLimit.not(in: .partial, "is of a result, and --partial writes a part of one; give it with --merge")
  ]
  /// Limits of options that neither a plan nor a tuned policy uses.
  package static let sweep = [CallMode.plan, .tune].map { mode in
    OptionLimit.not(in: mode, "does not go with \(mode.words); leave it out")
  }

  private static let changesReplays = "changes how traces are replayed"
  private static let areReplayed = "are replayed already"
}
