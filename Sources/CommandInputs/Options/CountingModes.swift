import CommandArguments

/// The modes of the commands that count gestures, beside the usual one, which replays traces.
extension CallMode {
  /// The files are rows.
  package static let rows = CallMode("rows")
  /// The files are parts.
  package static let parts = CallMode("merge")
  /// What a result needs of the traces is written, in place of the result.
  package static let partial = CallMode("partial")
  /// No files: `sweep` plans a study.
  package static let plan = CallMode("plan")
  /// `sweep` tunes a policy.
  package static let tune = CallMode("tune")
}

/// What options are for, as the modes in which they mean nothing.
extension [OptionLimit] {
  /// The choice of engines and models: rows are chosen by it, parts are not.
  package static let engines = [
    OptionLimit.not(in: .parts, "\(changesReplays), and parts \(areReplayed); leave it out")
  ]
  /// How traces are replayed.
  package static let replays =
    engines + [.not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out")]
  /// How many traces are replayed at once.
  package static let jobs: [OptionLimit] = [
    .not(in: .rows, "\(changesReplays), and rows \(areReplayed); leave it out"),
    .not(
      in: .parts, "is for replays, and parts \(areReplayed); one thread reads them, leave it out"),
  ]
  /// The choice among traces.
  package static let traces: [OptionLimit] = [
    .not(in: .rows, "chooses among traces; name the rows that count, or leave it out"),
    .not(in: .parts, "chooses among traces, and parts \(areReplayed); give it with --partial"),
  ]
  /// What a result is like, or where it goes.
  package static let result = [
    OptionLimit.not(in: .partial, "is of a result, and --partial writes a part of one; give it with --merge")
  ]
  /// What neither a plan nor a tuned policy has.
  package static let sweep = [CallMode.plan, .tune].map { mode in
    OptionLimit.not(in: mode, "does not go with \(mode.words); leave it out")
  }

  private static let changesReplays = "changes how traces are replayed"
  private static let areReplayed = "are replayed already"
}
