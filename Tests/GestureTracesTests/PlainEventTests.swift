import Testing

@testable import GestureTraces

@Suite("Events in 32 bytes")
struct PlainEventTests {
  @Test("an event takes 32 bytes")
  func size() {
    #expect(MemoryLayout<TraceEvent>.stride == 32 && MemoryLayout<PlainEvent>.stride == 32)
  }

  private static let plain: [TraceEvent.Kind] = [
    .down(slot: 0, x: 1.5, y: -2), .move(slot: 1023, x: 0, y: 1e6), .up(slot: 65535), .cancel(slot: 3),
    .scroll(TraceScroll(source: .finger, dx: 1)), .scroll(TraceScroll(source: .continuous, dy: 0)),
    .scroll(TraceScroll(source: .wheel)), .stop, .hold(fingers: 2), .unhold(fingers: 2, cancelled: true),
    .unhold(fingers: 1, cancelled: false), .gap(.dropped), .gap(.unplugged), .gap(.suspended),
  ]

  @Test("what nearly all traces have fits, and comes back whole", arguments: plain)
  func fits(_ kind: TraceEvent.Kind) {
    for (arrival, layer) in [(nil, TraceLayer.libinput), (7, .evdev), (7 + 4_294_967_295, .libinput)]
      as [(Int64?, TraceLayer)]
    {
      let event = TraceEvent(timeMicroseconds: 7, arrivalMicroseconds: arrival, layer: layer, kind: kind)
      #expect(event.plain != nil)
      #expect(event.timeMicroseconds == 7 && event.arrivalMicroseconds == arrival)
      #expect(event.layer == layer && event.kind == kind && event.others.isEmpty)
    }
  }

  private static let kept: [TraceEvent.Kind] = [
    .down(slot: -1, x: 0, y: 0), .up(slot: 65536), .scroll(TraceScroll(source: .wheel, dy: 15, v120y: 120)),
    .gap(.other("moth")), .hold(fingers: .max),
  ]

  @Test("what does not fit is kept all the same", arguments: kept)
  func keeps(_ kind: TraceEvent.Kind) {
    let event = TraceEvent(timeMicroseconds: -1, arrivalMicroseconds: 2, layer: .evdev, kind: kind)
    #expect(event.plain == nil)
    #expect(event.timeMicroseconds == -1 && event.arrivalMicroseconds == 2 && event.layer == .evdev)
    #expect(event.kind == kind)
  }

  @Test("arrivals before the event, long after it, or beyond all numbers are kept")
  func arrivals() {
    for (time, arrival) in [(5, 4), (0, 4_294_967_296), (Int64.min, .max)] as [(Int64, Int64)] {
      let event = TraceEvent(timeMicroseconds: time, arrivalMicroseconds: arrival, kind: .stop)
      #expect(event.plain == nil && event.timeMicroseconds == time && event.arrivalMicroseconds == arrival)
    }
  }

  @Test("an event that is changed is the same as one made so, and takes the short form again where it fits")
  func changes() {
    var event = TraceEvent(timeMicroseconds: 1, kind: .up(slot: 0))
    event.others["why"] = .bool(true)
    #expect(event.plain == nil && event.others["why"] == .bool(true))
    event.kind = .move(slot: 2, x: 3, y: 4)
    event.timeMicroseconds = 9
    event.arrivalMicroseconds = 12
    event.layer = .evdev
    #expect(event.others["why"] == .bool(true) && event.arrivalMicroseconds == 12)
    event.others["why"] = nil
    #expect(event.plain != nil)
    #expect(
      event
        == TraceEvent(
          timeMicroseconds: 9, arrivalMicroseconds: 12, layer: .evdev, kind: .move(slot: 2, x: 3, y: 4)))
  }
}
