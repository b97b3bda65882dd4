import GestureTraces
import Testing
import TextFormats

@Suite("Integrity of traces")
struct TraceIntegrityTests {
  typealias Kind = TraceEvent.Kind

  /// The grade of these kinds, 8 ms apart, in a layer.
  private func grade(
    _ kinds: [Kind], layer: TraceLayer = .libinput, isTruncated: Bool = false
  ) -> TraceGrade {
    var integrity = TraceIntegrity()
    for (index, kind) in kinds.enumerated() {
      integrity.follow(TraceEvent(timeMicroseconds: Int64(index) * 8000, layer: layer, kind: kind))
    }
    return integrity.grade(endedAtMicroseconds: Int64(kinds.count) * 8000, isTruncated: isTruncated)
  }

  private func grade(_ events: [TraceEvent]) -> TraceGrade {
    var integrity = TraceIntegrity()
    for event in events { integrity.follow(event) }
    return integrity.grade(endedAtMicroseconds: events.last?.timeMicroseconds ?? 0)
  }

  private let down = Kind.down(slot: 0, x: 0, y: 0)
  private let up = Kind.up(slot: 0)

  @Test("a whole take is an A, one with nothing in it or only losses an F", arguments: TraceLayer.allCases)
  func ends(layer: TraceLayer) {
    #expect(grade([down, .move(slot: 0, x: 0, y: 1), up], layer: layer) == TraceGrade())
    #expect(grade([down, .cancel(slot: 0)], layer: layer) == TraceGrade())
    #expect(grade([]) == TraceGrade(.f, "no events"))
    #expect(grade([.gap(.suspended)], layer: layer).reasons == ["no events", "suspended once"])
    #expect(grade([.gap(.suspended)], layer: layer).letter == .f)
    #expect(grade([.unknown(JSONObject())], layer: layer) == TraceGrade(.f, "no events"))
  }

  @Test("what is still going on at the end is a missing lift", arguments: TraceLayer.allCases)
  func unfinished(layer: TraceLayer) {
    let missing = TraceGrade(.c, "no lift at the end")
    #expect(grade([.scroll(TraceScroll(source: .finger, dy: 1))], layer: layer) == missing)
    #expect(grade([down], layer: layer) == missing)
    #expect(grade([down, .down(slot: 1, x: 1, y: 1), up], layer: layer) == missing)
    #expect(grade([.hold(fingers: 2)], layer: layer) == missing)
    // Of wheels and sticks libinput promises no stop.
    #expect(grade([.scroll(TraceScroll(source: .wheel, dy: 1))]) == TraceGrade())
    #expect(grade([.scroll(TraceScroll(source: .continuous, dy: 1))]) == TraceGrade())
  }

  @Test("a contact that was down before the start is told")
  func strays() {
    let stray = TraceGrade(.c, "a contact was down before the start")
    #expect(grade([.up(slot: 3)]) == stray)
    #expect(grade([.cancel(slot: 3)]) == stray)
    #expect(grade([.move(slot: 3, x: 0, y: 0), .up(slot: 3)]) == stray)
    var integrity = TraceIntegrity()
    integrity.follow(TraceEvent(timeMicroseconds: 0, kind: .hold(fingers: 1)))
    integrity.follow(TraceEvent(timeMicroseconds: 9, kind: .unhold(fingers: 1, cancelled: false)))
    integrity.noteStray()
    #expect(integrity.grade(endedAtMicroseconds: 9) == stray)
  }

