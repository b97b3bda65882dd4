import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport
import TextFormats

/// `overscroll stress TRACE…`: replays traces under worse conditions and reports which verdicts change.
package enum StressCommand {
  /// The name, options and help text of `overscroll stress`, and the function that runs it.
  package static let command = Command(
    name: "stress",
    summary: "Run every trace again on worse devices, displays and machines, and report which verdicts flip.",
    positionals: .any("TRACE", .traces),
    options: StressOptions(),
    notes: [
      "A verdict is whether an engine fires. For each condition the table has: the runs; the traces that flip in at least one run, and their percentage with its 95 % interval, by person or device as in report; the runs that fire where the unchanged trace does not, and the other way round; the runs that fire more often; the rules broken that the unchanged trace keeps, each counted once per run (see replay); and the median delay of the first trigger, over the runs that fire with and without the change.",
      "New samples are read off the finger's own path and never extend it; contacts and releases keep their times. The condition 'unchanged' is a control that flips nothing. For several engines the answer has one row each; name one engine to see its conditions, or give --full.",
      MotionOptions.framesNote,
    ],
    examples: [
      "overscroll stress --engine mrefresh traces/pull",
      "overscroll stress --engine sv --condition drop-20 --max-flips 0.1 traces",
    ],
    run: run)

  private static func run(_ invocation: Invocation<StressOptions>) throws -> ExitStatus {
    let console = invocation.console
    if invocation.listsConditions {
      console.write(list(width: console.width))
      return .done
    }
    let settings = try ReplaySettings(invocation.replay)
    let seed = invocation.stressSeed
    let (report, status) = try gather(invocation, settings, seed: seed)
    guard !report.groups.isEmpty else {
      // A file that could not be read has had its line.
      if status == .couldNot { return status }
      throw UserError(
        "no trace could be run; each was left out for the reason above: name others, or record them again")
    }
    try show(report, invocation, settings)
    return status == .couldNot ? status : gate(report, invocation)
  }

  private static func gather(
    _ invocation: Invocation<StressOptions>, _ settings: ReplaySettings, seed: UInt64
  ) throws -> (StressReport, ExitStatus) {
    let chosen = invocation.condition
    let conditions = StressCondition.all.filter { chosen.isEmpty || chosen.contains($0) }
    var report = StressReport(conditions: conditions, seed: seed)
    let tally = try TraceBatch.run(
      invocation.positionals, only: invocation.replay.choice, jobs: settings.jobs,
      console: invocation.console,
      work: { try StressedTrace(of: $0, path: $1, settings, conditions, seed: seed) },
      { trace in
        if let reason = trace.label.reasonNothingIsKnown {
          invocation.console.warn("\(trace.label.trace): left out: \(reason)")
        } else {
          trace.add(to: &report)
        }
      })
    return (report, tally.status)
  }

  private static func show(
    _ report: StressReport, _ invocation: Invocation<StressOptions>, _ settings: ReplaySettings
  ) throws {
    let console = invocation.console
    let files = invocation.save.map {
      StressedFiles(
        folder: $0, force: invocation.force, options: settings.options, seed: report.seed)
    }
    let saved = try report.groups.map { try files?.write($0) }
    for path in saved.compactMap(\.self) { console.note("wrote \(path)") }
    if invocation.json { return console.print(report.json) }
    if invocation.csv { return console.write(report.csv) }
    let words = StressWords(invocation: invocation, settings: settings, seed: report.seed)
    let text = StressText(report: report, words: words, saved: saved)
    if invocation.full { return console.write(text.conditions(width: console.width)) }
    let (answer, isWhole) = text.answer(width: console.width, and: mostSteps + 1)
    console.write(answer + "\n" + next(report, invocation, isWhole: isWhole).text(width: console.width))
  }

  /// The largest number of `next:` lines, which suggest commands.
  private static let mostSteps = 2

  private static func next(
    _ report: StressReport, _ invocation: Invocation<StressOptions>, isWhole: Bool
  ) -> NextSteps {
    let call = NextCall(invocation.positionals, only: invocation.replay.choice)
    var next = NextSteps()
    let options = invocation.line(leavingOut: ["--save", "--force", "--max-flips", "--jobs", "--only"])
    if !isWhole { next.add(call.text("stress", "--full", options: options), "every condition") }
    if report.groups.contains(where: { $0.worst != nil }), invocation.save == nil {
      next.add(call.text("stress", "--save", "worst", options: options), "the worst traces, as files")
    }
    if isWhole { next.add(call.text("report", options: invocation.replay.one.line()), "unchanged") }
    return next
  }

  /// Prints a line for each group (engine, model, origin) in which more verdicts change than `--max-flips` allows.
  ///
  /// Returns `answerIsNo` if there is such a group, otherwise `done`.
  private static func gate(_ report: StressReport, _ invocation: Invocation<StressOptions>) -> ExitStatus {
    guard let most = invocation.maxFlips else { return .done }
    let over = report.groups(flippingMoreThan: most)
    for group in over {
      invocation.console.note(
        "flips: \(group.engine) on \(group.model), \(group.origin): \(group.overall.flipped) of \(group.overall.traces) traces flip, more than \(Figures.fixed(most * 100, decimals: 1)) %"
      )
    }
    return over.isEmpty ? .done : .answerIsNo
  }

  private static func list(width: Int) -> String {
    let column = StressCondition.all.map(\.name.count).max() ?? 0
    return StressCondition.all.map { condition in
      TextColumns.hanging(
        PaddedText.left(condition.name, to: column + 2), condition.words, width: width)
    }.joined()
  }
}
