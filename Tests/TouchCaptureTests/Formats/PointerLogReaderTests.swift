import GestureTraces
import Testing

@testable import TouchCapture

/// Logs in the shapes that programs print; every expected value stands in the log itself.
@Suite("Logs of touches and scrolls")
struct PointerLogReaderTests {
  private func trace(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> Trace {
    let traces = try traces(text, change)
    return try #require(traces.first)
  }

  private func traces(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> [Trace] {
    var options = ImportOptions(tool: "test")
    change(&options)
    let source = RecordingSource(Array(text.utf8), shownPath: "a.log")
    let format = try #require(RecordingImport.format(of: source.head))
    #expect(format == .pointerLog)
    return try RecordingImport.traces(of: source, format, options).traces
  }

  private func refusal(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) -> String {
    do {
      _ = try traces(text, change)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func motion(_ action: String, _ time: Int, _ pointers: [(Int, Double, Double)], history: Int = 0)
    -> String
  {
    let places = pointers.enumerated().map { index, pointer in
      "id[\(index)]=\(pointer.0), x[\(index)]=\(pointer.1), y[\(index)]=\(pointer.2), toolType[\(index)]=TOOL_TYPE_FINGER"
    }
    return
      "MotionEvent { action=\(action), actionButton=0, \(places.joined(separator: ", ")), buttonState=0, pointerCount=\(pointers.count), historySize=\(history), eventTime=\(time), downTime=900, deviceId=4, source=0x1002, displayId=0 }"
  }

  private let pixels: (inout ImportOptions) -> Void = { $0.scrolls.pointsPerPixel = 0.5 }

  @Test(
    "MotionEvents of logcat: each event once however many views log it, pixels by the density, history counted"
  )
  func motionEvents() throws {
    let lines = [
      motion("ACTION_DOWN", 1000, [(0, 600, 800)]), motion("ACTION_MOVE", 1016, [(0, 600, 840)], history: 2),
      motion("ACTION_UP", 1033, [(0, 602, 900)]),
    ]
    let log = lines.flatMap { line in
      [
        "11-29 10:00:00.100  123  456 D View: enqueue\(line)", "D/View( 123): \(line) handled",
        "D/App: not consumed",
      ]
    }.joined(separator: "\n")
    let trace = try trace(log, pixels)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 300, y: 400), .move(slot: 0, x: 300, y: 420), .move(slot: 0, x: 301, y: 450),
        .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 16_000, 33_000, 33_000])
    #expect(trace.end?.reasons == ["2 positions between the events (historySize) are not in the log"])
    #expect(refusal(log).contains("give --density DPI or --points-per-px N"))
  }

  @Test("the second pointer of a MotionEvent comes and goes by its index; a mouse and hovering are left out")
  func secondPointer() throws {
    let log = [
      motion("ACTION_DOWN", 1000, [(0, 10, 10)]),
      motion("ACTION_POINTER_DOWN(1)", 1010, [(0, 10, 20), (1, 50, 50)]),
      motion("ACTION_POINTER_UP(0)", 1020, [(0, 10, 30), (1, 50, 60)]),
      motion("ACTION_UP", 1030, [(1, 50, 70)]),
      motion("ACTION_HOVER_MOVE", 1040, [(0, 1, 1)]),
    ].joined(separator: "\n")
    let kinds = try trace(log, { $0.scrolls.pointsPerPixel = 1 }).events.map(\.kind)
    #expect(kinds.contains(.down(slot: 1, x: 50, y: 50)))
    #expect(kinds.filter { $0 == .up(slot: 0) }.count == 1)
    #expect(kinds.suffix(2) == [.move(slot: 1, x: 50, y: 70), .up(slot: 1)])
    let mouse = motion("ACTION_DOWN", 1, [(0, 1, 1)]).replacing("TYPE_FINGER", with: "TYPE_MOUSE")
    #expect(refusal(mouse + "\n" + mouse).contains("are from a mouse"))
  }

  @Test("Flutter's prints, Qt's points and UIKit's touches")
  func toolkits() throws {
    let flutter = try trace(
      """
      flutter: PointerDownEvent#1(position: Offset(195.0, 300.0), timeStamp: 0:00:27.500000, pointer: 3)
      flutter: PointerMoveEvent#2(position: Offset(195.0, 310.5), timeStamp: 0:00:27.508000, pointer: 3)
      flutter: PointerUpEvent#3(position: Offset(195.0, 320.0), timeStamp: 0:00:27.516000, pointer: 3)
      """)
    #expect(flutter.events.map(\.timeMicroseconds) == [0, 8000, 16_000, 16_000])
    #expect(flutter.events[1].kind == .move(slot: 0, x: 195, y: 310.5))
    #expect(flutter.end?.grade == "A")
    let qt = try trace(
      """
      12:00:00.000 QTouchEvent(TouchBegin device: "" states: TouchPointPressed, 1 points: (TouchPoint(2000002 (587.5,449.5) TouchPointPressed pressure 1 ellipse (1 x 1 angle 0) vel (0,0) start (587.5,449.5) last (587.5,449.5) delta (0,0)))
      12:00:00.010 QTouchEvent(TouchUpdate device: "" states: TouchPointMoved|TouchPointPressed, 2 points: (TouchPoint(2000002 (587.5,459.5) TouchPointMoved pressure 1 vel (0,0) start (587.5,449.5)), TouchPoint(2000006 (100,100) TouchPointPressed pressure 1 vel (0,0)))
      12:00:00.020 QTouchEvent(TouchEnd device: "" states: TouchPointReleased, 2 points: (TouchPoint(2000002 (587.5,460) TouchPointReleased pressure 0), TouchPoint(2000006 (100,110) TouchPointReleased pressure 0))
      """)
    #expect(
      qt.events.map(\.kind) == [
        .down(slot: 0, x: 587.5, y: 449.5), .move(slot: 0, x: 587.5, y: 459.5),
        .down(slot: 1, x: 100, y: 100),
        .move(slot: 0, x: 587.5, y: 460), .up(slot: 0), .move(slot: 1, x: 100, y: 110), .up(slot: 1),
      ])
    let uikit = try trace(
      """
      <UITouchesEvent: 0x60> timestamp: 8154.5 touches: {(
          <UITouch: 0x10ba01970> phase: Began tap count: 1 force: 0.7 window: <UIWindow: 0x1; frame = (0 0; 375 812)> view: <UIView: 0x2; frame = (0 0; 375 812)> location in window: {160, 214.5} previous location in window: {160, 210} location in view: {0, 4} previous location in view: {0, 0}
      )}
      <UITouchesEvent: 0x60> timestamp: 8154.516 touches: {(
          <UITouch: 0x10ba01970> phase: Ended tap count: 1 force: 0.7 window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {160, 220}
      )}
      """)
    #expect(
      uikit.events.map(\.kind) == [
        .down(slot: 0, x: 160, y: 214.5), .move(slot: 0, x: 160, y: 220), .up(slot: 0),
      ])
    #expect(uikit.events.map(\.timeMicroseconds) == [0, 16_000, 16_000])
  }

  @Test("Qt's wheel events: phases are words without a name, and what the system made is left out")
  func wheelEvents() throws {
    let log = try trace(
      """
      12:00:00.000 QWheelEvent(Qt::ScrollBegin, pixelDelta=QPoint(0,2), angleDelta=QPoint(0,4))
      12:00:00.008 QWheelEvent(Qt::ScrollUpdate, pixelDelta=QPoint(0,14), angleDelta=QPoint(0,28))
      12:00:00.016 QWheelEvent(Qt::ScrollEnd, pixelDelta=QPoint(0,0), angleDelta=QPoint(0,0))
      12:00:00.024 QWheelEvent(Qt::ScrollMomentum, pixelDelta=QPoint(0,9), angleDelta=QPoint(0,18))
      """)
    let along = log.events.reduce(0.0) { sum, event in
      if case .scroll(let scroll) = event.kind { sum + (scroll.dy ?? 0) } else { sum }
    }
    // Up and to the left is positive in Qt: -(2 + 14).
    #expect(along == -16)
    #expect(log.end?.reasons?.contains { $0.contains("no phases") } == false)
    #expect(log.end?.reasons?.contains { $0.contains("1 row of momentum left out") } == true)
  }

  @Test(
    "a page's own log: the window's positions count, not the page's, and late lines are sorted and counted")
  func console() throws {
    let log = """
      20:44:11.000 touchstart client 100,100, page 100,900
      20:44:11.031 touchmove client 100,110, page 100,990
      20:44:11.016 touchmove client 100,105, page 100,950
      20:44:11.045 touchend client 100,110, page 100,990
      """
    let trace = try trace(log)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 100, y: 100), .move(slot: 0, x: 100, y: 105), .move(slot: 0, x: 100, y: 110),
        .up(slot: 0),
      ])
    #expect(trace.end?.grade == "C")
    #expect(
      trace.end?.reasons?.first
        == "1 of 4 are earlier than one before; sorted by time, first at line 3 of a.log")
    #expect(try #require(trace.header.source.from)["units"]?.string == "css px")
  }

  @Test("moves without downs begin with the first, and a clock past midnight goes on")
  func bareMoves() throws {
    let trace = try trace(
      "23:59:59.990 touchmove 10, 20\n00:00:00.006 touchmove 10, 30\n00:00:00.022 touchmove 10, 40")
    #expect(trace.events.map(\.timeMicroseconds) == [0, 16_000, 32_000, 32_000])
    #expect(trace.events.first?.kind == .down(slot: 0, x: 10, y: 20))
  }

  @Test("wheel events by a page's names, and toolkits' with frames in place of times")
  func wheels() throws {
    let page = try trace(
      "wheel timeStamp: 100.5 deltaX: 0 deltaY: 13 deltaMode: 0\nwheel timeStamp: 110.5 deltaX: 0 deltaY: 5.5 deltaMode: 0",
      { $0.scrolls.source = .finger })
    #expect(page.events.map(\.timeMicroseconds) == [0, 10_000, 10_000])
    guard case .scroll(let first) = page.events[0].kind else {
      Issue.record("no scroll")
      return
    }
    #expect(first.dy == 13)
    let frames = "[00915] MouseWheel X:0.000 Y:-4.5\n[00917] MouseWheel X:0.000 Y:-2"
    #expect(refusal(frames).contains("a.log:1: these events do not have times"))
    #expect(refusal(frames).contains("--frame-rate HZ"))
    let counted = try trace(
      frames,
      { options in (options.frameRate, options.scrolls.unit, options.scrolls.source) = (50, .click, .wheel) })
    #expect(counted.events.map(\.timeMicroseconds) == [0, 40_000])
    guard case .scroll(let click) = counted.events[0].kind else {
      Issue.record("no scroll")
      return
    }
    // A toolkit's clicks are positive up, a trace's down.
    #expect(click.v120y == 540)
  }

  @Test("momentum that a log names is left out")
  func momentum() throws {
    let trace = try trace(
      """
      20:20:47.000 [type scroll][source trackpad][phase normal][y_pt 9][x_pt 0]
      20:20:47.016 [type scroll][source trackpad][phase normal][y_pt 21][x_pt 0]
      20:20:47.100 [type scroll][source trackpad][phase momentum][y_pt 6][x_pt 0]
      """)
    let sum = trace.events.reduce(0.0) { sum, event in
      if case .scroll(let scroll) = event.kind { sum + (scroll.dy ?? 0) } else { sum }
    }
    #expect(sum == -30)
    #expect(trace.end?.reasons?.contains("1 row of momentum left out, which no finger made") == true)
  }

  @Test("times of flutter run -v are steps from line to line, of all lines")
  func steps() throws {
    let trace = try trace(
      "[   +6 ms] flutter: onPointerDown: Offset(1.0, 2.0)\n[  +10 ms] other\n[   +6 ms] flutter: onPointerMove: Offset(1.0, 9.0)\n[        ] flutter: onPointerUp: Offset(1.0, 9.0)"
    )
    #expect(trace.events.map(\.timeMicroseconds) == [0, 16_000, 16_000])
  }

  @Test("Android's numbers for what happened, and the queue of dumpsys input")
  func numbers() throws {
    let own = try trace(
      "10:00:00.100 D/MyView( 123): onTouch action: 0 x: 120.0 y: 340.5\n10:00:00.116 D/MyView( 123): onTouch action: 2 x: 120.0 y: 350.5\n10:00:00.133 D/MyView( 123): onTouch action: 1 x: 120.0 y: 350.5",
      { $0.scrolls.pointsPerPixel = 2 })
    #expect(
      own.events.map(\.kind) == [
        .down(slot: 0, x: 240, y: 681), .move(slot: 0, x: 240, y: 701), .up(slot: 0),
      ])
    let event = { (action: String, time: Int, pointers: String) in
      "    MotionEvent(deviceId=5, eventTime=\(time), source=TOUCHSCREEN, action=\(action), flags=0x00000000, xCursorPosition=nan, pointers=[\(pointers)]), policyFlags=0x62000000, age=22ms"
    }
    let queue = [
      event("DOWN", 256_233_966_000_000, "0: (540.0, 1200.0)"),
      event("POINTER_DOWN(1)", 256_233_982_000_000, "0: (540.0, 1210.0), 1: (100.0, 200.0)"),
      event("CANCEL", 256_233_998_000_000, "0: (540.0, 1210.0), 1: (100.0, 200.0)"),
    ].joined(separator: "\n")
    let dumped = try trace(queue, { $0.scrolls.pointsPerPixel = 1 })
    #expect(
      dumped.events.map(\.kind) == [
        .down(slot: 0, x: 540, y: 1200), .move(slot: 0, x: 540, y: 1210), .down(slot: 1, x: 100, y: 200),
        .cancel(slot: 0),
        .cancel(slot: 1),
      ])
    #expect(dumped.events.map(\.timeMicroseconds) == [0, 16_000, 16_000, 32_000, 32_000])
  }

  @Test("a log of where content was says which commands read it")
  func content() {
    let log = (0..<3).map { "2019-06-11 12:01:02.1\($0)3 App[1:2] contentOffset: {0, -\($0)}" }.joined(
      separator: "\n")
    #expect(refusal(log).contains("overscroll observe --no-trace"))
  }

  @Test("objects behind a console's clock have its times")
  func objects() throws {
    let text = """
      20:44:11.000 app.js:42 {"type":"touchstart","x":1,"y":2}
      20:44:11.016 app.js:42 {"type":"touchmove","x":1,"y":9}
      20:44:11.032 app.js:42 {"type":"touchend","x":1,"y":9}
      """
    let source = RecordingSource(Array(text.utf8), shownPath: "a.log")
    let format = try #require(RecordingImport.format(of: source.head))
    let traces = try RecordingImport.traces(of: source, format, ImportOptions(tool: "test")).traces
    #expect(traces.first?.events.map(\.timeMicroseconds) == [0, 16_000, 32_000])
    // React Native: the word before the object says what happened.
    let native = ["Start", "Move", "End"].enumerated().map { index, word in
      " LOG  onTouch\(word) {\"changedTouches\": [{\"identifier\": 1, \"locationY\": 2, \"pageX\": 9, \"pageY\": \(10 * index), \"timestamp\": \(813_543 + 16 * index)}]}"
    }
    let bytes = Array(native.joined(separator: "\n").utf8)
    let trace = try RecordingImport.traces(
      of: RecordingSource(bytes, shownPath: "a.log"), .json, ImportOptions(tool: "test")
    ).traces.first
    #expect(
      trace?.events.map(\.kind) == [
        .down(slot: 0, x: 9, y: 0), .move(slot: 0, x: 9, y: 10), .move(slot: 0, x: 9, y: 20), .up(slot: 0),
      ])
  }

  @Test("two runs in one paste are two traces, and lines of touches without a position say so")
  func runs() throws {
    let two =
      "10:00:05.000 touchstart 1, 1\n10:00:05.010 touchend 1, 5\n10:00:01.000 touchstart 2, 2\n10:00:01.010 touchend 2, 7"
    #expect(try traces(two).count == 2)
    #expect(refusal("touch move event fired\ntouch cancel event fired").contains("do not have x and y"))
  }
}
