import CommandArguments
import ReplayReport

/// `overscroll report TRACE…`.
enum ReportCommand {
  /// The command's description.
  static let command = Command(
    name: "report",
    summary: "Say how often each engine fires when it should, when it should not, and how late.",
    positionals: .some("TRACE"),
    options: ReplaySettings.described + [
      .flag("metrics", help: "tables of every metric, not of the latencies alone"), .json, HTMLOutput.option,
    ] + ReportChecking.options + ReportFiles.options,
    notes: [
      "A folder stands for the *.trace files under it; - is stdin. A trace counts once: 'pull' is the only intent that wants a refresh, 'free' traces count for false accepts an hour alone. Traces without intent, unfinished, graded F or without the layer that is read are left out and listed.",
      "Origins (recorded, imported, synthetic; with -remade where shrink or stress made the trace of another) are never mixed. Brackets hold 95 % intervals: Wilson's for precision and recall, exact Poisson for rates, a bootstrap over people or devices for F1, MCC and balanced accuracy where there are five of them.",
      "A line of a gate file is 'engine mrefresh: recall low >= 0.95': whose (engine, model, origin, and one of intent, device, subject, source; * for any), a figure (tp, fp, fn, tn, n, precision, recall, specificity, f1, mcc, balanced_accuracy, false_accepts_per_hour, each share with value, low or high; violations; triggers_per_gesture; a metric of --json with min, mean, p50, p95, p99 or max), and what it must be. A figure that does not exist fails, and so does a line that is of nothing.",
      "A baseline is compared trace by trace, without chance: those that both have, by what they hold, whatever their paths; others are counted and named. Where both have none, intervals decide: worse is what they leave no doubt of. Groups of the baseline that are not replayed now are named; with none left to compare, exit 1. One of other settings is refused. FILE may be - for stdout.",
      AppOptions.note,
    ],
    examples: [
      "overscroll report traces", "overscroll report --engine mrefresh --rate 120 --json traces",
      "overscroll report --engine mrefresh --gate gates.txt --junit gates.xml traces",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let settings = try ReplaySettings(invocation)
    let checking = try ReportChecking(invocation, settings.options)
    let files = try ReportFiles(invocation)
    let console = invocation.console
    var report = Report(options: settings.options)
    var (status, unreadable) = (ExitStatus.done, [String]())
    var html = try HTMLOutput(invocation, settings)
    // Only what is written down, or held against such a report, must say what the files held.
    let hashing = invocation.flag("json") || invocation.isGiven("baseline")
    ReplayBatch.run(
      try TraceFiles.expand(invocation.positionals), settings, hashing: hashing, showing: &html
    ) { outcome in
      switch outcome {
      case .failed(let message):
        console.fail(message)
        unreadable.append(message)
        // The others are counted all the same; the status says that the report is not whole.
        status = .couldNot
      case .read(let trace):
        for warning in trace.warnings { console.warn(warning) }
        trace.add(to: &report)
      }
    }
    if status == .couldNot, report.groups.isEmpty, report.excluded.isEmpty { return status }
    let checks = checking.checks(of: report)
    let notes = checks.map { GitHubAnnotations($0, unreadable: unreadable).text }
    show(
      report, checks, notes: invocation.flag("annotations") ? notes ?? "" : "",
      isAlone: !files.usesStdout && html?.isOnStdout != true, invocation)
    try html?.write(report)
    try files.write(report, checks, unreadable: unreadable, to: console)
    return status == .done && checks?.hold == false ? .answerIsNo : status
  }

  /// Prints what failed, then the report; where stdout is for programs, what failed goes to stderr.
  private static func show(
    _ report: Report, _ checks: ReportChecks?, notes: String, isAlone: Bool, _ invocation: Invocation
  ) {
    let console = invocation.console
    let isText = isAlone && !invocation.flag("json")
    let words = notes + (checks?.text(width: console.width) ?? "")
    if isText {
      console.write(words + (words.isEmpty ? "" : "\n"))
      console.write(report.table(width: console.width, metrics: invocation.flag("metrics") ? .all : .key))
    } else {
      if !words.isEmpty { console.note(String(words.dropLast())) }
      if isAlone { console.write(report.json(with: checks) + "\n") }
    }
  }
}

extension ReplayedTrace {
  /// Counts every engine's result in `report`.
  ///
  /// - Parameter report: Gets a line for each result.
  func add(to report: inout Report) {
    for result in results { report.add(ScoredTrace(label, result)) }
  }
}