  @Test("pulled out, nothing lacks a lift in either layer, and what follows is no stray")
  func unplugged() {
    let events = [
      TraceEvent(timeMicroseconds: 0, layer: .evdev, kind: down),
      TraceEvent(timeMicroseconds: 0, kind: down),
      TraceEvent(timeMicroseconds: 10, kind: .gap(.unplugged)),
      TraceEvent(timeMicroseconds: 12, layer: .evdev, kind: up),
    ]
    #expect(grade(events) == TraceGrade(.c, "unplugged"))
    #expect(
      grade(events + [TraceEvent(timeMicroseconds: 13, layer: .evdev, kind: .gap(.unplugged))])
        == TraceGrade(.c, "unplugged"))
  }

  @Test("dropped events are a D, more than five an F")
  func dropped() {
    #expect(grade([down, .gap(.dropped), up]) == TraceGrade(.d, "events dropped once"))
    let five = [down] + Array(repeating: Kind.gap(.dropped), count: 5) + [up]
    #expect(grade(five) == TraceGrade(.d, "events dropped 5 times"))
    #expect(grade(five + [.gap(.dropped)]) == TraceGrade(.f, "events dropped 6 times"))
  }

  @Test("a loss that both layers tell of is one, a second apart they are two")
  func oneLoss() {
    func losses(_ told: [(Int64, TraceLayer)]) -> [String] {
      grade(
        [TraceEvent(timeMicroseconds: 0, kind: down), TraceEvent(timeMicroseconds: 0, kind: up)]
          + told.map { TraceEvent(timeMicroseconds: $0, layer: $1, kind: .gap(.dropped)) }
      ).reasons
    }
    #expect(losses([(0, .evdev), (1_000_000, .libinput)]) == ["events dropped once"])
    #expect(losses([(0, .evdev), (1_000_001, .libinput)]) == ["events dropped 2 times"])
    // Lines stand as they arrived: the other layer's may be a little earlier.
    #expect(losses([(5_000, .evdev), (4_000, .libinput)]) == ["events dropped once"])
    // Two in a row in one layer, then both in the other.
    #expect(
      losses([(0, .libinput), (100, .libinput), (200, .evdev), (300, .evdev)])
        == ["events dropped 2 times"])
    // The second run adds to the first.
    #expect(losses([(0, .libinput), (0, .evdev), (9_000_000, .evdev)]) == ["events dropped 2 times"])
  }

  @Test("a machine that slept is a C, a loss nobody knows a D")
  func otherLosses() {
    #expect(grade([down, up, .gap(.suspended)]) == TraceGrade(.c, "suspended once"))
    #expect(grade([down, up, .gap(.other("eaten"))]) == TraceGrade(.d, "something lost once"))
  }

  @Test("stamps that went back by more than a rest are a D")
  func stampsFarBack() {
    for (distance, letter): (Int64, TraceGrade.Letter) in [(40_000, .b), (40_001, .d)] {
      var integrity = TraceIntegrity()
      integrity.follow(TraceEvent(timeMicroseconds: 0, kind: .stop))
      integrity.noteStampGoingBack(byMicroseconds: distance)
      #expect(integrity.grade(endedAtMicroseconds: 0).letter == letter)
    }
  }

  @Test("stamps that went back are told with how far")
  func stamps() {
    var integrity = TraceIntegrity()
    integrity.follow(TraceEvent(timeMicroseconds: 0, kind: down))
    integrity.follow(TraceEvent(timeMicroseconds: 0, kind: up))
    integrity.noteStampGoingBack(byMicroseconds: 7)
    #expect(
      integrity.grade(endedAtMicroseconds: 0) == TraceGrade(.b, "1 time stamp went back, by 7 µs at most"))
    integrity.noteStampGoingBack(byMicroseconds: 3)
    var other = TraceIntegrity()
    other.noteStamps(of: integrity)
    other.follow(TraceEvent(timeMicroseconds: 0, kind: .stop))
    #expect(
      other.grade(endedAtMicroseconds: 0) == TraceGrade(.b, "2 time stamps went back, by 7 µs at most"))
  }

  @Test("a trace that was cut off is never better than a C")
  func cutOff() {
    #expect(grade([down, up], isTruncated: true) == TraceGrade(.c, "cut off"))
    #expect(grade([down], isTruncated: true).reasons == ["cut off", "no lift at the end"])
    #expect(grade([.gap(.dropped), down, up], isTruncated: true).letter == .d)
  }
}
