/// The kernel's event types and codes that this module speaks of (linux/input-event-codes.h).
public enum EvdevCode {
  /// Above the codes of any type: the most are those of keys, up to `KEY_MAX`, 0x2ff.
  static let end: UInt16 = 1024

  /// Types of events.
  public enum Kind {
    /// Frame marks: `SYN_REPORT` ends a frame, `SYN_DROPPED` says that events were lost.
    public static let synchronise: UInt16 = 0
    /// Keys and buttons.
    public static let key: UInt16 = 1
    /// Relative movements.
    public static let relative: UInt16 = 2
    /// Absolute positions.
    public static let absolute: UInt16 = 3
  }

  /// Codes of `Kind.synchronise`.
  public enum Synchronise {
    /// The frame is whole.
    public static let report: UInt16 = 0
    /// `SYN_MT_REPORT`: a contact of a device without slots is whole.
    public static let contact: UInt16 = 2
    /// The kernel lost events before this one.
    public static let dropped: UInt16 = 3
  }

  /// Codes of `Kind.key` from `BTN_MISC` on.
  public enum Button {
    /// `BTN_0`, where the buttons start (`BTN_MISC`); everything below is a key.
    public static let first: UInt16 = 0x100
    /// `BTN_1`.
    public static let second: UInt16 = 0x101
    /// `BTN_LEFT`, the first mouse button.
    public static let left: UInt16 = 0x110
    /// `BTN_JOYSTICK`, after the last mouse button.
    public static let joystick: UInt16 = 0x120
    /// `BTN_DIGI`, after the last joystick and gamepad button, equal to `BTN_TOOL_PEN`.
    public static let pen: UInt16 = 0x140
    /// `BTN_TOOL_FINGER`.
    public static let finger: UInt16 = 0x145
    /// `BTN_TOOL_QUINTTAP`.
    public static let fiveFingers: UInt16 = 0x148
    /// `BTN_TOUCH`.
    public static let touch: UInt16 = 0x14a
    /// `BTN_STYLUS`.
    public static let stylus: UInt16 = 0x14b
    /// `BTN_TOOL_DOUBLETAP`.
    public static let twoFingers: UInt16 = 0x14d
    /// `BTN_TOOL_TRIPLETAP`.
    public static let threeFingers: UInt16 = 0x14e
    /// `BTN_TOOL_QUADTAP`.
    public static let fourFingers: UInt16 = 0x14f
    /// `BTN_DPAD_UP` to `BTN_DPAD_RIGHT`.
    public static let pad: ClosedRange<UInt16> = 0x220...0x223
    /// `BTN_TRIGGER_HAPPY1` to `BTN_TRIGGER_HAPPY40`.
    public static let trigger: ClosedRange<UInt16> = 0x2c0...0x2e7
  }

  /// Codes of `Kind.relative`.
  public enum Relative {
    /// `REL_X`.
    public static let x: UInt16 = 0
    /// `REL_Y`.
    public static let y: UInt16 = 1
    /// `REL_HWHEEL`.
    public static let horizontalWheel: UInt16 = 6
    /// `REL_WHEEL`.
    public static let wheel: UInt16 = 8
  }

  /// Codes of `Kind.absolute`.
  public enum Absolute {
    /// `ABS_X`.
    public static let x: UInt16 = 0
    /// `ABS_Y`.
    public static let y: UInt16 = 1
    /// `ABS_Z`.
    public static let z: UInt16 = 2
    /// `ABS_RX`, the first axis that makes a joystick.
    public static let rotationX: UInt16 = 3
    /// `ABS_PRESSURE`.
    public static let pressure: UInt16 = 0x18
    /// `ABS_MT_SLOT - 1`: a device that has this one claims every axis there is.
    public static let beforeSlots: UInt16 = 0x2e
    /// `ABS_MT_SLOT`.
    public static let slot: UInt16 = 0x2f
    /// `ABS_MT_POSITION_X`.
    public static let contactX: UInt16 = 0x35
    /// `ABS_MT_POSITION_Y`.
    public static let contactY: UInt16 = 0x36
    /// `ABS_MT_TRACKING_ID`.
    public static let trackingID: UInt16 = 0x39
    /// Every axis that belongs to a slot (`ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`).
    public static let ofContacts: ClosedRange<UInt16> = 0x30...0x3d
  }

  /// Device properties (`INPUT_PROP_…`).
  public enum Property {
    /// Needs a pointer on the screen.
    public static let pointer: UInt16 = 0
    /// Direct: what is touched lies under the finger.
    public static let direct: UInt16 = 1
    /// The surface itself is the button.
    public static let buttonPad: UInt16 = 2
    /// A stick between the keys.
    public static let pointingStick: UInt16 = 5
    /// Measures its own acceleration.
    public static let accelerometer: UInt16 = 6
  }
}
