import Testing

@testable import GestureTraces

@Suite("Hash of a trace's contents")
struct TraceContentHashTests {
  private static let lines = [
    #"{"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchpad","size_mm":[104.5,63.2]},"source":{"origin":"recorded","tool":"overscroll 0.1.0"},"started":"2026-11-21T05:00:00Z","settings":{"scroll_units_per_mm":10.5},"intent":"pull","subject":"s01","note":"first","scenario":{"start_offset":0,"viewport":800}}"#,
    #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":30,"y":20}"#,
    #"{"type":"move","t":10000,"at":10400,"layer":"evdev","slot":0,"x":30,"y":21.5}"#,
    #"{"type":"scroll","t":20000,"axis_source":"finger","dy":4.25}"#,
    #"{"type":"stop","t":30000}"#,
    #"{"type":"up","t":30000,"layer":"evdev","slot":0}"#,
    #"{"type":"end","t":40000,"events":5,"grade":"A","reasons":[]}"#,
  ]

  private func hash(_ lines: [String], lineEnd: String = "\n") throws -> UInt64 {
    try TraceReader.trace(of: Array(lines.map { $0 + lineEnd }.joined().utf8), path: "a").hashOfContents
  }

  /// The lines with one thing written otherwise.
  private func changed(_ old: String, _ new: String) throws -> [String] {
    let changed = Self.lines.map { $0.replacing(old, with: new) }
    try #require(changed != Self.lines, "\(old) stands in no line")
    return changed
  }

  @Test("line ends do not count")
  func lineEnds() throws {
    #expect(try hash(Self.lines, lineEnd: "\r\n") == hash(Self.lines))
  }

  @Test(
    "what no replay and no report reads does not count",
    arguments: [
      ("first", "second"), (#","note":"first""#, ""), ("05:00", "06:00"), ("0.1.0", "0.2.0"),
      (#""version":1"#, #""version":1,"mood":"good""#), (#""reasons":[]"#, #""reasons":["tired"]"#),
      (#""t":30000}"#, #""t":30000,"why":"lift"}"#), (#""x":30,"#, #""x":30.0,"#), (#":"#, #": "#),
      (#""intent":"pull","subject":"s01""#, #""subject":"s01","intent":"pull""#),
    ])
  func unread(old: String, new: String) throws {
    #expect(try hash(changed(old, new)) == hash(Self.lines))
  }

  @Test(
    "whatever a replay or a report reads counts",
    arguments: [
      (#""name":"Pad""#, #""name":"Pod""#), (#""kind":"touchpad""#, #""kind":"touchscreen""#),
      ("104.5", "104.6"), (#""size_mm":[104.5,63.2]"#, #""size_mm":null"#),
      (#""source""#, #""units":"points","source""#),
      (#""origin":"recorded""#, #""origin":"imported""#),
      (#""origin":"recorded""#, #""origin":"recorded","remade_by":"overscroll shrink""#),
      ("10.5}", "10.25}"), (#""pull""#, #""scroll""#), ("s01", "s02"),
      (#""subject""#, #""labels":[{"from":0,"to":30000,"intent":"pull"}],"subject""#),
      (#""start_offset":0"#, #""start_offset":1"#),
      (#""viewport":800"#, #""content":800"#), (#""t":10000"#, #""t":10001"#), ("10400", "10401"),
      (#""at":10400,"#, ""), (#""y":21.5"#, #""y":21.25"#), (#""dy":4.25"#, #""dx":4.25"#),
      ("finger", "wheel"),
      (#"{"type":"up""#, #"{"type":"cancel""#),
      (#""layer":"evdev","slot":0}"#, #""layer":"evdev","slot":1}"#),
      (#""t":40000"#, #""t":40001"#), (#""grade":"A""#, #""grade":"F""#),
    ])
  func read(old: String, new: String) throws {
    #expect(try hash(changed(old, new)) != hash(Self.lines))
  }

  @Test("a trace that is cut off, and one with an event more, hold something else")
  func length() throws {
    let whole = try hash(Self.lines)
    #expect(try hash(Array(Self.lines.dropLast())) != whole)
    #expect(try hash(Array(Self.lines.dropLast(2))) != hash(Array(Self.lines.dropLast())))
  }

  @Test("many events are hashed as few are: none is left out where the words are cut")
  func long() throws {
    let moves = (1...3000).map {
      #"{"type":"move","t":\#($0),"layer":"evdev","slot":0,"x":30,"y":\#($0)}"#
    }
    let lines = [Self.lines[0], Self.lines[1]] + moves
    let whole = try hash(lines)
    for index in [2, 800, 818, 819, 820, 821, 2999] {
      var other = lines
      other[index] = other[index].replacing(#""x":30"#, with: #""x":31"#)
      #expect(try hash(other) != whole, "event \(index)")
    }
  }

  @Test("it asks for nothing but to be asked")
  func onRequest() throws {
    let bytes = Array(Self.lines.map { $0 + "\n" }.joined().utf8)
    let trace = try TraceReader.trace(of: bytes, path: "a")
    #expect(trace.contentHash == nil)
  }
}
