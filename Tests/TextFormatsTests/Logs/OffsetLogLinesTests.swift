import Testing

@testable import TextFormats

@Suite("Offsets in lines of logs")
struct OffsetLogLinesTests {
  private func columns(_ change: (inout OffsetLogColumns) -> Void = { _ in }) -> OffsetLogColumns {
    var columns = OffsetLogColumns(times: OffsetLogColumns.usualTimes)
    (columns.event, columns.words) = ("event", EventWords())
    change(&columns)
    return columns
  }

  private func read(_ text: String, _ columns: OffsetLogColumns) throws(CurveLogError) -> OffsetLogRows {
    try OffsetLogReader.rows(of: Array(text.utf8), path: "a.log", columns)
  }

  private func steps(_ rows: [OffsetLogRow]) -> [Double] {
    rows.map { (($0.time - rows[0].time) * 1e6).rounded() / 1e3 }
  }

  @Test(
    "a time and an offset on a line, as consoles and systems write them",
    arguments: [
      "2016-05-31 21:12:12.337 App[46249:5846435] offy = -1.0\n2016-05-31 21:12:12.354 App[46249:5846435] offy = -2.5\n",
      "11-29 12:00:00.100  123  456 D Feed: contentOffset = {0, -1.0}\n11-29 12:00:00.117  123  456 D Feed: contentOffset = {0, -2.5}\n",
      "12:00:01.250 list.js:42 scrollTop: -1\n12:00:01.267 list.js:42 scrollTop: -2.5\n",
      "t=1234.5 scrollY=-1\nt=1251.5 scrollY=-2.5\n", "[1234.5ms] offset: -1\n[1251.5ms] offset: -2.5\n",
      "1.2345s pageYOffset -1\n1.2515s pageYOffset -2.5\n",
      "{\"time\": 1764078000000, \"scrollTop\": -1}\n{\"time\": 1764078000017, \"scrollTop\": -2.5}\n",
    ])
  func forms(text: String) throws {
    let log = try read("Here is what it prints:\n```\n" + text + "```\n", columns())
    #expect(log.rows.map(\.offset) == [-1, -2.5] && steps(log.rows) == [0, 17])
    #expect(log.rows[0].location == "a.log:3" && log.source != .table)
  }

  @Test(
    "an offset is found by its name however a language prints it",
    arguments: [
      "offy = -1.500000", "self.table.contentOffset.y: -1.5", "contentOffset = {0, -1.5}",
      "contentOffset: (0.0, -1.5)", "offset: Offset(0.0, -1.5)", "at Offset(3, 4), offset: -1.5",
      "contentOffset CGPoint(x: 0.0, y: -1.5)", "contentOffset: CGPoint(x: 0.0, y: -1.5)",
      #"{"n":12,"contentOffset":{"x":0,"y":-1.5}}"#, "scroll offset -1.5px", "scroll offset (7, -1.5)",
      "scrollTop=-1.5, height 20", #"{"scrollTop": "-1.5"}"#, "offset: Optional(-1.5)",
      "scroll_offset: -1.5 12",
      "window.pageYOffset -1.5", "I/flutter ( 123): offset -1.5", "view2 x86 0x7f offset: -1.5",
    ])
  func printed(text: String) throws {
    let lines = (0..<3).map { "12:00:00.0\($0)0 \(text)\n" }.joined()
    #expect(try read(lines, columns()).rows.map(\.offset) == [-1.5, -1.5, -1.5])
  }

  @Test("a name that is said may be that of a part of a point, and have lines below")
  func said() throws {
    let text = "5 at (7, -1.5)\n6 at (8, -2.5)\n"
    #expect(try read(text, columns { $0.offset = "at.x" }).rows.map(\.offset) == [7, 8])
    #expect(try read(text, columns { $0.offset = "at.y" }).rows.map(\.offset) == [-1.5, -2.5])
    let own = "5 my_pos=3\n6 my_pos=4\n"
    #expect(try read(own, columns { $0.offset = "my_pos" }).rows.map(\.offset) == [3, 4])
  }

  @Test("steps of flutter run -v, clocks of Flutter and frames in brackets are times")
  func clocks() throws {
    let verbose =
      "[   +5 ms] I/flutter (1): offset 1\n[   +8 ms] D/other\n[   +9 ms] I/flutter (1): offset 2\n"
    #expect(steps(try read(verbose, columns()).rows) == [0, 17])
    let stamped = "timeStamp: 0:00:27.500, offset: 1\ntimeStamp: 0:00:27.517, offset: 2\n"
    let log = try read(stamped, columns())
    #expect(log.clock == .stamps && steps(log.rows) == [0, 17])
  }

  @Test("stamps of whole seconds with several rows in one are no times; a row per second has them")
  func wholeSeconds() throws {
    let text = (0..<4).map { "2019-06-11 09:41:1\($0 / 3) App[1:2] offset \(-$0)\n" }.joined()
    #expect(try read(text, columns()).clock == .none)
    let slow = (0..<4).map { "2019-06-11 09:41:1\($0) App[1:2] offset \(-$0)\n" }.joined()
    #expect(steps(try read(slow, columns()).rows) == [0, 1000, 2000, 3000])
  }

