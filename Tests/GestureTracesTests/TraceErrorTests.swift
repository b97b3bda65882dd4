import GestureTraces
import Testing

/// Whole messages: one trace with one fault each, and the line it gives.
@Suite("Trace errors")
struct TraceErrorTests {
  static let header =
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"},"source":{"origin":"recorded"}}"#
  static let down = #"{"type":"down","t":0,"slot":0,"x":1,"y":2}"#

  static func message(_ lines: [String]) -> String {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    do throws(TraceError) {
      _ = try TraceReader.trace(of: bytes, path: "a.trace")
      return "read"
    } catch { return error.description }
  }

  @Test("what concerns a file as a whole is said with its path, a recording with how it is imported")
  func whole() {
    func said(_ problem: TraceProblem, line: Int? = nil, path: String = "a.trace") -> String {
      TraceError(path: path, line: line, problem: problem).description
    }
    #expect(said(.empty) == "a.trace: the file is empty; record or import a trace first")
    #expect(
      said(.headerCutOff) == "a.trace: cut off within its header, so it cannot be used; record it again")
    #expect(said(.lineTooLong, line: 3) == "a.trace:3: line longer than 64 KiB; this is not a trace")
    #expect(said(.tooManyEvents, line: 9) == "a.trace:9: more than 2000000 events; split the recording")
    #expect(said(.textTooLong) == "a.trace: larger than 256 MiB; split the recording")
    #expect(said(.afterEnd, line: 7) == "a.trace:7: a line after the end line; a file holds one trace")
    let recording = TraceProblem.recording("an HTML page")
    #expect(said(recording, path: "a b.html") == "a b.html: import it first: overscroll import 'a b.html'")
    #expect(said(recording, path: "a.html") == "a.html: import it first: overscroll import a.html")
    #expect(said(recording, path: "stdin") == "stdin: import it first: overscroll import -")
    #expect(
      said(recording) == "a.trace: not a trace (an HTML page); if another program recorded it, "
        + "import it first (overscroll import)")
  }

  @Test(
    "a fault in the header is said in a line",
    arguments: [
      (
        #"{"version":1}"#,
        #"not a trace ('format' is not "overscroll-trace"); its first line must be an object with "format":"overscroll-trace""#
      ),
      (#"{"format":"overscroll-trace"}"#, "'version' is missing; the header needs it"),
      (
        #"{"format":"overscroll-trace","version":7}"#,
        "version 7, but this program reads version 1; use a newer overscroll"
      ),
      (#"{"format":"overscroll-trace","version":"1"}"#, #"version is "1"; it must be 1"#),
      (#"{"format":"overscroll-trace","version":0}"#, "version is 0; it must be 1"),
      (#"{"format":"overscroll-trace","version":1}"#, "'device' is missing; the header needs it"),
      (
        #"{"format":"overscroll-trace","version":1,"device":{},"source":{"origin":"recorded"}}"#,
        "'device.kind' is missing; the header needs it"
      ),
      (
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"pen"},"source":{"origin":"recorded"}}"#,
        #"device.kind is "pen"; it must be one of touchpad, touchscreen, wheel, unknown"#
      ),
      (
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"wheel"},"source":{}}"#,
        "'source.origin' is missing; the header needs it"
      ),
      (
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"wheel","size_mm":[0,1]},"source":{"origin":"recorded"}}"#,
        "device.size_mm is [0,1]; it must be null or [width,height] in millimetres, each from 0.001 to 1000000"
      ),
      (
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"wheel"},"source":{"origin":"recorded"},"intent":"push"}"#,
        #"intent is "push"; it must be one of pull, pull-cancel, scroll, fling, dither, horizontal, diagonal, tap, pinch, free"#
      ),
      (
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"wheel"},"source":{"origin":"recorded"},"scenario":{"start_offset":-1}}"#,
        "scenario.start_offset is -1; it must be a number of points from 0 to 1000000"
      ),
      (
        "\u{FEFF}" + header,
        #"not a trace (a byte order mark is before it, which JSON does not allow); its first line must be an object with "format":"overscroll-trace""#
      ),
      (
        "",
        #"not a trace (the line is empty); its first line must be an object with "format":"overscroll-trace""#
      ),
    ])
  func headers(_ line: String, _ expected: String) {
    #expect(Self.message([line]) == "a.trace:1: \(expected)")
  }

  @Test(
    "a fault in an event is said in a line",
    arguments: [
      (#"{"t":1}"#, "'type' is missing; an event needs it"),
      (#"{"type":1,"t":1}"#, "type is the number 1; it must be a text in double quotes"),
      ("[]", "not a JSON object; every line of a trace must be one"),
      (#"{"type":"stop"}"#, "'t' is missing; a stop event needs it"),
      (
        #"{"type":"stop","t":-1}"#,
        "t is -1; it must be a whole number of microseconds from 0 to 86400000000 (24 h)"
      ),
      (
        #"{"type":"stop","t":0.5}"#,
        "t is 0.5; it must be a whole number of microseconds from 0 to 86400000000 (24 h)"
      ),
      (
        #"{"type":"stop","t":86400000001}"#,
        "t is 86400000001; it must be a whole number of microseconds from 0 to 86400000000 (24 h)"
      ),
      (#"{"type":"move","t":1,"slot":0,"x":1}"#, "'y' is missing; a move event needs it"),
      (#"{"type":"down","t":1,"x":1,"y":1}"#, "'slot' is missing; a down event needs it"),
      (#"{"type":"move","t":1,"slot":0,"x":"1","y":1}"#, #"x is "1"; it must be a number"#),
      (#"{"type":"up","t":1,"slot":-1}"#, "slot is -1; it must be a whole number from 0 to 1023"),
      (
        #"{"type":"up","t":1,"slot":0,"x":3}"#,
        "an up event has no 'x'; write a last move before it, or leave it out"
      ),
      (
        #"{"type":"cancel","t":1,"slot":0,"y":3}"#,
        "a cancel event has no 'y'; write a last move before it, or leave it out"
      ),
      (#"{"type":"scroll","t":1,"dy":1}"#, "'axis_source' is missing; a scroll event needs it"),
      (
        #"{"type":"scroll","t":1,"axis_source":"hand"}"#,
        #"axis_source is "hand"; it must be one of finger, continuous, wheel"#
      ),
      (#"{"type":"unhold","t":1,"fingers":2}"#, "'cancelled' is missing; a unhold event needs it"),
      (#"{"type":"hold","t":1,"fingers":0}"#, "fingers is 0; it must be a whole number from 1 to 100"),
      (#"{"type":"gap","t":1}"#, "'reason' is missing; a gap event needs it"),
      (
        #"{"type":"end","t":1,"events":3}"#,
        "the end line counts 3 events, but 1 lines are before it; the file was changed"
      ),
      (
        "",
        "not JSON (column 1: the text ends where a value should be); only the last line of a trace may be incomplete"
      ),
      (
        #"{"type":"stop","t":NaN}"#,
        "not JSON (column 20: a value cannot begin with 'N'); only the last line of a trace may be incomplete"
      ),
    ])
  func events(_ line: String, _ expected: String) {
    // A line follows, since a broken last one is a file that was cut off.
    #expect(Self.message([Self.header, Self.down, line, Self.down]) == "a.trace:3: \(expected)")
  }

  @Test("text from outside stays on the message's line")
  func oneLine() {
    let long = String(repeating: "x", count: 500)
    for text in [#"{"type":"\n\u001b[31m"}"#, #"{"type":"stop","\n":1,"\n":2}"#, #"{"type":"\#(long)"}"#] {
      let message = Self.message([Self.header, text, Self.down])
      #expect(message.hasPrefix("a.trace:2: "))
      #expect(!message.utf8.contains { $0 < 0x20 } && message.count < 200)
    }
  }
}
