/// The event codes that give positions of contacts, and those that are stored for a device without a description.
enum ContactCode {
  /// True if events of this type and code affect the positions of contacts.
  static func places(_ type: UInt16, _ code: UInt16) -> Bool {
    let axes = [
      EvdevCode.Absolute.x, EvdevCode.Absolute.y, EvdevCode.Absolute.slot, EvdevCode.Absolute.contactX,
      EvdevCode.Absolute.contactY, EvdevCode.Absolute.trackingID,
    ]
    return type == EvdevCode.Kind.absolute && axes.contains(code)
  }

  /// True if events of this type and code are stored: frame marks, buttons and position axes.
  ///
  /// Keys are left out because they would reveal what was typed; other axes because libinput would reject the device if their range is
  /// unknown.
  static func isKept(_ type: UInt16, _ code: UInt16) -> Bool {
    switch type {
    case EvdevCode.Kind.synchronise: true
    case EvdevCode.Kind.key: (EvdevCode.Button.left...EvdevCode.Button.fourFingers).contains(code)
    case EvdevCode.Kind.absolute: places(type, code)
    default: false
    }
  }
}

extension EvdevDevice {
  /// The kernel's largest tracking number (`TRKID_MAX` in drivers/input/input-mt.c).
  private static let greatestID: Int32 = 0xffff
  /// The number of slots to assume for a device whose source does not state it.
  private static let fewestSlots: Int32 = 10

  /// True if the device can report both axes of a contact's position.
  var placesContacts: Bool {
    let codes = ContactAxes.codes(of: self)
    return has(EvdevCode.Kind.absolute, codes.x) && has(EvdevCode.Kind.absolute, codes.y)
  }

  /// The device with capabilities inferred from its events, for a source without a description; nil if they give no contact positions.
  ///
  /// It gets the axes and buttons that its events use; its name and ranges stay, if there are any. A device that reports tools
  /// (`BTN_TOOL_FINGER` and so on) or clicks is a touchpad, any other a touchscreen. Without slots, a tool for two fingers alone is
  /// ignored, because N-Trig's screens report it with one finger. Keys and axes other than positions are left out: without their ranges
  /// libinput would reject the device.
  func inferred() -> EvdevDevice? {
    var device = self
    device.name = name.isEmpty ? "undescribed device" : name
    device.codes = [:]
    device.axes = axes.filter { ContactCode.places(EvdevCode.Kind.absolute, $0.key) }
    device.events = events.filter { ContactCode.isKept($0.type, $0.code) }
    for event in device.events where device.codes[event.type]?.contains(event.code) != true {
      device.codes[event.type, default: []].insert(event.code)
    }
    guard device.placesContacts else { return nil }
    let buttons = device.codes[EvdevCode.Kind.key] ?? []
    let saysNothing: Set = [
      EvdevCode.Button.touch, device.separatesContacts ? EvdevCode.Button.twoFingers : EvdevCode.Button.touch,
    ]
    let isTouchpad = buttons.contains { !saysNothing.contains($0) }
    if device.properties.isEmpty {
      device.properties = [isTouchpad ? EvdevCode.Property.pointer : EvdevCode.Property.direct]
    }
    if isTouchpad { device.codes[EvdevCode.Kind.key, default: []].insert(EvdevCode.Button.finger) }
    device.isInferred = true
    return device.completed()
  }

  /// The device completed from its events: with slots (unless it uses protocol A), tracking numbers, and the touch button by which a
  /// touchscreen is recognised.
  func completed() -> EvdevDevice {
    var device = self
    device.codes[EvdevCode.Kind.key, default: []].insert(EvdevCode.Button.touch)
    guard has(EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX) else { return device }
    let slot = EvdevCode.Absolute.slot
    if separatesContacts {
      device.axes[slot] = nil
      device.codes[EvdevCode.Kind.absolute]?.remove(slot)
    } else if device.axes[slot] == nil {
      let used = events.filter { $0.type == EvdevCode.Kind.absolute && $0.code == slot }.map(\.value)
      device.axes[slot] = EvdevAxis(0, max(used.max() ?? 0, Self.fewestSlots - 1))
    }
    if device.axes[EvdevCode.Absolute.trackingID] == nil {
      device.axes[EvdevCode.Absolute.trackingID] = EvdevAxis(0, Self.greatestID)
    }
    device.codes[EvdevCode.Kind.absolute, default: []].formUnion(device.axes.keys)
    return device
  }

  /// True if the device reports positions of contacts but the source does not give their ranges.
  var lacksRanges: Bool { placesContacts && ContactAxes(of: self) == nil }

  /// True if the device uses protocol A: its frames list contacts one after the other, without slots.
  private var separatesContacts: Bool {
    events.contains { $0.type == EvdevCode.Kind.synchronise && $0.code == EvdevCode.Synchronise.contact }
  }

  /// Fills in the ranges that the device's axes lack.
  ///
  /// - Parameter given: The ranges that the user gave; if nil, the smallest and largest values in the recording are used.
  /// - Returns: True if values from the recording were used.
  mutating func fillRanges(_ given: SurfaceRange?) -> Bool {
    let codes = ContactAxes.codes(of: self)
    guard lacksRanges else { return false }
    let extremes = (extremes(of: codes.x), extremes(of: codes.y))
    let ranges = (given?.x ?? extremes.0, given?.y ?? extremes.1)
    setRange(ranges.0, of: codes.x, EvdevCode.Absolute.x)
    setRange(ranges.1, of: codes.y, EvdevCode.Absolute.y)
    return given == nil
  }

  /// Sets the range of a contact axis, and of the pointer axis (`ABS_X` or `ABS_Y`) for the same direction if the device has it.
  private mutating func setRange(_ range: ClosedRange<Int32>, of code: UInt16, _ pointer: UInt16) {
    let axis = EvdevAxis(range.lowerBound, range.upperBound)
    axes[code] = axis
    if has(EvdevCode.Kind.absolute, pointer) { axes[pointer] = axis }
  }

  /// The smallest and the largest value of an axis in the device's events; they differ by at least one.
  private func extremes(of code: UInt16) -> ClosedRange<Int32> {
    let values = events.filter { $0.type == EvdevCode.Kind.absolute && $0.code == code }.map(\.value)
    guard let least = values.min(), let greatest = values.max(), greatest < Int32.max else { return 0...1 }
    return least...max(greatest, least + 1)
  }
}
