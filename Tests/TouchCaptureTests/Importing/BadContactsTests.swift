import GestureTraces
import Testing

@testable import TouchCapture

/// Tables in which one contact is none that a finger made: it is left out, and the others stay.
struct BadContactsTests {
  private func trace(_ rows: [String], _ names: String = "time_ms,x,y,phase,id") throws -> Trace {
    let text = ([names] + rows).joined(separator: "\n") + "\n"
    let source = RecordingSource(Array(text.utf8), shownPath: "f.csv")
    return try #require(try RecordingImport.traces(of: source, .csv, ImportOptions(tool: "t")).traces.first)
  }

  /// Rows of one contact: down, three moves of 10 pt, up.
  private func drag(_ id: Int, from start: Int, x: Int = 100, step: Int = 10) -> [String] {
    let moves = (1...3).map { "\(start + 8 * $0),\(x),\(100 + step * $0),move,\(id)" }
    return ["\(start),\(x),100,down,\(id)"] + moves + ["\(start + 32),\(x),\(100 + step * 3),up,\(id)"]
  }

  private func downs(_ trace: Trace) -> Int {
    trace.events.count { event in
      if case .down = event.kind { true } else { false }
    }
  }

  @Test("a contact that comes down twice costs the contact whose lift is missing")
  func downTwice() throws {
    let trace = try trace(drag(0, from: 0) + drag(1, from: 100).dropLast() + drag(1, from: 5000))
    #expect(downs(trace) == 2)
    #expect(trace.end?.grade == "C")
    // Rows 2 to 6 are the first drag, 7 to 10 the one without a lift: the second down is on line 11.
    #expect(
      trace.end?.reasons?.first
        == "1 contact left out, as it comes down again without a lift at line 11 of f.csv")
  }

  @Test("a contact that goes on after its lift and lifts again costs itself")
  func upTwice() throws {
    let more = ["140,100,150,move,0", "148,100,150,up,0"]
    let trace = try trace(drag(1, from: 0) + drag(0, from: 100) + more)
    #expect(downs(trace) == 1)
    #expect(trace.end?.reasons?.first == "1 contact left out, as it lifts twice at line 13 of f.csv")
  }

  @Test("a second lift at once says nothing new")
  func secondLift() throws {
    let trace = try trace(drag(0, from: 0) + ["40,100,130,up,0"] + drag(0, from: 100))
    #expect(downs(trace) == 2)
  }

  @Test("a contact that jumps by half of what was touched costs itself")
  func jump() throws {
    let drags = (0..<6).flatMap { drag(0, from: 100 * $0, x: 100 + 60 * $0) }
    // Away and back, 300 pt of the 300 that were touched, within 16 ms.
    let jumping = [
      "900,100,100,down,0", "908,100,110,move,0", "916,400,110,move,0", "924,100,120,move,0",
      "932,100,130,up,0",
    ]
    let trace = try trace(drags + jumping)
    #expect(downs(trace) == 6)
    // Six drags of five rows are lines 2 to 31: the row after the jump is the third of the next five.
    #expect(
      trace.end?.reasons?.first
        == "1 contact left out, as it jumps by half the surface or more at line 34 of f.csv")
  }

  @Test("if every contact jumps the device does, and the grade says so")
  func allJump() throws {
    let jumping = [
      "900,100,100,down,0", "908,100,110,move,0", "916,600,110,move,0", "924,100,120,move,0",
      "932,100,130,up,0",
    ]
    let trace = try trace(jumping)
    #expect(downs(trace) == 1 && trace.end?.grade == "D")
  }

  @Test("if most contacts come down twice, rows mean something else: the first is the error")
  func most() {
    let error = #expect(throws: CaptureError.self) {
      try trace(["0,1,1,down,0", "8,1,2,down,0", "16,1,3,down,0", "24,1,4,up,0"])
    }
    #expect("\(error!)".hasPrefix("f.csv:3: contact 0 comes down twice without an up between"))
  }

  @Test("a row that cannot be read costs itself, and the grade names its line")
  func damagedRow() throws {
    var rows = drag(0, from: 0) + drag(0, from: 100) + drag(0, from: 200)
    rows[6] = "108,100,1x10,move,0"
    let trace = try trace(rows)
    #expect(downs(trace) == 3)
    #expect(trace.end?.reasons?.first == "1 damaged line left out, at line 8 of f.csv")
  }

  @Test("a row whose time goes back costs itself")
  func backwards() throws {
    var rows = drag(0, from: 0) + drag(0, from: 100) + drag(0, from: 200)
    rows[6] = "8,100,110,move,0"
    let trace = try trace(rows)
    #expect(trace.end?.reasons?.first == "1 damaged line left out, at line 8 of f.csv")
  }

  @Test("a row whose time is ahead of all after it costs itself, not these")
  func ahead() throws {
    var rows = drag(0, from: 0) + drag(0, from: 100) + drag(0, from: 200)
    rows[6] = "80000,100,110,move,0"
    let trace = try trace(rows)
    #expect(downs(trace) == 3 && trace.end?.timeMicroseconds == 232_000)
    #expect(trace.end?.reasons?.first == "1 damaged line left out, at line 8 of f.csv")
  }

  @Test("a row that repeats the one before says nothing new")
  func repeated() throws {
    let rows = drag(0, from: 0)
    #expect(try trace(rows.flatMap { [$0, $0, $0] }).events == trace(rows).events)
  }
}
