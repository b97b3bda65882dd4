import GestureTraces
import Testing

@testable import TouchCapture

/// JSON in the shapes that pages, recorders and runners write; every expected value stands in the text itself.
@Suite("Touches anywhere in JSON")
struct PointerJSONTests {
  private func trace(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> Trace {
    var options = ImportOptions(tool: "test")
    change(&options)
    let source = RecordingSource(Array(text.utf8), shownPath: "a.json")
    #expect(RecordingImport.format(of: source.head) == .json)
    return try #require(try RecordingImport.traces(of: source, .json, options).traces.first)
  }

  private func refusal(_ text: String) -> String {
    do {
      _ = try trace(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private let twoFingers: [TraceEvent.Kind] = [
    .down(slot: 0, x: 10, y: 10), .down(slot: 1, x: 50, y: 50), .move(slot: 0, x: 10, y: 20), .up(slot: 0),
    .up(slot: 1),
  ]

  @Test("lists of touches: those that changed, or those that are still down")
  func touchEvents() throws {
    let changed = """
      {"log":{"touches":[
      {"type":"touchstart","timeStamp":5,"changedTouches":[{"identifier":7,"clientX":10,"clientY":10}],"touches":[]},
      {"type":"touchstart","timeStamp":13,"changedTouches":[{"identifier":8,"clientX":50,"clientY":50}]},
      {"type":"touchmove","timeStamp":21,"changedTouches":[{"identifier":7,"clientX":10,"clientY":20}]},
      {"type":"touchend","timeStamp":29,"changedTouches":[{"identifier":7,"clientX":10,"clientY":20}]},
      {"type":"touchend","timeStamp":37,"changedTouches":[{"identifier":8,"clientX":50,"clientY":50}]}]}}
      """.replacing("\"touches\":[\n", with: "\"list\":[\n")
    let trace = try trace(changed)
    #expect(trace.events.map(\.kind) == twoFingers)
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000, 24_000, 32_000])
    #expect(trace.end?.grade == "A")
    let remaining = """
      [{"type":"touchstart","timeStamp":5,"touches":[{"identifier":7,"clientX":10,"clientY":10}]},
      {"type":"touchstart","timeStamp":13,"touches":[{"identifier":7,"clientX":10,"clientY":10},{"identifier":8,"clientX":50,"clientY":50}]},
      {"type":"touchmove","timeStamp":21,"touches":[{"identifier":7,"clientX":10,"clientY":20},{"identifier":8,"clientX":50,"clientY":50}]},
      {"type":"touchend","timeStamp":29,"touches":[{"identifier":8,"clientX":50,"clientY":50}]},
      {"type":"touchend","timeStamp":37,"touches":[]}]
      """
    #expect(try self.trace(remaining).events.map(\.kind) == twoFingers)
  }

  @Test("the Chrome DevTools Protocol: seconds, CSS pixels, an empty list lifts all")
  func protocolOfDevTools() throws {
    let trace = try trace(
      """
      [{"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","timestamp":1000,"touchPoints":[{"x":1,"y":2}]}},
      {"method":"Input.dispatchTouchEvent","params":{"type":"touchMove","timestamp":1000.008,"touchPoints":[{"x":1,"y":9}]}},
      {"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","timestamp":1000.016,"touchPoints":[]}}]
      """)
    #expect(
      trace.events.map(\.kind) == [.down(slot: 0, x: 1, y: 2), .move(slot: 0, x: 1, y: 9), .up(slot: 0)])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000])
    #expect(trace.end?.grade == "A")
  }

  @Test("an rrweb session: moves at their offsets, in order though a lift stands before them")
  func rrweb() throws {
    let session = """
      {"events":[{"type":4,"data":{"href":"a"},"timestamp":900},
      {"type":3,"data":{"source":2,"type":7,"id":1,"x":5,"y":10},"timestamp":1000},
      {"type":3,"data":{"source":2,"type":9,"id":1,"x":5,"y":40},"timestamp":1100},
      {"type":3,"data":{"source":6,"positions":[{"x":5,"y":20,"id":1,"timeOffset":-450},{"x":5,"y":40,"id":1,"timeOffset":-420}]},"timestamp":1500}]}
      """
    let trace = try trace(session)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 5, y: 10), .move(slot: 0, x: 5, y: 20), .move(slot: 0, x: 5, y: 40), .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 50_000, 80_000, 100_000])
    // 10 is TouchCancel.
    #expect(
      try self.trace(session.replacing("\"type\":9", with: "\"type\":10")).events.last?.kind
        == .cancel(slot: 0))
    let mouse =
      #"[{"type":4,"data":{},"timestamp":1},{"type":3,"data":{"source":1,"positions":[{"x":1,"y":1,"timeOffset":0}]},"timestamp":2}]"#
    #expect(refusal(mouse).contains("an rrweb session without touches, only 1 position of a mouse"))
  }

  @Test("Flutter's PointerData: microseconds, numbers of changes, physical pixels that need a density")
  func pointerData() throws {
    let data = """
      [{"ts":1,"events":[{"timeStamp":27584669000,"change":1,"physicalX":512.0,"physicalY":1927.0},
      {"timeStamp":27584669000,"change":4,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1900.0}]},
      {"ts":2,"events":[{"timeStamp":27584677000,"change":5,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1800.0}]},
      {"ts":3,"events":[{"timeStamp":27584685000,"change":6,"pointerIdentifier":1,"physicalX":512.0,"physicalY":1800.0}]}]
      """
    #expect(refusal(data).contains("give --density DPI or --points-per-px N"))
    let trace = try trace(data, { $0.scrolls.pointsPerPixel = 0.5 })
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 256, y: 950), .move(slot: 0, x: 256, y: 900), .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000])
    #expect(trace.end?.grade == "A")
  }

  @Test("Android's MotionEvents as objects, with history before the event")
  func motionEvents() throws {
    let trace = try trace(
      """
      {"units":"dp","events":[
      {"eventTime":0,"action":"ACTION_DOWN","pointers":[{"id":0,"x":1,"y":1}]},
      {"eventTime":16,"action":"ACTION_MOVE","history":[{"eventTime":8,"pointers":[{"id":0,"x":1,"y":5}]}],"pointers":[{"id":0,"x":1,"y":9}]},
      {"eventTime":24,"action":"ACTION_POINTER_DOWN","actionIndex":1,"pointers":[{"id":0,"x":1,"y":9},{"id":3,"x":70,"y":9}]},
      {"eventTime":32,"action":"ACTION_CANCEL","pointers":[{"id":0,"x":1,"y":9},{"id":3,"x":70,"y":9}]}]}
      """)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 1, y: 1), .move(slot: 0, x: 1, y: 5), .move(slot: 0, x: 1, y: 9),
        .down(slot: 1, x: 70, y: 9),
        .cancel(slot: 0), .cancel(slot: 1),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000, 24_000, 32_000, 32_000])
  }

  @Test("a DevTools trace: the compositor's deltas from where the finger came down")
  func devToolsTrace() throws {
    let trace = try trace(
      """
      {"traceEvents":[{"ph":"I","name":"EventDispatch","ts":1000,"args":{"data":{"type":"touchstart"}}},
      {"ph":"X","name":"InputHandlerProxy::HandleGestureScrollUpdate","ts":9000,"args":{"dx":0,"dy":9}},
      {"ph":"X","name":"InputHandlerProxy::HandleGestureScrollUpdate","ts":17000,"args":{"dx":1,"dy":11}},
      {"ph":"I","name":"EventDispatch","ts":25000,"args":{"data":{"type":"touchend"}}}]}
      """)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 0, y: 0), .move(slot: 0, x: 0, y: 9), .move(slot: 0, x: 1, y: 20), .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000, 24_000])
    #expect(
      refusal(#"{"traceEvents":[{"ph":"X","name":"RunTask","ts":1}]}"#).contains(
        "does not contain a scroll with its distance"))
  }

  @Test(
    "WebDriver's actions: ticks as long as their longest, a finger a list; BiDi's commands at their own times"
  )
  func actions() throws {
    let two = """
      {"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"x":1,"y":2},{"type":"pointerDown","button":0},{"type":"pointerMove","duration":10,"x":1,"y":9},{"type":"pointerUp","button":0}]},
      {"type":"pointer","id":"b","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","duration":0,"x":50,"y":2},{"type":"pause","duration":0},{"type":"pause","duration":30},{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}
      """
    let trace = try trace(two)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 1, y: 2), .move(slot: 0, x: 1, y: 9), .up(slot: 0), .down(slot: 1, x: 50, y: 2),
        .up(slot: 1),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 30_000, 30_000, 30_000, 30_000])
    let commands = """
      [{"at_ms":5,"method":"input.performActions","params":{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","duration":0,"x":1,"y":2},{"type":"pointerDown"}]}]}},
      {"at_ms":21.5,"method":"input.performActions","params":{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","duration":0,"x":1,"y":3}]}]}},
      {"at_ms":30,"method":"input.performActions","params":{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerUp"}]}]}}]
      """
    let bidi = try self.trace(commands)
    #expect(bidi.events.map(\.timeMicroseconds) == [0, 16_500, 25_000])
    #expect(bidi.end?.grade == "A")
  }

  @Test("Perfetto's AndroidMotionEvent: axes by their numbers or names, nanoseconds, pixels")
  func perfetto() throws {
    let event = { (action: String, nanos: Int, y: Int) in
      #"{"androidInputEvent":{"dispatcherMotionEvent":{"eventTimeNanos":"\#(nanos)","action":"\#(action)","deviceId":4,"pointer":[{"pointerId":0,"axisValue":[{"axis":"AXIS_X","value":500},{"axis":1,"value":\#(y)}]}]}}}"#
    }
    let text =
      "{\"packet\":[\(event("ACTION_DOWN", 5_000_000_000, 100)),\(event("ACTION_MOVE", 5_008_000_000, 140)),\(event("ACTION_UP", 5_016_000_000, 140))]}"
    let trace = try trace(text, { $0.scrolls.pointsPerPixel = 0.5 })
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 250, y: 50), .move(slot: 0, x: 250, y: 70), .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 8000, 16_000])
  }

  @Test(
    "what is no finger is none: rectangles, hovering, a mouse's enter; without anything the shape is asked for"
  )
  func others() throws {
    let log = """
      [{"event":{"type":"pointerenter","timeStamp":1,"clientX":1,"clientY":1,"rect":{"x":0,"y":0,"width":5}}},
      {"event":{"type":"pointerdown","timeStamp":8,"pointerId":2,"clientX":1,"clientY":1,"target":{"x":3,"y":3}}},
      {"event":{"type":"pointerup","timeStamp":16,"pointerId":2,"clientX":1,"clientY":1}}]
      """
    #expect(try trace(log).events.map(\.kind) == [.down(slot: 0, x: 1, y: 1), .up(slot: 0)])
    #expect(refusal(#"{"a":[{"b":1}]}"#).contains("this JSON contains neither touches nor scrolls"))
  }

  @Test(
    "the unit of a time follows from its steps where one fits",
    arguments: [
      (Double(0.016), Double(1e6)), (8, 1000), (8000, 1), (8e6, 1e-3),
    ])
  func unitOfTimes(step: Double, microseconds: Double) {
    let values = (0..<5).map { 1000 * step + Double($0) * step }
    #expect(SampleClock.microseconds(of: values) == microseconds)
    #expect(SampleClock.microseconds(of: [5]) == nil)
  }
}
