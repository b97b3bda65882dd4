import Testing
import TextFormats

@testable import SystemChecks

@Suite("Offset logs")
struct CurveLogReaderTests {
  private static let rows = (0..<6).map { "\($0 * 10),\($0)" }

  private func log(_ lines: [String], end: String = "\n") throws(CurveLogError) -> CurveLog {
    try CurveLogReader.log(Array((lines.joined(separator: end) + end).utf8), path: "a.csv")
  }

  private func message(_ lines: [String]) -> String {
    do {
      _ = try log(lines)
      return "read"
    } catch { return "\(error)" }
  }

  @Test("columns count by name, in any order; others are ignored")
  func columns() throws {
    let rows = (0..<6).map { "\($0).5,dragging,\($0 * 10),\($0 < 3 ? "7" : "")" }
    let log = try log(["offset_pt,phase,time_ms,finger_pt"] + rows)
    #expect(log.knowsFinger && log.samples.count == 6)
    #expect(log.samples[1] == CurveLog.Sample(time: 0.01, offset: 1.5, finger: 7))
    #expect(log.samples[3].finger == nil)
  }

  @Test("carriage returns, comments, empty lines, a byte-order mark and capitals change nothing")
  func harmless() throws {
    let plain = try log(["time_ms,offset_pt"] + Self.rows)
    #expect(try log(["time_ms,offset_pt"] + Self.rows, end: "\r\n") == plain)
    #expect(try log(["\u{FEFF}Time_ms, Offset_pt", "# a note", ""] + Self.rows) == plain)
    #expect(!plain.knowsFinger)
  }

  @Test("seconds are seconds")
  func seconds() throws {
    let log = try log(["time_s,offset_pt"] + (0..<6).map { "\($0),\($0)" })
    #expect(log.samples[5].time == 5)
  }

  @Test(
    "what is wrong is told with line, column and what to do",
    arguments: [
      (
        ["time_ms,offset_pt,offset_pt", "0,1,2"],
        ":1: two columns of offset_pt; remove the one that does not count"
      ),
      (
        ["time_ms,time_s,offset_pt", "0,1,2"],
        ":1: two columns of time; remove the one that does not count"
      ),
      (
        ["time_ms,offset_pt", "0,1", "10,nan"],
        ":3:4: the offset 'nan' is not a number within ±1000000; give a decimal number"
      ),
      (
        ["time_ms,offset_pt", "0,1", "10"],
        ":3:1: the offset is missing; give a decimal number, or remove the row"
      ),
      (
        ["time_ms,offset_pt", "10,1", "5,2"],
        ":3:1: the time is not after that of the row before; sort the rows by time"
      ),
      (
        ["engine,time_ms,offset_pt", "sv,0,1", "mj,0,2"],
        ":3:1: a second engine, 'mj', after 'sv'; fit one engine's rows at a time"
      ),
      (
        ["time_ms,offset_pt", "0,1", "0,2"],
        ":3:1: the time is not after that of the row before; sort the rows by time"
      ),
      (
        ["time_ms,y", "0,1"],
        ":1: no columns of time and offset; its first line must name the columns time_ms (or time_s) and offset_pt; it has time_ms, y"
      ),
      (
        ["time_ms,offset_pt", "0,1"], ": 1 row is too few to fit a rule; log at least 6, better 60 per second"
      ),
      ([], ": the file is empty; its first line must name the columns time_ms (or time_s) and offset_pt"),
      (
        ["time_ms,offset_pt,finger_pt", "0,1,x"],
        ":2:5: the finger 'x' is not a number within ±1000000; give a decimal number"
      ),
    ])
  func mistakes(lines: [String], expected: String) {
    #expect(message(lines) == "a.csv" + expected)
  }
}
