import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats

/// `overscroll report TRACE…`: reports how often each engine is right or wrong over many traces.
package enum ReportCommand {
  /// The name, options and help text of `overscroll report`, and the function that runs it.
  package static let command = Command(
    name: "report",
    summary: "Report how often each engine fires when it should, when it should not, and how late.",
    positionals: .some("TRACE", .traces),
    options: ReportOptions(),
    notes: [
      "A folder means the *.trace files under it; - is stdin. A gesture counts once: 'pull' is the only intent that wants a refresh, and 'free' use counts only for false accepts per hour. Gestures without an intent are counted separately: they show which engines fired, not which were right. Gestures that began during a refresh and could not have fired do not count in any rate. Traces without a drag, with grade F or without the layer that is read, and gestures without an end, are left out and listed.",
      "Origins (recorded, imported, synthetic; with -remade if shrink or stress changed the trace) are never mixed. Brackets hold 95 % intervals, by person if the traces name at least two people, else by device if they name two, else by gesture. Percentages, rates and medians need three people or devices; F1, MCC and balanced accuracy come from a bootstrap of them and need five.",
      "A line of a gate file such as 'engine mrefresh: recall low >= 0.95' has the syntax GROUP: FIGURE OPERATOR VALUE. GROUP is engine, model, origin, and one of intent, device, subject, source; * means any. FIGURE is tp, fp, fn, tn, n; precision, recall, specificity, f1, mcc, balanced_accuracy or false_accepts_per_hour, each with value, low or high; violations; triggers_per_gesture; or a metric of --json with min, mean, p50, p95, p99 or max. A line fails if its figure does not exist, or if it matches no group.",
      "The answer lists the best engine first, by the mean of its percentages of missed pulls and false alarms. Generated (synthetic) gestures do not rank the engines, so these stay in the order in which you named them. A difference is significant if McNemar's exact test on the pulls, or on the other gestures, is below 5 % after Holm's adjustment for all tests against the first. --full shows every table.",
      EngineName.groupsNote,
      ThresholdOption.note,
      ModelChoice.nativeNote,
      RowsOption.note,
      ShardOptions.note,
      "A baseline is compared gesture by gesture: a trace is the same if its contents are, whatever its path. Traces that only one report has are counted and named. If the two reports have no trace in common, their intervals decide, and only a significant difference counts as worse. Groups of the baseline that are not replayed now are named; the exit status is 1 if no group can be compared. A baseline made with other settings is refused. FILE may be - for stdout.",
      MotionOptions.appNote,
    ],
    examples: [
      "overscroll report traces", "overscroll report --engine mrefresh --rate 120 --json traces",
      "overscroll report --engine mrefresh --gate gates.txt --junit gates.xml traces",
      "overscroll report --rows rows.jsonl", "overscroll report --partial pulls.partial traces/pull",
      "overscroll report --merge one.partial two.partial",
    ],
    run: { try run($0.settingThreshold(\.threshold, of: \.replay.one.engine)) })

  private static func run(_ invocation: Invocation<ReportOptions>) throws -> ExitStatus {
    let (checking, console) = (try ReportChecking(invocation.checking), invocation.console)
    switch try invocation.files(of: .report) {
    case .traces(let settings):
      let header = PartialHeader(.report, settings, .init(invocation.replay.one))
      if let status = try invocation.writePart(header, settings) { return status }
      try checking.check(header.settings, console)
      var html = try HTMLOutput(invocation, settings)
      let (report, tally) = try gather(invocation, settings, showing: &html)
      if isNothing(report, tally) { return tally.status }
      try html?.draw(settings, console)
      return try conclude(report, tally, checking, invocation.context(header), html, invocation)
    case .rows(let set, let engines, let grounds):
      try checking.check(set.settings, console)
      var report = Report(settings: set.settings)
      for row in set.rows { report.add(row.scored) }
      return try conclude(
        report, FailureTally(console), checking, invocation.contextOfRows(of: engines, on: grounds), nil,
        invocation)
    case .parts(var parts):
      try checking.check(parts.header.settings, console)
      var report = Report(settings: parts.header.settings)
      let tally = try parts.run { trace in
        if case .scored(let scored) = trace.content { for scored in scored { report.add(scored) } }
      }
      if let copies = report.copies { console.warn(copies) }
      if isNothing(report, tally) { return tally.status }
      return try conclude(report, tally, checking, parts.context, nil, invocation)
    }
  }

  /// True if no trace could be read, so that the report is empty.
  private static func isNothing(_ report: Report, _ tally: FailureTally) -> Bool {
    tally.status == .couldNot && report.groups.isEmpty && report.excluded.isEmpty
  }

  /// Checks a report against gates and baseline, prints it, writes its files, and returns the exit status.
  private static func conclude(
    _ report: Report, _ tally: FailureTally, _ checking: ReportChecking, _ context: CallContext,
    _ html: HTMLOutput?, _ invocation: Invocation<ReportOptions>
  ) throws -> ExitStatus {
    let files = ReportFiles(invocation.files)
    let checks = checking.checks(of: report)
    let notes = checks.map { GitHubAnnotations($0, unreadable: tally.failures).text }
    show(
      report, checks, notes: invocation.files.annotations ? notes ?? "" : "",
      isAlone: !files.usesStdout && html?.isOnStdout != true, context, invocation)
    try html?.write(report)
    try files.write(report, checks, unreadable: tally.failures, to: invocation.console)
    if report.groups.isEmpty { NothingCounted.tell(report.excluded, invocation.console) }
    return status(tally.status, report, checks)
  }

  /// The exit status: `couldNot` for a report without any gesture, `answerIsNo` if a check failed, otherwise `status`.
  private static func status(_ status: ExitStatus, _ report: Report, _ checks: ReportChecks?) -> ExitStatus {
    if report.groups.isEmpty { return .couldNot }
    return status == .done && checks?.hold == false ? .answerIsNo : status
  }

  /// Replays the traces. Returns a report on the traces that could be read, and the number of failures.
  private static func gather(
    _ invocation: Invocation<ReportOptions>, _ settings: ReplaySettings, showing html: inout HTMLOutput?
  ) throws -> (Report, FailureTally) {
    let drawing = html?.drawing
    var report = Report(options: settings.options)
    let tally = try TraceBatch.run(
      invocation.positionals, only: invocation.replay.choice, jobs: settings.jobs,
      isSorted: true, hashing: true, console: invocation.console,
      work: { try ShownTrace(of: $0, path: $1, settings, drawing: drawing) },
      { trace in
        html?.add(trace)
        trace.replayed.add(to: &report)
      })
    if let copies = report.copies { invocation.console.warn(copies) }
    return (report, tally)
  }

  /// Prints the results of checks and notes, then the report. If stdout carries JSON or a file, checks and notes go to stderr.
  private static func show(
    _ report: Report, _ checks: ReportChecks?, notes: String, isAlone: Bool, _ context: CallContext,
    _ invocation: Invocation<ReportOptions>
  ) {
    let console = invocation.console
    let isText = isAlone && !invocation.json
    let words = checks?.text(width: console.width) ?? ""
    if isText {
      console.writeCommands(notes)
      console.write(words + ((notes + words).isEmpty ? "" : "\n"), colouring: ColouredWord.verdicts)
      console.write(text(of: report, context, invocation), colouring: report.leading)
    } else {
      if !notes.isEmpty { console.noteCommands(String(notes.dropLast())) }
      if !words.isEmpty { console.note(String(words.dropLast())) }
      if isAlone {
        report.writeJSON(with: checks) { console.write(String(decoding: $0, as: UTF8.self)) }
        console.write("\n")
      }
    }
  }

  /// The first of `report.html`, `report-2.html` … that does not exist yet, for a suggested command.
  private static var unusedPage: String {
    (1...99).lazy.map { $0 == 1 ? "report.html" : "report-\($0).html" }.first { !FileIO.exists($0) }
      ?? "report.html"
  }

  /// The text for people: all tables with `--full`, otherwise a short answer and commands to run next.
  private static func text(
    of report: Report, _ context: CallContext, _ invocation: Invocation<ReportOptions>
  ) -> String {
    let width = invocation.console.width
    if invocation.metrics { return report.table(width: width, metrics: .all) }
    if invocation.full { return report.table(width: width) }
    var next = NextSteps()
    let (call, words) = (context.call, context.words)
    if report.groups.isEmpty, context.hasTraces {
      next.add(call.text("inspect"), "what they contain")
      return report.answer(width: width, and: 2) + "\n" + next.text(width: width)
    }
    next.add(call.text("report", "--full", options: context.again), "all tables")
    if context.hasTraces, invocation.html == nil {
      next.add(call.text("report", "--html", unusedPage, options: words.all), "a page")
    }
    if report.hasUnlabelled, context.hasTraces { next.add(call.text("label"), "intents") }
    let engines = report.firstEngines.prefix(2)
    if engines.count == 2, !context.hasParts {
      // A policy goes by its file, as the person gave it.
      let pair = engines.map(context.given.engine).joined(separator: ",")
      let others = context.source + words.model + words.motion
      next.add(call.text("compare", "--engine", pair, options: others), "differences")
    }
    let steps = next.text(width: width)
    if let page = invocation.html {
      return report.titles(width: width) + "\nOpen \(page) in a browser.\n" + steps
    }
    return report.answer(width: width, keeping: context.policies, and: 1 + steps.count { $0 == "\n" }) + "\n"
      + steps
  }
}

extension Report {
  /// The name of the engine with the fewest errors, highlighted in the answer; empty for generated gestures.
  package var leading: [ColouredWord] { [leader].compactMap(\.self).map { ColouredWord($0, .leading) } }
}

extension ReplayedTrace {
  /// Adds the results of every engine on this trace to `report`.
  ///
  /// - Parameter report: Receives one result per engine and gesture.
  package func add(to report: inout Report) {
    for scored in scored { report.add(scored) }
  }
}
