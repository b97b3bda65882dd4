import CommandArguments
import FileAccess
import GestureTraces
import ReplayReport

/// `overscroll compare --engine A --engine B TRACE…`.
enum CompareCommand {
  /// The command's description.
  static let command = Command(
    name: "compare",
    summary:
      "Say which of two engines is right more often on the same traces, how sure that is, and where they differ.",
    positionals: .some("TRACE"),
    options: [engine] + ReplaySettings.described.filter { $0.name != engine.name } + [
      .flag("all-pairs", help: "compare every engine to every other, not only to the first"),
      .value(
        "show", "N", check: .integer(0...1_000_000), byDefault: "2",
        help: "traces shown for each reason to differ"),
      .flag("same", help: "exit 1 where a verdict, a trigger's time or a callback's differs"),
      .value(
        "csv", "FILE", check: .output(), defaultInWords: "none",
        help: "write the counts, differences, p values and times as a table"),
      .flag("force", help: "replace a file that is there"), .json,
    ],
    notes: [
      "Give --engine twice or more: the first is the one the others are measured against. A trace counts once, as in report: right is fired where the intent is 'pull', still elsewhere; 'free' traces count for triggers an hour alone. Origins and models are never mixed.",
      "Only traces in which the two differ say which is better: p is McNemar's exact one, beside it the same adjusted by Holm's method for all tests of the run. Intervals of differences are Newcombe's for pairs; those of times and of triggers an hour come from a bootstrap of people, or devices where no person is named, and need five of them.",
      "Below stand the traces they make something else of, by reason, those furthest apart first. Times count as different there from 100 ms on; the same are engines whose triggers and callbacks are less than 0.05 ms apart.",
      AppOptions.note,
    ],
    examples: [
      "overscroll compare --engine mrefresh --engine uirefreshcontrol traces",
      "overscroll compare --engine sv --engine ego --same --json traces/pull",
    ],
    run: run)

  private static let engine = Option.value(
    "engine", "NAME", check: .custom(EngineChoice.complaint), repeatable: true,
    help: "engine to compare, 'all', or a policy file (*.json): two or more")

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.strings("engine").count > 1 || invocation.strings("engine") == ["all"] else {
      throw invocation.mistake(
        "give two engines or more: --engine NAME --engine NAME TRACE…")
    }
    if invocation.string("csv") == "-", invocation.flag("json") {
      throw invocation.mistake("--csv - and --json both write to stdout; give one of them a file")
    }
    let settings = try ReplaySettings(invocation)
    try check(settings.engines.map(\.name), invocation)
    let console = invocation.console
    var comparison = Comparison(
      engines: settings.engines.map(\.name), rate: settings.options.rate,
      comparesAll: invocation.flag("all-pairs"))
    var status = ExitStatus.done
    TraceBatch.run(
      try TraceFiles.expand(invocation.positionals), jobs: settings.jobs,
      work: { ComparedTrace(of: $0, path: $1, settings) }
    ) { outcome in
      switch outcome {
      case .failed(let message):
        console.fail(message)
        status = .couldNot
      case .read(let trace):
        for warning in trace.warnings { console.warn(warning) }
        for results in trace.results { comparison.add(trace.label, results) }
      }
    }
    if status == .couldNot, comparison.pairs.isEmpty, comparison.excluded.isEmpty { return status }
    try write(comparison, invocation, ReplayCommandLine(invocation, engines: settings.engines))
    guard status == .done, invocation.flag("same") else { return status }
    guard let isSame = comparison.isSame else {
      console.note("--same: nothing was compared, so nothing is the same")
      return .answerIsNo
    }
    return isSame ? .done : .answerIsNo
  }

  private static func check(_ names: [String], _ invocation: Invocation) throws {
    guard names.count > 1 else {
      throw invocation.mistake("only '\(names[0])' is named; give a second --engine")
    }
  }

  private static func write(
    _ comparison: Comparison, _ invocation: Invocation, _ line: ReplayCommandLine
  ) throws {
    if let path = invocation.string("csv") {
      try FileIO.write(Array(comparison.csv.utf8), to: path, overwrite: invocation.flag("force"))
      // One document at a time: whoever wants the rows on stdout wants nothing else there.
      if path == "-" { return }
    }
    let most = invocation.integer("show") ?? 0
    let replay = { (pair: PairComparison, member: Disagreement) in
      line.text(engines: [pair.first, pair.second], model: pair.model, trace: member.trace)
    }
    let console = invocation.console
    console.write(
      invocation.flag("json")
        ? comparison.json(showing: most, replay: replay) + "\n"
        : comparison.table(width: console.width, showing: most, replay: replay))
  }
}
