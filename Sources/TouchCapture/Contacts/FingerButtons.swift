/// A set of the kernel's finger buttons: `BTN_TOUCH` for any touch, and `BTN_TOOL_…`, one for each number of fingers from one to five.
struct FingerButtons: Equatable {
  /// One bit per button: bits 0 to 4 are the tools for one finger to five, bit 5 is `BTN_TOUCH`.
  private(set) var bits: UInt8 = 0

  /// The set with only `BTN_TOUCH`, which is pressed while any finger touches the surface.
  static var touch: FingerButtons { FingerButtons(bits: 1 << 5) }
  /// The set of the five tool buttons, `BTN_TOOL_FINGER` to `BTN_TOOL_QUINTTAP`.
  static var tools: FingerButtons { FingerButtons(bits: 1 << 5 - 1) }

  /// The set of those codes that are finger buttons; other codes are ignored.
  init(_ codes: some Sequence<UInt16>) {
    for code in codes { press(code) }
  }

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Adds the button with this code to the set; a code of any other button is ignored.
  mutating func press(_ code: UInt16) { bits |= Self.bit(code) }

  /// Removes the button with this code from the set.
  mutating func release(_ code: UInt16) { bits &= ~Self.bit(code) }

  /// True if at least one button is in both sets.
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
