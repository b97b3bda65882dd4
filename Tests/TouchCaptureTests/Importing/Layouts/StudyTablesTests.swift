import GestureTraces
import TextFormats
import Testing

@testable import TouchCapture

/// Tables as studies publish them, made here from their descriptions; positions and times by hand.
@Suite("Tables of studies")
struct StudyTablesTests {
  private func file(
    _ text: String, path: String = "f.csv", _ change: (inout ImportOptions) throws -> Void = { _ in }
  ) throws -> ImportedFile {
    var options = ImportOptions(tool: "test")
    try change(&options)
    let bytes = Array(text.utf8)
    let format = try #require(RecordingImport.format(of: bytes, options.layout))
    return try RecordingImport.traces(of: RecordingSource(bytes, shownPath: path), format, options)
  }

  private func file(_ text: String, _ name: String, path: String = "f.csv") throws -> ImportedFile {
    try file(text, path: path) { $0.layout = try #require(TableLayouts.named(name)) }
  }

  private func message(
    _ text: String, path: String = "f.csv", _ change: (inout ImportOptions) throws -> Void = { _ in }
  ) -> String {
    do {
      _ = try file(text, path: path, change)
      return "nothing"
    } catch { return "\(error)" }
  }

  /// The y of each down and move, and the times of all events, in milliseconds.
  private func path(_ trace: Trace) -> (y: [Double], times: [Int64]) {
    let y = trace.events.compactMap { event -> Double? in
      switch event.kind {
      case .down(_, _, let y), .move(_, _, let y): y
      default: nil
      }
    }
    return (y, trace.events.map { $0.timeMicroseconds / 1000 })
  }

  // MARK: Layouts by name

  @Test("Touchalytics: no names, action 0, 1, 2, pixels of 240 dpi; a copy with names reads the same")
  func touchalytics() throws {
    let rows = """
      1,7,1,1303000000000,0,1,230.00,500.00,0.38,0.044,0
      1,7,1,1303000000016,2,1,230.00,530.00,0.38,0.044,0
      1,7,1,1303000000032,1,1,230.00,560.00,0.38,0.044,0
      1,9,2,1303000000000,0,1,230.00,500.00,0.38,0.044,0
      1,9,2,1303000000010,1,1,230.00,515.00,0.38,0.044,0

      """
    let names =
      "phone ID,user ID,document ID,time[ms],action,phone orientation,x-coordinate,y-coordinate,pressure,area covered,finger orientation\n"
    let file = try file(rows, "touchalytics")
    #expect(file.names == ["7-1", "9-2"] && file.traces.map(\.header.subject) == ["7", "9"])
    // 240 dpi: 1.5 px a point.
    #expect(path(file.traces[0]).y.map { ($0 * 1000).rounded() / 1000 } == [333.333, 353.333, 373.333])
    #expect(path(file.traces[0]).times == [0, 16, 32, 32])
    #expect(try self.file(names + rows, "touchalytics").traces.map(\.events) == file.traces.map(\.events))
  }

  @Test("HMOG: no names, the person in the folder, two fingers, pixels of 480 dpi")
  func hmog() throws {
    // Systime, EventTime, ActivityID, Pointer_count, PointerID, ActionID, X, Y, Pressure, Contact_size, Phone_orientation.
    let rows = """
      1396226695000,1000,100669011000001,1,0,0,300,600,1,0.02,0
      1396226695016,1016,100669011000001,1,0,2,300,660,1,0.02,0
      1396226695020,1020,100669011000001,2,1,5,500,900,1,0.02,0
      1396226695030,1030,100669011000001,2,1,6,500,900,1,0.02,0
      1396226695040,1040,100669011000001,1,0,1,300,720,1,0.02,0

      """
    let file = try file(rows, "hmog", path: "public_dataset/100669/100669_session_1/TouchEvent.csv")
    let trace = try #require(file.traces.first)
    #expect(trace.header.subject == "100669" && file.names == ["100669-100669_session_1"])
    #expect(path(trace).y == [200, 220, 300, 240] && path(trace).times == [0, 16, 20, 30, 40, 40])
    #expect(
      message(rows, path: "TouchEvent.csv") { $0.layout = TableLayouts.named("hmog") ?? TableLayout() }
        == "nothing")
  }

