import GestureTraces
import PromptedCapture
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Files that say what came of replays: rows, reports, parts of them, and the labels and gates that people write for them.
enum ResultTargets {
  /// Gates that are written are read as the same.
  static func gates(_ text: [UInt8]) -> Bool {
    guard let gates = try? GateFile.gates(of: String(decoding: text, as: UTF8.self), path: "a") else {
      return false
    }
    do {
      let read = try GateFile.gates(of: gates.map(\.text).joined(separator: "\n"), path: "a")
      demand(read.map(\.text) == gates.map(\.text), "gates are read back as others")
      demand(read.map(\.limit) == gates.map(\.limit), "gates are read back with other limits")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    return true
  }

  /// A report of before; a byte order mark changes nothing.
  static func baseline(_ text: [UInt8]) -> Bool {
    guard let report = try? BaselineReport(text, path: "a") else { return false }
    guard let marked = try? BaselineReport([0xEF, 0xBB, 0xBF] + text, path: "a") else {
      // What begins with a mark has one too many then.
      demand(text.starts(with: [0xEF, 0xBB, 0xBF]), "a byte order mark makes a report unreadable")
      return true
    }
    let settings = RecordedSettings(rate: 60)
    demand(report.changes(to: settings) == marked.changes(to: settings), "a byte order mark changes a report")
    return true
  }

  /// Values of rows that follow from others, or that nobody reads back.
  private static let kept = Kept(
    changed: [
      "latency_ms", "release_latency_ms", "callback_delay_ms", "crossings_ms", "states", "words", "unit",
      "outcome",
      "reason", "settings", "observed", "hash", "fired", "inset_conserved", "delay_sample_ms",
      "delay_delivery_ms",
      "delay_frame_ms",
      "delay_policy_ms", "delay_callback_ms", "delay_total_ms",
    ], forgetsUnknown: true, slackOfTimes: 1e-6)

  /// Rows that are written are read as the same.
  static func rows(_ text: [UInt8]) -> Bool {
    var rows: [RowReader.Row] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let row = try? row(Array(line), number: index + 1) else { return false }
      // Of a real app some columns are not known, whatever they say.
      if let said = try? JSONReader.value(of: Array(line)), said[GestureRow.observedKey] == nil,
        let written = try? JSONReader.value(
          of: Array(GestureRow(row.scored, settings: row.settings).json.utf8))
      {
        kept.demand(said, in: written)
        KnownLimits.demand(said, within: KnownLimits.ofRows)
      }
      rows.append(row)
    }
    guard let set = try? RowSet(rows, engines: nil, grounds: nil) else { return false }
    for row in set.rows {
      let written = GestureRow(row.scored, settings: row.settings).json
      switch Result(catching: { () throws(RowError) in try self.row(Array(written.utf8)) }) {
      case .success(let read):
        let second = GestureRow(read.scored, settings: read.settings).json
        demand(second == written, "a row is written a second time as another: \(written)")
      case .failure(let error): broken("what was written cannot be read: \(error): \(written)")
      }
    }
    return true
  }

  private static func row(_ line: [UInt8], number: Int = 1) throws(RowError) -> RowReader.Row {
    try RowReader.row(of: line.span, path: "a", number: number)
  }

  /// A partial result that is written is read as the same.
  static func partial(_ bytes: [UInt8]) -> Bool {
    guard let (header, traces) = try? contents(bytes) else { return false }
    var stream = PartialStream(header)
    var written: [UInt8] = []
    for trace in traces { written += stream.add(trace) }
    written += stream.end()
    guard let (again, others) = try? contents(written) else { broken("what was written cannot be read") }
    demand(again == header, "a header is read back as another")
    var second = PartialStream(again)
    var copy: [UInt8] = []
    for trace in others { copy += second.add(trace) }
    copy += second.end()
    demand(copy == written, "a partial result is written a second time as another")
    return true
  }

  private static func contents(_ bytes: [UInt8]) throws -> (PartialHeader, [PartialTrace]) {
    var file = try PartialFile(name: "a") { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    var traces: [PartialTrace] = []
    while let trace = try file.next() { traces.append(trace) }
    return (file.header, traces)
  }

  /// Labels are put into a trace, or the line is named that cannot be.
  static func labels(_ text: [UInt8]) -> Bool {
    guard let table = try? LabelTable(text, path: "a") else { return false }
    guard let trace = labelled, let rows = try? table.rows(of: ["pull/touchscreen-01.trace"]) else {
      return true
    }
    for row in rows {
      var edit = LabelEdit(of: trace, GestureStretches(of: trace, options: ReplayOptions()), again: false)
      try? table.apply(row, to: &edit)
    }
    return true
  }

  /// A trace with two gestures, to be labelled.
  private static let labelled: Trace? = {
    let lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[70,140]},"source":{"origin":"synthetic"},"layers":["libinput"]}"#,
      #"{"type":"down","t":0,"slot":0,"x":30,"y":40}"#, #"{"type":"move","t":100000,"slot":0,"x":30,"y":60}"#,
      #"{"type":"up","t":200000,"slot":0}"#, #"{"type":"down","t":900000,"slot":0,"x":30,"y":40}"#,
      #"{"type":"up","t":1000000,"slot":0}"#,
      #"{"type":"end","t":1000000,"events":5,"grade":"A","reasons":[]}"#,
    ]
    return try? TraceReader.trace(
      of: Array(lines.joined(separator: "\n").utf8), path: "pull/touchscreen-01.trace")
  }()
}
