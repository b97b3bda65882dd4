import GestureTraces
import Testing

/// Every limit of an event's values: the last that are accepted, and the first that are refused, with the whole message.
///
/// Each line is read twice: as it is written, which the quick reader takes, and with a space, which only the full reader takes.
@Suite("Limits of an event")
struct TraceEventReadingTests {
  private static let time = "a whole number of microseconds from 0 to 86400000000 (24 h)"
  private static let slot = "a whole number from 0 to 1023"
  private static let reading = "a number from -1000000 to 1000000"
  private static let fingers = "a whole number from 1 to 100"

  /// The trace of a line after a header: the line it writes, or its error.
  private static func outcome(_ line: String) -> String {
    let bytes = Array((TraceErrorTests.header + "\n" + line + "\n").utf8)
    do throws(TraceError) {
      let written = TraceWriter.bytes(of: try TraceReader.trace(of: bytes, path: "a.trace"))
      return String(String(decoding: written, as: UTF8.self).split(separator: "\n")[1])
    } catch { return error.description }
  }

  private static func spaced(_ line: String) -> String { "{ " + line.dropFirst() }

  @Test(
    "the last accepted values are read, the first refused ones are named",
    arguments: [
      (#"{"type":"stop","t":#}"#, "t", ["0", "86400000000"], ["-1", "86400000001", "0.5", #""0""#], time),
      (
        #"{"type":"down","t":7,"at":#,"slot":0,"x":1,"y":2}"#, "at", ["0", "86400000000"],
        ["-1", "86400000001"], time
      ),
      (
        #"{"type":"down","t":7,"slot":#,"x":1,"y":2}"#, "slot", ["0", "1023"], ["-1", "1024", "0.5"], slot
      ),
      (#"{"type":"move","t":7,"slot":#,"x":1,"y":2}"#, "slot", ["0", "1023"], ["-1", "1024"], slot),
      (#"{"type":"up","t":7,"slot":#}"#, "slot", ["0", "1023"], ["-1", "1024"], slot),
      (#"{"type":"cancel","t":7,"slot":#}"#, "slot", ["0", "1023"], ["-1", "1024"], slot),
      (
        #"{"type":"down","t":7,"slot":0,"x":#,"y":2}"#, "x", ["-1000000", "1000000"],
        ["-1000000.5", "1000000.5"], reading
      ),
      (
        #"{"type":"move","t":7,"slot":0,"x":1,"y":#}"#, "y", ["-1000000", "1000000"],
        ["-1000000.5", "1000000.5"], reading
      ),
      (
        #"{"type":"scroll","t":7,"axis_source":"finger","dx":#}"#, "dx", ["-1000000", "1000000"],
        ["-1000000.5", "1000000.5"], reading
      ),
      (
        #"{"type":"scroll","t":7,"axis_source":"finger","dy":#}"#, "dy", ["-1000000", "1000000"],
        ["-1000000.5", "1000000.5"], reading
      ),
      (
        #"{"type":"scroll","t":7,"axis_source":"wheel","v120_x":#}"#, "v120_x", ["-1000000", "1000000"],
        ["-1000001", "1000001"], reading
      ),
      (
        #"{"type":"scroll","t":7,"axis_source":"wheel","v120_y":#}"#, "v120_y", ["-1000000", "1000000"],
        ["-1000001", "1000001"], reading
      ),
      (#"{"type":"hold","t":7,"fingers":#}"#, "fingers", ["1", "100"], ["0", "101", "1.5"], fingers),
      (
        #"{"type":"unhold","t":7,"fingers":#,"cancelled":true}"#, "fingers", ["1", "100"], ["0", "101"],
        fingers
      ),
      (
        #"{"type":"unhold","t":7,"fingers":2,"cancelled":#}"#, "cancelled", ["true", "false"],
        ["1", #""no""#],
        "true or false"
      ),
      (#"{"type":"gap","t":7,"reason":#}"#, "reason", [#""dropped""#], ["3"], "a text in double quotes"),
    ] as [(String, String, [String], [String], String)])
  func limits(_ line: String, _ key: String, _ accepted: [String], _ refused: [String], _ must: String) {
    for value in accepted {
      let whole = line.replacing("#", with: value)
      #expect(Self.outcome(whole) == whole)
      #expect(Self.outcome(Self.spaced(whole)) == whole)
    }
    for value in refused {
      let (whole, message) = (
        line.replacing("#", with: value), "a.trace:2: \(key) is \(value); it must be \(must)"
      )
      #expect(Self.outcome(whole) == message)
      #expect(Self.outcome(Self.spaced(whole)) == message)
    }
  }

  @Test("a contact that leaves has no position, whichever coordinate it gives")
  func positionOfLift() {
    for (type, owner) in [("up", "an up"), ("cancel", "a cancel")] {
      for key in ["x", "y"] {
        let line = #"{"type":"\#(type)","t":7,"slot":0,"\#(key)":3}"#
        let message =
          "a.trace:2: \(owner) event has no '\(key)'; write a last move before it, or leave it out"
        #expect(Self.outcome(line) == message)
        #expect(Self.outcome(Self.spaced(line)) == message)
      }
    }
  }

  @Test("the end line's own values have limits too")
  func end() {
    let cases = [
      (
        #"{"type":"end","t":1,"events":-1}"#, "events is -1; it must be a whole number of lines, 0 or more"
      ),
      (
        #"{"type":"end","t":1,"events":0.5}"#,
        "events is 0.5; it must be a whole number of lines, 0 or more"
      ),
      (#"{"type":"end","t":1}"#, "'events' is missing; the end line needs it"),
      (#"{"type":"end","events":0}"#, "'t' is missing; the end line needs it"),
      (#"{"type":"end","t":86400000001,"events":0}"#, "t is 86400000001; it must be \(Self.time)"),
      (
        #"{"type":"end","t":1,"events":0,"grade":3}"#, "grade is 3; it must be a text in double quotes"
      ),
      (
        #"{"type":"end","t":1,"events":0,"reasons":["a",3]}"#,
        "reasons is a list with other values; it must be a list of texts"
      ),
      (#"{"type":"end","t":1,"events":0,"reasons":"a"}"#, #"reasons is "a"; it must be a list in brackets"#),
    ]
    for (line, message) in cases {
      #expect(TraceErrorTests.message([TraceErrorTests.header, line]) == "a.trace:2: \(message)")
    }
  }
}
