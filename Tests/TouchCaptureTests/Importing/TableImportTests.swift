import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Tables of many gestures")
struct TableImportTests {
  private func file(
    _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedFile {
    var options = ImportOptions(tool: "test")
    change(&options)
    let bytes = Array(text.utf8)
    let format = try #require(RecordingImport.format(of: bytes))
    return try RecordingImport.traces(of: RecordingSource(bytes, shownPath: "f.csv"), format, options)
  }

  private func message(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) -> String {
    do {
      _ = try file(text, change)
      return "nothing"
    } catch { return "\(error)" }
  }

  private static let study = """
    time_ms,x,y,phase,user,session,label
    0,5,10,down,P 1,1,pull
    100,5,90,up,P 1,1,pull
    0,5,10,down,P 2,1,fling
    50,5,60,up,P 2,1,fling
    200,5,10,down,P 1,1,scroll
    300,5,20,up,P 1,1,scroll
    0,5,10,down,P 1,2,
    10,5,20,up,P 1,2,

    """

  @Test("a trace for each subject and session, whatever the order of rows, with a label for each gesture")
  func owners() throws {
    let file = try file(Self.study)
    #expect(file.names == ["p-1-1", "p-2-1", "p-1-2"])
    #expect(file.traces.map(\.header.subject) == ["P 1", "P 2", "P 1"])
    #expect(
      file.traces.map(\.header.labels) == [
        [
          LabelledSpan(from: 0, to: 100_000, intent: .pull),
          LabelledSpan(from: 200_000, to: 300_000, intent: .scroll),
        ], [LabelledSpan(from: 0, to: 50_000, intent: .fling)], nil,
      ])
    for trace in file.traces {
      #expect(try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: "t").events == trace.events)
    }
  }

