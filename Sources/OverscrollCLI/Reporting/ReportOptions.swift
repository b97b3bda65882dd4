import CommandArguments

/// The options of `report`.
struct ReportOptions: OptionGroup {
  let replay = ReplayOptionGroup()
  let rows = RowsOption.option
  let full = Option(flag: "full", help: "every table, not the answer alone").oftenUsed
  let metrics = Option(flag: "metrics", help: "the same, with tables of every metric")
  let json = Option<Bool>.json
  let html = Option<String?>(
    "html", "FILE", .output(), help: "write a page that any browser opens; - is stdout"
  ).oftenUsed
  let checking = ReportChecking.Options()
  let files = ReportFiles.Options()

  var rules: [OptionRule] {
    let hasNoCheck = [OptionRule.Condition.isMissing(checking.gate), .isMissing(checking.baseline)]
    let ofReplays = replay.one.motion.list + [replay.jobs.any]
    let twoStreams = "two results for stdout; name a file for one of them"
    let others: [OptionRule.Condition] = [
      .isStdout(files.junit), .isStdout(files.csv), .isStdout(files.markdown), .isStdout(files.svg),
    ]
    return checking.ownRules + RowsOption.rules(rows, without: ofReplays) + [
      .refuse(
        [.isOn(rows), .isGiven(html)],
        "--html draws traces, and rows have none; leave one of --html and --rows out")
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
