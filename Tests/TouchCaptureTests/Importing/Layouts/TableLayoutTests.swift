import GestureTraces
import TextFormats
import Testing

@testable import TouchCapture

@Suite("Layouts of tables")
struct TableLayoutTests {
  @Test("columns are given by number from 0, by name, by parts of names and by the path, each role once")
  func columns() throws {
    let columns = try TableLayout.columns("time=3,x=x_pos,y=y0+dy,subject=ActivityID[:6],session=@folder2")
    #expect(columns[.time]?.choices.first?.way == .column(.number(3)))
    #expect(columns[.x]?.choices.first?.way == .column(.name("x_pos")))
    #expect(columns[.y]?.choices.first?.way == .sum(.name("y0"), .name("dy")))
    let subject = try #require(columns[.subject]?.choices.first)
    #expect(subject.way == .column(.name("ActivityID")) && subject.characters == 6)
    #expect(columns[.session]?.choices.first?.way == .folder(2))
    #expect(
      ColumnSource("time[ms]")?.way == .column(.name("time[ms]")), "a unit in brackets is part of the name")
  }

  @Test("what is no pair, no role, no column, or stands twice is named with what to give")
  func faults() {
    let faults: [(String, String)] = [
      (
        "time",
        "'time' is not ROLE=COLUMN; write it as time=3,x=x_pos, with the roles time, x, y, dx, dy, contact, phase, subject, session, gesture, intent"
      ),
      (
        "when=3",
        "'when' is not a role of a column; the roles are time, x, y, dx, dy, contact, phase, subject, session, gesture, intent"
      ), ("x=", "'x=' does not name a column; give a name, a number from 0, @file or @folder"),
      ("x=@home", "'x=@home' does not name a column; give a name, a number from 0, @file or @folder"),
      ("x=1,x=2", "x is given twice; give each role once"),
    ]
    for (text, words) in faults {
      #expect(throws: ValueFault(words)) { try TableLayout.columns(text) }
    }
    #expect(
      throws: ValueFault(
        "'0=press' is not WORD=PHASE; write it as 0=down,1=up,2=move, with one of down, move, up, cancel, skip"
      )
    ) {
      try TableLayout.phaseWords("0=press")
    }
    #expect(throws: ValueFault("'0' is given twice; give each word once")) {
      try TableLayout.phaseWords("0=down,0=up")
    }
  }

  @Test("a layout in JSON has the keys of the options, lists of columns, and null for what a table may lack")
  func json() throws {
    let text = """
      {"about": "a", "files": ["t/*.csv"], "header": false, "columns": {"time": 3, "x": ["px", 6], "subject": ["u", null]},
       "time-unit": "us", "phase-words": {"0": "down"}, "missing": [-420, "NA"], "json-path": "a.*[]", "unit": "px",
       "density": {"S6": 640}, "surface": "768x1024", "flip-y": true}
      """
    let layout = try TableLayout(json: Array(text.utf8), name: "mine.json")
    #expect(layout.columns[.x]?.choices.map(\.text) == ["px", "6"])
    #expect(layout.columns[.subject]?.isOptional == true && layout.columns[.time]?.isOptional == false)
    #expect((layout.hasHeader, layout.timeUnit, layout.missing) == (false, .microseconds, ["-420", "NA"]))
    #expect(layout.path?.steps == [.member("a"), .eachMember, .eachElement])
    #expect(layout.density(of: "x/1_S6.csv") == 640 && layout.density(of: "S6/1.csv") == nil && layout.flipsY)
    #expect(layout.covers("a/t/1.csv") && !layout.covers("a/1.csv") && !layout.covers("1.csv"))
    let asked = try TableLayout.columns("x=9")
    var options = TableLayout()
    (options.columns, options.timeUnit) = (asked, .seconds)
    let both = layout.with(options)
    #expect(both.columns[.x] == asked[.x] && both.columns[.time] == layout.columns[.time])
    #expect(both.timeUnit == .seconds && both.hasHeader == false)
  }

  @Test("a key of a layout that is unknown or has another value is named")
  func jsonFaults() {
    let faults: [(String, String)] = [
      ("[1]", #"a layout is an object with "columns""#),
      (
        #"{"colums": {}}"#,
        #""colums" is not a key of a layout; the keys are about, described, asks, files, columns, header, time-unit, phase-words, missing, json-path, unit, density, surface, flip-y"#
      ),
      (#"{"columns": 3}"#, #""columns" is the number 3; give an object, such as {"time": 3, "x": "x_pos"}"#),
      (
        #"{"columns": {"when": 3}}"#,
        #""when" in "columns" is not a role; the roles are time, x, y, dx, dy, contact, phase, subject, session, gesture, intent"#
      ), (#"{"columns": {"x": [null]}}"#, #""columns": "x" does not name a column; give one, or remove it"#),
      (
        #"{"columns": {"x": {}}}"#,
        #""columns": "x" is an object; give a name, a number from 0, or a list of them"#
      ), (#"{"time-unit": "min"}"#, #""time-unit" is "min"; give one of s, ms, us, ns"#),
      (
        #"{"phase-words": {"0": "press"}}"#,
        #""phase-words": "0" must mean one of down, move, up, cancel, skip"#
      ),
      (
        #"{"density": 1}"#,
        #""density" is the number 1; give a density of 40 to 2000, or an object of them by words in the names of files"#
      ), (#"{"json-path": "a["}"#, #""json-path" is "a["; give a path, such as "strokes[].points[]""#),
    ]
    for (text, words) in faults {
      #expect(throws: ValueFault(words)) { try TableLayout(json: Array(text.utf8), name: "f") }
    }
  }

  @Test("every layout of the list is read, has a name, says what it is and where it is described")
  func list() throws {
    for (name, text) in TableLayouts.texts {
      let layout = try TableLayout(json: Array(text.utf8), name: name)
      #expect(TableLayouts.named(name) == layout && layout.about != nil && layout.described != nil, "\(name)")
    }
    #expect(TableLayouts.texts.map(\.name) == TableLayouts.texts.map(\.name).sorted())
  }
}
