import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `overscroll compare --engine A --engine B TRACE…`: compares how often each of several engines is right on the same traces.
package enum CompareCommand {
  /// The name, options and help text of `overscroll compare`, and the function that runs it.
  package static let command = Command(
    name: "compare",
    summary:
      "Report which of two engines is right more often on the same traces, how certain that is, and where they differ.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "Name two or more engines: the others are compared with the first. A gesture counts once, as in report: an engine is right if it fires where the intent is 'pull' and does not fire elsewhere. 'free' use counts only for triggers per hour. For gestures without an intent, compare reports which engine fired. Origins and models are never mixed.",
      "Only gestures in which the two engines differ show which is better. Generated (synthetic) gestures do not, and have no p value. p is from McNemar's exact test, or from sign flips per person if the traces name two people; next to it is the same p adjusted by Holm's method for all tests of the run. Intervals of differences are Newcombe's for pairs, by person in the same way, else by device if two are named. Intervals of times and of triggers per hour come from a bootstrap of people or devices, which needs five of them.",
      "Below the table are the gestures on which the engines differ, grouped by reason, the greatest difference first. Times differ from 100 ms on. With --same, two engines are the same if their triggers and callbacks are less than 0.05 ms apart.",
      ThresholdOption.note,
      ModelChoice.nativeNote,
      RowsOption.note + " Without --engine every engine of the rows is compared with the first.",
      ShardOptions.note,
      MotionOptions.appNote,
    ],
    examples: [
      "overscroll compare --engine mrefresh --engine uirefreshcontrol traces",
      "overscroll compare --engine sv --engine ego --same --json traces/pull",
      "overscroll compare --engine mrefresh,ionic --rows rows.jsonl",
      "overscroll compare --engine mrefresh,mj --partial pulls.partial traces/pull",
    ],
    run: { try run($0.settingThreshold(\.threshold, of: \.engine)) })

  /// The options of `overscroll compare`.
  struct Options: CountingOptions {
    let engine = Option<[[EngineName]]>(
      each: "engine", "NAME", EngineName.some,
      help:
        "engines to compare, two or more: names, groups, policy files (*.json)"
    ).oftenUsed.limited(by: .engines).ofProject
    let threshold = ThresholdOption.option
    let model = ModelChoice.ofEngines.oftenUsed
    let rows = RowsOption.option
    let shards = ShardOptions()
    let motion = MotionOptions()
    let jobs = JobsOption.option(for: "traces")
    let only = TraceChoice.option
    let relative = RelativeNames.option
    let allPairs = Option(
      flag: "all-pairs", help: "compare every engine to every other, not only to the first"
    ).limited(by: .result)
    let full = Option(flag: "full", help: "every table, and gestures for each reason")
      .ofProject.oftenUsed.limited(by: .result)
    let show = Option<Int>(
      "show", "N", .integer(0...1_000_000), default: 2,
      help: "for --full and --json: gestures shown for each reason"
    ).ofProject.limited(by: .result)
    let same = Option(
      flag: "same", help: "exit 1 if a verdict, a trigger's time or a callback's time differs"
    ).oftenUsed.limited(by: .result)
    let csv = Option<String?>(
      "csv", "FILE", .output(), defaultInWords: "none",
      help: "write the counts, differences, p values and times as a table"
    ).limited(by: .result)
    let force = Option(flag: "force", help: "replace existing files")
    let json = Option<Bool>.json.limited(by: .result)

    var replay: ReplayOptionGroup {
      var replay = ReplayOptionGroup()
      (replay.one.engine, replay.one.model, replay.one.motion) = (engine, model, motion)
      (replay.only, replay.jobs, replay.relative) = (only, jobs, relative)
      return replay
    }

    var rules: [OptionRule] {
      [
        .refuse(
          [.lacks(rows), .lacks(shards.merge), .hasFewEngines(engine)],
          "give two engines or more: --engine NAME,NAME TRACE… (\(Console.programName) engines lists them)"),
        .oneOnStdout(
          [csv.any, json.any], "--csv - and --json both write to stdout; give one of them a file"),
      ]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    switch try invocation.files(of: .compare) {
    case .traces(let settings):
      let names = settings.engines.map(\.name)
      guard names.count > 1 else {
        throw invocation.mistake("only '\(names[0])' is named; give a second --engine")
      }
      let header = PartialHeader(.compare, settings, .init(invocation.replay.one))
      if let status = try invocation.writePart(header, settings) { return status }
      try bound(names.count, settings.grounds.count, invocation)
      var comparing = Comparing(names, rate: settings.options.rate, jobs: settings.jobs, invocation)
      let status = try TraceBatch.run(
        invocation.positionals, only: invocation.replay.choice, jobs: settings.jobs, isSorted: true,
        hashing: true, console: invocation.console,
        work: { try ComparedTrace(of: $0, path: $1, settings) }, { comparing.add($0.gestures) }
      ).status
      return try conclude(comparing.whole(), status, invocation.context(header), invocation)
    case .rows(let set, let engines, let grounds):
      let names = engines?.map(\.name) ?? set.engines
      guard names.count > 1 else {
        throw UserError("the rows are of one engine, '\(names.first ?? "")'; give those of a second as well")
      }
      try bound(names.count, 1, invocation)
      var comparing = Comparing(names, rate: set.settings.rate, invocation)
      comparing.add(try set.compared(engines: names))
      let context = invocation.contextOfRows(of: engines, on: grounds)
      let comparison = comparing.whole()
      try write(comparison, context, invocation)
      return answer(comparison, .done, invocation)
    case .parts(var parts):
      let header = parts.header
      try bound(header.engines.count, header.grounds.count, invocation)
      var comparing = Comparing(header.engines.map(\.name), rate: header.settings.rate, invocation)
      let tally = try parts.run { trace in
        guard case .scored(let scored) = trace.content else { return }
        comparing.add(
          ComparedTrace.gestures(scored, engines: header.engines.count, grounds: header.grounds.count))
      }
      return try conclude(comparing.whole(), tally.status, parts.context, invocation)
    }
  }

  /// Refuses more pairs than a comparison may have, before the first trace.
  private static func bound(_ engines: Int, _ grounds: Int, _ invocation: Invocation<Options>) throws {
    if let complaint = Comparison.complaint(
      engines: engines, grounds: grounds, comparesAll: invocation.allPairs)
    {
      throw UserError(complaint)
    }
  }

  /// Writes the result of a comparison, and returns the exit status. If no trace could be read, it writes nothing.
  private static func conclude(
    _ comparison: Comparison, _ status: ExitStatus, _ context: CallContext, _ invocation: Invocation<Options>
  ) throws -> ExitStatus {
    if let copies = comparison.copies { invocation.console.warn(copies) }
    if status == .couldNot, comparison.pairs.isEmpty, comparison.excluded.isEmpty { return status }
    try write(comparison, context, invocation)
    return answer(comparison, status, invocation)
  }

  /// Compares engines block by block: each block has enough gestures to occupy every thread, but few enough for memory.
  private struct Comparing {
    private static let gesturesAtOnce = 256
    private let spread: WorkSpread
    private var comparison: Comparison
    private var waiting: [ComparedTrace.Gesture] = []

    init(
      _ engines: [String], rate: Double, jobs: Int = ParallelMap.processors, _ invocation: Invocation<Options>
    ) {
      spread = threads(jobs)
      comparison = Comparison(engines: engines, rate: rate, comparesAll: invocation.allPairs)
    }

    mutating func add(_ gestures: [ComparedTrace.Gesture]) {
      waiting += gestures
      if waiting.count >= Self.gesturesAtOnce { compare() }
    }

    mutating func whole() -> Comparison {
      compare()
      return comparison
    }

    private mutating func compare() {
      comparison.add(waiting, by: spread)
      waiting.removeAll()
    }
  }

  /// Spreads work over a number of threads.
  private static func threads(_ jobs: Int) -> WorkSpread {
    WorkSpread { count, work in _ = ParallelMap.run(count, jobs: jobs, transform: work) }
  }

  /// The exit status: with `--same`, 1 if engines differ; `couldNot` if no gesture was compared.
  private static func answer(
    _ comparison: Comparison, _ status: ExitStatus, _ invocation: Invocation<Options>
  ) -> ExitStatus {
    let console = invocation.console
    if comparison.pairs.isEmpty, !invocation.same {
      NothingCounted.tell(comparison.excluded, verb: "compared", console)
      return .couldNot
    }
    guard status == .done, invocation.same else { return status }
    guard let isSame = comparison.isSame else {
      console.note("--same: nothing was compared, so nothing is the same")
      return .answerIsNo
    }
    return isSame ? .done : .answerIsNo
  }

  private static func write(
    _ comparison: Comparison, _ context: CallContext, _ invocation: Invocation<Options>
  ) throws {
    if let path = invocation.csv {
      try FileIO.write(Array(comparison.csv.utf8), to: path, overwrite: invocation.force)
      invocation.console.tellOfFile(path)
      // One document at a time: whoever wants the rows on stdout wants nothing else there.
      if path == "-" { return }
    }
    let most = invocation.show
    let line = ReplayCommandLine(context.words.motion, context.given)
    let replay = { @Sendable (pair: PairComparison, member: Disagreement) in
      line.text(engines: [pair.first, pair.second], ground: pair.ground, trace: member.trace)
    }
    let (console, spread) = (invocation.console, threads(invocation.jobs ?? ParallelMap.processors))
    console.write(
      invocation.json
        ? comparison.json(showing: most, by: spread, replay: replay) + "\n"
        : invocation.full || invocation.isGiven(\.show)
          ? comparison.table(width: console.width, showing: most, by: spread, replay: replay)
          : comparison.answer(width: console.width) + "\n" + next(comparison, context, replay, invocation))
  }

  private static func next(
    _ comparison: Comparison, _ context: CallContext, _ replay: (PairComparison, Disagreement) -> String,
    _ invocation: Invocation<Options>
  ) -> String {
    var next = NextSteps()
    let again = (invocation.allPairs ? ["--all-pairs"] : []) + context.again
    next.add(context.call.text("compare", "--full", options: again), "every table")
    let pair = comparison.pairs.first { !$0.disagreements.isEmpty }
    if let pair, let member = pair.groups.first?.members.first {
      next.add(replay(pair, member), "a gesture that differs")
    }
    return next.text(width: invocation.console.width)
  }
}

extension OptionRule.Condition {
  /// The condition that a command line names fewer than two engines.
  fileprivate static func hasFewEngines(_ engine: Option<[[EngineName]]>) -> Self {
    .value(of: engine) { $0.joined().count < 2 }
  }
}
