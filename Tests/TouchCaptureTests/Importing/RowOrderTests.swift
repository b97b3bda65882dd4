import GestureTraces
import Testing

@testable import TouchCapture

/// By hand: which rows of a table or a log are late, and which begin another recording.
@Suite("The order of rows")
struct RowOrderTests {
  private func order(_ times: [Int64]) -> RowOrder {
    var order = RowOrder()
    for (index, time) in times.enumerated() { order.add(time, line: index + 2) }
    return order
  }

  private func traces(_ text: String, _ format: RecordingImport.Format = .csv) throws -> [Trace] {
    let source = RecordingSource(Array(text.utf8), shownPath: "f.csv")
    return try RecordingImport.traces(of: source, format, ImportOptions(tool: "t")).traces
  }

  private func message(_ text: String) -> String {
    do {
      _ = try traces(text)
      return "read"
    } catch { return "\(error)" }
  }

  @Test("rows that are a few rows late are sorted, whatever the distance in time")
  func late() {
    let order = order([31, 61, 34, 75, 132, 113, 142, 186, 199, 223, 279, 209])
    #expect(order.isSortable && order.late == 3 && order.firstLate == 4)
    #expect(!self.order([0, 16, 16, 33]).isSortable)
  }

  @Test(
    "a second recording and a wrong time are not sorted",
    arguments: [
      [0, 16, 33, 0, 16, 33], [0, 16, 33, 50, 5, 21, 38, 55], [0, 16, 33, 50, 66, 83, 100, 8, 116],
      [0, 20, 10, 30, 25, 27],
    ])
  func joined(times: [Int64]) { #expect(!order(times).isSortable) }

  @Test("a table and a log with the same rows out of order give the same events, and the grade says where")
  func both() throws {
    let times = [31, 61, 34, 75, 113, 132, 142, 186, 199]
    let rows = times.map { "\($0),291,\($0 * 2)\n" }.joined()
    let lines = times.map {
      "20:44:11.\(String(1000 + $0).dropFirst()) Touch move: client 291,\($0 * 2)\n"
    }.joined()
    let table = try #require(try traces("time_ms,x,y\n" + rows).first)
    let log = try #require(try traces(lines, .pointerLog).first)
    #expect(table.events == log.events && table.events.count == 10)
    #expect(
      table.end?.reasons?.contains(
        "1 of 9 are earlier than one before; sorted by time, first at line 4 of f.csv") == true)
  }

  @Test("two recordings one behind the other are refused with what to do, and are two where a column says so")
  func recordings() throws {
    let one = (0..<9).map { "\($0 * 16),5,\($0 * 10)" }
    let joined = (["time_ms,x,y"] + one + one).joined(separator: "\n") + "\n"
    #expect(
      message(joined)
        == "f.csv:11: time goes back by 128000 µs; if another recording begins here, use one file per recording, or number them in a column session"
    )
    let numbered = (["time_ms,x,y,session"] + one.map { $0 + ",1" } + one.map { $0 + ",2" }).joined(
      separator: "\n")
    #expect(try traces(numbered + "\n").count == 2)
  }

  @Test("two runs in a log are two traces, also where the second is not much behind the first")
  func runs() throws {
    let drag = { (start: Int) in
      (0..<6).map { index in
        let word = index == 0 ? "touchstart" : index == 5 ? "touchend" : "touchmove"
        return "\(word) t_ms=\(start + 16 * index) clientX=5 clientY=\(index * 10)\n"
      }.joined()
    }
    #expect(try traces(drag(1000) + drag(1000), .pointerLog).count == 2)
    #expect(try traces(drag(1000) + drag(1030), .pointerLog).count == 2)
    #expect(try traces(drag(1000) + drag(1100), .pointerLog).count == 1)
  }

  @Test("a lift that its time puts before its own touch is a wrong time, and is not sorted")
  func phases() throws {
    let text =
      "time_ms,x,y,phase\n0,5,0,down\n16,5,9,move\n32,5,20,up\n60,5,0,down\n76,5,9,move\n50,5,20,up\n"
    let trace = try #require(try traces(text).first)
    #expect(trace.end?.reasons?.contains("1 damaged line left out, at line 7 of f.csv") == true)
  }

  @Test("scrolls of a table are sorted by the same rule")
  func scrolls() throws {
    let rows = [0, 16, 48, 32, 64, 80, 96].map { "\($0),\($0 + 1)\n" }.joined()
    let trace = try #require(try traces("time_ms,dy_pt\n" + rows).first)
    #expect(
      trace.end?.reasons?.contains(
        "1 of 7 are earlier than one before; sorted by time, first at line 5 of f.csv") == true)
  }
}
