/// The kernel's event types and codes needed for recordings of surfaces and wheels (linux/input-event-codes.h).
enum KernelCode {
  /// The kernel's types of input events.
  enum Kind {
    static let synchronise: UInt16 = 0
    static let key: UInt16 = 1
    static let relative: UInt16 = 2
    static let absolute: UInt16 = 3
  }

  /// `SYN_REPORT`: the end of a group of events that belong together.
  static let report: UInt16 = 0
  /// `SYN_DROPPED`: the kernel lost events before this one.
  static let dropped: UInt16 = 3
  /// `ABS_X`, `ABS_Y`: the single position used by older programs.
  static let (x, y): (UInt16, UInt16) = (0x00, 0x01)
  /// `ABS_MT_SLOT`, `ABS_MT_POSITION_X`, `ABS_MT_POSITION_Y`, `ABS_MT_TRACKING_ID`.
  static let (slot, contactX, contactY, trackingID): (UInt16, UInt16, UInt16, UInt16) = (
    0x2f, 0x35, 0x36, 0x39
  )
  /// `BTN_LEFT`, `BTN_RIGHT`, `BTN_MIDDLE`: the buttons of a mouse or touchpad.
  static let (left, right, middle): (UInt16, UInt16, UInt16) = (0x110, 0x111, 0x112)
  /// `BTN_TOUCH`: pressed while any finger is down.
  static let touch: UInt16 = 0x14a
  /// `BTN_TOOL_FINGER`, `…DOUBLETAP`, `…TRIPLETAP`, `…QUADTAP`, `…QUINTTAP`: the tools for one to five fingers.
  static let tools: [UInt16] = [0x145, 0x14d, 0x14e, 0x14f, 0x148]
  /// `INPUT_PROP_POINTER`, `INPUT_PROP_DIRECT`, `INPUT_PROP_BUTTONPAD`: the properties of touchpads, touchscreens and clickable touchpads.
  static let (pointer, direct, buttonPad): (UInt16, UInt16, UInt16) = (0, 1, 2)

  /// The kernel's name of an event code, such as `ABS_MT_SLOT`, for comments in a recording.
  static func name(_ type: UInt16, _ code: UInt16) -> String {
    switch (type, code) {
    case (Kind.synchronise, report): "SYN_REPORT"
    case (Kind.synchronise, dropped): "SYN_DROPPED"
    case (Kind.absolute, slot): "ABS_MT_SLOT"
    case (Kind.absolute, contactX): "ABS_MT_POSITION_X"
    case (Kind.absolute, contactY): "ABS_MT_POSITION_Y"
    case (Kind.absolute, trackingID): "ABS_MT_TRACKING_ID"
    case (Kind.key, touch): "BTN_TOUCH"
    case (Kind.key, _): tools.firstIndex(of: code).map { "BTN_TOOL of \($0 + 1)" } ?? "BTN"
    default: "other"
    }
  }

  /// The kernel's number `BUS_…` (linux/input.h) for the bus that a trace names; `BUS_VIRTUAL` for an unknown one.
  static func bus(_ word: String?) -> UInt16 {
    let known: [String: UInt16] = [
      "pci": 0x01, "usb": 0x03, "bluetooth": 0x05, "virtual": 0x06, "i8042": 0x11, "rs232": 0x13, "i2c": 0x18,
      "host": 0x19, "spi": 0x1c, "rmi": 0x1d,
    ]
    guard let word else { return virtualBus }
    return known[word] ?? (word.hasPrefix("0x") ? UInt16(word.dropFirst(2), radix: 16) : nil) ?? virtualBus
  }

  private static let virtualBus: UInt16 = 0x06
}
