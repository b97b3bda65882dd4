import CommandArguments

/// `--rows`, for commands that count gestures: the files contain rows of `replay --json` instead of traces.
enum RowsOption {
  /// The flag `--rows`: the files contain rows of earlier results.
  static let option = Option(
    flag: "rows",
    help: "the files are rows of 'replay --json', from anywhere, in place of traces")

  /// The paragraph about `--rows` in help.
  static let note =
    "With --rows the files are lines of overscroll-replay/2, made by replay --json or by any other program, in any number and order: the result is the same as from the traces. Rows of other settings, or twice the same, are refused; --engine and --model choose among them."
}
