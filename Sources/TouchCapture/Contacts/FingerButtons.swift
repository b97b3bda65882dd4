/// The buttons that report that fingers touch, and how many, one bit each.
struct FingerButtons: Equatable {
  /// The bits that are set: the tools from one finger to five, then the touch button.
  private(set) var bits: UInt8 = 0

  /// `BTN_TOUCH`.
  static var touch: FingerButtons { FingerButtons(bits: 1 << 5) }
  /// The tools, from one finger to five.
  static var tools: FingerButtons { FingerButtons(bits: 1 << 5 - 1) }

  /// The finger buttons among some codes; other codes are ignored.
  init(_ codes: some Sequence<UInt16>) {
    for code in codes { press(code) }
  }

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Marks a button as pressed; other buttons are ignored.
  mutating func press(_ code: UInt16) { bits |= Self.bit(code) }

  /// Marks a button as released.
  mutating func release(_ code: UInt16) { bits &= ~Self.bit(code) }

  /// True while at least one of some buttons is down.
  func intersects(_ others: FingerButtons) -> Bool { bits & others.bits != 0 }

  /// The number of fingers according to the pressed tool buttons; 1 if none is pressed.
  var fingers: Int { max(1, UInt8.bitWidth - (bits & Self.tools.bits).leadingZeroBitCount) }

  private static func bit(_ code: UInt16) -> UInt8 {
    switch code {
    case EvdevCode.Button.finger: 1 << 0
    case EvdevCode.Button.twoFingers: 1 << 1
    case EvdevCode.Button.threeFingers: 1 << 2
    case EvdevCode.Button.fourFingers: 1 << 3
    case EvdevCode.Button.fiveFingers: 1 << 4
    case EvdevCode.Button.touch: 1 << 5
    default: 0
    }
  }
}
