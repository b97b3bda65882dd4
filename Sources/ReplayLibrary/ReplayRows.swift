import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// The results of replays as tables for C callers: a record per row of `overscroll-replay/2`, and tables for the lists in a row.
final class ReplayRows {
  private static let columns = GestureRow.columns

  private let rows = RecordTable("rows", kinds(of: columns))
  private let crossings = ListTable("crossings_ms", [("time_ms", .number)])
  private let states = ListTable("states", [("time_ms", .number), ("name", .text)])
  private let findings = ListTable("findings", kinds(of: ReplayFinding.columns))

  private var lists: [ListTable] { [crossings, states, findings] }

  private static func kinds<Record>(of columns: [RowColumn<Record>]) -> [(String, RecordTable.Kind)] {
    columns.map { ($0.key, $0.empty.kind) }
  }

  /// Adds the rows of a replayed trace.
  ///
  /// - Parameters:
  ///   - trace: The results of the replay.
  ///   - settings: The settings of the replay.
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
      findings.entries.add { ReplayFinding.columns[$0].cell(finding) }
    }
    for list in lists { list.endList() }
  }

  /// The buffers of all tables with their names.
  var buffers: [(name: String, bytes: ByteStore)] { rows.buffers + lists.flatMap(\.buffers) }

  /// The description of all tables as a JSON object: record sizes, and the fields with types and offsets.
  var layout: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      rows.describe(in: &json)
      for list in lists { list.entries.describe(in: &json, listOf: rows) }
    }
    return json.bytes
  }
}
