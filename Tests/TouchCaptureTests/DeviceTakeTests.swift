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
}
