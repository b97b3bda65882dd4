import GestureTraces
import Testing

/// The rules about lines that follow one another, by the quick reader and by the full one, however the bytes come in.
@Suite("Rules between lines")
struct TraceReaderQuickLinesTests {
  private static let first = #"{"type":"down","t":500,"slot":0,"x":1,"y":2}"#
  private static let end = #"{"type":"end","t":900,"events":3}"#

  /// A trace of three events, the last at this time, and what follows.
  private static func lines(last: Int, layer: String = "", end: String = end, more: [String] = [])
    -> [String]
  {
    [
      TraceErrorTests.header, first, #"{"type":"move","t":900\#(layer),"slot":0,"x":1,"y":2}"#,
      #"{"type":"up","t":\#(last),"slot":0}"#, end,
    ] + more
  }

  /// What a reader says of these lines: each line in a piece of its own, in two pieces cut at every byte, or as a whole.
  private static func messages(_ lines: [String]) -> Set<String> {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    var all: Set<String> = [message([bytes]), message(lines.map { Array(($0 + "\n").utf8) })]
    for cut in 0...bytes.count { all.insert(message([Array(bytes[..<cut]), Array(bytes[cut...])])) }
    return all
  }

  private static func message(_ pieces: [[UInt8]]) -> String {
    var reader = TraceReader(path: "a.trace")
    do throws(TraceError) {
      for piece in pieces { try reader.read(piece) }
      let trace = try reader.finish()
      return "\(trace.events.count) events\(trace.end == nil ? ", cut off" : "")"
    } catch { return error.description }
  }

  // Only an end line with a grade and no reasons, as the program writes it, is read by the quick reader.
  @Test(
    "a line after the end line is refused, at whichever byte the pieces are cut",
    arguments: [end, #"{"type":"end","t":900,"events":3,"grade":"A","reasons":[]}"#])
  func afterEnd(end: String) {
    let message = "a.trace:6: a line after the end line; a file holds one trace"
    #expect(Self.messages(Self.lines(last: 900, end: end)) == ["3 events"])
    for more in [Self.first, #"{"type":"stop","t":900}"#, end, ""] {
      #expect(Self.messages(Self.lines(last: 900, end: end, more: [more])) == [message], "\(more)")
    }
  }

  @Test("an event may have the time of the one before it, not an earlier one, and each layer its own order")
  func order() {
    let message =
      "a.trace:4: time 899 µs is before the previous event (900 µs); events of a layer must be in time order"
    #expect(Self.messages(Self.lines(last: 900)) == ["3 events"])
    #expect(Self.messages(Self.lines(last: 899)) == [message])
    #expect(Self.messages(Self.lines(last: 500, layer: #","layer":"evdev""#)) == ["3 events"])
    #expect(
      Self.messages(Self.lines(last: 499, layer: #","layer":"evdev""#))
        == [
          "a.trace:4: time 499 µs is before the previous event (500 µs); events of a layer must be in time order"
        ])
  }

  @Test("the recording may end with its newest event, of either layer, not before it")
  func endTime() {
    for layer in ["", #","layer":"evdev""#] {
      let last = layer.isEmpty ? 900 : 600
      func said(_ time: Int) -> Set<String> {
        Self.messages(
          Self.lines(last: last, layer: layer, end: #"{"type":"end","t":\#(time),"events":3}"#))
      }
      #expect(said(900) == ["3 events"])
      #expect(
        said(899)
          == [
            "a.trace:5: the recording ends at 899 µs, before its newest event (900 µs); the end's time must not be before its events"
          ])
    }
  }

  @Test("the end line counts the lines before it, neither one more nor one less")
  func count() {
    for count in [2, 4] {
      #expect(
        Self.messages(Self.lines(last: 900, end: #"{"type":"end","t":900,"events":\#(count)}"#))
          == [
            "a.trace:5: the end line counts \(count) events, but 3 lines are before it; the file was changed"
          ])
    }
  }

  @Test("a line of 64 KiB is read, one byte more is not, however the bytes come in")
  func longest() {
    let start = #"{"type":"stop","t":0,"note":""#
    for (spare, message) in [
      (0, "1 events, cut off"), (1, "a.trace:2: line longer than 64 KiB; this is not a trace"),
    ] {
      let line =
        start + String(repeating: "x", count: 65_536 - start.utf8.count - 2 + spare) + #""}"#
      #expect(line.utf8.count == 65_536 + spare)
      let bytes = Array((TraceErrorTests.header + "\n" + line + "\n").utf8)
      #expect(Self.message([bytes]) == message)
      #expect(Self.message([Array(bytes[..<9000]), Array(bytes[9000...])]) == message)
      #expect(Self.message([Array(bytes.dropLast())]) == message)
    }
  }

  @Test("up to five unknown kinds are named, a sixth is another")
  func unknownKinds() throws {
    for (count, names) in [
      (1, #""k0""#), (5, #""k0", "k1", "k2", "k3", "k4""#), (6, #""k0", "k1", "k2", "k3", "k4" and others"#),
      (7, #""k0", "k1", "k2", "k3", "k4" and others"#),
    ] {
      let lines = (0..<count).map { #"{"type":"k\#($0)","t":1}"# }
      let text = ([TraceErrorTests.header] + lines + [#"{"type":"end","t":1,"events":\#(count)}"#]).map {
        $0 + "\n"
      }
      let trace = try TraceReader.trace(of: Array(text.joined().utf8), path: "a.trace")
      let events = count == 1 ? "1 event" : "\(count) events"
      #expect(
        trace.warnings
          == ["a.trace: skipped \(events) of unknown kinds: \(names); a newer overscroll may read them"])
    }
  }

  @Test("a trace that was cut off says after which line, and how many events are left")
  func cutOff() throws {
    func warnings(_ text: String) throws -> [String] {
      try TraceReader.trace(of: Array(text.utf8), path: "a.trace").warnings
    }
    let start = TraceErrorTests.header + "\n"
    #expect(try warnings(start) == ["a.trace: cut off after line 1; using the 0 events before"])
    #expect(
      try warnings(start + Self.first + "\n") == ["a.trace: cut off after line 2; using the 1 events before"])
    #expect(
      try warnings(start + Self.first + "\n" + #"{"type":"mo"#)
        == ["a.trace: cut off after line 2; using the 1 events before"])
  }

  @Test("positions in millimetres of a surface of unknown size are read with a whole warning")
  func units() throws {
    let header = TraceErrorTests.header.replacing(
      #""kind":"touchpad""#, with: #""kind":"touchpad","size_mm":null"#)
    let end = #"{"type":"end","t":500,"events":1}"#
    let warning =
      #"a.trace: size_mm is null and no units are stated; reading positions as millimetres, add "units":"normalised" if they are fractions"#
    for (line, warnings) in [
      (Self.first, [warning]), (#"{"type":"move","t":500,"slot":0,"x":1,"y":2}"#, [warning]),
      (#"{"type":"stop","t":500}"#, []),
    ] {
      let bytes = Array([header, line, end].map { $0 + "\n" }.joined().utf8)
      #expect(try TraceReader.trace(of: bytes, path: "a.trace").warnings == warnings)
    }
  }
}
