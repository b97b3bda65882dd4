import GestureTraces
import Testing

@Suite("Labels of a trace")
struct LabelledSpanTests {
  private static func header(_ labels: String, intent: String = #""intent":"free","#) -> String {
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"},"source":{"origin":"recorded"},"#
      + intent + #""labels":\#(labels)}"#
  }

  /// A trace of these labels that ends after a second; a span of the first half by default.
  private static func text(
    _ labels: String =
      #"[{"from":100,"to":500,"intent":"pull"},{"from":501,"to":1000,"intent":"tap","sure":true}]"#,
    intent: String = #""intent":"free","#
  ) -> String {
    header(labels, intent: intent) + "\n" + #"{"type":"end","t":1000,"events":0,"grade":"F","reasons":[]}"#
      + "\n"
  }

  private func read(_ text: String) throws(TraceError) -> Trace {
    try TraceReader.trace(of: Array(text.utf8), path: "a.trace")
  }

  @Test("a gesture has the label it begins in, both ends of which count, else the trace's intent")
  func intents() throws {
    let header = try read(Self.text()).header
    let expected: [(Int64, Intent)] = [
      (0, .free), (99, .free), (100, .pull), (300, .pull), (500, .pull), (501, .tap), (1000, .tap),
      (1001, .free),
    ]
    for (begin, intent) in expected {
      #expect(header.intent(ofGestureBegunAt: begin) == intent, "\(begin) µs")
    }
    let bare = try read(Self.text(intent: "")).header
    #expect(bare.intent(ofGestureBegunAt: 99) == nil)
    #expect(bare.intent(ofGestureBegunAt: 100) == .pull)
  }

  @Test("labels are written where they were read, with the keys nobody knows")
  func roundTrip() throws {
    #expect(String(decoding: TraceWriter.bytes(of: try read(Self.text())), as: UTF8.self) == Self.text())
    #expect(
      String(decoding: TraceWriter.bytes(of: try read(Self.text("[]"))), as: UTF8.self) == Self.text("[]"))
  }

  @Test(
    "a label that cannot be is said with its number and what it must be",
    arguments: [
      ("{}", "labels is {}; it must be a list in brackets"),
      ("[3]", "labels[0] is the number 3; it must be an object in braces, with from, to and intent"),
      (#"[{"to":5,"intent":"pull"}]"#, "'labels[0].from' is missing; a label needs it"),
      (#"[{"from":1,"intent":"pull"}]"#, "'labels[0].to' is missing; a label needs it"),
      (#"[{"from":1,"to":5}]"#, "'labels[0].intent' is missing; a label needs it"),
      (#"[{"from":1,"to":5,"intent":null}]"#, "'labels[0].intent' is missing; a label needs it"),
      (
        #"[{"from":1,"to":5,"intent":"push"}]"#,
        #"labels[0].intent is "push"; it must be one of pull, pull-cancel, scroll, fling, dither, horizontal, diagonal, tap, pinch, free"#
      ),
      (
        #"[{"from":-1,"to":5,"intent":"pull"}]"#,
        "labels[0].from is -1; it must be a whole number of microseconds from 0 to 86400000000 (24 h)"
      ),
      (
        #"[{"from":9,"to":5,"intent":"pull"}]"#,
        "labels[0].to is 5; it must be 9 or later, not before its from"
      ),
      (
        #"[{"from":1,"to":5,"intent":"pull"},{"from":5,"to":9,"intent":"tap"}]"#,
        "labels[1].from is 5; it must be after 5, where labels[0] ends; labels are in order of time and do not overlap"
      ),
      (
        #"[{"from":1,"to":5,"intent":"pull"},{"from":6,"to":1001,"intent":"tap"}]"#,
        "labels[1].to is 1001; it must be at most 1000, the time at which the recording ends"
      ),
      (
        #"[{"from":1001,"to":2000,"intent":"pull"}]"#,
        "labels[0].from is 1001; it must be at most 1000, the time at which the recording ends"
      ),
    ])
  func faults(_ labels: String, _ expected: String) {
    do throws(TraceError) {
      _ = try read(Self.text(labels))
      Issue.record("read")
    } catch { #expect(error.description == "a.trace:1: \(expected)") }
  }

  @Test("where the end was cut off nobody knows if a label lies beyond it")
  func truncated() throws {
    let header = Self.header(#"[{"from":5,"to":86400000000,"intent":"pull"}]"#)
    #expect(try read(header + "\n").header.labels?.count == 1)
  }

  @Test("parts of a trace keep their labels, counted from their own begin")
  func parts() throws {
    let lines = [
      Self.header(
        #"[{"from":0,"to":90,"intent":"tap"},{"from":100,"to":200,"intent":"pull"},{"from":4000,"to":9000,"intent":"fling"}]"#
      ),
      #"{"type":"down","t":100,"slot":0,"x":1,"y":1}"#, #"{"type":"up","t":200,"slot":0}"#,
      #"{"type":"down","t":5000,"slot":0,"x":1,"y":1}"#, #"{"type":"up","t":5500,"slot":0}"#,
      #"{"type":"down","t":9500,"slot":0,"x":1,"y":1}"#, #"{"type":"up","t":9600,"slot":0}"#,
      #"{"type":"end","t":9700,"events":6}"#,
    ]
    let parts = try read(lines.map { $0 + "\n" }.joined()).split(idle: 1000)
    // By hand: parts begin at 100, 5000 and 9500, and end 1000 after their lift or with the recording.
    #expect(
      parts.map { $0.header.labels } == [
        [LabelledSpan(from: 0, to: 100, intent: .pull)], [LabelledSpan(from: 0, to: 1500, intent: .fling)],
        nil,
      ])
    for part in parts { _ = try read(String(decoding: TraceWriter.bytes(of: part), as: UTF8.self)) }
  }
}
