import Testing
import TouchCapture

@Suite("Device kinds")
struct DeviceKindTests {
  @Test("names are those of the trace format")
  func names() {
    #expect(DeviceKind.touchpad.rawValue == "touchpad")
  }
}