  @Test(
    "FETA: names in any order, type 0, 1, 2 is down, move, up, points of an iPhone, the person five folders up"
  )
  func feta() throws {
    let text = """
      area,pressure,timestamp,type,x,y
      0.1,0,1580000000000.25,0,100,200
      0.1,0,1580000000016.5,1,100,240
      0.1,0,1580000000033,2,100,260

      """
    let file = try file(text, "feta", path: "data_files/U1/S2/scroll/R1/touch_data/1-2-3.csv")
    let trace = try #require(file.traces.first)
    #expect(
      trace.header.subject == "U1" && path(trace).y == [200, 240, 260]
        && path(trace).times == [0, 16, 32, 32])
    #expect(trace.end?.grade == "A" || trace.end?.reasons?.contains { $0.contains("scale") } == false)
  }

  @Test("BB-MAS: times are dates with a colon before the fraction, pixels by the phone in the file's name")
  func bbMas() throws {
    let text = """
      EID,Xvalue,Yvalue,pressure,touchMajor,touchMinor,pointerID,orientation,actionType,time
      0,300,600,1,10,10,0,0,0,2018-02-11 13:20:00:000
      1,300,660,1,10,10,0,0,2,2018-02-11 13:20:00:017
      2,300,720,1,10,10,0,0,1,2018-02-11 13:20:00:033

      """
    let trace = try #require(
      try file(text, "bb-mas", path: "d/1/1_HandPhone_TouchEvent_(HTC_One).csv").traces.first)
    #expect(
      trace.header.subject == "1" && path(trace).y == [200, 220, 240] && path(trace).times == [0, 17, 33, 33])
    #expect(
      message(text, path: "d/1/other.csv") { $0.layout = TableLayouts.named("bb-mas") ?? TableLayout() }
        .contains("give --density DPI or --points-per-px N"))
  }

  @Test("BrainRun: lists of points without times, between the first and the last, and the grade says so")
  func brainrun() throws {
    let text = """
      {"type":"swipe","session_id":"s1","device_id":"d1","t_start":{"$numberLong":"1000"},"t_stop":1040,"data":[
      {"x0":10,"y0":20,"dx":0,"dy":0},{"x0":10,"y0":20,"dx":0,"dy":30},{"x0":10,"y0":20,"dx":0,"dy":50}]}
      """.split(separator: "\n").joined()
    let second = text.replacing("1000", with: "900").replacing("1040", with: "920")
    let trace = try #require(try file("\(text)\n\(second)\n", "brainrun").traces.first)
    // The second line was touched first: its times are before.
    #expect(path(trace).y == [20, 50, 70, 20, 50, 70])
    #expect(path(trace).times == [0, 10, 20, 20, 100, 120, 140, 140])
    #expect(trace.header.subject == "d1" && trace.end?.grade == "C")
    #expect(trace.end?.reasons?.contains { $0.hasPrefix("only the first and the last time") } == true)
  }

  @Test("Unity: phases of its own, y upwards, a contact by its finger")
  func unity() throws {
    let text = """
      fingerId,time,touchPhase,x,y
      0,5.0,Began,100,700
      0,5.02,Stationary,100,700
      0,5.04,Moved,100,500
      0,5.06,Ended,100,400

      """
    let trace = try #require(
      try file(text, path: "session-1.csv") {
        $0.layout = TableLayouts.named("unity-touch") ?? TableLayout()
        $0.scrolls.pointsPerPixel = 0.5
      }.traces.first)
    // Turned within its own extremes, 400 to 700, then halved.
    #expect(path(trace).y == [200, 300, 350])
  }

  @Test("How We Swipe: spaces between, a browser's phases, CSS pixels")
  func howWeSwipe() throws {
    let text = """
      sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err
      s 1576480557856 360 205 touchstart 140 100 1.33 1.33 0 force 0
      s 1576480557864 360 205 touchmove 140 90 1.33 1.33 0 force 0
      s 1576480557879 360 205 touchend 140 80 1.33 1.33 0 force 0

      """
    let trace = try #require(try file(text, "how-we-swipe", path: "a/g1.log").traces.first)
    #expect(
      path(trace).y == [100, 90, 80] && path(trace).times == [0, 8, 23, 23] && trace.header.subject == "g1")
    #expect(try file(text) { $0.layout.timeUnit = .milliseconds }.traces.first?.events == trace.events)
  }

  // MARK: Options

  @Test("columns by name and number; another column of the same name is no longer taken for it")
  func columns() throws {
    let text = """
      when;x;y;finger_x;finger_y;kind
      0,5;9;9;1;10;press
      8,5;9;9;1;20,5;drag
      16,5;9;9;1;30;release

      """
    let trace = try #require(
      try file(text) {
        $0.layout.columns = try TableLayout.columns("time=when,x=3,y=finger_y,phase=kind")
        $0.layout.timeUnit = .milliseconds
        $0.layout.phaseWords = try TableLayout.phaseWords("press=down,drag=move,release=up")
      }.traces.first)
    #expect(path(trace).y == [10, 20.5, 30] && path(trace).times == [0, 8, 16, 16])
  }

  @Test("a value that means none is none: a lift without a position; in another row it is missing")
  func missing() throws {
    let text = "time_ms,x,y,phase\n0,1,10,down\n8,1,20,move\n16,-420,-420.0,up\n"
    let trace = try #require(try file(text) { $0.layout.missing = ["-420"] }.traces.first)
    #expect(path(trace).y == [10, 20])
  }

  @Test(
    "a contact joins the rows of one touch across pauses, and touches that stand one behind the other are sorted by time"
  )
  func contacts() throws {
    let text = """
      t_s,x,y,swipe
      10,1,10,b
      13,1,20,b
      5,1,30,a
      5.5,1,40,a

      """
    let trace = try #require(
      try file(text) { $0.layout.columns = try TableLayout.columns("contact=swipe") }.traces.first)
    #expect(path(trace).y == [30, 40, 10, 20] && path(trace).times == [0, 500, 500, 5000, 8000, 8000])
  }

  @Test("a touch whose own times go back is left out with its line, if others do not")
  func backwards() throws {
    let text = "t_s,x,y,id\n1,1,10,a\n2,1,20,a\n3,1,30,b\n2.5,1,40,b\n4,1,50,c\n5,1,60,c\n"
    let trace = try #require(
      try file(text) { $0.layout.columns = try TableLayout.columns("contact=id") }.traces.first)
    #expect(path(trace).y == [10, 20, 50, 60])
    #expect(
      trace.end?.reasons?.contains("1 touch whose times go back left out, first at line 5 of f.csv") == true)
  }

  @Test("points of JSON by a path, with keys around them and in lists")
  func jsonPath() throws {
    let text = """
      {"user":{"id":"u"},"strokes":{"done":[{"points":[{"t":2,"p":[1,40]},{"t":3,"p":[1,30]}]}],
       "open":[{"points":[{"t":1,"p":[1,20]},{"t":1.5,"p":[1,10]}]}]}}
      """
    let trace = try #require(
      try file(text, path: "f.json") {
        $0.layout.path = JSONPath("strokes.*[].points[]")
        $0.layout.columns = try TableLayout.columns("time=t,x=p.0,y=p.1,subject=user.id")
        $0.layout.timeUnit = .seconds
      }.traces.first)
    #expect(path(trace).y == [20, 10, 40, 30] && trace.header.subject == "u")
    #expect(path(trace).times == [0, 500, 500, 1000, 2000, 2000])
  }

  @Test("lists of one length in an object are columns")
  func jsonColumns() throws {
    let trace = try #require(
      try file(#"[{"t":[0,10,20],"px":[1,1,1],"py":[5,6,7]}]"#, path: "f.json") {
        $0.layout.columns = try TableLayout.columns("time=t,x=px,y=py")
        $0.layout.timeUnit = .milliseconds
      }.traces.first)
    #expect(path(trace).y == [5, 6, 7] && path(trace).times == [0, 10, 20, 20])
  }

  @Test("an action or event column that holds phases only, or Android's numbers, is that of phases")
  func actions() throws {
    for words in [["0", "2", "1"], ["ACTION_DOWN", "ACTION_MOVE", "ACTION_UP"]] {
      let text = zip(words, [10, 20, 30]).enumerated().map { "\($0 * 8),1,\($1.1),\($1.0)" }.joined(
        separator: "\n")
      let trace = try #require(try file("eventTime,x,y,action\n\(text)\n").traces.first)
      #expect(path(trace).times == [0, 8, 16, 16], "\(words)")
      #expect(trace.end?.reasons?.contains { $0.contains("no phases") } != true)
    }
  }

  @Test("a line of a console with an object is no table by spaces, and prose around a table is passed over")
  func noTable() throws {
    let line = #"app.js:42 {"type": "pointerdown", "timeStamp": 0, "clientX": 100, "clientY": 100}"#
    #expect(!RecordTable.recognisesCSV(Array("\(line)\n\(line)\n".utf8)))
    let text = "Here is what I recorded:\n\ntime_ms,x_pt,y_pt\n0,1,10\n8,1,20\n\nThanks\n"
    #expect(path(try #require(try file(text).traces.first)).y == [10, 20])
  }

  // MARK: Rejections

  @Test(
    "a table whose columns are unknown says which it has, which are needed, and the option that maps them")
  func unknownColumns() {
    #expect(
      message("stamp,user,h pos,v pos,kind\n0,a,1,2,3\n8,a,1,3,3\n")
        == "f.csv: its columns are 0 stamp, 1 user, 2 h pos, 3 v pos, 4 kind; needed are time, x and y (or time and dx or dy), and optionally contact, phase, subject, session, gesture, intent; map them with --columns time=…,x=…,y=…,subject=user"
    )
    #expect(
      message("timestamp,touchX,touchY,phase\n0,1,2,down\n16000,1,3,up\n")
        == "f.csv: its columns are 0 timestamp, 1 touchX, 2 touchY, 3 phase; needed are time, x and y (or time and dx or dy), and optionally contact, phase, subject, session, gesture, intent; map them with --columns time=timestamp,x=touchX,y=touchY,phase=phase --time-unit us"
    )
  }

  @Test("a table without names says so, and how to give numbers")
  func noNames() {
    #expect(
      message("1,7,1303,5\n1,7,1304,6\n")
        == "f.csv: its first line does not name columns (1, 7, 1303, 5); needed are time, x and y; if that line holds values, give --no-header and the numbers of the columns, from 0, for example --columns time=0,x=1,y=2 --time-unit ms"
    )
  }

  @Test("a time without a unit says which is likely, by how far apart rows are")
  func noUnit() {
    #expect(
      message("time,x,y\n0,1,2\n8300000,1,3\n")
        == "f.csv: column 'time' does not state a unit; give it with --time-unit ns (rows are then 8.3 ms apart), or another of s, ms, us, ns"
    )
  }

  @Test("a column, a key or a path that is not there is named with those that are")
  func notThere() throws {
    let text = "time_ms,x,y\n0,1,2\n"
    #expect(
      message(text) { $0.layout.columns = try TableLayout.columns("x=7") }
        == "f.csv: no column '7' for x; its columns are 0 time_ms, 1 x, 2 y")
    let json = #"{"a":[{"t":0,"x":1,"y":2}]}"#
    #expect(
      message(json) {
        $0.layout.path = JSONPath("a[]")
        $0.layout.columns = try TableLayout.columns("time=t,x=x,y=yy")
      }
        == "f.csv: no key 'yy' for y below 'a[]' or around it; its columns are 0 t, 1 x, 2 y".replacing(
          "columns", with: "keys"))
    #expect(
      message(json) {
        $0.layout.path = JSONPath("b[]")
        $0.layout.columns = try TableLayout.columns("time=t,x=x,y=y")
      }.hasPrefix("f.csv: the path 'b[]' does not exist here"))
    #expect(
      message(#"{"a":{"b":[{"t":0,"x":1}]}}"#)
        == "f.csv: this JSON contains neither touches nor scrolls; the points may be below: --json-path 'a.b[]' --columns time=…,x=…,y=…"
    )
  }

  @Test("an error lists the first of many columns; above 16,384, or 1 MiB in a line, they are refused")
  func manyColumns() {
    func words(_ count: Int) -> String {
      let names = (0..<count).map { "c\($0)" }.joined(separator: ",")
      let row = Array(repeating: "1", count: count).joined(separator: ",")
      return message("\(names)\n\(row)\n\(row)\n") {
        $0.layout.columns = try TableLayout.columns("time=c0,x=no,y=c2")
      }
    }
    let few = words(16_384)
    #expect(few.hasPrefix("f.csv: no column 'no' for x; its columns are 0 c0, 1 c1,"))
    #expect(few.hasSuffix("23 c23, and 16360 more"))
    #expect(words(16_385).hasPrefix("f.csv:1: 16385 columns, and at most 16384 are read"))
    // The names of a million columns: 10 of "c0,", 90 of "c10,", and so on, without the last comma.
    let bytes = 10 * 3 + 90 * 4 + 900 * 5 + 9_000 * 6 + 90_000 * 7 + 900_000 * 8 - 1
    #expect(words(1_000_000).hasPrefix("f.csv:1: \(bytes) bytes in one line"))
  }

  @Test("options that are of another kind of table are errors")
  func unused() {
    #expect(
      message("time_ms,x,y\n0,1,2\n") { $0.stated = [.jsonPath] }
        == "f.csv: --json-path does not apply here, as the table is not JSON; remove it")
    #expect(
      message(#"[{"time_ms":0,"x":1,"y":2}]"#) { $0.stated = [.noHeader] }
        == "f.csv: --no-header does not apply here, as JSON does not have a line of names; remove it")
    #expect(
      message("time_ms,x,y\n0,1,2\n") { $0.layout.phaseWords = ["0": .down] }
        == "f.csv:1: --phase-words: the column of phases is missing; name it with --columns phase=…, or remove the words"
    )
  }
}
