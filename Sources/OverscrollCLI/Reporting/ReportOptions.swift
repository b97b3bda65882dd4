import CommandArguments

/// The options of `report`.
struct ReportOptions: OptionGroup {
  let replay = ReplayOptionGroup()
  let rows = RowsOption.option
  let shards = ShardOptions()
  let full = Option(flag: "full", help: "every table, not the answer alone").oftenUsed
  let metrics = Option(flag: "metrics", help: "the same, with tables of every metric")
  let json = Option<Bool>.json
  let html = Option<String?>(
    "html", "FILE", .output(), help: "write a page that any browser opens; - is stdout"
  ).oftenUsed
  let checking = ReportChecking.Options()
  let files = ReportFiles.Options()

  /// Options that say what the report is like, or where it goes.
  private var results: [AnyOption] {
    [full.any, metrics.any, json.any, html.any] + checking.list
      + [files.junit.any, files.csv.any, files.markdown.any, files.svg.any, files.annotations.any]
  }

  var rules: [OptionRule] {
    let hasNoCheck = [OptionRule.Condition.isMissing(checking.gate), .isMissing(checking.baseline)]
    let ofReplays = replay.one.motion.list + [replay.jobs.any, replay.relative.any]
    let twoStreams = "two results for stdout; name a file for one of them"
    let others: [OptionRule.Condition] = [
      .isStdout(files.junit), .isStdout(files.csv), .isStdout(files.markdown), .isStdout(files.svg),
    ]
    let ofParts = shards.exclusions(
      rows: rows, replays: [replay.one.engine.any, replay.one.model.any] + ofReplays, only: replay.only,
      results: results)
    return checking.ownRules + ofParts + RowsOption.rules(rows, without: ofReplays, or: replay.only) + [
      .refuse(
        [.isOn(rows), .isGiven(html)],
        "--html draws traces, and rows have none; leave one of --html and --rows out"),
      .refuse(
        [.isOn(shards.merge), .isGiven(html)],
        "--html draws traces, and parts hold none; name the traces, or leave one of --html and --merge out"),
    ]
      + [files.junit.any, files.annotations.any].map { option in
        .refuse(
          hasNoCheck + [.isGiven(option)],
          "--\(option.name) is of checks; give --gate FILE or --baseline FILE as well")
      }
      + others.indices.flatMap { index in
        [
          .refuse([others[index], .isOn(json)], twoStreams),
          .refuse([others[index], .isStdout(html)], twoStreams),
        ] + others[..<index].map { .refuse([others[index], $0], twoStreams) }
      } + [
        .refuse(
          [.isStdout(html), .isOn(json)],
          "--html - and --json both want stdout; name a file for the page")
      ]
  }
}
