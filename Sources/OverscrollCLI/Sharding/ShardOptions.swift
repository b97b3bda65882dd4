import CommandArguments

/// `--partial` and `--merge`, for commands that count gestures: traces are worked on in parts, on one machine or many, and
/// counted as if by one run.
struct ShardOptions: OptionGroup {
  let partial = Option<String?>(
    "partial", "FILE", .output(), defaultInWords: "none",
    help: "write what a result needs of these traces, for --merge, in place of the result; - is stdout")
  let merge = Option(
    flag: "merge",
    help: "the files are what --partial wrote, or folders or lists of that, in any order, in place of traces")

  /// The note on them in --help.
  static let note =
    "With --partial FILE a part of the traces is worked on, wherever that is, and what a result needs of them goes to FILE. With --merge the files are such parts, and a folder stands for the *.partial files under it: the result, its checks and its exit status are to the byte those of one run over all their traces, however these were divided. Parts of other settings, damaged ones and a trace in two of them are refused by name; engines, models and all else that decides replays come from the parts."

  /// The rules by which they exclude each other and other options.
  ///
  /// - Parameters:
  ///   - rows: `--rows`.
  ///   - replays: Options that change how traces are replayed.
  ///   - only: The option that chooses among traces.
  ///   - results: Options that say what a result is like, or where it goes, other than by `--force`.
  /// - Returns: A rule for each.
  func exclusions(
    rows: Option<Bool>, replays: [AnyOption], only: Option<[TraceChoice.Rule]>, results: [AnyOption]
  ) -> [OptionRule] {
    [
      .refuse(
        [.isGiven(partial), .isOn(merge)],
        "--partial writes a part and --merge reads some; leave one of the two out"),
      .refuse([.isOn(rows), .isOn(merge)], "files are rows or parts; leave one of --rows and --merge out"),
      .refuse(
        [.isOn(rows), .isGiven(partial)],
        "--partial replays traces, and rows are replayed already; give all rows to one --rows"),
      .refuse(
        [.isOn(merge), .isGiven(only)],
        "--\(only.any.name) chooses among traces, and parts are replayed already; give it with --partial"),
    ]
      + replays.map {
        .refuse(
          [.isOn(merge), .isGiven($0)],
          $0.name == JobsOption.name
            ? "--\($0.name) is for replays, and parts are replayed already; one thread reads them, leave it out"
            : "--\($0.name) changes how traces are replayed, and parts are replayed already; leave it out")
      }
      + results.map {
        .refuse(
          [.isGiven(partial), .isGiven($0)],
          "--\($0.name) is of a result, and --partial writes a part of one; give it with --merge")
      }
  }
}
