/// The kernel's event types and codes that this module uses (linux/input-event-codes.h).
package enum EvdevCode {
  /// A number above the codes of every event type, for checks of input; keys have the largest codes, up to `KEY_MAX`, 0x2ff.
  static let end: UInt16 = 1024

  /// The types of kernel events; each type has codes of its own.
  package enum Kind {
    /// Frame marks: `SYN_REPORT` ends a frame, `SYN_DROPPED` reports lost events.
    package static let synchronise: UInt16 = 0
    /// `EV_KEY`: a key or a button is pressed or released.
    package static let key: UInt16 = 1
    /// `EV_REL`: a relative movement, as of a mouse or a wheel.
    package static let relative: UInt16 = 2
    /// `EV_ABS`: the value of an axis, such as a finger's position.
    package static let absolute: UInt16 = 3
  }

  /// The codes of events of type `Kind.synchronise`, which end frames.
  package enum Synchronise {
    /// `SYN_REPORT`: the frame is complete.
    package static let report: UInt16 = 0
    /// `SYN_MT_REPORT`: a contact of a device without slots is complete.
    package static let contact: UInt16 = 2
    /// `SYN_DROPPED`: the kernel lost events before this one.
    package static let dropped: UInt16 = 3
  }

  /// The codes of buttons: those of type `Kind.key` from `BTN_MISC` on.
  package enum Button {
    /// `BTN_0` (`BTN_MISC`), the first button; all lower codes are keys.
    package static let first: UInt16 = 0x100
    /// `BTN_1`, the second of the buttons that have only a number.
    package static let second: UInt16 = 0x101
    /// `BTN_LEFT`, the first mouse button.
    package static let left: UInt16 = 0x110
    /// `BTN_JOYSTICK`, the first joystick button; the codes of mouse buttons are lower.
    package static let joystick: UInt16 = 0x120
    /// `BTN_DIGI`, equal to `BTN_TOOL_PEN`: the first code after those of joystick and gamepad buttons.
    package static let pen: UInt16 = 0x140
    /// `BTN_TOOL_FINGER`: pressed while one finger touches a touchpad.
    package static let finger: UInt16 = 0x145
    /// `BTN_TOOL_QUINTTAP`: pressed while five fingers touch a touchpad.
    package static let fiveFingers: UInt16 = 0x148
    /// `BTN_TOUCH`: pressed while anything touches the surface.
    package static let touch: UInt16 = 0x14a
    /// `BTN_STYLUS`: the button on a stylus.
    package static let stylus: UInt16 = 0x14b
    /// `BTN_TOOL_DOUBLETAP`: pressed while two fingers touch a touchpad.
    package static let twoFingers: UInt16 = 0x14d
    /// `BTN_TOOL_TRIPLETAP`: pressed while three fingers touch a touchpad.
    package static let threeFingers: UInt16 = 0x14e
    /// `BTN_TOOL_QUADTAP`: pressed while four fingers touch a touchpad.
    package static let fourFingers: UInt16 = 0x14f
    /// `BTN_DPAD_UP` to `BTN_DPAD_RIGHT`: the direction buttons of a gamepad.
    package static let pad: ClosedRange<UInt16> = 0x220...0x223
    /// `BTN_TRIGGER_HAPPY1` to `BTN_TRIGGER_HAPPY40`: further buttons of game controllers.
    package static let trigger: ClosedRange<UInt16> = 0x2c0...0x2e7
  }

  /// The codes of relative movements, type `Kind.relative`.
  package enum Relative {
    /// `REL_X`: horizontal movement of a pointer.
    package static let x: UInt16 = 0
    /// `REL_Y`: vertical movement of a pointer.
    package static let y: UInt16 = 1
    /// `REL_HWHEEL`: turning of a horizontal wheel, in clicks.
    package static let horizontalWheel: UInt16 = 6
    /// `REL_WHEEL`: turning of a vertical wheel, in clicks.
    package static let wheel: UInt16 = 8
  }

  /// The codes of axes, type `Kind.absolute`.
  package enum Absolute {
    /// `ABS_X`: horizontal position of a device that reports a single position.
    package static let x: UInt16 = 0
    /// `ABS_Y`: vertical position of a device that reports a single position.
    package static let y: UInt16 = 1
    /// `ABS_Z`: the third position axis, as of a joystick.
    package static let z: UInt16 = 2
    /// `ABS_RX`, the first of the axes by which a joystick is recognised.
    package static let rotationX: UInt16 = 3
    /// `ABS_PRESSURE`: how hard a finger or a pen presses.
    package static let pressure: UInt16 = 0x18
    /// `ABS_MT_SLOT - 1`: a device that has this axis wrongly reports every axis.
    package static let beforeSlots: UInt16 = 0x2e
    /// `ABS_MT_SLOT`: selects the slot of the contact that the following axis events describe.
    package static let slot: UInt16 = 0x2f
    /// `ABS_MT_POSITION_X`: horizontal position of a contact.
    package static let contactX: UInt16 = 0x35
    /// `ABS_MT_POSITION_Y`: vertical position of a contact.
    package static let contactY: UInt16 = 0x36
    /// `ABS_MT_TRACKING_ID`: a new contact's number, or -1 when the contact has lifted.
    package static let trackingID: UInt16 = 0x39
    /// The axes that have a value per slot (`ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`).
    package static let ofContacts: ClosedRange<UInt16> = 0x30...0x3d
  }

  /// The kernel's properties of devices (`INPUT_PROP_…`).
  package enum Property {
    /// `INPUT_PROP_POINTER`: the device needs a pointer on the screen, as a touchpad does.
    package static let pointer: UInt16 = 0
    /// `INPUT_PROP_DIRECT`: the touched content lies under the finger, as on a touchscreen.
    package static let direct: UInt16 = 1
    /// `INPUT_PROP_BUTTONPAD`: the whole surface is a button that can be pressed down.
    package static let buttonPad: UInt16 = 2
    /// `INPUT_PROP_POINTING_STICK`: a pointing stick between the keys.
    package static let pointingStick: UInt16 = 5
    /// `INPUT_PROP_ACCELEROMETER`: the device measures its own acceleration.
    package static let accelerometer: UInt16 = 6
  }
}
