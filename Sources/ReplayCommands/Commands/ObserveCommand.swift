import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats

/// `overscroll observe LOG… --trace TRACE`, `overscroll observe --no-trace LOG`: compares an app's log with engines that replay the same
/// trace.
package enum ObserveCommand {
  /// The name, options and help text of `overscroll observe`, and the function that runs it.
  package static let command = Command(
    name: "observe",
    summary: "Compare a real app's log of a trace with engines: triggers, times, paths.",
    positionals: .some("LOG", .files),
    options: ObserveOptions(),
    notes: [
      "LOG is CSV with a line of names, or lines of text with a time and a named offset (NSLog, a browser's console, logcat), written by the app while it played the trace ('overscroll export' makes files that play it). A row has a time, the content's offset, and events: one word in the column of events, or several joined by +. A row may have an event alone. A folder means the *.csv files under it; several logs are matched with traces by their names. 'replay --curve' writes such a log.",
      "The log's times are aligned with the trace by its touches, else by the first movement of its content, or by --zero; the answer names the method and the disagreement. A log of another trace, in other units, with the opposite sign, with times that go back or with gaps in which content moved is refused with one line that gives the remedy.",
      "Triggers are the same if both start as many refreshes in a gesture; a log with callbacks alone is compared with callbacks. The distance is that between the app's content and the engine's at the same moment; path later is the time by which its path must be shifted to fit best. A path is the same if each offset is within the points of --within of an offset that the engine shows within the time of --within.",
      "--no-trace reads a log without a trace of the finger. It reports when what moved, which models explain the drag, the fling and the return, where content jumped, whether a refresh came during motion, and which engines' thresholds agree with the peaks. --rebuild also writes a trace of the simplest finger that makes --model (else a model that explains the return, else uikit) follow the log; its origin is synthetic, because it is not a recording. Without --engine all shipped engines are compared.",
      "Rows of the app are lines of overscroll-replay/2 with 'observed' in them. report and compare read them with --rows together with those of engines. Values that a log does not contain, such as a threshold, are null.",
      ModelChoice.nativeNote,
      MotionOptions.appNote,
    ],
    examples: [
      "overscroll observe app.csv --trace a.trace",
      "overscroll observe app.csv --trace a.trace --engine sv --within 2px,8ms",
      "overscroll observe app.csv --trace a.trace --engine sv -o app.jsonl",
      "overscroll observe --no-trace device.log", "overscroll observe device.log --rebuild finger.trace",
    ],
    run: run)

  private static func run(_ invocation: Invocation<ObserveOptions>) throws -> ExitStatus {
    if invocation.trace.isEmpty {
      var log = try UntracedLog(invocation)
      try log.write()
      return .done
    }
    let settings = try settings(invocation)
    let console = invocation.console
    let found = try LogPairs(logs: invocation.positionals, traces: invocation.trace, console)
    guard !found.pairs.isEmpty else {
      throw UserError(found.strays.first ?? "no log is of one of the traces; name both")
    }
    var work = ObservedLogs(settings, invocation)
    try work.hold(found)
    if work.report.observations.isEmpty { return .couldNot }
    try write(work, invocation)
    if work.status != .done { return work.status }
    return invocation.within == nil || work.report.isSame ? .done : .answerIsNo
  }

  private static func settings(_ invocation: Invocation<ObserveOptions>) throws -> ObservationSettings {
    let one = try ReplaySettings(invocation.one)
    var replay = ReplaySettings(
      engines: one.engines, grounds: one.grounds, options: one.options,
      jobs: invocation.jobs ?? ParallelMap.processors)
    replay.explains = true
    guard invocation.within == nil || replay.pairs.count == 1 else {
      throw invocation.mistake("--within compares with one engine on one model; name it with --engine")
    }
    guard !replay.engines.contains(where: { $0.name == invocation.name }) else {
      throw invocation.mistake("--name '\(invocation.name)' is an engine's; give the app another")
    }
    return ObservationSettings(
      name: invocation.name, measure: invocation.log.pull == nil ? .content : .pull,
      zero: invocation.log.zero.map { $0 / 1000 },
      longestHole: invocation.log.longestHole / 1000,
      tolerance: invocation.within
        ?? ObservationSettings.usualTolerance(rate: replay.options.rate),
      replay: replay)
  }

  /// Writes the files of `--output` and `--html`, then prints the answer.
  private static func write(_ work: ObservedLogs, _ invocation: Invocation<ObserveOptions>) throws {
    let (console, report) = (invocation.console, work.report)
    if let path = invocation.output {
      let rows = report.rows + (invocation.withEngines ? report.peerRows : [])
      if path == "-" { console.flush() }
      try FileIO.write(
        Array(rows.map { $0.json + "\n" }.joined().utf8), to: path, overwrite: invocation.force)
      console.tellOfFile(path)
    }
    if let path = invocation.html {
      try ObservedPage(work.traces, report, title: invocation.positionals).write(
        to: path, force: invocation.force)
      console.tellOfFile(path)
    }
    // One document at a time: whoever wants rows or a page on stdout wants nothing else there.
    if invocation.output == "-" || invocation.html == "-" { return }
    if invocation.json { return console.print(report.json) }
    if invocation.full { return console.write(report.full(width: console.width)) }
    let next = next(invocation, report).text(width: console.width)
    let lines = 1 + next.count { $0 == "\n" }
    console.write(report.answer(width: console.width, and: lines) + "\n" + next)
  }

  private static func next(
    _ invocation: Invocation<ObserveOptions>, _ report: ObservationReport
  ) -> NextSteps {
    let call = NextCall(invocation.positionals)
    var next = NextSteps()
    let options = invocation.line(leavingOut: [
      "--json", "--full", "--html", "--output", "--with-engines", "--force",
    ])
    next.add(call.text("observe", "--full", options: options), "every gesture")
    // A page and rows count refreshes.
    guard report.observations.contains(where: \.knowsRefreshes) else { return next }
    if invocation.html == nil {
      next.add(call.text("observe", "--html", "observed.html", options: options), "a page")
    }
    if let path = invocation.output, path != "-", invocation.withEngines {
      let pair = NextCall([path])
      next.add(pair.text("report", "--rows"), "how often each is right")
      next.add(pair.text("compare", "--rows"), "where they differ")
    } else if invocation.output == nil {
      next.add(
        call.text("observe", "-o", "rows.jsonl", "--with-engines", options: options), "rows for report --rows"
      )
    }
    return next
  }
}
