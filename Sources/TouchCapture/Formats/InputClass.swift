/// The classes that udev's `input_id` assigns to a device, such as touchpad or keyboard, based on its capabilities alone.
///
/// The rules are those of systemd 252, `src/udev/udev-builtin-input_id.c`, `test_pointers` and `test_key`, except the list of keys that
/// distinguishes a joystick from a keyboard: neither is ever opened here.
struct InputClass: OptionSet {
  let rawValue: Int

  static let accelerometer = InputClass(rawValue: 1 << 0)
  static let joystick = InputClass(rawValue: 1 << 1)
  static let keyboard = InputClass(rawValue: 1 << 2)
  static let keys = InputClass(rawValue: 1 << 3)
  static let mouse = InputClass(rawValue: 1 << 4)
  static let pointingStick = InputClass(rawValue: 1 << 5)
  static let tablet = InputClass(rawValue: 1 << 6)
  static let tabletPad = InputClass(rawValue: 1 << 7)
  static let touchpad = InputClass(rawValue: 1 << 8)
  static let touchscreen = InputClass(rawValue: 1 << 9)

  /// Each class with its udev property, in alphabetical order.
  static let properties: [(InputClass, String)] = [
    (.accelerometer, "ID_INPUT_ACCELEROMETER"), (.joystick, "ID_INPUT_JOYSTICK"), (.keys, "ID_INPUT_KEY"),
    (.keyboard, "ID_INPUT_KEYBOARD"), (.mouse, "ID_INPUT_MOUSE"),
    (.pointingStick, "ID_INPUT_POINTINGSTICK"), (.tablet, "ID_INPUT_TABLET"),
    (.tabletPad, "ID_INPUT_TABLET_PAD"), (.touchpad, "ID_INPUT_TOUCHPAD"),
    (.touchscreen, "ID_INPUT_TOUCHSCREEN"),
  ]

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Determines the classes of a device from its capabilities.
  init(of device: EvdevDevice) {
    self = PointerTest(device).result
    if !contains(.accelerometer) { formUnion(Self.keyClasses(of: device)) }
    let wheels = [EvdevCode.Relative.wheel, EvdevCode.Relative.horizontalWheel]
    if isEmpty, wheels.contains(where: { device.has(EvdevCode.Kind.relative, $0) }) { insert(.keys) }
  }

  /// The udev properties for the classes in this set, `ID_INPUT` first.
  var udev: [EvdevDevice.UdevProperty] {
    [EvdevDevice.UdevProperty("ID_INPUT", "1")]
      + Self.properties.filter { contains($0.0) }.map { EvdevDevice.UdevProperty($0.1, "1") }
  }

  private static func keyClasses(of device: EvdevDevice) -> InputClass {
    guard let keys = device.codes[EvdevCode.Kind.key] else { return [] }
    var classes: InputClass = []
    // Code 0 is KEY_RESERVED. Keys also exist above the buttons, from KEY_OK to the block of KEY_ALS_TOGGLE.
    let higher: [Range<UInt16>] = [1..<EvdevCode.Button.first, 0x160..<0x220, 0x230..<0x2c0]
    if keys.contains(where: { key in higher.contains { $0.contains(key) } }) { classes.insert(.keys) }
    // Escape, the digits, and Q to D: a device with all of these is a full keyboard.
    if (1..<32).allSatisfy({ keys.contains($0) }) { classes.insert(.keyboard) }
    return classes
  }
}

/// Finds the classes that depend on axes and buttons, like `test_pointers`.
private struct PointerTest {
  private let device: EvdevDevice

  init(_ device: EvdevDevice) {
    self.device = device
  }

  var result: InputClass {
    if isAccelerometer { return .accelerometer }
    var classes = surfaceClass.union(contactClass)
    if classes.contains(.tablet), hasPadButtons { classes.insert(.tabletPad) }
    if hasPadButtons, hasWheel, !hasRelativePosition { classes.formUnion([.tablet, .tabletPad]) }
    if classes.isDisjoint(with: [.tablet, .touchpad, .joystick]), hasMouseButton,
      hasRelativePosition || !hasPosition
    {
      classes.insert(.mouse)
      // There is no mouse on I2C (bus 0x18).
      if device.bus == 0x18 { classes.insert(.pointingStick) }
    }
    if device.properties.contains(EvdevCode.Property.pointingStick) { classes.insert(.pointingStick) }
    return classes
  }

  private var isAccelerometer: Bool {
    let hasKeys = device.codes[EvdevCode.Kind.key] != nil
    return device.properties.contains(EvdevCode.Property.accelerometer)
      || (!hasKeys && hasPosition && axis(EvdevCode.Absolute.z))
  }

  private var surfaceClass: InputClass {
    if hasPosition {
      if hasPen { return .tablet }
      if hasFingerTool, !isDirect { return .touchpad }
      if hasMouseButton { return .mouse }
      if button(EvdevCode.Button.touch) || isDirect { return .touchscreen }
    }
    return hasJoystickParts ? .joystick : []
  }

  private var contactClass: InputClass {
    let hasContacts = axis(EvdevCode.Absolute.contactX) && axis(EvdevCode.Absolute.contactY)
    // A device that claims to have every axis has no contacts.
    let claimsAll = axis(EvdevCode.Absolute.slot) && axis(EvdevCode.Absolute.beforeSlots)
    guard hasContacts, !claimsAll else { return [] }
    if hasPen { return .tablet }
    if hasFingerTool, !isDirect { return .touchpad }
    return button(EvdevCode.Button.touch) || isDirect ? .touchscreen : []
  }

  private func axis(_ code: UInt16) -> Bool { device.has(EvdevCode.Kind.absolute, code) }
  private func button(_ code: UInt16) -> Bool { device.has(EvdevCode.Kind.key, code) }
  private func relative(_ code: UInt16) -> Bool { device.has(EvdevCode.Kind.relative, code) }

  private var hasPosition: Bool { axis(EvdevCode.Absolute.x) && axis(EvdevCode.Absolute.y) }
  private var hasPen: Bool { button(EvdevCode.Button.stylus) || button(EvdevCode.Button.pen) }
  private var hasFingerTool: Bool { button(EvdevCode.Button.finger) && !button(EvdevCode.Button.pen) }
  private var isDirect: Bool { device.properties.contains(EvdevCode.Property.direct) }
  private var hasRelativePosition: Bool {
    relative(EvdevCode.Relative.x) && relative(EvdevCode.Relative.y)
  }
  private var hasWheel: Bool {
    relative(EvdevCode.Relative.wheel) || relative(EvdevCode.Relative.horizontalWheel)
  }
  private var hasMouseButton: Bool {
    (EvdevCode.Button.left..<EvdevCode.Button.joystick).contains(where: button)
  }
  private var hasPadButtons: Bool {
    button(EvdevCode.Button.first) && button(EvdevCode.Button.second) && !button(EvdevCode.Button.pen)
  }
  private var hasJoystickParts: Bool {
    (EvdevCode.Button.joystick..<EvdevCode.Button.pen).contains(where: button)
      || EvdevCode.Button.trigger.contains(where: button) || EvdevCode.Button.pad.contains(where: button)
      || (EvdevCode.Absolute.rotationX..<EvdevCode.Absolute.pressure).contains(where: axis)
  }
}
