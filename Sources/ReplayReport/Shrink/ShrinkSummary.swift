import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// The results that `shrink` prints when it is done.
package struct ShrinkSummary: Sendable {
  /// Path of the trace as given.
  package var trace: String
  /// Path of the smaller one; nil where nothing became smaller, and nothing was written.
  package var output: String?
  /// The goal that the smaller trace still reaches.
  package var goal: ShrinkGoal
  /// The intent of the smaller trace, or why it has none.
  package var intent: ShrunkIntent
  /// The figures of the smaller trace: one for each engine.
  package var results: [ReplayResult]
  /// The file before and after.
  package var before: ShrinkSize
  /// The file after.
  package var after: ShrinkSize
  /// Candidates replayed.
  package var replays: Int
  /// True where the limit ended the search.
  package var isCutShort: Bool

  /// A summary of its parts.
  package init(
    trace: String, output: String?, goal: ShrinkGoal, intent: ShrunkIntent, results: [ReplayResult],
    before: ShrinkSize, after: ShrinkSize, replays: Int, isCutShort: Bool
  ) {
    (self.trace, self.output, self.goal, self.intent) = (trace, output, goal, intent)
    self.results = results
    (self.before, self.after, self.replays, self.isCutShort) = (before, after, replays, isCutShort)
  }

  /// `overscroll-shrink/1`, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-shrink/1")
      json.member("trace", trace)
      json.member("output", output)
      json.member("kept", goal.name)
      json.member("intent", intent.intent?.rawValue)
      if case .leftOut(_, let why) = intent { json.member("why_no_intent", why) }
      json.key("before")
      before.write(&json)
      json.key("after")
      after.write(&json)
      json.member("replays", replays)
      json.member("cut_short", isCutShort)
      json.list("verdicts", results) { json, result in VerdictWords.write(result, &json) }
    }
    return json.text
  }

  /// A table of before and after, and what the smaller trace shows.
  ///
  /// - Parameter width: Columns of the screen.
  /// - Returns: Lines for people.
  package func text(width: Int) -> String {
    var table = TextTable(["", "before", "after"])
    table.add(["events", "\(before.events)", "\(after.events)"])
    table.add([
      "ms", Figures.fixed(before.milliseconds, decimals: 0), Figures.fixed(after.milliseconds, decimals: 0),
    ])
    table.add(["bytes", "\(before.bytes)", "\(after.bytes)"])
    let end =
      isCutShort ? "then the search was ended; --replays takes more" : "then nothing smaller was found"
    let verdicts = results.map { "\($0.engine) on \($0.model) \(VerdictWords.words($0))" }
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
