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
        ":3:3: the offset is missing; give a decimal number, or leave the row out"
      ),
      (
        ["time_ms,offset_pt", "5,1", "4,2"],
        ":3:1: the time is not after that of the row before; sort the rows by time"
      ),
      (["time_ms,event,event,offset_pt", "0,,,1"], ":1: two columns of event; leave the one that counts"),
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
}
