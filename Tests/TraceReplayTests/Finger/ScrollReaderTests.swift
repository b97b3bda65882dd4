import TestSamples
import Testing

@testable import TraceReplay

/// The expected gestures follow from `Replaying.md`, "From events to a finger".
@Suite("A hold that libinput cancels")
struct ScrollReaderTests {
  /// What comes after a hold at 0 that is cancelled at 50 ms, and the gestures of it all.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let after: [String]
    let gestures: [Bounds]
    var testDescription: String { name }
  }

  /// When a gesture begins and ends, in milliseconds, how, and how far its finger went in all.
  struct Bounds: Equatable, Sendable {
    let began: Int
    let ended: Int
    let end: GestureEnd
    let travel: Double
    init(_ began: Int, _ ended: Int, _ end: GestureEnd, _ travel: Double = 0) {
      (self.began, self.ended, self.end, self.travel) = (began, ended, end, travel)
    }
    init(_ gesture: FingerGesture) {
      self.init(
        Int(gesture.beganMicroseconds / 1000), Int(gesture.endedMicroseconds / 1000), gesture.end,
        gesture.samples.last?.travel ?? 0)
    }
  }

  private static func hold(_ time: Int, _ fingers: Int = 2) -> String {
    #"{"type":"hold","t":\#(time * 1000),"fingers":\#(fingers)}"#
  }
  private static func unhold(_ time: Int, _ fingers: Int = 2, cancelled: Bool = true) -> String {
    #"{"type":"unhold","t":\#(time * 1000),"at":\#(time * 1000 + 700),"fingers":\#(fingers),"cancelled":\#(cancelled)}"#
  }
  private static func scroll(_ time: Int, _ dy: Int = 5) -> String {
    #"{"type":"scroll","t":\#(time * 1000),"axis_source":"finger","dy":\#(dy)}"#
  }
  private static func stop(_ time: Int) -> String { #"{"type":"stop","t":\#(time * 1000)}"# }
  private static func gap(_ time: Int, _ reason: String) -> String {
    #"{"type":"gap","t":\#(time * 1000),"reason":"\#(reason)"}"#
  }
  private static func contact(_ type: String, _ time: Int) -> String {
    let place = type == "up" ? "" : #","x":0,"y":0"#
    return #"{"type":"\#(type)","t":\#(time * 1000),"slot":0\#(place)}"#
  }

  static let cases: [Case] = [
    Case(
      name: "the first scroll of the same time, as of libinput 1.22",
      after: [scroll(50), scroll(58), stop(66)], gestures: [Bounds(0, 66, .lift, 10)]),
    Case(
      name: "the first scroll a report later, as of libinput 1.28",
      after: [scroll(58), scroll(66), stop(74)],
      gestures: [Bounds(0, 74, .lift, 10)]),
    Case(
      name: "fingers that rest again before they scroll", after: [scroll(3050), stop(3058)],
      gestures: [Bounds(0, 3058, .lift, 5)]),
    Case(name: "nothing more", after: [], gestures: [Bounds(0, 50, .cancel)]),
    Case(
      name: "another hold", after: [hold(300), unhold(400, cancelled: false)],
      gestures: [Bounds(0, 50, .cancel), Bounds(300, 400, .lift)]),
    Case(
      name: "another hold that is cancelled, and its scroll",
      after: [hold(300), unhold(400), scroll(408), stop(416)],
      gestures: [Bounds(0, 50, .cancel), Bounds(300, 416, .lift, 5)]),
    Case(
      name: "another hold at the time of the unhold", after: [hold(50), unhold(90), scroll(98), stop(106)],
      gestures: [Bounds(0, 50, .cancel), Bounds(50, 106, .lift, 5)]),
    Case(
      name: "a hold of three fingers", after: [hold(300, 3), unhold(400, 3), scroll(500), stop(508)],
      gestures: [Bounds(0, 50, .cancel), Bounds(500, 508, .lift, 5)]),
    Case(
      name: "a contact, in a file made by hand",
      after: [contact("down", 100), contact("up", 200), scroll(300), stop(308)],
      gestures: [Bounds(0, 50, .cancel), Bounds(100, 200, .lift), Bounds(300, 308, .lift, 5)]),
    Case(
      name: "the device is pulled out", after: [gap(300, "unplugged")], gestures: [Bounds(0, 50, .cancel)]),
    Case(
      name: "the device is pulled out as the scroll comes", after: [scroll(58), gap(58, "unplugged")],
      gestures: [Bounds(0, 58, .cancel, 5)]),
    Case(
      name: "a second scroll without a hold", after: [scroll(58), stop(66), scroll(300), stop(308)],
      gestures: [Bounds(0, 66, .lift, 5), Bounds(300, 308, .lift, 5)]),
    Case(
      name: "no scroll, and libinput says that it stopped", after: [stop(58)],
      gestures: [Bounds(0, 58, .lift)]),
  ]

  private func track(_ lines: [String], ended: Bool = true) throws -> FingerTrack {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    for line in lines { script.add(line) }
    return FingerTrack(of: try script.trace(ended: ended), options: ReplayOptions(), viewport: 667)
  }

  @Test("does not end a gesture by itself", arguments: cases, [true, false])
  func bounds(_ it: Case, isWhole: Bool) throws {
    let found = try track([Self.hold(0), Self.unhold(50)] + it.after, ended: isWhole).gestures
    #expect(found.map { Bounds($0) } == it.gestures)
  }

  @Test("is a sample without movement, and the cancel it becomes arrived when the unhold did")
  func arrival() throws {
    let found = try track([Self.hold(0), Self.unhold(50), Self.hold(300)]).gestures
    #expect(found[0].samples.map(\.travel) == [0] && !found[0].samples[0].carriesPosition)
    #expect(found[0].endedArrivalMicroseconds == 50_700)
    #expect(found[1].end == .unfinished)
  }

  @Test("and a loss then marks the gesture only if it goes on")
  func loss() throws {
    let start = [Self.hold(0), Self.unhold(50), Self.gap(54, "dropped")]
    #expect(try track(start + [Self.scroll(58), Self.stop(66)]).gestures.map(\.lostEvents) == [true])
    #expect(try track(start + [Self.hold(300)]).gestures.map(\.lostEvents) == [false, false])
  }

  @Test(
    "and the raw contacts say that fingers left meanwhile, where the trace has them",
    arguments: [true, false])
  func rawLift(isLifted: Bool) throws {
    func raw(_ type: String, _ time: Int, _ slot: Int) -> String {
      let place = type == "up" ? "" : #","x":10,"y":20"#
      return #"{"type":"\#(type)","t":\#(time * 1000),"layer":"evdev","slot":\#(slot)\#(place)}"#
    }
    // A pinch: two fingers rest, move apart, and are lifted, one after the other. Two others then scroll at once.
    let pinch = [raw("down", 0, 0), raw("down", 0, 1), Self.hold(40), Self.unhold(90), raw("move", 120, 1)]
    let lift =
      isLifted ? [raw("up", 300, 0), raw("up", 310, 1), raw("down", 480, 0), raw("down", 480, 1)] : []
    let scroll = [Self.scroll(500), Self.scroll(508), Self.stop(516)]
    let found = try track(pinch + lift + scroll).gestures.map { Bounds($0) }
    #expect(
      found
        == (isLifted ? [Bounds(40, 90, .cancel), Bounds(500, 516, .lift, 10)] : [Bounds(40, 516, .lift, 10)]))
  }

  @Test("in the same recording gives the same gesture on every libinput", arguments: [0, 40, 100, 400])
  func versions(rest: Int) throws {
    let found = try KeptTraces.libinputs.map { version in
      let trace = try KeptTraces.trace(rest: rest, libinput: version)
      #expect(trace.header.source.libinput == version)
      let gesture = try #require(
        FingerTrack(of: trace, options: ReplayOptions(), viewport: 667).gestures.only)
      // The first of libinput's events is the hold, or the first scroll where there was none.
      #expect(gesture.beganMicroseconds == trace.events.first { $0.layer == .libinput }?.timeMicroseconds)
      return gesture
    }
    for gesture in found {
      #expect(gesture.end == .lift)
    }
    // What newer ones do not say is the first report's way, 40 units of 1/30 mm: 10.5165 a millimetre.
    let travels = found.map { $0.samples.last?.travel ?? 0 }
    #expect(abs(travels[0] - travels[1] - 40.0 / 30 * 10.5165) < 1e-3)
    #expect(travels[1] == travels[2])
  }
}

extension Collection {
  /// Its element where there is one alone.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
