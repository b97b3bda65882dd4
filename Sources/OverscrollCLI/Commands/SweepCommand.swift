import CommandArguments
import FileAccess
import GestureTraces
import PolicyFiles
import ReplayPages
import ReplayReport
import ReplayStatistics
import ScrollPhysics
import TraceReplay

/// `overscroll sweep TRACE…`.
enum SweepCommand {
  /// The command's description.
  static let command = Command(
    name: "sweep",
    summary: "Say what every threshold would do over a set of traces, and which to choose.",
    positionals: .any("TRACE"),
    options: thresholds + ReplaySettings.described + output,
    notes: [
      "A threshold is the pull in points at which an engine's own comparison turns true; only that is varied. An engine that forgets the top inset has one smaller by it: where that leaves less than a quarter, the thresholds listed are those around its own without the inset. With --threshold-mm it is the travel in millimetres after which a slow finger gets there, on each trace's own device and viewport; traces whose positions are no lengths are left out.",
      "Whatever an engine sees before it first fires does not depend on its threshold, so one run of a trace tells for which thresholds it fires: up to the critical one. Where that does not hold (chromium-overscroll, whose sum a threshold bounds; an app that begins refreshes itself) there is a run for each threshold; so it is for free traces, where all triggers count and not the first alone: those are run with 21 of the thresholds. Each section says which.",
      "The unit is the trace, as in a report; free traces make the exposure. Brackets hold 95 % intervals: Wilson's, for the area a bootstrap over people or devices. Origins are never mixed.",
      "--tune takes one engine on one model and writes the policy that costs least: of all thresholds, and of moments (crossing, release), dwells (100, 200, 300, 500 ms) and hystereses (0, 5, 10, 20 pt) where named. 'as it came' is the engine itself, as replay runs it; where a policy can't say all of it, what it can say is judged beside. It leaves out each person and each device in turn and says how much worse the rest do.",
      AppOptions.note,
    ],
    examples: [
      "overscroll sweep --engine mrefresh --threshold 40:160 traces",
      "overscroll sweep --engine sv --tune threshold,moment --within 0.3 traces", "overscroll sweep --plan",
    ],
    run: run)

  private static let thresholds: [Option] = [
    .value(
      "threshold", "RANGE", check: .custom(SweepGrid.complaint),
      defaultInWords: "1/4 to 5/2 of the engine's own",
      help: "thresholds to list, in pt: FROM:TO[:COUNT]"),
    .value(
      "threshold-mm", "RANGE", check: .custom(SweepGrid.complaint), defaultInWords: "in points",
      help: "thresholds in mm of finger travel: FROM:TO[:COUNT]"),
    .value("cost-fa", "N", check: .number(0.001...1e6), byDefault: "1", help: "what a false accept costs"),
    .value(
      "cost-miss", "N", check: .number(0.001...1e6), byDefault: "1",
      help: "what a pull that does not fire costs"),
    .value(
      "far", "SHARE", check: .share(0...1), byDefault: "0.05",
      help: "name the threshold for this rate of false alarms"),
    .value(
      "tune", "PARTS", check: .custom(SweepTuning.complaint), defaultInWords: "nothing",
      help: "choose a policy: threshold, and after commas moment, dwell, hysteresis"),
    .value(
      "within", "SHARE", check: .share(0.01...0.45), byDefault: "0.15",
      help: "for --tune: how closely rates must be known; says how many traces that takes"),
    .value(
      "output", short: "o", "FILE", check: .output(),
      help: "for --tune: write the policy, as a file for --engine"
    ),
    .flag("plan", help: "say how many pulls it takes to see a difference; needs no traces"),
    .value(
      "difference", "SHARE", check: .share(0.0001...0.5), byDefault: "0.02",
      help: "for --plan: the difference to see"),
    .value(
      "power", "SHARE", check: .share(0.01...0.999), byDefault: "0.8",
      help: "for --plan: the share of studies that see it"),
    .value(
      "recall", "SHARE", check: .share(0...0.9999), byDefault: "0.9",
      help: "for --plan: recall of the worse engine"),
  ]

