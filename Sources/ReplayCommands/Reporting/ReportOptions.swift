import CommandArguments
import CommandInputs

/// The options of `report`.
struct ReportOptions: CountingOptions {
  let replay = ReplayOptionGroup()
  let threshold = ThresholdOption.option
  let rows = RowsOption.option
  let shards = ShardOptions()
  let full = Option(flag: "full", help: "every table, not the answer alone").ofProject.oftenUsed.limited(
    by: .result)
  let metrics = Option(flag: "metrics", help: "every table, and tables of every metric").ofProject.limited(
    by: .result)
  let json = Option<Bool>.json.limited(by: .result)
  let html = Option<String?>(
    "html", "FILE", .output(), help: "write a page that any browser opens; - is stdout"
  ).oftenUsed.limited(by: .result)
    .not(in: .rows, "draws traces, which rows do not contain; leave one of --html and --rows out")
    .not(
      in: .parts,
      "draws traces, which parts do not contain; name the traces, or leave one of --html and --merge out")
  let checking = ReportChecking.Options()
  let files = ReportFiles.Options()
  var force: Option<Bool> { files.force }

  var rules: [OptionRule] {
    let written = [files.junit.any, files.csv.any, files.markdown.any, files.svg.any]
    let message = "two results for stdout; name a file for one of them"
    return [
      .oneOnStdout(written + [json.any], message), .oneOnStdout(written + [html.any], message),
      .oneOnStdout(
        [html.any, json.any], "--html - and --json both write to stdout; name a file for the page"),
    ]
  }
}
