import TestSamples
import Testing
import TraceReplay

/// The expected gestures follow from "Sample" and "Bounds" of the contract; every order of the lines is tried.
@Suite("Events of one time")
struct SameTimeTests {
  /// Lines of one time between others, and what they make whatever their order.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var kind = "touchscreen"
    var before: [String] = []
    let lines: [String]
    var after: [String] = []
    /// When each gesture begins and ends, in milliseconds, and how.
    let gestures: [Bounds]
    /// The travel after each sample of each gesture, in points.
    let travels: [[Double]]
    var testDescription: String { name }
  }

  /// When a gesture begins and ends, in milliseconds, and how.
  struct Bounds: Equatable, Sendable {
    let began: Int
    let ended: Int
    let end: GestureEnd
    init(_ began: Int, _ ended: Int, _ end: GestureEnd = .lift) {
      (self.began, self.ended, self.end) = (began, ended, end)
    }
  }

  private static func down(_ time: Int, _ y: Int, slot: Int = 0) -> String {
    #"{"type":"down","t":\#(time * 1000),"slot":\#(slot),"x":0,"y":\#(y)}"#
  }
  private static func move(_ time: Int, _ y: Int, slot: Int = 0) -> String {
    #"{"type":"move","t":\#(time * 1000),"slot":\#(slot),"x":0,"y":\#(y)}"#
  }
  private static func up(_ time: Int, slot: Int = 0) -> String {
    #"{"type":"up","t":\#(time * 1000),"slot":\#(slot)}"#
  }
  private static func scroll(_ time: Int, _ dy: Int) -> String {
    #"{"type":"scroll","t":\#(time * 1000),"axis_source":"finger","dy":\#(dy)}"#
  }
  private static func rest(_ type: String, _ time: Int, _ more: String = "") -> String {
    #"{"type":"\#(type)","t":\#(time * 1000)\#(more)}"#
  }
  private static func hold(_ time: Int) -> String { rest("hold", time, #","fingers":2"#) }
  private static func unhold(_ time: Int, cancelled: Bool) -> String {
    rest("unhold", time, #","fingers":2,"cancelled":\#(cancelled)"#)
  }
  private static func gap(_ time: Int, _ reason: String) -> String {
    rest("gap", time, #","reason":"\#(reason)""#)
  }

  static let contacts: [Case] = [
    Case(
      name: "the only contact lifts and comes again: two gestures", before: [down(0, 0)],
      lines: [up(10), down(10, 90)], after: [move(20, 95), up(30)],
      gestures: [Bounds(0, 10), Bounds(10, 30)], travels: [[0, 0], [0, 5, 5]]),
    Case(
      name: "the only contact lifts as another comes: two gestures", before: [down(0, 0)],
      lines: [up(10), down(10, 90, slot: 1)], after: [move(20, 95, slot: 1), up(30, slot: 1)],
      gestures: [Bounds(0, 10), Bounds(10, 30)], travels: [[0, 0], [0, 5, 5]]),
    Case(
      name: "one of two lifts as a third comes: one gesture", before: [down(0, 0), down(5, 50, slot: 1)],
      lines: [up(10), down(10, 90, slot: 2), move(10, 54, slot: 1)],
      after: [up(20, slot: 1), up(20, slot: 2)],
      // The one that lifts does so after the move of 4, and counts in its mean.
      gestures: [Bounds(0, 20)], travels: [[0, 0, 2, 2]]),
    Case(
      name: "a contact that moves as it lifts counts", before: [down(0, 0)], lines: [up(10), move(10, 6)],
      gestures: [Bounds(0, 10)], travels: [[0, 6]]),
    Case(
      name: "a contact comes, moves and lifts", lines: [down(10, 0), move(10, 5), up(10)],
      gestures: [Bounds(10, 10)], travels: [[0]]),
    Case(
      name: "a cancel beside a lift is a cancel", before: [down(0, 0), down(0, 50, slot: 1)],
      lines: [up(10), rest("cancel", 10, #","slot":1"#)], gestures: [Bounds(0, 10, .cancel)],
      travels: [[0, 0]]
    ),
    Case(
      name: "an unplug beside a lift is a cancel", before: [down(0, 0)],
      lines: [move(10, 6), up(10), gap(10, "unplugged")], gestures: [Bounds(0, 10, .cancel)],
      travels: [[0, 6]]),
  ]

  static let scrolls: [Case] = [
    Case(
      name: "a rest that becomes a scroll goes on", kind: "touchpad", before: [hold(0)],
      lines: [unhold(10, cancelled: true), scroll(10, 4)], after: [rest("stop", 20)],
      gestures: [Bounds(0, 20)], travels: [[4]]),
    Case(
      name: "a scroll counts before the stop", kind: "touchpad", before: [scroll(0, 1)],
      lines: [scroll(10, 2), rest("stop", 10)], gestures: [Bounds(0, 10)], travels: [[1, 3]]),
    Case(
      name: "fingers rest anew as the scroll ends: two gestures", kind: "touchpad", before: [scroll(0, 1)],
      lines: [rest("stop", 10), hold(10)], after: [unhold(20, cancelled: false)],
      gestures: [Bounds(0, 10), Bounds(10, 20)], travels: [[1], []]),
    Case(
      name: "fingers that rest begin the gesture that their scroll goes on with", kind: "touchpad",
      lines: [hold(10), scroll(10, 4), unhold(10, cancelled: true)], after: [rest("stop", 20)],
      gestures: [Bounds(10, 20)], travels: [[4]]),
    Case(
      name: "an unplug beside a stop is a cancel", kind: "touchpad", before: [scroll(0, 1)],
      lines: [rest("stop", 10), gap(10, "unplugged")], gestures: [Bounds(0, 10, .cancel)], travels: [[1]]),
  ]

  /// All orders of some lines.
  private func orders(_ lines: [String]) -> [[String]] {
    guard lines.count > 1 else { return [lines] }
    return lines.indices.flatMap { index in
      var rest = lines
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  private func track(_ lines: [String], kind: String) throws -> FingerTrack {
    var script = ScriptedTrace(kind: kind)
    for line in lines { script.add(line) }
    return try script.track()
  }

  @Test("are one sample, whatever the order of their lines", arguments: contacts + scrolls)
  func order(_ it: Case) throws {
    for lines in orders(it.lines) {
      let gestures = try track(it.before + lines + it.after, kind: it.kind).gestures
      let bounds = gestures.map {
        Bounds(Int($0.beganMicroseconds / 1000), Int($0.endedMicroseconds / 1000), $0.end)
      }
      #expect(bounds == it.gestures, "\(lines)")
      #expect(gestures.map { $0.samples.map(\.travel) } == it.travels, "\(lines)")
    }
  }

  @Test("leave the next sample to count from the place of the contact that is there")
  func placeAfter() throws {
    // Lifted at 0 and come again at 90: what follows counts from 90, in either order.
    for lines in orders([Self.up(10), Self.down(10, 90)]) {
      let track = try track([Self.down(0, 0)] + lines + [Self.move(20, 93)], kind: "touchscreen")
      #expect(track.gestures.last?.samples.last?.travel == 3)
    }
  }

  @Test("of a wheel are one move")
  func wheels() throws {
    func turn(_ dy: Int) -> String { #"{"type":"scroll","t":0,"axis_source":"continuous","dy":\#(dy)}"# }
    // Up by 4 and down by 7 are down by 3, though the content could not go up.
    for lines in orders([turn(-4), turn(7)]) {
      #expect(try track(lines, kind: "wheel").wheels.map(\.distance) == [3])
    }
  }
}