  @Test("a table without a scroll or a contact says which of the two it has no row of")
  func nothing() {
    for text in ["time_ms,dy_pt\n", "time_ms,dy_pt\n0,0\n8,0\n"] {
      #expect(message(text) == "f.csv: it does not contain a scroll; give a recording of a scroll")
    }
    #expect(
      message("time_ms,x,y\n") == "f.csv: it does not contain a touch; give a recording of a drag")
  }

  @Test("times of day tell times, whatever their column is called; a word that is neither is shown")
  func timesOfDay() throws {
    let file = try file("time;x;y\n10:11:12,000;1;2\n10:11:12,008;1;3\n")
    #expect(file.traces[0].events.map(\.timeMicroseconds) == [0, 8000, 8000])
    #expect(
      message("time,x,y\n6 May,1,2\n7 May,1,3\n")
        == "f.csv:2: the time '6 May' is neither a number nor a time of day; write it as 1234.5, 12:00:00.123 or 2026-11-29 12:00:00.123"
    )
  }

  @Test(
    "two fingers are told apart by touchId, as games call it",
    arguments: ["touchId", "fingerId", "finger_id"])
  func contactNames(_ name: String) throws {
    let file = try file("time_ms,\(name),x,y\n0,1,10,20\n3,2,200,300\n8,1,10,30\n11,2,200,310\n")
    let downs = file.traces[0].events.filter { if case .down = $0.kind { true } else { false } }
    #expect(downs.map(\.kind) == [.down(slot: 0, x: 10, y: 20), .down(slot: 1, x: 200, y: 300)])
  }

  @Test("a mouse's events are refused; the way since a pan began is no scroll")
  func noFinger() {
    #expect(
      message(
        #"[{"type":"pointerdown","pointerType":"mouse","clientX":1,"clientY":2,"timeStamp":0},{"type":"pointermove","pointerType":"mouse","clientX":1,"clientY":3,"timeStamp":8}]"#
      ).hasSuffix("its events are from a mouse, not from a finger; give a log of a drag"))
    #expect(
      message(
        #"[{"type":"panstart","deltaY":0,"timeStamp":0},{"type":"panmove","deltaY":4,"timeStamp":8}]"#
      ).contains("'panstart' has the travel since the gesture began, not since the row before"))
  }

  @Test("a table of where content was says what reads it")
  func offsets() {
    #expect(
      message("time_ms,contentOffset,inset\n0,-1,0\n8,-2,0\n").hasSuffix(
        "they are content offsets, not finger positions; read it with overscroll fit, or overscroll observe --no-trace"
      ))
  }

  @Test(
    "a person's word that every row says itself changes nothing, and is an error; for an empty cell it counts"
  )
  func wordsThatChangeNothing() throws {
    let full = Self.study.replacing("P 1,2,\n", with: "P 1,2,tap\n")
    let cases: [(ImportOption, String)] = [
      (.subject, "a column contains the subject in every row"),
      (.intent, "a column contains the intent in every row"),
      (.label, "none of its words is in the column of intents"),
    ]
    for (option, why) in cases {
      #expect(
        message(full) {
          $0.stated = [option]
          ($0.labels.subject, $0.labels.intent, $0.columns.intents) = ("bob", .scroll, ["refresh": .pull])
        } == "f.csv: --\(option.rawValue) does not apply here, as \(why); remove it")
    }
    let partly = Self.study.replacing("0,5,10,down,P 1,2,", with: "0,5,10,down,,2,").replacing(
      "10,5,20,up,P 1,2,", with: "10,5,20,up,,2,")
    let file = try file(partly) {
      $0.stated = [.subject, .intent, .label]
      ($0.labels.subject, $0.labels.intent, $0.columns.intents) = ("bob", .scroll, ["fling": .tap])
    }
    #expect(file.traces.map(\.header.subject) == ["P 1", "P 2", "bob"])
    #expect(file.traces.last?.header.intent == .scroll && file.traces[1].header.labels?.first?.intent == .tap)
  }

  @Test("columns may be called otherwise, and so may intents")
  func names() throws {
    let text = Self.study.replacing("user,session,label", with: "who,day,meant").replacing(
      "pull", with: "refresh")
    let file = try file(text) { options in
      (options.columns.subject, options.columns.session, options.columns.label) = ("Who", "day", "meant")
      options.columns.intents = ["refresh": .pull]
    }
    #expect(file.traces.count == 3 && file.traces[0].header.labels?.first?.intent == .pull)
    #expect(try self.file("time_ms,x,y,meant\n0,1,1,pull\n").traces.map(\.header.labels) == [nil])
    #expect(
      message(Self.study) { $0.columns.label = "meant" }
        == "f.csv: no column 'meant'; its columns are time_ms, x, y, phase, user, session, label")
  }

  @Test("an intent that is none names row, column and the intents")
  func unknownIntent() {
    #expect(
      message(Self.study.replacing("fling", with: "tug"))
        == "f.csv:4: column 'label': 'tug' is not an intent (pull, pull-cancel, scroll, fling, dither, horizontal, diagonal,"
        + " tap, pinch, free); give its intent with --label 'tug=INTENT'")
  }

  @Test("times that go back are an error within one subject and session only")
  func backwards() {
    #expect(
      message(Self.study.replacing("300,5,20", with: "150,5,20"))
        == "f.csv:7: time goes back by 50000 µs within subject P 1, session 1; if another recording begins here,"
        + " use one file per recording, or number them in a column session")
  }

  @Test("two intents in one gesture are an error at the row where they change")
  func changed() {
    #expect(
      message(Self.study.replacing("100,5,90,up,P 1,1,pull", with: "100,5,90,up,P 1,1,tap")).hasPrefix(
        "f.csv:3: the intent is tap, and pull"))
  }

  @Test("without phases a gesture ends where another intent or gesture begins")
  func boundaries() throws {
    let rows = "0,5,10,pull,1\n10,5,90,pull,1\n500,5,10,pull,2\n510,5,90,pull,2\n900,5,1,tap,2\n"
    let file = try file("time_ms,x,y,label,gesture\n" + rows)
    let events = file.traces[0].events
    #expect(events.count { if case .down = $0.kind { true } else { false } } == 3)
    #expect(
      file.traces[0].header.labels == [
        LabelledSpan(from: 0, to: 10_000, intent: .pull),
        LabelledSpan(from: 500_000, to: 510_000, intent: .pull),
        LabelledSpan(from: 900_000, to: 900_000, intent: .tap),
      ])
  }

  @Test("scrolls have labels too: another intent ends one")
  func scrolls() throws {
    let file = try file(
      "time_ms,dy_pt,subject,intent\n0,1,a,pull\n10,2,a,pull\n20,3,a,fling\n0,4,b,\n5,5,b,\n")
    #expect(file.names == ["a", "b"])
    #expect(
      file.traces[0].header.labels == [
        LabelledSpan(from: 0, to: 10_000, intent: .pull),
        LabelledSpan(from: 20_000, to: 20_000, intent: .fling),
      ])
    #expect(file.traces[1].header.labels == nil)
  }

  @Test(
    "split, each gesture is a trace from zero with its intent, and keeps what the import said of the whole")
  func split() throws {
    let file = try file(Self.study) { options in
      (options.splitsGestures, options.labels.intent) = (true, .free)
    }
    #expect(file.names == ["p-1-1-001", "p-1-1-002", "p-2-1-001", "p-1-2-001"])
    #expect(file.traces.map(\.header.intent) == [.pull, .scroll, .fling, .free])
    #expect(file.traces.allSatisfy { $0.header.labels == nil && $0.events.first?.timeMicroseconds == 0 })
    let scrolls = try self.file("time_ms,dy_pt\n0,1\n10,2\n900,3\n") { $0.splitsGestures = true }
    #expect(scrolls.names == ["001", "002"] && scrolls.traces.map { $0.events.count } == [3, 2])
    #expect(scrolls.traces.allSatisfy { $0.end?.reasons?.contains { $0.contains("--scroll-pause") } == true })
  }

  @Test("names of files are safe and differ")
  func safeNames() {
    var names = UniqueNames()
    let words = [["../Étude", "a/b"], [".x", nil], ["P 1"], ["p/1"], [nil, nil]]
    #expect(words.map { names.name($0) } == ["tude-a-b", "x", "p-1", "p-1-2", "unnamed"])
  }

  @Test(
    "two columns that say the same are an error with both and what to do",
    arguments: [
      (
        "time_ms,x,y,X",
        "columns 2 and 4 have the same name, 'x' and 'X'; remove one or rename it"
      ),
      ("time_ms,x,y,label,label", "columns 4 and 5 have the same name, 'label'; remove one or rename it"),
      (
        "time_ms,x,y,user,subject",
        "columns 'user' and 'subject' both contain the subject; choose one with --subject-column user"
      ),
      (
        "time_ms,x,y,Label,intent",
        "columns 'Label' and 'intent' both contain the intent; choose one with --label-column Label"
      ),
      (
        "time_ms,x,y,trial,take",
        "columns 'trial' and 'take' both contain the gesture; remove one or rename it"
      ),
    ])
  func twice(_ names: String, _ expected: String) {
    let cells = names.split(separator: ",").count
    let rows = "\n0,1,1" + String(repeating: ",", count: cells - 3) + "\n"
    #expect(message("# by hand\n" + names + rows) == "f.csv:2: " + expected)
  }

  @Test("a column that is named by an option counts, whatever else is there; empty names may stand twice")
  func chosen() throws {
    let text = "time_ms,x,y,user,subject,,\n0,1,1,a,b,,\n"
    #expect(try file(text) { $0.columns.subject = "subject" }.traces.map(\.header.subject) == ["b"])
  }

  @Test("in JSON too, where no line can be named")
  func twiceInJSON() {
    let text = #"[{"time_ms":0,"x":1,"y":1,"user":"a"},{"time_ms":9,"x":1,"y":2,"subject":"b"}]"#
    #expect(
      message(text)
        == "f.csv: columns 'user' and 'subject' both contain the subject; choose one with --subject-column user"
    )
  }

  @Test("without phases a label that changes while a finger is down cuts the drag, and the grade says so")
  func cuts() throws {
    let row = "no phases; the last row of a contact counts as its lift, also before another label or"
    let pause = " a pause of 1000 ms (--contact-pause)"
    let cut =
      "the label changes 2 times while a gesture goes on, first in row 3, and cuts it there; give each gesture one label"
    let drag = try file("time_ms,x_pt,y_pt,label\n0,5,10,pull\n40,5,20,tap\n60,5,30,pull\n")
    #expect(drag.traces[0].end?.grade == "C")
    #expect(drag.traces[0].end?.reasons == [row + pause, cut])
    // 41 ms without a report is longer than any finger that is down leaves.
    let apart = try file("time_ms,x_pt,y_pt,label\n0,5,10,pull\n41,5,20,tap\n")
    #expect(apart.traces[0].end?.reasons == [row + pause])
    // Without labels none can change.
    #expect(
      try file("time_ms,x_pt,y_pt\n0,5,10\n").traces[0].end?.reasons
        == [row.replacing(" another label or", with: "") + pause])
  }

  @Test("a label that changes within a scroll is told too, with its time")
  func cutScrolls() throws {
    let file = try file("time_ms,dy_pt,source,label\n500,1,finger,pull\n510,2,finger,fling\n")
    #expect(
      file.traces[0].end?.reasons?.contains(
        "the label changes 1 time while a gesture goes on, first at 10 ms, and cuts it there; give each gesture one label"
      ) == true)
  }

  @Test("a line of names may stand behind sentences; a sentence that names columns is none")
  func namesBehindText() {
    let format = { (text: String) in RecordingImport.format(of: Array(text.utf8)) }
    #expect(format("My drag:\n\ntime_ms,x,y\n0,1,2\n8,1,9\n") == .csv)
    #expect(
      format(
        "# Logs\n\nLogs of wheels (deltaX, deltaY, timeStamp, userAgent) of pads.\n\nData only, no code.\n")
        == nil)
  }
}
