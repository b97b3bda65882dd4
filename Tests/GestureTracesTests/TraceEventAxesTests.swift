import Testing

@testable import GestureTraces

@Suite("Axes of an event")
struct TraceEventAxesTests {
  private static func event(_ kind: TraceEvent.Kind, arrival: Int64? = nil) -> TraceEvent {
    TraceEvent(timeMicroseconds: 7, arrivalMicroseconds: arrival, layer: .evdev, kind: kind)
  }

  /// Events, and the same with their axes exchanged by hand. Wheels and early arrivals do not fit the compact form.
  static let pairs: [(TraceEvent, TraceEvent)] = [
    (event(.down(slot: 3, x: 1, y: 2)), event(.down(slot: 3, x: 2, y: 1))),
    (event(.move(slot: 0, x: -4, y: 5), arrival: 9), event(.move(slot: 0, x: 5, y: -4), arrival: 9)),
    (event(.move(slot: 0, x: -4, y: 5), arrival: 1), event(.move(slot: 0, x: 5, y: -4), arrival: 1)),
    (
      event(.scroll(TraceScroll(source: .finger, dx: 6, dy: 8))),
      event(.scroll(TraceScroll(source: .finger, dx: 8, dy: 6)))
    ),
    (
      event(.scroll(TraceScroll(source: .finger, dy: 8))), event(.scroll(TraceScroll(source: .finger, dx: 8)))
    ),
    (
      event(.scroll(TraceScroll(source: .continuous, dx: 6))),
      event(.scroll(TraceScroll(source: .continuous, dy: 6)))
    ),
    (
      event(.scroll(TraceScroll(source: .wheel, dx: 15, dy: 30, v120x: 120, v120y: 240))),
      event(.scroll(TraceScroll(source: .wheel, dx: 30, dy: 15, v120x: 240, v120y: 120)))
    ),
    (event(.up(slot: 2)), event(.up(slot: 2))), (event(.stop), event(.stop)),
    (event(.gap(.dropped)), event(.gap(.dropped))),
  ]

  @Test("x and y change places, and nothing else; twice gives the event itself", arguments: pairs)
  func transposed(_ pair: (TraceEvent, TraceEvent)) {
    #expect(pair.0.transposed == pair.1)
    #expect(pair.1.transposed == pair.0)
  }

  @Test("unknown keys stay")
  func others() {
    var event = Self.event(.move(slot: 0, x: 1, y: 2))
    event.others["note"] = .string("kept")
    #expect(event.transposed.others["note"]?.string == "kept")
  }
}
