import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `overscroll shrink TRACE`: finds the smallest trace on which an engine still behaves the same.
package enum ShrinkCommand {
  /// The name, options and help text of `overscroll shrink`, and the function that runs it.
  package static let command = Command(
    name: "shrink",
    summary: "Find the smallest trace that still shows what an engine does with this one.",
    positionals: .one("TRACE", .traces),
    options: Options(),
    notes: [
      "Size is compared by events, then duration, then straightness, then bytes. Gestures, contacts and samples are removed, times shortened, paths straightened and numbers rounded; each step is kept only if a replay still shows the behaviour. The same trace gives the same result. If nothing becomes smaller, nothing is written and the exit status is 1.",
      "The header of the smaller trace holds the viewport, content, inset and start given here, and the options of its replay; 'see it' is the command that shows it.",
      "--keep: 'fired' (the engine fires, for the same cause: in contact, released or settling), 'silent' (the finger moves as far, and the engine does not fire), 'differs' (the same one of two engines fires), or the name of a rule that replay reports as broken. Name one model, and one engine, or two for 'differs'.",
      "The trace's intent is kept if the smaller gesture still looks like it, by the checks of record --protocol: a pull that is held until the release, one taken back before it, a fling that releases in motion and reaches the top. If it does not, or the use was free, the smaller trace has no intent and a line gives the reason.",
    ],
    examples: [
      "overscroll shrink --engine mrefresh traces/pull-cancel/touchpad-01.trace",
      "overscroll shrink --engine sv --engine od traces/pull-cancel/touchpad-01.trace",
    ],
    run: run)

  /// The options of `overscroll shrink`.
  struct Options: OptionGroup {
    let keep = ShrinkCommand.keep
    let output = Option<String?>(
      "output", short: "o", "FILE", .output(), defaultInWords: "TRACE's name, .small.trace, here",
      help: "write the smaller trace there"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files")
    let replays = ShrinkCommand.replays
    let one = OneTraceOptions()
    let json = Option<Bool>.json
  }

  /// `--keep`: the engine's behaviour that the smaller trace must preserve.
  static let keep = Option<String?>(
    "keep", "WHAT", .name(kind: "verdict or rule", among: ShrinkGoal.names.map { ($0, $0) }),
    defaultInWords:
      "the first rule broken, unless the verdict contradicts the intent or no rule is broken: then the verdict",
    help: "what the smaller trace must show: \(ShrinkGoal.names.joined(separator: ", "))")

  /// `--replays`: the largest number of replays in the search.
  static let replays = Option<Int>(
    "replays", "N", .integer(1...10_000_000), default: TraceShrinker.usualLimit,
    help: "candidates to replay at most")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let settings = try settings(invocation.one, keep: invocation.keep)
    let path = try TraceFiles.one(invocation.positionals[0])
    let output = invocation.output ?? name(of: path)
    let force = invocation.force
    if invocation.output == nil { try OutputCheck.requireFree([output], force: force) }
    let trace = try TraceFiles.trace(at: path)
    for warning in settings.options.warnings(of: trace) { invocation.console.warn(warning) }
    let job = try ShrinkJob(
      trace, path: path, settings, keep: invocation.keep, words: invocation.one.motion.line(),
      look: TakeLook.complaints)
    let outcome = try search(job, limit: invocation.replays, invocation.console)
    let results = try job.results(of: outcome.trace)
    guard outcome.isSmaller else {
      show(outcome, results, job, nil, invocation)
      return .answerIsNo
    }
    try FileIO.write(outcome.bytes, to: output, overwrite: force)
    show(outcome, results, job, output, invocation)
    return .done
  }

  /// Searches for a smaller trace. If Ctrl-C is pressed, the result is the smallest trace found so far.
  private static func search(_ job: ShrinkJob, limit: Int, _ console: Console) throws -> ShrinkOutcome {
    let bar = ProgressBar(total: limit, atMost: "replays", console: console)
    Interruption.watch()
    let outcome = try job.run(limit: limit) {
      bar?.advance()
      return !Interruption.isAsked
    }
    bar?.clear()
    if Interruption.isAsked {
      console.note("stopped after \(Counted.text(outcome.replays, "replay")): this is the smallest so far")
    }
    return outcome
  }

  private static func show(
    _ outcome: ShrinkOutcome, _ results: [ReplayResult], _ job: ShrinkJob, _ output: String?,
    _ invocation: Invocation<Options>
  ) {
    let console = invocation.console
    let summary = ShrinkSummary(
      trace: job.path, output: output, goal: job.goal, intent: job.intent,
      results: results,
      before: outcome.before, after: outcome.after, replays: outcome.replays,
      isCutShort: outcome.isCutShort)
    let isJSON = invocation.json
    let text = isJSON ? summary.json + "\n" : summary.text(width: console.width)
    if invocation.output == "-" { return console.note(String(text.dropLast())) }
    guard let output else { return console.write(text) }
    // A command line to copy is not broken.
    console.write(text + (isJSON ? "" : "see it: \(line(output, invocation))\n"))
    console.note("wrote \(output)")
  }

  /// The command line that shows the preserved behaviour on the smaller trace.
  private static func line(_ output: String, _ invocation: Invocation<Options>) -> String {
    ShellLine.text(
      [Console.programName, "replay"] + invocation.one.line() + [ShellLine.path(output)])
  }

  /// The replay settings, with as many engines and models as the preserved property needs.
  ///
  /// - Parameters:
  ///   - invocation: A call of a command that replays one trace.
  ///   - keep: The property to preserve; nil if not given.
  /// - Returns: One engine, or two for `differs`, and one model.
  /// - Throws: An error for any other number.
  static func settings(_ invocation: Invocation<OneTraceOptions>, keep: String?) throws -> ReplaySettings {
    guard invocation.isGiven(\.engine) else {
      throw invocation.mistake(
        "name the engine that shows it: --engine NAME (overscroll replay shows which do)")
    }
    let settings = try ReplaySettings(invocation)
    let wanted = keep == "differs" || (keep == nil && settings.engines.count == 2) ? 2 : 1
    guard settings.engines.count == wanted else {
      let how = wanted == 2 ? "give the two that differ" : "give the one that shows it, or two that differ"
      let count = settings.engines.count
      throw invocation.mistake("--engine names \(Counted.text(count, "engine")); \(how)")
    }
    let lists = Set(settings.pairs.map(\.list))
    guard lists.count == 1 else {
      throw invocation.mistake(
        "that is \(lists.count) lists (models, or ways to take a touch), and a smaller trace is of one; give one model as --model"
      )
    }
    return settings
  }

  /// The default name of the smaller trace: `pull-3.small.trace` for `traces/pull-3.trace`.
  private static func name(of path: String) -> String {
    "\(TraceFiles.stem(of: path)).small.trace"
  }
}
