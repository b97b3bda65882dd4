import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// The result of `shrink`, which makes a trace smaller as long as it still shows the same behaviour.
package struct ShrinkSummary: Sendable {
  /// The path of the original trace, as given.
  package var trace: String
  /// The path of the smaller trace; nil if the trace could not be made smaller and nothing was written.
  package var output: String?
  /// The behaviour that the smaller trace still shows.
  package var goal: ShrinkGoal
  /// The intent of the smaller trace, or why it has none.
  package var intent: ShrunkIntent
  /// The figures of the smaller trace, one result per engine.
  package var results: [ReplayResult]
  /// The size of the original trace.
  package var before: ShrinkSize
  /// The size of the smaller trace.
  package var after: ShrinkSize
  /// The number of candidate traces that were replayed.
  package var replays: Int
  /// True if the search ended because it reached its limit.
  package var isCutShort: Bool

  /// Stores the result of shrinking a trace.
  package init(
    trace: String, output: String?, goal: ShrinkGoal, intent: ShrunkIntent, results: [ReplayResult],
    before: ShrinkSize, after: ShrinkSize, replays: Int, isCutShort: Bool
  ) {
    (self.trace, self.output, self.goal, self.intent) = (trace, output, goal, intent)
    self.results = results
    (self.before, self.after, self.replays, self.isCutShort) = (before, after, replays, isCutShort)
  }

  /// The JSON format of `shrink --json`.
  package static let format = RecordFormat<ShrinkSummary>(
    "overscroll-shrink/1", "The smallest trace with the same finding", from: "shrink --json",
    [
      .value("trace", "The path of the trace as given; - for stdin.") { $0.trace },
      .value(
        "output", "The path of the smaller trace; null if it could not be made smaller."
      ) { $0.output },
      .value(
        "kept",
        "The finding of the smaller trace: fired, silent, differs, or the broken rule, such as offset-jump. --keep."
      ) { $0.goal.name },
      .value("intent", "The intent of the smaller trace; null without one.") {
        $0.intent.intent?.rawValue
      },
      .optional(
        "why_no_intent",
        "Why the trace's intent was removed: its fingers no longer show it. Absent if it was kept, or the trace did not have one."
      ) { summary in
        if case .leftOut(_, let why) = summary.intent { why } else { nil }
      },
      .object("before", "The original trace.", sizeFields) { $0.before },
      .object("after", "The smaller trace, or the original if it could not be made smaller.", sizeFields) {
        $0.after
      },
      .value("replays", "Candidates replayed in the search.") { $0.replays },
      .value(
        "cut_short", "Whether the limit of replays ended the search: a smaller one may exist. --replays."
      ) { $0.isCutShort },
      .list("verdicts", "Each engine's result on the smaller trace.", of: verdictFields) { $0.results },
    ])

  private static let sizeFields = Fields<ShrinkSize>(
    sharedAs: "size", "How large a trace is.",
    [
      .value("events", "Events in the file, 0 or more.") { $0.events },
      .value("duration_ms", "From zero to the end of the recording, 0 or more.") { $0.milliseconds },
      .value("bytes", "The length of the file.") { $0.bytes },
    ])

  private static let verdictFields: Fields<ReplayResult> = [
    .engine { $0.engine },
    .model { $0.model },
    .value("triggers", "The number of triggers, 0 or more.") { $0.triggers },
    .value("trigger_ms", "Its first trigger, from the trace's zero; null if it does not fire.") {
      $0.trigger.map { $0 * 1000 }
    },
    .value(
      "trigger_phase",
      "The cause of that trigger: contact (a finger is down), released (the release) or settling (an offset change without a finger); null if it does not fire."
    ) { $0.triggerPhase.map { $0.word } },
    .value("findings", "The rules that it breaks, each once, such as offset-jump.") {
      $0.findings.kinds.map(\.rawValue)
    },
  ]

  /// The summary as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  /// A table of the sizes before and after, and what the smaller trace shows.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: Lines of text.
  package func text(width: Int) -> String {
    var table = TextTable(["", "before", "after"])
    table.add(["events", "\(before.events)", "\(after.events)"])
    table.add([
      "ms", Figures.fixed(before.milliseconds, decimals: 0), Figures.fixed(after.milliseconds, decimals: 0),
    ])
    table.add(["bytes", "\(before.bytes)", "\(after.bytes)"])
    let end =
      isCutShort ? "then the search was ended; --replays takes more" : "then nothing smaller was found"
    let verdicts = results.map { "\($0.engine) on \($0.model) \(Verdict($0).words)" }
    let count = Counted.text(replays, "replay")
    func wrapped(_ line: String) -> String { WrappedText.text(line, width: width, indent: 0) }
    guard output != nil else {
      let events = Counted.text(before.events, "event")
      let why = isCutShort ? "the search was ended first; --replays takes more" : "nothing was written"
      return wrapped("\(trace): nothing became smaller, \(events) in \(count); \(why)")
    }
    return wrapped("\(trace): keeps \(goal.name)\(intent.words)") + table.text(width: width)
      + verdicts.map(wrapped).joined() + wrapped("\(count), \(end)")
  }
}