  @Test("a state that lines in a row have is one refresh, with its end")
  func states() throws {
    let states = [
      "PULLING", "PULLING", "REFRESHING", "REFRESHING", "REFRESHING", "IDLE", "IDLE", "IDLE", "IDLE",
    ]
    let text = states.enumerated().map { "12:00:00.0\($0)0 onScroll offset=-\($0) state=\($1)\n" }.joined()
    #expect(try read(text, columns()).rows.map(\.event) == ["", "", "refreshing", "", "", "end", "", "", ""])
  }

  @Test("a point without a name of its own, and Flutter's metrics, have an offset")
  func callbacks() throws {
    let point = "1 scrollViewDidScroll (0.0, -1.5)\n2 scrollViewDidScroll (0.0, -2.5)\n"
    #expect(try read(point, columns()).rows.map(\.offset) == [-1.5, -2.5])
    let flutter = [-1.5, -2.5].map {
      "I/flutter ( 5111): ScrollUpdateNotification(depth: 0 (local), FixedScrollMetrics(0.0..[\($0)]..1300.0), scrollDelta: -1.0)\n"
    }.joined()
    #expect(try read(flutter, columns()).rows.map(\.offset) == [-1.5, -2.5])
    #expect(try read(flutter, columns { $0.offset = "scrollDelta" }).rows.map(\.offset) == [-1, -1])
  }

  @Test("a line of any length is looked at for 4 KiB")
  func long() throws {
    let text =
      "5 offset 1 \(String(repeating: "x", count: 5000)) offset 7\n6 \(String(repeating: "x", count: 5000)) offset 3\n7 offset 2\n"
    #expect(try read(text, columns()).rows.map(\.offset) == [1, 2])
  }

  @Test("midnight does not turn the clock back; any other step back is refused with its line")
  func back() throws {
    let night = try read("23:59:59.990 offset 1\n00:00:00.010 offset 2\n", columns())
    #expect(steps(night.rows) == [0, 20])
    #expect(
      throws: CurveLogError(
        "a.log:2",
        "the time is 1000.0 ms before that of the line before; sort the lines by time, or remove lines of another clock"
      )
    ) { try read("12:00:01.000 offset 1\n12:00:00.000 offset 2\n", columns()) }
  }

  @Test("words of scroll views and refresh controls are events, also with a truth value that changes")
  func events() throws {
    let text = """
      12:00:00.000 scrollViewWillBeginDragging
      12:00:00.016 offset -10 refreshing=false
      12:00:00.032 offset -60 refreshing=false
      12:00:00.040 scrollViewDidEndDragging
      12:00:00.048 offset -54 refreshing=true
      12:00:00.064 offset -54 refreshing=true
      12:00:00.080 offset 0 refreshing=false
      """
    let rows = try read(text, columns()).rows
    #expect(
      rows.map(\.event) == [
        "scrollviewwillbegindragging", "", "", "scrollviewdidenddragging", "refreshing", "", "end",
      ])
  }

  @Test("a word that most lines have, as the name of a class, is no event")
  func tags() throws {
    let rows = try read("12:00:00.000 Refresh: offset 1\n12:00:00.016 Refresh: offset 2\n", columns()).rows
    #expect(rows.allSatisfy { $0.event.isEmpty })
  }

  @Test("lines without times are rows a frame apart, or as far as was said; numbers that count are frames")
  func untimed() throws {
    let text = "I/flutter (21869): offset- 0.0\nI/flutter (21869): offset- 4.5\n"
    let log = try read(text, columns())
    #expect(log.clock == .none && log.rows.map(\.offset) == [0, 4.5])
    #expect(steps(try read(text, columns { $0.rowEvery = 0.01 }).rows) == [0, 10])
    let frames = try read(
      "[00915] offset: 1\n[00916] offset: 2\n[00918] offset: 3\n", columns { $0.rowEvery = 0.01 })
    #expect(frames.clock == .none && steps(frames.rows) == [0, 10, 30])
  }

  @Test("a bare time is in ms, in seconds where steps are small shares of one, and as was said")
  func units() throws {
    let text = "5.000 offset 1\n5.016 offset 2\n5.033 offset 3\n"
    #expect(try read(text, columns()).clock == .assumed(seconds: 1))
    #expect(
      try read("500 offset 1\n516 offset 2\n533 offset 3\n", columns()).clock == .assumed(seconds: 1e-3))
    #expect(steps(try read(text, columns { $0.lineUnit = 1e-3 }).rows) == [0, 0.016, 0.033])
  }

  @Test("a dash right between name and digits is a sign, and a separator where others have two")
  func dashes() throws {
    let two = try read("12:00:00.000 offset-4.5\n12:00:00.016 offset--1.5\n", columns())
    #expect(two.rows.map(\.offset) == [4.5, -1.5])
    let one = try read("12:00:00.000 offset-4.5\n12:00:00.016 offset-1.5\n", columns())
    #expect(one.rows.map(\.offset) == [-4.5, -1.5])
  }

  @Test("an unknown name is refused with the names that lines have, and read when it is said")
  func names() throws {
    let text = "12:00:00.000 wobble: 1\n12:00:00.016 wobble: 2\n"
    #expect(
      throws: CurveLogError(
        "a.log",
        "no line has a content offset under a known name; numbers are called wobble: choose one with --offset"
      )
    ) { try read(text, columns()) }
    #expect(try read(text, columns { $0.offset = "wobble" }).rows.map(\.offset) == [1, 2])
  }
}