  private static let output: [Option] = [
    .value("csv", "FILE", check: .output(), help: "write the counts as comma-separated values; - is stdout"),
    .value("svg", "FILE", check: .output(), help: "draw ROC, DET and precision-recall; - is stdout"),
    .flag("force", help: "replace a FILE that is there"),
    .json,
  ]

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    try check(invocation)
    try OutputCheck.requireFree(
      ["csv", "svg", "output"].compactMap(invocation.string), force: invocation.flag("force"))
    if invocation.flag("plan") { return try plan(invocation) }
    return invocation.string("tune") == nil ? try sweep(invocation) : try tune(invocation)
  }

  /// Options that belong to another way of calling it.
  private static func check(_ invocation: Invocation) throws {
    let (isPlan, isTuning) = (invocation.flag("plan"), invocation.isGiven("tune"))
    if isPlan, !invocation.positionals.isEmpty {
      throw invocation.mistake("--plan takes no traces; leave them out")
    }
    if isPlan, isTuning { throw invocation.mistake("--plan and --tune exclude each other; choose one") }
    if !isPlan, invocation.positionals.isEmpty {
      throw invocation.mistake("no TRACE given; name files or folders, or ask for a --plan")
    }
    for name in ["difference", "power", "recall"] where !isPlan && invocation.isGiven(name) {
      throw invocation.mistake("--\(name) is for --plan; add that, or leave it out")
    }
    for name in ["output", "within"] where !isTuning && invocation.isGiven(name) {
      throw invocation.mistake("--\(name) is for --tune; add that, or leave it out")
    }
    for name in ["threshold", "threshold-mm", "csv", "svg"]
    where (isTuning || isPlan) && invocation.isGiven(name) {
      throw invocation.mistake("--\(name) does not go with --\(isPlan ? "plan" : "tune"); leave it out")
    }
    if invocation.isGiven("threshold"), invocation.isGiven("threshold-mm") {
      throw invocation.mistake("--threshold and --threshold-mm exclude each other; choose one")
    }
    if invocation.string("csv") == "-", invocation.string("svg") == "-" || invocation.flag("json") {
      throw invocation.mistake("two of --csv -, --svg - and --json want stdout; name a file")
    }
    if invocation.string("svg") == "-", invocation.flag("json") {
      throw invocation.mistake("--svg - and --json both want stdout; name a file")
    }
  }

  // MARK: The sweep

  private static func sweep(_ invocation: Invocation) throws -> ExitStatus {
    let replay = try ReplaySettings(invocation)
    let settings = settings(replay, invocation)
    var sweep = Sweep(
      unit: settings.isMillimetres ? .millimetres : .points, costs: costs(invocation),
      falseAlarmRate: invocation.share("far") ?? 0)
    var status = ExitStatus.done
    let console = invocation.console
    try TraceBatch.run(
      TraceFiles.expand(invocation.positionals), jobs: replay.jobs,
      work: { SweptTrace(of: $0, path: $1, settings) }
    ) { outcome in
      switch outcome {
      case .failed(let message):
        console.fail(message)
        status = .couldNot
      case .read(let trace):
        for warning in trace.warnings { console.warn(warning) }
        if let reason = trace.label.reasonToExclude ?? trace.reason {
          sweep.exclude(trace.label.trace, because: reason)
        } else {
          sweep.add(trace.replays, trace.label)
        }
      }
    }
    if status == .couldNot, sweep.groups.isEmpty, sweep.excluded.isEmpty { return status }
    try write(sweep, invocation)
    return status
  }

  private static func settings(_ replay: ReplaySettings, _ invocation: Invocation) -> SweepSettings {
    let text = invocation.string("threshold-mm") ?? invocation.string("threshold")
    let given = text.flatMap(SweepGrid.thresholds)
    let scene = Scene(scenario: nil, overrides: replay.options.scene)
    var bare = scene
    bare.topInset = 0
    let rows = replay.models.flatMap { model in
      replay.engines.map { engine in
        let (own, free) = (engine.engine(in: scene, on: model), engine.engine(in: bare, on: model))
        return SweepSettings.Row(
          engine: engine, model: model,
          grid: given ?? SweepGrid.thresholds(around: own.thresholdPull, withoutInset: free.thresholdPull))
      }
    }
    return SweepSettings(
      rows: rows, isMillimetres: invocation.isGiven("threshold-mm"), options: replay.options)
  }

  private static func write(_ sweep: Sweep, _ invocation: Invocation) throws {
    let force = invocation.flag("force")
    var writesStdout = false
    for (name, text) in [("csv", { sweep.csv }), ("svg", { SweepPicture(sweep).svg })] {
      guard let path = invocation.string(name) else { continue }
      if path == "-" { writesStdout = true }
      try FileIO.write(Array(text().utf8), to: path, overwrite: force)
    }
    guard !writesStdout else { return }
    let console = invocation.console
    console.write(invocation.flag("json") ? sweep.json + "\n" : sweep.text(width: console.width))
  }

  private static func costs(_ invocation: Invocation) -> ReceiverCurve.Costs {
    ReceiverCurve.Costs(
      falseAccept: invocation.number("cost-fa") ?? 1, miss: invocation.number("cost-miss") ?? 1)
  }

  // MARK: Tuning and planning

  private static func tune(_ invocation: Invocation) throws -> ExitStatus {
    let replay = try ReplaySettings(invocation)
    guard let engine = replay.engines.first, replay.engines.count == 1, replay.models.count == 1 else {
      throw invocation.mistake("--tune is for one engine on one model; name one with --engine")
    }
    guard !replay.options.app.actsByItself else {
      throw invocation.mistake(
        "--tune needs an app that leaves refreshes to the engine; leave --begin and --inset-change out")
    }
    let parts = Set((invocation.string("tune") ?? "").split(separator: ",").map(String.init))
    let tuning = SweepTuning(engine: engine, model: replay.models[0], options: replay.options, parts: parts)
    let console = invocation.console
    var (rows, status) = ([SweepTuning.Row](), ExitStatus.done)
    try TraceBatch.run(
      TraceFiles.expand(invocation.positionals), jobs: replay.jobs, work: { tuning.row(of: $0, path: $1) }
    ) { outcome in
      switch outcome {
      case .failed(let message):
        console.fail(message)
        status = .couldNot
      case .read(let row):
        for warning in row.warnings { console.warn(warning) }
        rows.append(row)
      }
    }
    let result = try tuning.result(
      rows, costs: costs(invocation), halfWidth: invocation.share("within") ?? 0.15)
    if let path = invocation.string("output") {
      let file = RefreshPolicyFile(name: "\(engine.name)-tuned", policy: result.policy)
      try FileIO.write(Array(file.text.utf8), to: path, overwrite: invocation.flag("force"))
      if path == "-" { return status }
    }
    console.write(invocation.flag("json") ? result.json + "\n" : result.text(width: console.width))
    return status
  }

  private static func plan(_ invocation: Invocation) throws -> ExitStatus {
    let (difference, recall) = (invocation.share("difference") ?? 0, invocation.share("recall") ?? 0)
    guard difference + recall <= 1 else {
      throw invocation.mistake(
        "a recall of \(recall) leaves no room for a difference of \(difference); lower one of them")
    }
    let plan = StudyPlan(difference: difference, power: invocation.share("power") ?? 0.8, share: recall)
    let console = invocation.console
    console.write(invocation.flag("json") ? plan.json + "\n" : plan.text(width: console.width))
    return .done
  }
}
