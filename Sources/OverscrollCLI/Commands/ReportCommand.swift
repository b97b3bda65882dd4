import ReplayReport

/// `overscroll report TRACE…`.
enum ReportCommand {
  /// The command's description.
  static let command = Command(
    name: "report",
    summary: "Say how often each engine fires when it should, when it should not, and how late.",
    positionals: .some("TRACE"),
    options: ReplaySettings.described + [
      .json, HTMLOutput.option, .flag("force", help: "replace FILE if it is there"),
    ],
    notes: [
      "A folder stands for the *.trace files under it; - is stdin. A trace counts once: 'pull' is the only intent that wants a refresh, 'free' traces count for false accepts an hour alone. Traces without intent, unfinished or graded F are left out and listed.",
      "Origins (recorded, imported, synthetic) are never mixed. Brackets hold 95 % intervals: Wilson's for precision and recall, exact Poisson for rates; with --json, a bootstrap over people or devices for F1 and MCC where there are five of them.",
      AppOptions.note,
    ],
    examples: ["overscroll report traces", "overscroll report --engine mrefresh --rate 120 --json traces"],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let settings = try ReplaySettings(invocation)
    let console = invocation.console
    var report = Report(rate: settings.options.rate)
    var status = ExitStatus.done
    var html = try HTMLOutput(invocation, settings)
    ReplayBatch.run(try TraceFiles.expand(invocation.positionals), settings, showing: &html) { outcome in
      switch outcome {
      case .failed(let message):
        console.fail(message)
        // The others are counted all the same; the status says that the report is not whole.
        status = .couldNot
      case .read(let trace):
        for warning in trace.warnings { console.warn(warning) }
        trace.add(to: &report)
      }
    }
    if status == .couldNot, report.groups.isEmpty, report.excluded.isEmpty { return status }
    try html?.write(report)
    if html?.isOnStdout == true { return status }
    console.write(invocation.flag("json") ? report.json + "\n" : report.table(width: console.width))
    return status
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
