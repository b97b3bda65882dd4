import Testing

@testable import TouchCapture

/// Expected classes are what udev 252 gives such devices (`udevadm info`, or the rules read by hand).
@Suite("What udev calls a device")
struct InputClassTests {
  @Test("surfaces, mice and keyboards are told apart")
  func common() {
    #expect(InputClass(of: Recordings.touchpad()) == .touchpad)
    #expect(InputClass(of: Recordings.touchscreen()) == .touchscreen)
    #expect(InputClass(of: Recordings.mouse()) == .mouse)
    #expect(InputClass(of: Recordings.keyboard()) == [.keyboard, .keys])
  }

  @Test("a pen makes a tablet, whatever else it has")
  func pen() {
    var device = Recordings.touchpad()
    device.codes[EvdevCode.Kind.key]?.insert(EvdevCode.Button.pen)
    #expect(InputClass(of: device) == .tablet)
  }

  @Test("a finger tool on a direct surface is a touchscreen")
  func directFinger() {
    var device = Recordings.touchpad()
    device.properties = [EvdevCode.Property.direct]
    #expect(InputClass(of: device).contains(.touchscreen))
  }

  @Test("three axes without a key are an accelerometer")
  func accelerometer() {
    let axis = EvdevAxis(-100, 100)
    let device = EvdevDevice(name: "still", axes: [0: axis, 1: axis, 2: axis])
    #expect(InputClass(of: device) == .accelerometer)
  }

  @Test("a stick between the keys is a pointing stick and a mouse")
  func stick() {
    var device = Recordings.mouse()
    device.properties = [EvdevCode.Property.pointingStick]
    #expect(InputClass(of: device) == [.mouse, .pointingStick])
  }

  @Test("a few media keys are keys, not a keyboard, and are not opened")
  func mediaKeys() {
    let device = EvdevDevice(name: "volume", codes: [EvdevCode.Kind.key: [113, 114, 115]])
    #expect(InputClass(of: device) == .keys)
    #expect(NodePolicy.refusal { InputClass(of: device).udev.map(\.key).contains($0) } == "a set of keys")
  }

  @Test(
    "only touchpads, touchscreens, mice and pointing sticks may be opened", arguments: InputClass.properties)
  func policy(_ property: (InputClass, String)) {
    let opened: InputClass = [.touchpad, .touchscreen, .mouse, .pointingStick]
    let refusal = NodePolicy.refusal { $0 == property.1 }
    #expect((refusal == nil) == opened.contains(property.0))
  }
}
