import CommandArguments

/// `--partial` and `--merge`, for commands that count gestures: traces are processed in parts, on one or many machines, and the combined
/// parts give the same counts as one run.
struct ShardOptions: OptionGroup {
  let partial = Option<String?>(
    "partial", "FILE", .output(), defaultInWords: "none",
    help: "write what a result needs of these traces, for --merge, in place of the result; - is stdout")
  let merge = Option(
    flag: "merge",
    help: "the files are what --partial wrote, or folders or lists of that, in any order, in place of traces")

  /// The paragraph about `--partial` and `--merge` in help.
  static let note =
    "With --partial FILE a part of the traces is worked on, wherever that is, and what a result needs of them goes to FILE. With --merge the files are such parts, and a folder stands for the *.partial files under it: the result, its checks and its exit status are to the byte those of one run over all their traces, however these were divided. Parts of other settings, damaged ones and a trace in two of them are refused by name; engines, models and all else that decides replays come from the parts."

  var rules: [OptionRule] {
    [
      .one(
        of: [partial.any, merge.any],
        saying: "--partial writes a part and --merge reads some; leave one of the two out"),
      .one(
        of: [RowsOption.option.any, merge.any],
        saying: "files are rows or parts; leave one of --rows and --merge out"),
      .one(
        of: [RowsOption.option.any, partial.any],
        saying: "--partial replays traces, and rows are replayed already; give all rows to one --rows"),
    ]
  }
}
