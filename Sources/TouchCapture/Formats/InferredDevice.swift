/// The codes that give the positions of contacts, and those that are kept of a device that nobody describes.
enum ContactCode {
  /// True for the type and code of an event that has a part in the positions of contacts.
  static func places(_ type: UInt16, _ code: UInt16) -> Bool {
    let axes = [
      EvdevCode.Absolute.x, EvdevCode.Absolute.y, EvdevCode.Absolute.slot, EvdevCode.Absolute.contactX,
      EvdevCode.Absolute.contactY, EvdevCode.Absolute.trackingID,
    ]
    return type == EvdevCode.Kind.absolute && axes.contains(code)
  }

  /// True for frame marks, buttons and the axes of positions: a key says what was typed, and that is nobody's business; a
  /// pressure without a range would only make libinput refuse the device.
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
  /// Greatest tracking number of the kernel (`TRKID_MAX` of drivers/input/input-mt.c).
  private static let greatestID: Int32 = 0xffff
  /// Slots of a device that does not say how many it has.
  private static let fewestSlots: Int32 = 10

  /// True where it has both axes of a position.
  var placesContacts: Bool {
    let codes = ContactAxes.codes(of: self)
    return has(EvdevCode.Kind.absolute, codes.x) && has(EvdevCode.Kind.absolute, codes.y)
  }

  /// The device as its events describe it, where nobody says what it can send: with the axes and buttons they use; nil where
  /// they give no positions of contacts. Its name and ranges stay, if there are any.
  ///
  /// One that names tools (`BTN_TOOL_FINGER` and on) or clicks is a touchpad, any other a touchscreen; of one without slots a
  /// tool for two fingers alone says nothing (N-Trig's screens have it down with one finger). Keys are left out, and so are
  /// axes that are not of positions: without their ranges libinput would refuse the device.
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

  /// The device, completed from its events: with slots, unless it separates contacts without them; with tracking numbers; with
  /// the touch button by which a screen is known.
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

  /// True where it gives positions of contacts, and the source has no ranges of them.
  var lacksRanges: Bool { placesContacts && ContactAxes(of: self) == nil }

  /// True if its frames list contacts one after the other, without slots: protocol A.
  private var separatesContacts: Bool {
    events.contains { $0.type == EvdevCode.Kind.synchronise && $0.code == EvdevCode.Synchronise.contact }
  }

  /// Fills in ranges the source does not have.
  ///
  /// - Parameter given: Ranges a person gave; without, the recording's own extremes.
  /// - Returns: True where extremes were taken.
  mutating func fillRanges(_ given: SurfaceRange?) -> Bool {
    let codes = ContactAxes.codes(of: self)
    guard lacksRanges else { return false }
    let extremes = (extremes(of: codes.x), extremes(of: codes.y))
    let ranges = (given?.x ?? extremes.0, given?.y ?? extremes.1)
    setRange(ranges.0, of: codes.x, EvdevCode.Absolute.x)
    setRange(ranges.1, of: codes.y, EvdevCode.Absolute.y)
    return given == nil
  }

  /// Sets the range of an axis, and of the pointer's beside it where there is one.
  private mutating func setRange(_ range: ClosedRange<Int32>, of code: UInt16, _ pointer: UInt16) {
    let axis = EvdevAxis(range.lowerBound, range.upperBound)
    axes[code] = axis
    if has(EvdevCode.Kind.absolute, pointer) { axes[pointer] = axis }
  }

  /// The least and greatest values an axis had; at least one apart.
  private func extremes(of code: UInt16) -> ClosedRange<Int32> {
    let values = events.filter { $0.type == EvdevCode.Kind.absolute && $0.code == code }.map(\.value)
    guard let least = values.min(), let greatest = values.max(), greatest < Int32.max else { return 0...1 }
    return least...max(greatest, least + 1)
  }
}
