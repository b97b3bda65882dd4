import GestureTraces

/// Decides which nodes may be opened, from their udev properties.
enum NodePolicy {
  /// The udev properties of which a node must have at least one to be recorded.
  static let recorded = [
    "ID_INPUT_TOUCHPAD", "ID_INPUT_TOUCHSCREEN", "ID_INPUT_MOUSE", "ID_INPUT_POINTINGSTICK",
  ]

  /// The class of a node that must not be opened, in words; nil if it may be opened.
  ///
  /// A keyboard is refused even if it is also something else: some receivers combine a keyboard and a mouse in one node.
  ///
  /// - Parameter property: Whether a udev property of the node is `1`.
  /// - Returns: The words, for `CaptureError.neverOpened`.
  static func refusal(_ property: (String) -> Bool) -> String? {
    if property("ID_INPUT_KEYBOARD") { return "a keyboard" }
    if property("ID_INPUT_TABLET") || property("ID_INPUT_TABLET_PAD") { return "a pen tablet" }
    if recorded.contains(where: property) { return nil }
    if property("ID_INPUT_JOYSTICK") { return "a joystick" }
    if property("ID_INPUT_ACCELEROMETER") { return "an accelerometer" }
    if property("ID_INPUT_KEY") { return "a set of keys" }
    return "not a touchpad, touchscreen, wheel or pointing stick"
  }

  /// The kind of device at a node that may be opened.
  ///
  /// - Parameter property: Whether a udev property of the node is `1`.
  /// - Returns: The kind; `wheel` for mice and pointing sticks.
  static func kind(_ property: (String) -> Bool) -> TraceDevice.Kind {
    if property("ID_INPUT_TOUCHPAD") { return .touchpad }
    return property("ID_INPUT_TOUCHSCREEN") ? .touchscreen : .wheel
  }
}
