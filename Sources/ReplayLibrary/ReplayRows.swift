import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// Rows of `overscroll-replay/2` as records: the flat values of each, and its lists.
final class ReplayRows {
  private static let columns = GestureRow.columns

  private let rows = RecordTable("rows", kinds)
  private let crossings = ListTable("crossings_ms", [("time_ms", .number)])
  private let states = ListTable("states", [("time_ms", .number), ("name", .text)])
  private let findings = ListTable(
    "findings",
    [
      ("time_ms", .number), ("what", .text), ("gesture", .integer), ("size", .number), ("unit", .text),
      ("cause", .text), ("words", .text),
    ])

  private var lists: [ListTable] { [crossings, states, findings] }

  /// The kind of each column, which is the same in every row.
  private static let kinds: [(name: String, kind: RecordTable.Kind)] = {
    let row = GestureRow(
      ScoredGesture(TraceLabel(), ReplayResult()), settings: RecordedSettings(ReplayOptions()))
    return columns.map { ($0.key, $0.cell(row).kind) }
  }()

  /// Adds the rows of a replayed trace.
  ///
  /// - Parameters:
  ///   - trace: What became of it.
  ///   - settings: How it was replayed.
  func add(_ trace: ReplayedTrace, _ settings: RecordedSettings) {
    for scored in trace.scored { add(GestureRow(scored, settings: settings)) }
  }

  private func add(_ row: GestureRow) {
    rows.add { Self.columns[$0].cell(row) }
    let result = row.scored.result
    for time in result.crossings {
      crossings.entries.add { _ in .number(Nanoseconds.milliseconds(time)) }
    }
    for entry in result.states {
      let cells: [RowCell] = [.number(Nanoseconds.milliseconds(entry.time)), .text(entry.name)]
      states.entries.add { cells[$0] }
    }
    for finding in result.findings {
      let cells = Self.cells(of: finding)
      findings.entries.add { cells[$0] }
    }
    for list in lists { list.endList() }
  }

  private static func cells(of finding: ReplayFinding) -> [RowCell] {
    [
      .number(Nanoseconds.milliseconds(finding.time)), .text(finding.kind.rawValue),
      .integer(finding.gesture), .number(finding.size), .text(finding.kind.unit),
      .text(finding.cause?.rawValue), .text(FindingWords.words(finding)),
    ]
  }

  /// The buffers, by name.
  var buffers: [(name: String, bytes: ByteStore)] { rows.buffers + lists.flatMap(\.buffers) }

  /// The description of the tables, as a JSON object.
  var layout: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      rows.describe(in: &json)
      for list in lists { list.entries.describe(in: &json, listOf: rows) }
    }
    return json.bytes
  }
}
