/// The kernel's event types and codes that this module uses (linux/input-event-codes.h).
package enum EvdevCode {
  /// Above the codes of every type; keys have the largest codes, up to `KEY_MAX`, 0x2ff.
  static let end: UInt16 = 1024

  /// Types of events.
  package enum Kind {
    /// Frame marks: `SYN_REPORT` ends a frame, `SYN_DROPPED` reports lost events.
    package static let synchronise: UInt16 = 0
    /// Keys and buttons.
    package static let key: UInt16 = 1
    /// Relative movements.
    package static let relative: UInt16 = 2
    /// Absolute positions.
    package static let absolute: UInt16 = 3
  }

  /// Codes of `Kind.synchronise`.
  package enum Synchronise {
    /// `SYN_REPORT`: the frame is complete.
    package static let report: UInt16 = 0
    /// `SYN_MT_REPORT`: a contact of a device without slots is complete.
    package static let contact: UInt16 = 2
    /// `SYN_DROPPED`: the kernel lost events before this one.
    package static let dropped: UInt16 = 3
  }

  /// Codes of `Kind.key` from `BTN_MISC` on.
  package enum Button {
    /// `BTN_0` (`BTN_MISC`), the first button; all lower codes are keys.
    package static let first: UInt16 = 0x100
    /// `BTN_1`.
    package static let second: UInt16 = 0x101
    /// `BTN_LEFT`, the first mouse button.
    package static let left: UInt16 = 0x110
    /// `BTN_JOYSTICK`, after the last mouse button.
    package static let joystick: UInt16 = 0x120
    /// `BTN_DIGI`, after the last joystick and gamepad button, equal to `BTN_TOOL_PEN`.
    package static let pen: UInt16 = 0x140
    /// `BTN_TOOL_FINGER`.
    package static let finger: UInt16 = 0x145
    /// `BTN_TOOL_QUINTTAP`.
    package static let fiveFingers: UInt16 = 0x148
    /// `BTN_TOUCH`.
    package static let touch: UInt16 = 0x14a
    /// `BTN_STYLUS`.
    package static let stylus: UInt16 = 0x14b
    /// `BTN_TOOL_DOUBLETAP`.
    package static let twoFingers: UInt16 = 0x14d
    /// `BTN_TOOL_TRIPLETAP`.
    package static let threeFingers: UInt16 = 0x14e
    /// `BTN_TOOL_QUADTAP`.
    package static let fourFingers: UInt16 = 0x14f
    /// `BTN_DPAD_UP` to `BTN_DPAD_RIGHT`.
    package static let pad: ClosedRange<UInt16> = 0x220...0x223
    /// `BTN_TRIGGER_HAPPY1` to `BTN_TRIGGER_HAPPY40`.
    package static let trigger: ClosedRange<UInt16> = 0x2c0...0x2e7
  }

  /// Codes of `Kind.relative`.
  package enum Relative {
    /// `REL_X`.
    package static let x: UInt16 = 0
    /// `REL_Y`.
    package static let y: UInt16 = 1
    /// `REL_HWHEEL`.
    package static let horizontalWheel: UInt16 = 6
    /// `REL_WHEEL`.
    package static let wheel: UInt16 = 8
  }

  /// Codes of `Kind.absolute`.
  package enum Absolute {
    /// `ABS_X`.
    package static let x: UInt16 = 0
    /// `ABS_Y`.
    package static let y: UInt16 = 1
    /// `ABS_Z`.
    package static let z: UInt16 = 2
    /// `ABS_RX`, the first axis that makes a joystick.
    package static let rotationX: UInt16 = 3
    /// `ABS_PRESSURE`.
    package static let pressure: UInt16 = 0x18
    /// `ABS_MT_SLOT - 1`: a device that has this axis wrongly reports every axis.
    package static let beforeSlots: UInt16 = 0x2e
    /// `ABS_MT_SLOT`.
    package static let slot: UInt16 = 0x2f
    /// `ABS_MT_POSITION_X`.
    package static let contactX: UInt16 = 0x35
    /// `ABS_MT_POSITION_Y`.
    package static let contactY: UInt16 = 0x36
    /// `ABS_MT_TRACKING_ID`.
    package static let trackingID: UInt16 = 0x39
    /// The axes that have a value per slot (`ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`).
    package static let ofContacts: ClosedRange<UInt16> = 0x30...0x3d
  }

  /// Device properties (`INPUT_PROP_…`).
  package enum Property {
    /// `INPUT_PROP_POINTER`: needs a pointer on the screen.
    package static let pointer: UInt16 = 0
    /// `INPUT_PROP_DIRECT`: the touched content lies under the finger, as on a touchscreen.
    package static let direct: UInt16 = 1
    /// `INPUT_PROP_BUTTONPAD`: the surface itself is the button.
    package static let buttonPad: UInt16 = 2
    /// `INPUT_PROP_POINTING_STICK`: a pointing stick between the keys.
    package static let pointingStick: UInt16 = 5
    /// `INPUT_PROP_ACCELEROMETER`: measures its own acceleration.
    package static let accelerometer: UInt16 = 6
  }
}
