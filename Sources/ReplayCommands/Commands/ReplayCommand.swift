import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport
import TextFormats

/// `overscroll replay TRACE…`: replays traces through engines and prints whether and when each fires.
package enum ReplayCommand {
  /// The name, options and help text of `overscroll replay`, and the function that runs it.
  package static let command = Command(
    name: "replay",
    summary: "Replay traces through pull-to-refresh engines: whether and when each fires.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder means the *.trace files under it; - is stdin. One trace gives a row for each engine on each model, several traces give a summary. --full and --why show each trace, in the given order.",
      "In the table, fired is when the engine fired: with a finger in contact, because the finger was released, or while the content was settling without one. Crossed is when the pull passed the engine's threshold. The callback delay is the time from when the engine's own rule made a refresh due until the app was notified. The margin is how far the pull was beyond the threshold at the release (negative: short of it).",
      "Below the table is a line for each broken rule that users rely on: content or velocity that jumps (by more than 0.5 pt or 10 pt/s), a lost inset, a second trigger in one gesture, a trigger without a finger or during a refresh, arming by inertia. Many original engines break one; the exit status stays 0.",
      "If an engine did not fire although the pull was released past its threshold, --why replays changed gestures to find the reason: if nothing touched the content afterwards, as the only gesture, on a touchscreen, with a straight movement, with one finger, starting at the top, with a rest before the release, without moving back, more slowly, with fewer reports. It names the first change that makes the engine fire, else the changes needed together. Programs (exec:) are not tried.",
      EngineName.groupsNote,
      ThresholdOption.note,
      ModelChoice.nativeNote,
      MotionOptions.appNote,
      CurveFile.note,
      "A trace is replayed as a whole, as in an app: content and engine carry over from gesture to gesture. Results are per gesture; a gesture that began during a refresh and could not have fired is busy.",
      "--json prints one object of overscroll-replay/2 per line for each gesture, engine and model; --csv prints the same as a table, without its lists. Times are in milliseconds from the trace's start, to a nanosecond; crossings are solved, not sampled. With --per trace a line is overscroll-replay/1: one per trace, with the figures of the gesture that fired first, else of the one pulled furthest.",
    ],
    examples: [
      "overscroll replay traces/pull", "overscroll replay --engine mrefresh --rate 120 --json traces",
      "overscroll replay --csv traces/pull",
      "overscroll replay --engine sv --curve sv.csv traces/pull/touchscreen-01.trace",
    ],
    run: { try run($0.settingThreshold(\.threshold, of: \.replay.one.engine)) })

  /// The options of `overscroll replay`.
  struct Options: OptionGroup {
    let replay = ReplayOptionGroup()
    let threshold = ThresholdOption.option
    let full = Option<Bool>.fullOfTraces.oftenUsed
    let why = Option(flag: "why", help: "a table of reasons in place of crossings and margins").oftenUsed
    let per = Option<ReplayUnit>(
      "per", "UNIT", .name(kind: "unit", among: [("gesture", .gesture), ("trace", .trace)]),
      default: .gesture, help: "unit of a line: gesture or trace"
    ).ofProject
    let csv = Option(flag: "csv", help: "print CSV, one row per gesture and engine")
      .oftenUsed
    let json = Option<Bool>.json
    let curve = CurveFile.option
    let force = Option(flag: "force", help: "replace existing files").only(in: CallMode("curve"))

    var rules: [OptionRule] {
      [
        .refuse(
          [.uses(curve), .any([.uses(csv), .uses(json), .uses(why), .uses(per)])],
          "--curve writes frames in place of results; leave --csv, --json, --why and --per out"),
        .one(
          of: [curve.any, replay.only.any],
          saying: "--curve writes the traces named; leave --only out"),
        .oneOnStdout([csv.any, json.any], "--csv and --json both write to stdout; choose one"),
        .refuse(
          [.uses(csv), .value(of: per) { $0 == .trace }],
          "--csv has one row per gesture; leave --per trace out, or use --json"),
      ]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    var asked = try ReplaySettings(invocation.replay)
    asked.explains = invocation.why
    let settings = asked
    if let path = invocation.curve {
      return try CurveFile.write(
        to: path, of: invocation.positionals, settings, force: invocation.force, invocation.console)
    }
    let unit = invocation.per
    let recorded = RecordedSettings(settings.options)
    if invocation.csv { invocation.console.write(GestureRow.csv.text) }
    var answer = TraceAnswer(isFull: invocation.full || invocation.why, invocation.console)
    var summary = ReplaySummary()
    let tally = try TraceBatch.run(
      invocation.positionals, only: invocation.replay.choice, jobs: settings.jobs,
      hashing: invocation.json || invocation.csv, console: invocation.console,
      work: { try ReplayedTrace(of: $0, path: $1, settings, per: unit) },
      { trace in
        if invocation.csv || invocation.json { return show(trace, recorded, invocation) }
        answer.add { text(of: trace, invocation) }
        summary.add(trace)
      })
    answer.end(with: { summary.text(width: invocation.console.width) }, next(invocation))
    return tally.status
  }

  private static func show(
    _ trace: ReplayedTrace, _ settings: RecordedSettings, _ invocation: Invocation<Options>
  ) {
    let console = invocation.console
    if invocation.csv {
      var rows = CSVRows(columns: GestureRow.csvColumns)
      for scored in trace.scored { rows.add(GestureRow(scored, settings: settings).cells) }
      console.write(rows.text)
    } else {
      let unit = invocation.per
      for scored in trace.scored {
        console.print(
          unit == .gesture
            ? GestureRow(scored, settings: settings).json
            : ReplayLine(scored.result, trace: scored.label.trace, intent: scored.label.intent).json)
      }
    }
  }

  private static func text(of trace: ReplayedTrace, _ invocation: Invocation<Options>) -> String {
    let width = invocation.console.width
    return invocation.why
      ? ReplayText.reasons(of: trace, width: width) : ReplayText.table(of: trace, width: width)
  }

  private static func next(_ invocation: Invocation<Options>) -> NextSteps {
    let call = NextCall(invocation.positionals, only: invocation.replay.choice)
    let options = invocation.replay.one.line()
    var next = NextSteps()
    next.add(call.text("report", options: options), "how often it was right")
    next.add(call.text("replay", "--full", options: options), "every trace")
    next.add(call.text("replay", "--csv", options: options), "one row per gesture")
    return next
  }
}
