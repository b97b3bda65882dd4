import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import ReplayExperiments
@testable import ReplayReport
@testable import TextFormats
@testable import TraceReplay

@Suite("Gesture row")
struct GestureRowTests {
  private func object(_ row: GestureRow) throws -> JSONObject {
    try #require(try JSONReader.value(of: Array(row.json.utf8)).object)
  }

  /// Two pulls at 0 and 10 s: 1 pt a millisecond to 400 pt, 200 ms of rest, the lift 1 ms later.
  private func twoPulls() throws -> [GestureRow] {
    var script = ScriptedTrace(rest: #","intent":"pull","subject":"s01""#)
    for start in [0, 10_000] {
      script.drag(at: start, from: 0, to: [(400, start + 400), (400, start + 600)])
    }
    return try SampleRows.replayed(try script.trace(), path: "a.trace", [.mrefresh])
  }

  // 110 pt are passed after 110·667/(0.55·557) = 239.497 ms of finger; the frame after the sample at 240 ms is at 250 ms.
  @Test("figures are those of the gesture, times in milliseconds from the trace's start")
  func figures() throws {
    let rows = try twoPulls().map(object)
    #expect(rows.map { $0["gesture"]?.integer } == [1, 2] && rows.map { $0["gestures"]?.integer } == [2, 2])
    #expect(rows.map { $0["began_ms"]?.double } == [0, 10_000])
    #expect(rows.map { $0["ended_ms"]?.double } == [601, 10_601])
    #expect(rows.map { $0["trigger_ms"]?.double } == [250, 10_250])
    #expect(rows.map { $0["time_to_trigger_ms"]?.double } == [250, 250])
    let crossing: Double = 110 * 667 / (0.55 * 557)
    for (row, start) in zip(rows, [0.0, 10_000]) {
      #expect(abs(try #require(row["crossing_ms"]?.double) - start - crossing) < 1e-6)
      #expect(row["outcome"]?.string == "hit" && row["reached"] == .bool(true) && row["fired"] == .bool(true))
      #expect(row["subject"]?.string == "s01" && row["intent"]?.string == "pull")
      #expect(row["settings"]?.string == "{}" && row["rule"]?.string == "crossing")
    }
    // Only the last gesture sees the end of the run.
    #expect(rows[0]["inset_conserved"] == .null && rows[1]["inset_conserved"] == .bool(true))
  }

  @Test("a trace without a gesture has no number of 0, no drag, with the reason")
  func noDrag() throws {
    let wheel = try #require(try SampleRows.traces().last)
    let rows = try SampleRows.replayed(wheel.trace, path: wheel.path, [.mrefresh])
    let row = try object(try #require(rows.first))
    #expect(rows.count == 1 && row["gesture"] == .null)
    #expect(row["gestures"]?.integer == 0 && row["outcome"]?.string == "no-drag")
    #expect(row["reason"]?.string == "no drag in it" && row["intent"]?.string == "pull")
    #expect(row["began_ms"] == .null && row["triggers"]?.integer == 0)
  }

  @Test("settings that are not as usual are a JSON object in a text")
  func settings() throws {
    var options = ReplayOptions()
    (options.slop, options.app.work, options.rate) = (8, .never, 120)
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 100)])
    let row = try object(SampleRows.replayed(try script.trace(), path: "a", [.mrefresh], options)[0])
    #expect(row["settings"]?.string == #"{"work_ms":"never","slop_pt":8}"#)
    #expect(row["rate_hz"]?.double == 120)
  }

  @Test("cells are the flat values as text, empty where JSON has null")
  func cells() throws {
    for row in try twoPulls() {
      let object = try object(row)
      for (key, cell) in zip(GestureRow.columns.map(\.key), row.cells) {
        switch object[key] {
        case .null?: #expect(cell.isEmpty, "\(key)")
        case .string(let text)?: #expect(cell == text, "\(key)")
        case .bool(let truth)?: #expect(cell == (truth ? "true" : "false"), "\(key)")
        case .number?: #expect(Double(cell) == object[key]?.double, "\(key)")
        default: Issue.record("\(key) is no flat value")
        }
      }
      #expect(row.cells.count == GestureRow.csvColumns)
    }
  }

  // MARK: There and back

  /// The line that is written of what was read of it. Crossings and states, which nothing counts, are not read: they are put back.
  private func again(_ row: GestureRow, _ read: RowReader.Row) -> String {
    var again = GestureRow(read.scored, settings: read.settings)
    (again.scored.result.crossings, again.scored.result.states) = (
      row.scored.result.crossings, row.scored.result.states
    )
    return again.json
  }

  @Test("what was read writes the line that was read, for every engine", arguments: RefreshSystem.all)
  func roundTrip(system: RefreshSystem) throws {
    var options = ReplayOptions()
    for (path, trace) in try SampleRows.traces() {
      options.app.begins = path == "t2.trace" ? [0.3] : []
      options.app.insetChanges = path == "t2.trace" ? [AppInsetChange(time: 0.4, points: 40)] : []
      for row in try SampleRows.replayed(trace, path: path, [system], models: [.uikit, .android], options) {
        let read = try SampleRows.row(row.json)
        #expect(again(row, read) == row.json)
        #expect(read.missing.isEmpty && read.settings.changes(since: row.settings).isEmpty)
      }
    }
  }

  /// Jumps of a velocity that is not finite, which JSON has no number for; every cause of a jump; every bit of a hash.
  @Test("what is seldom in a row comes back", arguments: [UInt64.min, 1, 0x0123_4567_89AB_CDEF, .max])
  func seldom(hash: UInt64) throws {
    var row = try twoPulls()[0]
    row.scored.label.contentHash = hash
    row.scored.result.velocityJump = .infinity
    let causes = ReplayFinding.Cause.allCases.map(Optional.some) + [nil]
    row.scored.result.findings =
      causes.map { ReplayFinding(.offsetJump, at: 0.25, gesture: 1, size: -12.5, cause: $0) }
      + [ReplayFinding(.velocityJump, at: 0.25, gesture: 1, size: .infinity, cause: .finger)]
    let read = try SampleRows.row(row.json)
    #expect(read.scored.label.contentHash == hash && read.scored.result.velocityJump == .infinity)
    #expect(read.scored.result.findings == row.scored.result.findings)
    #expect(again(row, read) == row.json)
  }
}
