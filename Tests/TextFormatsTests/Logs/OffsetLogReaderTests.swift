import Testing

@testable import TextFormats

@Suite("Offset logs with events")
struct OffsetLogReaderTests {
  private func columns(_ change: (inout OffsetLogColumns) -> Void = { _ in }) -> OffsetLogColumns {
    var columns = OffsetLogColumns(times: OffsetLogColumns.usualTimes)
    columns.event = "event"
    change(&columns)
    return columns
  }

  private func rows(_ lines: [String], _ columns: OffsetLogColumns) throws(CurveLogError) -> [OffsetLogRow] {
    try OffsetLogReader.rows(of: Array(lines.map { $0 + "\n" }.joined().utf8), path: "a.csv", columns).rows
  }

  private func message(_ lines: [String], _ columns: OffsetLogColumns) -> String {
    do throws(CurveLogError) {
      _ = try rows(lines, columns)
      return "read"
    } catch { return error.description }
  }

  @Test("a row of an event needs no offset, and may have the time of the row before")
  func events() throws {
    let rows = try rows(["time_ms,event,offset_pt", "0,touchstart,", "0,,0", "16,,-2.5"], columns())
    #expect(rows.map(\.event) == ["touchstart", "", ""])
    #expect(rows.map(\.offset) == [nil, 0, -2.5])
    #expect(rows.map(\.time) == [0, 0, 0.016])
    #expect(rows[2].location == "a.csv:4")
  }

  @Test(
    "each unit of time that a column's name says is read as seconds",
    arguments: [("time_s", 2.0), ("time_ms", 2e-3), ("time_us", 2e-6), ("time_ns", 2e-9)])
  func units(name: String, expected: Double) throws {
    let rows = try rows(["\(name),offset_pt", "0,0", "2,1"], columns())
    #expect(rows[1].time == expected)
  }

  @Test("columns are found by other names, offsets in other units and turned round; a zero has no sign")
  func names() throws {
    let own = columns { columns in
      columns.times = [OffsetLogColumns.Time("t", seconds: 1)]
      (columns.offset, columns.pointsPerUnit) = ("y", -0.5)
    }
    let rows = try rows(["y,T", "0,1", "30,2"], own)
    #expect(rows.map(\.offset) == [0, -15] && rows[0].offset?.sign == .plus)
    #expect(rows.map(\.time) == [1, 2])
  }

  @Test("a clock that counts milliseconds from 1970 is a clock")
  func epoch() throws {
    let rows = try rows(["time_ms,offset_pt", "1764078000000,0", "1764078000016,1"], columns())
    // A double near 1.8e9 s is 0.24 µs from the next.
    #expect(abs(rows[1].time - rows[0].time - 0.016) < 1e-6)
  }

  @Test(
    "what is wrong is told with line, column and what to do",
    arguments: [
      (
        ["t,offset_pt", "0,1"],
        ":1: no columns of time and offset; its first line must name the columns time_ms (or time_s, time_us, time_ns) and offset_pt; it has t, offset_pt"
      ),
      (
        ["time_ms,offset_pt,event", "0,1,", "5,,"],
        ":3:3: the offset is missing; give a decimal number, or remove the row"
      ),
      (
        ["time_ms,offset_pt", "5,1", "4,2"],
        ":3:1: the time is not after that of the row before; sort the rows by time"
      ),
      (
        ["time_ms,event,event,offset_pt", "0,,,1"],
        ":1: two columns of event; remove the one that does not count"
      ),
    ])
  func mistakes(lines: [String], expected: String) {
    #expect(message(lines, columns()) == "a.csv" + expected)
  }

  @Test("rows of two engines are refused, as one log is of one app")
  func owners() {
    #expect(
      message(["engine,time_ms,offset_pt", "sv,0,1", "mj,5,1"], columns())
        == "a.csv:3:1: a second engine, 'mj', after 'sv'; give one engine's rows at a time")
    // A cell that is empty says of nobody.
    #expect(message(["engine,time_ms,offset_pt", ",0,1", "mj,5,1"], columns()) == "read")
  }

  @Test("semicolons and tabs separate cells too, with decimal commas; text around the table is left out")
  func separators() throws {
    for separator in [";", "\t"] {
      let lines = [
        "Here it is, as logged:", "time_ms\(separator)offset_pt", "0\(separator)-0,5", "16,5\(separator)-2.5",
        "thanks",
      ]
      let rows = try rows(lines, columns())
      #expect(rows.map(\.offset) == [-0.5, -2.5] && rows.map(\.time) == [0, 0.0165])
      #expect(rows[0].location == "a.csv:3")
    }
  }

  @Test("a Markdown table is one, and a unit behind the name of times in any sign")
  func markdown() throws {
    for name in ["t/ms", "Time (ms)", "t [ms]", "time_ms", "t_ms"] {
      let lines = [
        "It jumps:", "", "| \(name) | offset |", "|--:|:--|", "| 0,5 | -0.5 |", "| 16.5 | -2.5 |", "thanks",
      ]
      let rows = try rows(lines, columns())
      #expect(rows.map(\.offset) == [-0.5, -2.5] && rows.map(\.time) == [0.0005, 0.0165], "\(name)")
    }
  }

  @Test("a table in UTF-16 with a fence, and one that breaks off within its last line, are read")
  func pasted() throws {
    let text = "```\r\ntime_ms,offset_pt\r\n0,1\r\n16,2\r\n32\r\n```\r\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let log = try OffsetLogReader.rows(of: bytes, path: "a.csv", columns())
    #expect(log.rows.map(\.offset) == [1, 2])
  }

  @Test("a column of dates or times of day is a clock; numbers without a unit are refused")
  func dates() throws {
    let dated = try rows(
      ["timestamp,contentOffset.y", "2026-11-29T12:00:00.100Z,1", "2026-11-29T12:00:00.125Z,2"], columns())
    #expect(abs(dated[1].time - dated[0].time - 0.025) < 1e-6 && dated.map(\.offset) == [1, 2])
    #expect(
      message(["time,offset_pt", "0,1", "16,2"], columns())
        == "a.csv:2:1: the unit of the time is missing; name its column time_ms, time_s, time_us or time_ns")
  }

  @Test("decimal commas between commas, and numbers that are none, are refused where they stand")
  func numbers() {
    #expect(
      message(["time_ms,offset_pt", "0,5,-1,5", "16,5,-2,5"], columns())
        == "a.csv:2:5: 4 cells under 2 names; write decimal points, or separate cells with semicolons")
    #expect(
      message(["time_ms,offset_pt", "0,\"1,5\"", "1,2"], columns())
        == "a.csv:2:4: the offset '1,5' has a decimal comma; write 1.5")
    #expect(
      message(["time_ms,offset_pt", "0,nan", "1,2"], columns())
        == "a.csv:2:3: the offset 'nan' is not a number within ±1000000000; give a decimal number")
  }
}
