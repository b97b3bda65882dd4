import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `overscroll inspect FILE…`: describes the contents and quality of traces.
package enum InspectCommand {
  /// The name, options and help text of `overscroll inspect`, and the function that runs it.
  package static let command = Command(
    name: "inspect",
    summary: "Show what is in a trace: gestures, report rate, jitter, losses, grade, and a small plot.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder means the *.trace files under it; - is stdin. Travel is in points; down is positive, with --axis horizontal to the right.",
      "Rate and intervals are for moving fingers, because a resting or very slow finger does not send reports. delay is the 99th percentile of arrival delays, in ms. GestureTraces.md explains the limits of the grades.",
      "--devices prints one row per device: takes, people, reports per second and jitter (the median of its takes), gaps, grades, and the greatest travel in one gesture. A device is a name, a kind and a number; recorded and imported takes are separate.",
      "The velocity at the release is that of a uikit scroll view: zero after a rest of 100 ms.",
    ],
    examples: [
      "overscroll inspect traces/pull/touchscreen-01.trace", "overscroll inspect --json traces/fling",
      "overscroll inspect --devices traces",
    ],
    run: run)

  /// The options of `overscroll inspect`.
  struct Options: OptionGroup {
    let fingers = MotionOptions([.axis] + MotionSetting.finger)
    let full = Option(
      flag: "full", help: "every trace separately, or with --devices every device with all its figures"
    ).ofProject.oftenUsed
    let devices = Option(flag: "devices", help: "one row per device instead of per trace").oftenUsed
    let csv = Option(flag: "csv", help: "for --devices: print CSV").oftenUsed
      .only(in: CallMode("devices"), else: "add that, or take --json")
    let only = TraceChoice.option
    let jobs = JobsOption.option(for: "traces of --devices").only(in: CallMode("devices"))
    let json = Option<Bool>.json

    var rules: [OptionRule] {
      [.oneOnStdout([csv.any, json.any], "--csv and --json both write to stdout; choose one")]
    }
  }

  /// The summary of one inspected trace, without the trace's events.
  private struct InspectedTrace: BatchedTrace {
    let summary: TraceSummary
    let warnings: [String]
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let console = invocation.console
    let options = ReplayOptions(invocation.fingers)
    if invocation.devices { return try listDevices(options, invocation) }
    let choice = TraceChoice(invocation.only)
    var answer = TraceAnswer(isFull: invocation.full, colouring: ColouredWord.grades, console)
    var folder = FolderSummary()
    let tally = try TraceBatch.run(
      invocation.positionals, only: choice, jobs: 1, console: console,
      work: { trace, _ in
        InspectedTrace(
          summary: TraceSummary(of: trace, options: options), warnings: options.warnings(of: trace))
      },
      { trace in
        if invocation.json { return console.print(trace.summary.json) }
        answer.add { trace.summary.text(width: console.width) }
        folder.add(FolderSummary(of: trace.summary))
      })
    let call = NextCall(invocation.positionals, only: choice)
    var next = NextSteps()
    let motion = invocation.fingers.line()
    next.add(call.text("inspect", "--devices", options: motion), "one row per device")
    next.add(call.text("inspect", "--full", options: motion), "every trace")
    // Engines pull downwards.
    if options.axis == .vertical {
      next.add(call.text("report", options: motion), "which engines refresh")
    }
    answer.end(with: { folder.text(width: console.width) }, next)
    return tally.status
  }

  /// The device of one trace, for `inspect --devices`, and the trace's warnings.
  private struct SurveyedTrace: BatchedTrace {
    let device: DeviceInventory
    let warnings: [String]
  }

  private static func listDevices(_ options: ReplayOptions, _ invocation: Invocation<Options>) throws
    -> ExitStatus
  {
    let console = invocation.console
    let choice = TraceChoice(invocation.only)
    var inventory = DeviceInventory()
    let tally = try TraceBatch.run(
      invocation.positionals, only: choice, jobs: invocation.jobs ?? ParallelMap.processors,
      console: console,
      work: { trace, _ in
        let summary = TraceSummary(of: trace, options: options)
        return SurveyedTrace(
          device: DeviceInventory(of: summary, options: options), warnings: options.warnings(of: trace))
      },
      { inventory.add($0.device) })
    guard !inventory.devices.isEmpty else { return tally.status }
    if invocation.csv {
      console.write(inventory.csv)
    } else if invocation.json {
      console.print(inventory.json)
    } else if invocation.full {
      console.write(inventory.text(width: console.width))
    } else {
      var next = NextSteps()
      let call = NextCall(invocation.positionals, only: choice)
      let motion = invocation.fingers.line()
      next.add(call.text("inspect", "--devices", "--full", options: motion), "every figure")
      next.add(call.text("inspect", "--devices", "--csv", options: motion), "for a spreadsheet")
      console.write(inventory.answer(width: console.width) + "\n" + next.text(width: console.width))
    }
    return tally.status
  }
}
