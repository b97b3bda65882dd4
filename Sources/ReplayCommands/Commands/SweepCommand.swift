import CommandArguments
import CommandInputs
import FileAccess
import PolicyFiles
import ReplayExperiments
import ReplayPages
import ReplayReport
import ReplayStatistics
import TextFormats
import TraceReplay

/// `overscroll sweep TRACE…`: reports the effect of every threshold over many traces, and which to choose.
package enum SweepCommand {
  /// The name, options and help text of `overscroll sweep`, and the function that runs it.
  package static let command = Command(
    name: "sweep",
    summary: "Show what every threshold would do over a set of traces, and which to choose.",
    positionals: .any("TRACE", .traces),
    options: SweepOptions(),
    notes: [
      "A threshold is the pull in points from which an engine's own comparison is true; only that is varied. With --threshold-mm a threshold is the travel in millimetres with which a slow finger reaches it, on each trace's own device and viewport; traces whose positions are not lengths are left out. 'overscroll help' names the guide on choosing a threshold, which covers engines that ignore the top inset.",
      "Until an engine first fires, its threshold does not change what it measures, so one run of a trace gives the verdict of every threshold. The exceptions are chromium-overscroll, custom-refresh-indicator and easy-refresh, whose sums and times before the first trigger depend on the threshold, and apps that begin refreshes themselves: these need one run per threshold. In free traces all triggers count, not only the first, so they are run with 21 of the thresholds. Each section names its method.",
      "A gesture counts once, as in a report. 'free' use gives the hours for triggers per hour, and gestures without an intent count how many fire. With --rows the files are lines of overscroll-replay/2, and the thresholds are those of the rows. Brackets hold 95 % intervals, by person if the traces name at least two people, else by device; that of the area under the curve is from a bootstrap over people or devices. Origins are never mixed.",
      "The answer compares the engines' own thresholds with the best. --full shows every threshold, and so does a call that names thresholds, costs or a rate of false alarms.",
      "--tune takes one engine on one model and writes the policy that costs least: among all thresholds, and if named also among moments (crossing, release), dwells (100, 200, 300, 500 ms) and hystereses (0, 5, 10, 20 pt). 'the engine itself' is the engine as replay runs it; if a policy cannot express all of it, the part that it can express is judged as well. The choice is then made again without each person and each device in turn; the column optimism is how much worse it does on those left out.",
      ShardOptions.note,
      MotionOptions.appNote,
    ],
    examples: [
      "overscroll sweep --engine mrefresh --threshold 40:160 traces",
      "overscroll sweep --engine sv --tune threshold,moment --within 0.3 traces", "overscroll sweep --plan",
      "overscroll sweep --partial pulls.partial traces/pull",
    ],
    run: run)

  private static func run(_ invocation: Invocation<SweepOptions>) throws -> ExitStatus {
    if invocation.plan { return try plan(invocation) }
    return try invocation.tune.map { try tune($0, invocation) } ?? sweep(invocation)
  }

  // MARK: The sweep

  private static func sweep(_ invocation: Invocation<SweepOptions>) throws -> ExitStatus {
    func sweep(_ unit: Sweep.Unit) -> Sweep {
      Sweep(
        unit: unit, costs: costs(invocation), best: best(invocation), falseAlarmRate: invocation.far)
    }
    switch try invocation.files(of: .sweep, severalThresholds: true) {
    case .traces(let replay):
      let settings = try SweepSettings(
        replay, thresholds: invocation.thresholdMillimetres ?? invocation.threshold,
        isMillimetres: invocation.isGiven(\.thresholdMillimetres))
      let header = PartialHeader(
        .sweep, replay, .init(invocation.replay.one), settings,
        namesThresholds: invocation.isGiven(\.threshold) || invocation.isGiven(\.thresholdMillimetres))
      let part = try invocation.writePart(header, replay) { trace, path in
        let swept = try SweptTrace(of: trace, path: path, settings)
        return (swept.warnings, .swept(reason: swept.reason, swept.gestures))
      }
      if let part { return part }
      var sweep = sweep(header.unit)
      let status = try TraceBatch.run(
        invocation.positionals, only: invocation.replay.choice, jobs: replay.jobs, isSorted: true,
        console: invocation.console,
        work: { try SweptTrace(of: $0, path: $1, settings) },
        { sweep.add($0.gestures, of: $0.label.trace, reason: $0.reason) }
      ).status
      return try conclude(
        sweep, status, invocation.context(header), namesThresholds: header.namesThresholds, invocation)
    case .rows(let set, let engines, let grounds):
      var sweep = sweep(.points)
      for gesture in try set.swept() { sweep.add(gesture.replays, gesture.label) }
      return try conclude(
        sweep, .done, invocation.contextOfRows(of: engines, on: grounds), namesThresholds: false, invocation)
    case .parts(var parts):
      let header = parts.header
      var sweep = sweep(header.unit)
      let tally = try parts.run { trace in
        guard case .swept(let reason, let gestures) = trace.content else { return }
        sweep.add(gestures, of: trace.path, reason: reason)
      }
      return try conclude(
        sweep, tally.status, parts.context, namesThresholds: header.namesThresholds, invocation)
    }
  }

  /// Writes the result of a sweep, and returns the exit status: `couldNot` if no gesture was counted.
  private static func conclude(
    _ sweep: Sweep, _ status: ExitStatus, _ context: CallContext, namesThresholds: Bool,
    _ invocation: Invocation<SweepOptions>
  ) throws -> ExitStatus {
    if status == .couldNot, sweep.groups.isEmpty, sweep.excluded.isEmpty { return status }
    try write(sweep, context, namesThresholds: namesThresholds, invocation)
    guard sweep.groups.isEmpty else { return status }
    NothingCounted.tell(sweep.excluded, invocation.console)
    return .couldNot
  }

  private static func write(
    _ sweep: Sweep, _ context: CallContext, namesThresholds: Bool, _ invocation: Invocation<SweepOptions>
  ) throws {
    let force = invocation.output.force
    var writesStdout = false
    let outputs = [
      (invocation.output.csv, { sweep.csv }, FileReaders.owner),
      (invocation.output.svg, { SweepPicture(sweep).svg }, .everyone),
    ]
    for (path, text, readers) in outputs {
      guard let path else { continue }
      if path == "-" { writesStdout = true }
      try FileIO.write(Array(text().utf8), to: path, overwrite: force, readers: readers)
      invocation.console.tellOfFile(path)
    }
    guard !writesStdout else { return }
    let console = invocation.console
    if invocation.output.json { return console.write(sweep.json + "\n") }
    // Who says which thresholds, or what mistakes cost, asks for the tables that show it.
    let asksForTables =
      namesThresholds || invocation.isGiven(\.far)
      || invocation.isGiven(\.costOfFalseAccept) || invocation.isGiven(\.costOfMiss)
    if invocation.output.full || asksForTables { return console.write(sweep.text(width: console.width)) }
    let call = context.call
    let options = context.again
    var next = NextSteps()
    next.add(call.text("sweep", "--full", options: options), "every threshold")
    let hasCurves = sweep.groups.contains { $0.ownCounts.total > 0 || $0.unlabelledCount > 0 }
    if context.hasTraces, invocation.output.svg == nil, hasCurves {
      next.add(call.text("sweep", "--svg", "sweep.svg", options: options), "a picture")
    }
    let isUnlabelled = sweep.groups.contains { $0.unlabelledCount > 0 }
    if isUnlabelled, context.hasTraces { next.add(call.text("label"), "intents") }
    console.write(sweep.answer(width: console.width) + "\n" + next.text(width: console.width))
  }

  private static func costs(_ invocation: Invocation<SweepOptions>) -> ReceiverCurve.Costs {
    ReceiverCurve.Costs(
      falseAccept: invocation.costOfFalseAccept, miss: invocation.costOfMiss)
  }

  /// The criterion by which the best threshold is chosen; it uses the costs of errors if the call states them.
  private static func best(_ invocation: Invocation<SweepOptions>) -> BestThreshold {
    invocation.isGiven(\.costOfFalseAccept) || invocation.isGiven(\.costOfMiss) ? .leastCost : .youden
  }

  // MARK: Tuning and planning

  private static func tune(_ parts: Set<String>, _ invocation: Invocation<SweepOptions>) throws -> ExitStatus
  {
    let replay = try ReplaySettings(invocation.replay)
    guard let (engine, list) = replay.pairs.first, replay.pairs.count == 1 else {
      throw invocation.mistake("--tune is for one engine on one model; name one with --engine")
    }
    guard !replay.options.app.actsByItself else {
      throw invocation.mistake(
        "--tune needs an app that leaves refreshes to the engine; leave --begin and --inset-change out")
    }
    let tuning = SweepTuning(engine: engine, on: list, options: replay.options, parts: parts)
    let console = invocation.console
    var gestures: [SweepTuning.Row] = []
    let status = try TraceBatch.run(
      invocation.positionals, only: invocation.replay.choice, jobs: replay.jobs, console: console,
      work: { try tuning.rows(of: $0, path: $1) },
      { gestures += $0.gestures }
    ).status
    let result = try tuning.result(
      gestures, costs: costs(invocation), halfWidth: invocation.within)
    if let path = invocation.policy {
      let file = RefreshPolicyFile(name: "\(engine.name)-tuned", policy: result.policy)
      try FileIO.write(
        Array(file.text.utf8), to: path, overwrite: invocation.output.force, readers: .everyone)
      if path == "-" { return status }
      console.tellOfFile(path)
    }
    console.write(invocation.output.json ? result.json + "\n" : result.text(width: console.width))
    return status
  }

  private static func plan(_ invocation: Invocation<SweepOptions>) throws -> ExitStatus {
    let (difference, recall) = (invocation.difference, invocation.recall)
    guard difference + recall <= 1 else {
      throw invocation.mistake(
        "a recall of \(recall) leaves no room for a difference of \(difference); lower one of them")
    }
    let plan = StudyPlan(
      difference: difference, power: invocation.power, share: recall,
      correlation: invocation.correlation)
    let console = invocation.console
    console.write(invocation.output.json ? plan.json + "\n" : plan.text(width: console.width))
    return .done
  }
}

extension Sweep {
  /// Adds a trace to the counts of the sweep.
  ///
  /// - Parameters:
  ///   - gestures: The trace's gestures.
  ///   - path: The trace's path in results.
  ///   - reason: The reason why the trace is excluded; nil if it counts.
  fileprivate mutating func add(_ gestures: [SweptTrace.Gesture], of path: String, reason: String?) {
    if let reason { exclude(path, because: reason) }
    for gesture in gestures { add(gesture.replays, gesture.label) }
  }
}
