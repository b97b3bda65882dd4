import TextFormats
import Testing

@testable import TouchCapture

struct PastedJSONTests {
  private static let events = (0..<20).map { #"{"time_ms":\#(8 * $0),"x":1,"y":\#(2 * $0)}"# }

  private func read(_ text: String) throws(CaptureError) -> (value: JSONValue, damage: LineDamage) {
    try PastedJSON.value(of: Array(text.utf8), file: "f.json")
  }

  @Test(
    "what stands around JSON counts for nothing",
    arguments: [
      "```json\n[%]\n```", "Here it is:\n\n[%]\n\nIt jumps.", "> [\n> %\n> ]", "\u{FEFF}[%]",
      "<pre>\n[%]\n</pre>", "It jumps here:\n\t[%\n\t]",
    ])
  func around(_ frame: String) throws {
    let list = Self.events.joined(separator: ",\n")
    let parts = frame.split(separator: "%", omittingEmptySubsequences: false)
    let read = try read(parts[0] + list + parts[1])
    #expect(read.value.array?.count == 20 && read.damage.count == 0)
  }

  @Test("the value of a name in a script; a rectangle is none")
  func assignment() throws {
    let list = "const events = [" + Self.events.joined(separator: ",\n") + "];\nnew Replayer(events);\n"
    #expect(try read(list).value.array?.count == 20)
    #expect(PastedJSON.recognises(Array(list.utf8)))
    #expect(!PastedJSON.recognises(Array("frame = {{0, 0}, {320, 480}}\nmoved\nmoved\n".utf8)))
  }

  @Test("tabs are the same as spaces: before a value, around its name, and behind an object")
  func tabs() throws {
    let list = "const\tevents\t=\t[\t" + Self.events.joined(separator: ",\n") + "\t]\n"
    let lines = Self.events.map { "\t" + $0 + "\t" }.joined(separator: "\n")
    for text in [list, lines] {
      #expect(try read(text).value.array?.count == 20)
      #expect(PastedJSON.recognises(Array(text.utf8)))
    }
  }

  @Test("entities of HTML are quotes only where the text is no JSON without")
  func entities() throws {
    #expect(try read("[{&quot;x&quot;:1}]").value.array?.first?["x"]?.double == 1)
    #expect(try read(#"[{"x":"&quot;"}]"#).value.array?.first?["x"]?.string == "&quot;")
  }

  @Test("an object a line, whatever stands before each")
  func lines() throws {
    let text = Self.events.map { "app.js:42 " + $0 }.joined(separator: "\n")
    #expect(try read(text).value.array?.count == 20)
    #expect(PastedJSON.recognises(Array(text.utf8)))
  }

  @Test("a browser's objects behind the name of a script are JSON, not a table of names")
  func console() {
    let lines = (0..<5).map {
      #"app.js:42 {"type": "pointermove", "timeStamp": \#(8 * $0), "pointerId": 1, "clientX": 100, "clientY": 9}"#
    }
    #expect(RecordingImport.format(of: Array(lines.joined(separator: "\n").utf8)) == .json)
  }

  @Test("a line that is no object costs itself")
  func damagedLine() throws {
    var lines = Self.events
    lines[4] = #"{"time_ms":32,"x":1,"#
    let read = try read(lines.joined(separator: "\n"))
    #expect(read.value.array?.count == 19 && read.damage.first == 5)
  }

  @Test("a list that is cut off ends before the event that is cut, and keeps what stood before it")
  func cut() throws {
    let text = #"{"units":"pt","events":["# + Self.events.joined(separator: ",\n")
    let read = try read(String(text.dropLast(9)))
    #expect(read.value["units"]?.string == "pt" && read.value["events"]?.array?.count == 19)
    #expect(read.damage.first == 20)
  }

  @Test("an event that cannot be read costs itself, in a line with others too", arguments: [",", ",\n"])
  func damagedEvent(separator: String) throws {
    var events = Self.events
    events[4] = #"{"time_ms":NaN,"x":1,"y":8}"#
    let read = try read(#"{"events":["# + events.joined(separator: separator) + #"],"units":"pt"}"#)
    #expect(read.value["events"]?.array?.count == 19 && read.value["units"]?.string == "pt")
    #expect(read.damage.count == 1)
  }

  @Test("what is no JSON says the line; more damage than a tenth is no paste")
  func refused() {
    for (text, line) in [("[1,2,\n3 4]", 2), ("[{\"x\":1},{\"x\":NaN},{\"x\":NaN},{\"x\":3}]", 1), ("{", 1)] {
      let error = #expect(throws: CaptureError.self) { try read(text) }
      #expect("\(error!)".hasPrefix("f.json:\(line): "), "\(error!)")
    }
    let deep = String(repeating: "[", count: 10_000)
    let error = #expect(throws: CaptureError.self) { try read(deep) }
    #expect("\(error!)".contains("nested more than 64 deep"))
  }
}
