import GestureTraces
import Testing

@testable import TouchCapture

@Suite("libinput debug-events")
struct DebugEventsReaderTests {
  private func devices(_ text: String) throws -> [LoggedDevice] {
    try DebugEventsReader.read(Array(text.utf8), file: "f", ScrollOptions())
  }

  private func takes(_ text: String) throws -> [LoggedTake] {
    try devices(text).map { LoggedTake($0, ScrollOptions()) }
  }

  @Test("old lines, of one number or two an axis, are scrolls; the zero of a finger is its end")
  func old() throws {
    let take = try #require(
      try takes(
        """
        -event5   DEVICE_ADDED     Some TouchPad   seat0 default group1  cap:pg  size 100x50mm tap(dl off)
         event5   POINTER_AXIS     +24.40s\tvert 3.98* horiz 0.00 (finger)
         event5   POINTER_AXIS     +24.41s\tvert -2.50/0* horiz 1.00/0* (finger)
         event5   POINTER_MOTION   +24.42s\t1.00/2.00
         event5   POINTER_AXIS     +24.45s\tvert 0.00* horiz 0.00* (finger)
        """
      ).first)
    let first = TraceScroll(source: .finger, dy: 3.98)
    let second = TraceScroll(source: .finger, dx: 1, dy: -2.5)
    #expect(take.events.map(\.kind) == [.scroll(first), .scroll(second), .stop])
    #expect(take.events.map(\.timeMicroseconds) == [0, 10_000, 50_000])
    #expect(take.device.name == "Some TouchPad" && take.device.size == .millimetres(100, 50))
    #expect(take.end.grade == "B" && take.end.reasons == ["time stamps are rounded to 10 ms"])
  }

  @Test("new lines count in place of the old ones beside them; counts of events and holds are read")
  func new() throws {
    let take = try #require(
      try takes(
        """
        event9  GESTURE_HOLD_BEGIN          +1.000s 2
        event9  GESTURE_HOLD_END            +1.020s 2 cancelled
        event9  POINTER_AXIS                +1.020s vert 4.00/0.0* horiz 0.00/0.0 (finger)
        event9  POINTER_SCROLL_FINGER       +1.020s vert 4.00/0.0* horiz 0.00/0.0 (finger)
        event9  POINTER_SCROLL_FINGER     2 +1.027s vert 5.25/0.0* horiz 0.00/0.0 (finger)
        event9  POINTER_SCROLL_FINGER     3 +1.040s vert 0.00/0.0* horiz 0.00/0.0* (finger)
        """
      ).first)
    #expect(
      take.events.map(\.kind) == [
        .hold(fingers: 2), .unhold(fingers: 2, cancelled: true), .scroll(TraceScroll(source: .finger, dy: 4)),
        .scroll(TraceScroll(source: .finger, dy: 5.25)), .stop,
      ])
    #expect(take.end.grade == "A")
  }

  @Test("a wheel's 120ths are its second number, and clicks in old lines")
  func wheels() throws {
    let line = { (event: String, y: String) in
      " event3  \(event)  +1.005s\tvert \(y)* horiz 0.00/0.0 (wheel)\n"
    }
    let new = try takes(line("POINTER_SCROLL_WHEEL", "-7.50/-60.0"))
    let old = try takes(line("POINTER_AXIS", "-15.00/-1.0"))
    #expect(new.first?.events.map(\.kind) == [.scroll(TraceScroll(source: .wheel, dy: -7.5, v120y: -60))])
    #expect(old.first?.events.map(\.kind) == [.scroll(TraceScroll(source: .wheel, dy: -15, v120y: -120))])
  }

  @Test("touches are contacts in millimetres, and shares of a screen without a resolution")
  func touches() throws {
    let text = { (y: String) in
      """
      D, [2020-07-21] DEBUG -- : record:  event7   TOUCH_DOWN   +8.100s\t0 (0) 50.00/25.00 (100.00/\(y)mm)}
      event7   TOUCH_FRAME      +8.100s
      event7   TOUCH_MOTION   2 +8.110s\t0 (0) 50.00/50.00 (100.00/60.00mm)
      event7   TOUCH_UP         +8.120s\t0 (0)
      """
    }
    let screen = try #require(try takes(text("30.00")).first)
    #expect(
      screen.events.map(\.kind) == [
        .down(slot: 0, x: 100, y: 30), .move(slot: 0, x: 100, y: 60), .up(slot: 0),
      ])
    #expect(screen.device.units == .millimetres && screen.device.kind == .touchscreen)
    // 1024 units of a device for half the width.
    let bare = try #require(try takes(text("30.00").replacing("(100.00", with: "(1024.00")).first)
    #expect(bare.device.units == .normalised)
    #expect(bare.events.map(\.kind).first == .down(slot: 0, x: 0.5, y: 0.25))
  }

  @Test("prompts and other lines around count for nothing, lines that are cut off are told")
  func cut() throws {
    let take = try #require(
      try takes(
        """
        user@host:~$ sudo libinput debug-events --enable-natural-scrolling --verbose
        event6  - tap: touch 0 (TOUCH_BEGIN), tap state TAP_STATE_IDLE → TAP_EVENT_TOUCH → TAP_STATE_TOUCH
        -event6   POINTER_SCROLL_FINGER   +2.867s\tvert 3.00/0.0* horiz 0.00/0.0 (finger)
         event6   POINTER_SCROLL_FINGER   +2.874s\tvert 3.00/0.0* horiz
         event6   POINTER_SCROLL_FINGER
        """
      ).first)
    // Natural scrolling turns what libinput tells: the fingers moved up.
    #expect(
      take.events.map(\.kind) == [.scroll(TraceScroll(source: .finger, dy: -3)), .stop] && take.isNatural)
    #expect(
      take.end.reasons == [
        "2 damaged lines left out, the first at line 4",
        "ends of scrolls are not stated; a pause of 200 ms ends one (--scroll-pause)",
      ])
  }

  @Test("each device that scrolled is one, and so is each run of the program in one paste")
  func several() throws {
    let line = { (event: Int, time: String, y: Int) in
      " event\(event)  POINTER_SCROLL_FINGER  +\(time)s\tvert \(y).00/0.0* horiz 0.00/0.0 (finger)\n"
    }
    let found = try devices(
      line(4, "9.001", 1) + line(5, "9.002", 2) + line(4, "9.009", 3) + line(4, "1.001", 4))
    #expect(found.map { $0.entries.map(\.time) } == [[9_001_000, 9_009_000], [9_002_000], [1_001_000]])
  }

  @Test("a log without a scroll and a touch says so")
  func nothing() {
    let text = "-event4  DEVICE_ADDED  Power Button  seat0 default group1  cap:k\n"
    #expect(DebugEventsReader.recognises(Array(text.utf8)))
    #expect(throws: CaptureError.self) { try devices(text) }
  }

  @Test(
    "the first versions tell neither source nor slot of a lift: whole clicks are a wheel, and the grade says so"
  )
  func silent() throws {
    let line = { (time: String, y: String) in " event3  POINTER_AXIS  +\(time)s\tvert \(y)* horiz 0.00\n" }
    let finger = try #require(
      try takes(line("3.54", "-14.09") + line("3.56", "15.00") + line("3.58", "0.00")).first)
    #expect(finger.events.map(\.kind).last == .stop && finger.device.kind == .touchpad)
    let wheel = try #require(try takes(line("3.540", "-15.00") + line("3.560", "30.00")).first)
    #expect(wheel.events.map(\.kind).first == .scroll(TraceScroll(source: .wheel, dy: -15)))
    #expect(
      wheel.end.reasons == [
        "the log does not say what scrolled; a wheel is assumed (--scroll-source finger, if it was a touchpad)"
      ])
    let touch = try #require(
      try takes(
        """
        -event0   TOUCH_DOWN       +0.000s\t-1 (0) 22.00/ 8.00 ( 4.40/16.00mm)
         event0   TOUCH_UP         +0.130s
        """
      ).first)
    #expect(touch.events.map(\.kind) == [.down(slot: 0, x: 4.4, y: 16), .up(slot: 0)])
    #expect(touch.end.grade == "A")
  }

  @Test("an old line counts unless a new one of its own moment tells the same")
  func moments() throws {
    let old = { (time: String, y: String) in
      "event9  POINTER_AXIS  +\(time)s vert \(y)/0.0* horiz 0.00/0.0 (finger)\n"
    }
    let new = { (time: String, y: String) in
      old(time, y).replacing("POINTER_AXIS", with: "POINTER_SCROLL_FINGER")
    }
    let moved = { (text: String) in
      try takes(text).flatMap(\.events).compactMap { event in
        if case .scroll(let scroll) = event.kind { scroll.dy } else { nil }
      }
    }
    // An old log, and after it one of a newer version that names both; another device between the two is no other moment.
    let between = "event4  POINTER_MOTION  +1.030s 1.00/2.00\n"
    let both = new("1.030", "3.00") + between + old("1.030", "3.00")
    #expect(try moved(old("1.010", "1.00") + old("1.020", "2.00") + both) == [1, 2, 3])
    // The same time in another run of the program is another moment.
    #expect(try moved(old("1.030", "9.00") + old("1.040", "8.00") + both) == [9, 8, 3])
    // Where the new line is damaged, the old one stands in for it.
    let damaged = "event9  POINTER_SCROLL_FINGER  +1.030s vert 3.\n"
    #expect(try moved(damaged + old("1.030", "3.00")) == [3])
  }

  @Test(
    "a line that ends within the name of a scroll or a touch is counted as cut",
    arguments: ["POINTER_SCROLL_FI", "POINTER_", "TOUCH_MOT", "GESTURE_HOLD", "P"])
  func cutNames(_ name: String) throws {
    let scroll = " event9  POINTER_SCROLL_FINGER  +1.000s vert 4.00/0.0* horiz 0.00/0.0 (finger)\n"
    let end = " event9  POINTER_SCROLL_FINGER  +1.010s vert 0.00/0.0* horiz 0.00/0.0 (finger)\n"
    let grade = try #require(try takes(scroll + end + " event9  \(name)").first).end.reasons
    #expect(grade == ["1 damaged line left out, at line 3"])
    // A whole name of what is not read is no cut.
    let other = try takes(scroll + end + " event9  POINTER_MOTION  +1.020s 1.00/2.00\n event9  TOUCH_FRAME\n")
    #expect(other.first?.end.reasons == [])
    // Such a line alone makes no log.
    #expect(!DebugEventsReader.recognises(Array("see event9 \(name)\n".utf8)))
  }
}
