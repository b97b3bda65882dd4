import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Scroll logs as CSV and JSON")
struct ScrollTableTests {
  private func take(_ table: RecordTable, _ options: ScrollOptions) throws -> LoggedTake {
    let columns = try TableColumns(table, ColumnNames())
    return LoggedTake(try ScrollTable(table, columns.groups()[0], columns, options).device, options)
  }

  private func csv(_ text: String, _ options: ScrollOptions = ScrollOptions()) throws -> LoggedTake {
    try take(RecordTable(csv: Array(text.utf8), file: "f"), options)
  }

  private func json(_ text: String, _ options: ScrollOptions = ScrollOptions()) throws -> LoggedTake {
    try take(RecordTable(json: Array(text.utf8), file: "f"), options)
  }

  private func message(_ text: String) -> String {
    do {
      _ = try csv(text)
      return "nothing"
    } catch { return "\(error)" }
  }

  private func fingers(_ deltas: [Double]) -> [TraceEvent.Kind] {
    deltas.map { .scroll(TraceScroll(source: .finger, dy: $0)) }
  }

  @Test("units stand in a column, in the name, in the file or are said; without one the column is named")
  func units() throws {
    #expect(try csv("time_ms,dy,unit\n0,5,pt\n").events.first?.kind == fingers([5])[0])
    #expect(try csv("time_ms,dy_pt\n0,5\n").events.first?.kind == fingers([5])[0])
    #expect(try json(#"{"units":"pt","events":[{"t_ms":0,"dy":5}]}"#).events.first?.kind == fingers([5])[0])
    var options = ScrollOptions()
    options.unit = TableUnit("2.5")
    #expect(try csv("time_ms,dy\n0,4\n", options).events.first?.kind == fingers([10])[0])
    #expect(
      message("time_ms,dx,dy\n0,1,4\n")
        == "f: column 'dx': its unit is not stated; give it with --unit (pt, dp, css px, px with --density,"
        + " line, click, v120, degree, or its length in points), or in a column 'unit'")
    #expect(
      message("time_ms,dy,unit\n0,4,furlong\n").hasPrefix("f:2: column 'unit': 'furlong' is not a known unit")
    )
    #expect(message("time,dy,unit\n0,4,pt\n").hasPrefix("f: column 'time' does not state a unit"))
  }

  @Test("a unit that only wheels have is a wheel: a line is a third of a click, 40 of its 120ths, 5 degrees")
  func wheels() throws {
    let wheel = TraceEvent.Kind.scroll(TraceScroll(source: .wheel, dy: 5, v120y: 40))
    #expect(try json(#"[{"timeStamp":3.5,"deltaY":1,"deltaMode":1}]"#).events.map(\.kind) == [wheel])
    // Nobody tells a direction, and a wheel's needs none.
    #expect(try !json(#"[{"timeStamp":3.5,"deltaY":1,"deltaMode":1}]"#).hasDirection)
    // Qt: eighths of a degree, turned round.
    #expect(try csv("time_ms,angleDelta.y\n0,-40\n").events.map(\.kind) == [wheel])
    #expect(try csv("time_ms,dy,source,unit\n0,1,mouse,lines\n").events.map(\.kind) == [wheel])
  }

  @Test(
    "fingers that scroll by lines or clicks, on either axis, have an assumed scale",
    arguments: [
      ("2,0,touchpad,lines", true), ("0,2,touchpad,lines", true), ("-1,2,touchpad,clicks", true),
      (",3,touchpad,v120", true), ("3,,touchpad,degrees", true), ("0,0,touchpad,lines", false),
      ("2,0,touchpad,pt", false), ("2,2,mouse,lines", false),
    ])
  func scale(row: String, isAssumed: Bool) throws {
    let take = try csv("time_ms,dx,dy,source,unit\n0,\(row)\n")
    #expect(take.device.isScaleAssumed == isAssumed)
  }

  @Test("a browser's log on a system with natural scrolling is turned to the fingers, and the grade says so")
  func browser() throws {
    let text = { (agent: String) in
      #"{"userAgent":"\#(agent)","wheelEvents":[{"deltaX":0,"deltaY":-7,"deltaMode":0,"timeStamp":10.25},"#
        + #"{"deltaX":0,"deltaY":-3,"deltaMode":0,"timeStamp":26.5}]}"#
    }
    let mac = try json(text("Mozilla/5.0 (Macintosh)"))
    #expect(mac.isNatural && mac.events.map(\.timeMicroseconds) == [0, 16_250, 16_250])
    #expect(
      mac.events.map(\.kind) == [
        .scroll(TraceScroll(source: .finger, dx: 0, dy: 7)),
        .scroll(TraceScroll(source: .finger, dx: 0, dy: 3)),
        .stop,
      ])
    #expect(
      mac.end.reasons == [
        "the log does not say what scrolled; fingers are assumed (--scroll-source wheel, if it was one)",
        "no phases; momentum that the system made after the fingers may be among the scrolls",
        "natural scrolling is not stated and assumed to be on (--natural-scroll)",
        "ends of scrolls are not stated; a pause of 200 ms ends one (--scroll-pause)",
      ])
    #expect(try !json(text("Mozilla/5.0 (X11; Linux)")).isNatural)
  }

  @Test("a pause longer than the one given ends a scroll at its last event")
  func pauses() throws {
    var options = ScrollOptions()
    options.pause = 100_000
    let take = try csv("time_ms,dy_pt\n0,1\n100,2\n201,3\n", options)
    #expect(take.events.map(\.kind) == fingers([1, 2]) + [.stop] + fingers([3]) + [.stop])
    #expect(take.events.map(\.timeMicroseconds) == [0, 100_000, 100_000, 201_000, 201_000])
  }

  @Test("phases tell the ends, whatever the pause; momentum is left out and counted")
  func phases() throws {
    let take = try csv(
      "time_ms,pixelDelta.y,source,phase\n0,-1,touchpad,ScrollBegin\n900,-2,touchpad,ScrollUpdate\n"
        + "910,0,touchpad,ScrollEnd\n920,-9,touchpad,ScrollMomentum\n")
    #expect(take.events.map(\.kind) == fingers([1, 2]) + [.stop])
    #expect(take.events.last?.timeMicroseconds == 910_000)
    #expect(take.end.reasons?.first == "1 row of momentum left out, which no finger made")
    #expect(
      message("time_ms,dy_pt,phase\n0,1,rising\n").hasPrefix("f:2: column 'phase': 'rising' is not begin"))
  }

  @Test(
    "lists of one length are columns, steps are times since the row before, and a small step back is told")
  func steps() throws {
    let take = try json(#"{"dt_ms":[-1,10,-1,8],"delta":[1,2,3,4],"format":"wheel-delta-sequence"}"#)
    #expect(take.events.map(\.timeMicroseconds) == [0, 10_000, 10_000, 17_000, 17_000])
    #expect(take.end.reasons?.contains("1 time stamp went back, by 1000 µs at most") == true)
  }

  /// Found by a seed of `tools/fuzz`: lists of words, and numbers with a null among them, were left out without a word.
  @Test("lists of words are columns as well, a null is an empty cell, and lists of other lengths are none")
  func listsOfWords() throws {
    let columns =
      #""time_ms":[0,8,16],"dy":[1,2,null],"unit":["pt","pt","pt"],"phase":["begin","update","end"]"#
    let take = try json("{\(columns),\"tags\":[\"a\",\"b\"]}")
    let rows = try csv("time_ms,dy,unit,phase\n0,1,pt,begin\n8,2,pt,update\n16,,pt,end\n")
    #expect(take.events == rows.events && take.events.map(\.kind) == fingers([1, 2]) + [.stop])
  }

  @Test("an object a line is a list, and a broken line is named")
  func lines() throws {
    #expect(try json("{\"t_ms\":1,\"dy_pt\":2}\n{\"t_ms\":2,\"dy_pt\":3}\n").events.count == 3)
    do {
      _ = try json("{\"t_ms\":1,\"dy_pt\":2}\n{\"t_ms\":2,\n")
      Issue.record("it was read")
    } catch { #expect("\(error)".hasPrefix("f:2: ")) }
  }
}
