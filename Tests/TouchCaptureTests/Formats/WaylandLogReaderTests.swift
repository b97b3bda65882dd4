import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Logs of Wayland clients")
struct WaylandLogReaderTests {
  private func takes(_ text: String, _ options: ScrollOptions = ScrollOptions()) throws -> [LoggedTake] {
    try WaylandLogReader.read(Array(text.utf8), file: "f", options).map { LoggedTake($0, options) }
  }

  private func kinds(_ text: String) throws -> [TraceEvent.Kind] {
    try #require(try takes(text).first).events.map(\.kind)
  }

  /// Found by `tools/fuzz wayland`: the least whole number of 64 bits has no absolute value among them.
  @Test("a time of more than 32 bits is none, whatever its sign")
  func times() {
    for number in [-0x1p63, 0x1p63, -0x1p32, 0x1p32, 0.5, .infinity] {
      var clock = WaylandClock()
      #expect(clock.microseconds(number) == nil, "\(number)")
    }
    var clock = WaylandClock()
    #expect(clock.microseconds(-1) == 4_294_967_295_000)
  }

  @Test("WAYLAND_DEBUG: a frame is one scroll, a stop of both axes one end, requests count for nothing")
  func debug() throws {
    let text = """
      [3923763.600]  -> wl_surface@3.commit()
      [3923763.610] {Default Queue} wl_pointer#29.axis_source(1)
      [3923763.629] {Default Queue} wl_pointer#29.axis(8277724, 0, -1.50000000)
      [3923763.630] {Default Queue} wl_pointer#29.axis(8277724, 1, 2.25000000)
      [3923763.633] {Default Queue} wl_pointer#29.frame()
      [3923763.640] discarded wl_pointer#29.axis(8277725, 0, 9.00000000)
      [3923773.096] {Default Queue} wl_pointer#29.axis_source(1)
      [3923773.104] {Default Queue} wl_pointer#29.axis_stop(8277733, 1)
      [3923773.124] {Default Queue} wl_pointer#29.axis_stop(8277733, 0)
      [3923773.128] {Default Queue} wl_pointer#29.frame()
      """
    let take = try #require(try takes(text).first)
    #expect(
      take.events.map(\.kind) == [.scroll(TraceScroll(source: .finger, dx: 2.25, dy: -1.5)), .stop])
    #expect(take.events.map(\.timeMicroseconds) == [0, 9000])
    #expect(
      take.end.reasons == ["natural scrolling is not stated and assumed to be off (--natural-scroll)"])
  }

  @Test("the direction that the compositor tells is undone")
  func inverted() throws {
    let text = """
      wl_pointer@5.axis_source(1)
      wl_pointer@5.axis_relative_direction(0, 1)
      wl_pointer@5.axis(10, 0, 4.0)
      wl_pointer@5.frame()
      wl_pointer@5.axis_stop(20, 0)
      wl_pointer@5.frame()
      """
    let take = try #require(try takes(text).first)
    #expect(take.events.map(\.kind) == [.scroll(TraceScroll(source: .finger, dy: -4)), .stop])
    #expect(take.end.grade == "A")
  }

  @Test("wev: clicks stand before or behind the axis, and its axis_stop with a discrete is a click")
  func wev() throws {
    let axis = "[13:      wl_pointer] axis: time: 100; axis: 0 (vertical), value: 15.000000\n"
    let source = "[13:      wl_pointer] axis_source: 0 (wheel)\n"
    let click = "[13:      wl_pointer] axis_stop: axis: 0 (vertical), discrete: 1\n"
    let fine = "[        13:      wl_pointer] axis_value120: axis: 0 (vertical), value120: 120\n"
    let frame = "[13:      wl_pointer] frame\n"
    let expected = TraceEvent.Kind.scroll(TraceScroll(source: .wheel, dy: 15, v120y: 120))
    for text in [source + click + axis + frame, axis + source + click + frame, source + fine + axis] {
      #expect(try kinds(text) == [expected], "\(text)")
    }
  }

  @Test("without frames another time, or the same axis again, is another scroll")
  func frameless() throws {
    let line = { (time: Int, value: Double) in
      "[13:      wl_pointer] axis: time: \(time); axis: 0 (vertical), value: \(value)\n"
        + "[13:      wl_pointer] axis_source: 1 (finger)\n"
    }
    let found = try kinds(line(10, 1.5) + line(17, 2.5) + line(17, 3.5))
    let scrolls = [1.5, 2.5, 3.5].map { TraceEvent.Kind.scroll(TraceScroll(source: .finger, dy: $0)) }
    #expect(found == scrolls + [.stop])
  }

  @Test("old clients are told an end as a zero, and no source: the grade says what was taken")
  func old() throws {
    let text = """
      [1.0] wl_pointer@4.axis(10, 0, 3.0)
      [1.0] wl_pointer@4.axis(20, 0, 0.0)
      """
    let take = try #require(try takes(text).first)
    #expect(take.events.map(\.kind) == [.scroll(TraceScroll(source: .finger, dy: 3)), .stop])
    #expect(
      take.end.reasons == [
        "the log does not say what scrolled; fingers are assumed (--scroll-source wheel, if it was one)",
        "natural scrolling is not stated and assumed to be off (--natural-scroll)",
      ])
    var options = ScrollOptions()
    (options.source, options.isNatural) = (.continuous, false)
    #expect(try #require(try takes(text, options).first).end.grade == "A")
  }

  @Test("times of 32 bits go on where they begin anew, and where they are printed with a sign")
  func clock() throws {
    let line = { (time: Int) in
      "[13: wl_pointer] axis_source: 1 (finger)\n"
        + "[13: wl_pointer] axis: time: \(time); axis: 0 (vertical), value: 1.0\n[13: wl_pointer] frame\n"
    }
    let take = try #require(try takes(line(2_147_483_647) + line(-2_147_483_648)).first)
    #expect(take.events.map(\.timeMicroseconds) == [0, 1000, 1000])
    let wrapped = try #require(try takes(line(-1) + line(4)).first)
    #expect(wrapped.events.map(\.timeMicroseconds) == [0, 5000, 5000])
  }

  @Test(
    "touches are contacts in points, also one that is cancelled; two objects that were told the same are one")
  func touches() throws {
    let touch = { (id: Int) in
      """
      [1.0] wl_touch@\(id).down(5, 100, wl_surface@3, 0, 10.5, 20.0)
      [1.0] wl_touch@\(id).frame()
      [1.0] wl_touch@\(id).motion(108, 0, 10.5, 30.0)
      [1.0] wl_touch@\(id).frame()
      [1.0] wl_touch@\(id).cancel()

      """
    }
    let found = try takes(touch(7) + touch(8))
    #expect(found.count == 1 && found[0].device.units == .points && found[0].device.kind == .touchscreen)
    #expect(
      found[0].events.map(\.kind) == [
        .down(slot: 0, x: 10.5, y: 20), .move(slot: 0, x: 10.5, y: 30), .cancel(slot: 0),
      ])
  }

  @Test("a line that is cut off is told; a log of motions alone says that nothing scrolled")
  func cut() throws {
    let take = try #require(
      try takes("wl_pointer@1.axis_source(2)\nwl_pointer@1.axis(1, 0, 2.0)\nwl_pointer@1.axis(2, 0, \n").first
    )
    #expect(take.end.reasons == ["1 damaged line left out, at line 3"])
    #expect(throws: CaptureError.self) {
      try takes("wl_pointer@18.motion(290, 510.4, 216.9)\nwl_pointer@18.frame()\n")
    }
  }
}
