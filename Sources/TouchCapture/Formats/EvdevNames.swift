/// The kernel's names of event types and codes, as `getevent -l` prints them (linux/input-event-codes.h).
///
/// Only codes of touch devices are included; keys are not, because they are never stored.
enum EvdevNames {
  /// The type with this name; nil if the name is unknown.
  static func type(_ name: String) -> UInt16? { types[name] }

  /// The code with this name within a type; nil if the name is unknown.
  static func code(_ name: String, type: UInt16) -> UInt16? {
    switch type {
    case EvdevCode.Kind.synchronise: synchronise[name]
    case EvdevCode.Kind.key: buttons[name]
    case EvdevCode.Kind.absolute: axes[name]
    default: nil
    }
  }

  private static let types: [String: UInt16] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
  ]

  private static let synchronise: [String: UInt16] = [
    "SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3,
  ]

  private static let buttons: [String: UInt16] = [
    "BTN_LEFT": 0x110, "BTN_RIGHT": 0x111, "BTN_MIDDLE": 0x112, "BTN_TOOL_PEN": 0x140,
    "BTN_TOOL_FINGER": 0x145, "BTN_TOOL_QUINTTAP": 0x148, "BTN_TOUCH": 0x14a, "BTN_STYLUS": 0x14b,
    "BTN_TOOL_DOUBLETAP": 0x14d, "BTN_TOOL_TRIPLETAP": 0x14e, "BTN_TOOL_QUADTAP": 0x14f,
  ]

  private static let axes: [String: UInt16] = [
    "ABS_X": 0x00, "ABS_Y": 0x01, "ABS_PRESSURE": 0x18, "ABS_DISTANCE": 0x19, "ABS_TOOL_WIDTH": 0x1c,
    "ABS_MT_SLOT": 0x2f, "ABS_MT_TOUCH_MAJOR": 0x30, "ABS_MT_TOUCH_MINOR": 0x31,
    "ABS_MT_WIDTH_MAJOR": 0x32, "ABS_MT_WIDTH_MINOR": 0x33, "ABS_MT_ORIENTATION": 0x34,
    "ABS_MT_POSITION_X": 0x35, "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TOOL_TYPE": 0x37,
    "ABS_MT_BLOB_ID": 0x38, "ABS_MT_TRACKING_ID": 0x39, "ABS_MT_PRESSURE": 0x3a,
    "ABS_MT_DISTANCE": 0x3b, "ABS_MT_TOOL_X": 0x3c, "ABS_MT_TOOL_Y": 0x3d,
  ]
}
