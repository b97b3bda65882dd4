import Testing

@testable import TouchCapture

/// Expected words by hand, from the table of udev's properties (`man 7 udev`, "input_id").
@Suite("Which nodes may be opened")
struct NodePolicyTests {
  private func refusal(_ properties: String...) -> String? {
    NodePolicy.refusal { property in properties.contains { "ID_INPUT_\($0)" == property } }
  }

  @Test("each class is recorded, or refused in its own words")
  func classes() {
    for recorded in ["TOUCHPAD", "TOUCHSCREEN", "MOUSE", "POINTINGSTICK"] {
      #expect(refusal(recorded) == nil, "\(recorded)")
    }
    #expect(refusal("KEYBOARD") == "a keyboard")
    #expect(refusal("TABLET") == "a pen tablet" && refusal("TABLET_PAD") == "a pen tablet")
    #expect(refusal("JOYSTICK") == "a joystick")
    #expect(refusal("ACCELEROMETER") == "an accelerometer")
    #expect(refusal("KEY") == "a set of keys")
    #expect(refusal() == "not a touchpad, touchscreen, wheel or pointing stick")
  }

  @Test("keyboards and tablets are refused whatever else they are, others only without what is recorded")
  func several() {
    #expect(refusal("MOUSE", "KEYBOARD", "TABLET") == "a keyboard")
    #expect(refusal("TOUCHSCREEN", "TABLET") == "a pen tablet")
    #expect(refusal("TOUCHPAD", "TABLET_PAD") == "a pen tablet")
    for other in ["JOYSTICK", "ACCELEROMETER", "KEY"] {
      #expect(refusal("MOUSE", other) == nil, "\(other)")
    }
    #expect(refusal("KEY", "ACCELEROMETER") == "an accelerometer")
    #expect(refusal("ACCELEROMETER", "JOYSTICK") == "a joystick")
  }

  @Test("a touchpad is one whatever else it is; a mouse and a pointing stick are wheels")
  func kinds() {
    let kind = { (properties: [String]) in
      NodePolicy.kind { property in properties.contains { "ID_INPUT_\($0)" == property } }
    }
    #expect(kind(["TOUCHPAD", "TOUCHSCREEN"]) == .touchpad)
    #expect(kind(["TOUCHSCREEN", "MOUSE"]) == .touchscreen)
    #expect(kind(["MOUSE"]) == .wheel && kind(["POINTINGSTICK"]) == .wheel)
  }
}
