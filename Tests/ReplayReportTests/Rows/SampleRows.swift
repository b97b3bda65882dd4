import GestureTraces
import PullToRefresh
import ReplayReport
import ScrollPhysics
import TestSamples
import TraceReplay

@testable import ReplayExperiments

/// Rows to read: those of real replays, and the shortest that can be counted.
enum SampleRows {
  /// What is needed of a row and no more, in order.
  static let least = [
    ("schema", #""overscroll-replay/2""#), ("trace", #""a.trace""#), ("origin", #""recorded""#),
    ("gesture", "1"), ("gestures", "1"), ("engine", #""mine""#), ("fired", "true"),
  ]

  /// The shortest row with some values changed or added, each as JSON, or left out where that is nil.
  static func line(_ changes: KeyValuePairs<String, String?> = [:]) -> String {
    var members = least
    for (key, value) in changes {
      let index = members.firstIndex { $0.0 == key }
      switch (index, value) {
      case (let index?, let value?): members[index].1 = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Reads a line as line `number` of `rows.jsonl`.
  static func row(_ line: String, number: Int = 1) throws(RowError) -> RowReader.Row {
    try RowReader.row(of: Array(line.utf8).span, path: "rows.jsonl", number: number)
  }

  /// Reads lines, numbered from 1.
  static func rows(_ lines: [String]) throws(RowError) -> [RowReader.Row] {
    var rows: [RowReader.Row] = []
    for (index, line) in lines.enumerated() { rows.append(try row(line, number: index + 1)) }
    return rows
  }

  /// The message with which a line is refused; nil where it is read.
  static func fault(_ line: String) -> String? {
    do throws(RowError) {
      _ = try row(line)
      return nil
    } catch { return error.description }
  }

  /// The rows of a trace, engine by engine on model by model.
  static func replayed(
    _ trace: Trace, path: String, _ engines: [RefreshSystem], models: [ScrollModel] = [.uikit],
    _ options: ReplayOptions = ReplayOptions()
  ) throws -> [GestureRow] {
    let settings = ReplaySettings(
      engines: engines.map(EngineChoice.builtIn), grounds: models.map(Ground.model), options: options)
    return try ReplayedTrace(of: trace, path: path, settings).scored.map {
      GestureRow($0, settings: RecordedSettings(options))
    }
  }

  /// Traces of a few gestures each: labelled and not, of free use, unfinished, of a wheel alone, and taken at random.
  static func traces() throws -> [(path: String, trace: Trace)] {
    var traces: [(path: String, trace: Trace)] = []
    for (index, rest) in [
      "", #","intent":"pull","subject":"s\u0001""#, #","intent":"free""#,
      #","intent":"scroll","labels":[{"from":0,"to":0,"intent":"pull"}]"#,
    ].enumerated() {
      var script = ScriptedTrace(rest: rest)
      var random = SeededRandom(seed: UInt64(100 + index))
      script.dragAtRandom(&random, upTo: -200, holds: true)
      traces.append(("t\(index).trace", try script.trace()))
    }
    var unfinished = ScriptedTrace(rest: #","intent":"pull""#)
    unfinished.drag(at: 0, from: 0, to: [(300, 300)])
    unfinished.drag(at: 5000, from: 0, to: [(300, 5300)], lift: false)
    traces.append(("unfinished.trace", try unfinished.trace()))
    var wheel = ScriptedTrace(kind: "wheel", rest: #","intent":"pull""#)
    wheel.add(#"{"type":"scroll","t":100,"axis_source":"wheel","v120_y":-120}"#)
    traces.append(("wheel.trace", try wheel.trace()))
    return traces
  }
}
