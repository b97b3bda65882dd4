import CommandArguments

/// `--rows`, for commands that count gestures: the files hold rows of `replay --json`, not traces.
enum RowsOption {
  /// The option.
  static let option = Option(
    flag: "rows",
    help: "the files are rows of 'replay --json', from anywhere, in place of traces")

  /// The note on it in --help.
  static let note =
    "With --rows the files are lines of overscroll-replay/2, made by replay --json or by any other program, in any number and order: the result is the same as from the traces. Rows of other settings, or twice the same, are refused; --engine and --model choose among them."

  /// The rules by which it excludes options that only replays need.
  ///
  /// - Parameters:
  ///   - rows: The option.
  ///   - others: Options that change how traces are replayed.
  ///   - only: The option that chooses among traces.
  /// - Returns: A rule for each.
  static func rules(
    _ rows: Option<Bool>, without others: [AnyOption], or only: Option<[TraceChoice.Rule]>
  ) -> [OptionRule] {
    others.map {
      .refuse(
        [.isOn(rows), .isGiven($0)],
        "--\($0.name) changes how traces are replayed, and rows are replayed already; leave it out")
    } + [
      .refuse(
        [.isOn(rows), .isGiven(only)],
        "--\(only.any.name) chooses among traces; name the rows that count, or leave it out")
    ]
  }
}
