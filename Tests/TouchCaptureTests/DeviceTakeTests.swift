import GestureTraces
import Testing

@testable import TouchCapture

@Suite("One device's part of a recording")
struct DeviceTakeTests {
  @Test("a scroll of two fingers is a gesture, one of a pointing stick is none")
  func sticks() {
    for (kind, source, gestures) in [
      (TraceDevice.Kind.touchpad, AxisSource.finger, 1), (.wheel, .continuous, 0),
    ] {
      let device = InputDevice(
        id: 0, name: "Stick", node: "", kind: kind, bus: nil, vendor: 1, product: 2, size: nil,
        naturalScroll: false, scrollMethod: nil)
      var take = DeviceTake(device: device)
      let scroll = TraceScroll(source: source, dx: nil, dy: 1)
      for (time, kind) in [(0, TraceEvent.Kind.scroll(scroll)), (8000, .stop)] {
        let entry = EventBatch.Entry(device: 0, time: Int64(time), content: kind)
        #expect(take.accept(entry, arrival: nil) != nil)
      }
      #expect(take.gestures == gestures && take.count == 2)
    }
  }

  // An hour with a device that comes and goes kept 90 MB of intervals (tools/prove kernel --soak 60).
  @Test("a take that is closed keeps its counts, and none of its intervals")
  func closed() {
    let device = InputDevice(
      id: 0, name: "Screen", node: "", kind: .touchscreen, bus: nil, vendor: 1, product: 2, size: nil,
      naturalScroll: false, scrollMethod: nil)
    var take = DeviceTake(device: device)
    for step in 0..<40 {
      let kind = step == 0 ? TraceEvent.Kind.down(slot: 0, x: 0, y: 0) : .move(slot: 0, x: 0, y: Double(step))
      _ = take.accept(EventBatch.Entry(device: 0, time: Int64(step) * 8000, content: kind), arrival: nil)
    }
    let new = DeviceTake(device: device).integrity
    #expect(take.integrity != new)
    take.close()
    #expect(take.integrity == new && take.count == 40 && take.last == 312_000 && take.isUsable)
  }
}
