import Testing

@testable import TouchCapture

@Suite("Pointer sequences")
struct PointerTakeTests {
  private func csv(_ text: String) throws -> PointerTake {
    try take(RecordTable(csv: Array(text.utf8), file: "f"))
  }

  private func json(_ text: String) throws -> PointerTake {
    try take(RecordTable(json: Array(text.utf8), file: "f"))
  }

  /// The take of a table with one owner.
  private func take(_ table: RecordTable) throws -> PointerTake {
    let columns = try TableColumns(table, ColumnNames())
    let pointers = try PointerColumns(table, ImportOptions(tool: "test"))
    return try PointerTake(table, pointers, columns.groups()[0], columns, pause: 1_000_000)
  }

  @Test("times since the row before add up, and the first counts from an event outside the table")
  func steps() throws {
    let take = try csv("dt_ms,x_mm,y_mm,phase\n500,1,2,down\n8,1,4,move\n8,1,6,move\n4,1,6,up\n")
    #expect(take.events.map(\.timeMicroseconds) == [0, 8000, 16_000, 20_000])
    let absolute = try csv("time_ms,x_mm,y_mm,phase\n0,1,2,down\n8,1,4,move\n16,1,6,move\n20,1,6,up\n")
    #expect(Array(take.events) == Array(absolute.events))
  }

  @Test("names of contacts become slots, the lowest free; numbers of slots stay")
  func slots() throws {
    let rows = "0,1,1,%a,down\n1,2,2,%b,down\n2,1,1,%a,up\n3,3,3,%c,down\n"
    let text = { (head: String, names: [String]) in
      zip(["%a", "%b", "%c"], names).reduce("time_us,x,y,\(head),phase\n" + rows) {
        $0.replacing($1.0, with: $1.1)
      }
    }
    let slots = { (take: PointerTake) in
      take.events.compactMap { event in if case .down(let slot, _, _) = event.kind { slot } else { nil } }
    }
    #expect(slots(try csv(text("id", ["-9", "500", "77"]))) == [0, 1, 0])
    #expect(slots(try csv(text("slot", ["4", "2", "3"]))) == [4, 2, 3])
  }

  @Test("a lift that also moved is a move and a lift; one without a place is a lift alone")
  func lifts() throws {
    let moved = try csv("t_s,x,y,phase\n1,5,5,down\n1.5,5,9,up\n")
    #expect(
      moved.events.map(\.kind) == [.down(slot: 0, x: 5, y: 5), .move(slot: 0, x: 5, y: 9), .up(slot: 0)])
    #expect(moved.events.map(\.timeMicroseconds) == [0, 500_000, 500_000])
    let bare = try csv("t_s,x,y,phase\n1,5,5,touchstart\n1.5,,,touchcancel\n")
    #expect(bare.events.map(\.kind) == [.down(slot: 0, x: 5, y: 5), .cancel(slot: 0)])
  }

  @Test(
    "without phases a pause of more than a second ends a contact, but where a column numbers gestures")
  func pauses() throws {
    let rows = "0,1,1%\n500,1,9%\n1500,1,9%\n2501,1,1%\n2600,1,9%\n"
    let downs = { (take: PointerTake) in
      take.events.count { if case .down = $0.kind { true } else { false } }
    }
    let paused = try csv("time_ms,x,y\n" + rows.replacing("%", with: ""))
    // A second exactly is none: the pause is from 1500 to 2501 ms.
    #expect(downs(paused) == 2)
    #expect(
      paused.end.reasons?.contains(
        "no phases; the last row of a contact counts as its lift, also before a pause of 1000 ms (--contact-pause)"
      )
        == true)
    #expect(downs(try csv("time_ms,x,y,gesture\n" + rows.replacing("%", with: ",1"))) == 1)
  }

  @Test("hovering is left out and told, and does not begin the time")
  func hover() throws {
    let take = try csv("time_ms,x,y,phase\n0,1,1,move\n9,1,1,down\n10,1,2,move\n11,1,2,up\n12,1,3,move\n")
    #expect(take.events.map(\.timeMicroseconds) == [0, 1000, 2000])
    #expect(take.end.grade == "B")
    #expect(take.end.reasons == ["2 moves of a pointer that was not down left out"])
  }

  @Test("a list of objects, events in an object, and columns with lists are the same sequence")
  func shapes() throws {
    let list = #"[{"t_us":5,"phase":"down","x":1,"y":2.5},{"t_us":9,"phase":"up","x":1,"y":2.5}]"#
    let columns =
      #"{"columns":["t_us","phase","x","y"],"units":"pt","events":[[5,"down",1,2.5],[9,"up",1,2.5]]}"#
    let expected = try json(list).events
    #expect(expected.map(\.kind) == [.down(slot: 0, x: 1, y: 2.5), .up(slot: 0)])
    #expect(try json(#"{"events":\#(list)}"#).events == expected)
    #expect(try json(columns).events == expected)
  }

  @Test("what a trace may not hold is refused with its line: a place too far, a slot no device has")
  func limits() {
    for (row, line) in [("0,1000001,1,0", 2), ("0,1,-1000001,0", 2), ("0,1,1,1024", 2)] {
      let text = "time_ms,x,y,slot\n\(row)\n"
      do {
        _ = try csv(text)
        Issue.record("\(row) was read")
      } catch { #expect("\(error)".hasPrefix("f:\(line): ")) }
    }
    let text = "time_ms,x,y,slot\n0,1000000,-1000000,1023\n"
    #expect((try? csv(text))?.end.events == 2)
  }
}
