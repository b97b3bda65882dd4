import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Rows with more cells than names")
struct RecordTableWidthTests {
  private func trace(_ text: String) throws -> Trace {
    let bytes = Array(text.utf8)
    let format = try #require(RecordingImport.format(of: bytes))
    let source = RecordingSource(bytes, shownPath: "f.csv")
    let traces = try RecordingImport.traces(of: source, format, ImportOptions(tool: "test")).traces
    return try #require(traces.first)
  }

  private func message(_ text: String) -> String {
    do {
      _ = try trace(text)
      return "nothing"
    } catch { return "\(error)" }
  }

  @Test(
    "decimal commas between commas, and numbers of rows without a name, are no shifted values",
    arguments: [
      ("time_ms,x,y\n0,0,100,5,300,00\n8,3,100,5,304,00\n", 6),
      ("\"time_ms\" \"x\" \"y\"\n\"1\" 0 100 300\n\"2\" 8 100 304\n", 4),
    ])
  func shifted(_ text: String, _ cells: Int) {
    #expect(
      message(text)
        == "f.csv:2: \(cells) cells under 3 names; name every column, also one of row numbers, and write decimal points, or separate cells with semicolons"
    )
  }

  @Test("one row of many costs itself and the grade names its line; empty cells at an end say nothing")
  func oneOfMany() throws {
    var rows = (0..<20).map { "\(8 * $0),100,\(300 + $0)" }
    rows[4] = "32,100,5,304"
    let trace = try trace("time_ms,x,y\n" + rows.joined(separator: "\n") + "\n")
    // 19 positions and the lift.
    #expect(trace.events.count == 20)
    #expect(trace.end?.grade == "C")
    #expect(trace.end?.reasons?.first?.contains("1 damaged line left out, at line 6") == true)
    #expect(try self.trace("time_ms,x,y\n0,1,2,\n8,1,3,\n").events.count == 3)
  }
}
