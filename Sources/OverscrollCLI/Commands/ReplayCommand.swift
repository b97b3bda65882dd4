import CommandArguments
import ReplayExperiments
import ReplayReport

/// `overscroll replay TRACE…`.
enum ReplayCommand {
  /// The command's description.
  static let command = Command(
    name: "replay",
    summary: "Run traces through pull-to-refresh engines and print what each one did, and when.",
    positionals: .some("TRACE"),
    options: Options(),
    notes: [
      "A folder stands for the *.trace files under it; - is stdin. Results come in the order of the traces, engine by engine on model by model.",
      "In the table, fired says when: with a finger in contact, because it was released, or while the content was settling without one. Crossed is when the pull passed the engine's threshold, late how long after that it fired, margin how far beyond the threshold the pull was at the lift (negative: short of it).",
      "Below the table is a line for each broken rule that users rely on: content or velocity that jumps (by more than 0.5 pt or 10 pt/s), a lost inset, a second trigger in one gesture, a trigger without a finger or during a refresh, arming by inertia. Many originals break one; the exit status stays 0.",
      AppOptions.note,
      "With --json, one object of overscroll-replay/1 a line. Its times are in milliseconds from the trace's start, its crossings are solved, not sampled.",
    ],
    examples: [
      "overscroll replay traces/pull", "overscroll replay --engine mrefresh --rate 120 --json traces",
    ],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let replay = ReplayOptionGroup()
    let why = Option(flag: "why", help: "a table of reasons in place of crossings and margins")
    let json = Option<Bool>.json
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let settings = try ReplaySettings(invocation.replay)
    var isFirst = true
    let tally = try TraceBatch.run(
      invocation.positionals, jobs: settings.jobs, console: invocation.console,
      work: { ReplayedTrace(of: $0, path: $1, settings) },
      { trace in
        show(trace, isFirst: isFirst, invocation)
        isFirst = false
      })
    return tally.status
  }

  private static func show(_ trace: ReplayedTrace, isFirst: Bool, _ invocation: Invocation<Options>) {
    let console = invocation.console
    if invocation.json {
      for result in trace.results {
        console.print(ReplayLine.json(result, trace: trace.label.trace, intent: trace.label.intent))
      }
    } else {
      let text =
        invocation.why
        ? ReplayText.reasons(of: trace, width: console.width)
        : ReplayText.table(of: trace, width: console.width)
      console.write((isFirst ? "" : "\n") + text)
    }
  }
}
