/// Contacts of protocol B: each keeps a slot, and only what changed is sent (Linux, multi-touch-protocol.rst).
struct SlotContacts {
  /// Slots a device may have: many times what any surface has.
  private static let slots: Range<Int32> = 0..<256

  private struct Slot {
    var isDown = false
    var isStray = false
    var serial = 0
    var x: Int32?
    var y: Int32?
  }

  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var lastSerial = 0
  private var strayLifts: Set<Int> = []

  /// Contacts of a device that begins with these slots down already.
  init(strays: Set<Int>) {
    for slot in strays { slots[slot] = Slot(isDown: true, isStray: true) }
  }

  /// Takes in an axis event.
  mutating func take(_ code: UInt16, _ value: Int32) {
    switch code {
    // The kernel forgets a slot it does not have that a driver asks for.
    case EvdevCode.Absolute.slot: current = Self.slots.contains(value) ? Int(value) : current
    case EvdevCode.Absolute.trackingID: value < 0 ? lift() : begin()
    case EvdevCode.Absolute.contactX: slots[current, default: Slot()].x = value
    case EvdevCode.Absolute.contactY: slots[current, default: Slot()].y = value
    default: break
    }
  }

  /// The contacts that are down. A slot keeps the place of its last contact, since the kernel does not repeat it; one whose
  /// place was never sent is left out until it is.
  var contacts: [Int: TouchPoint] {
    var found: [Int: TouchPoint] = [:]
    for (number, slot) in slots where slot.isDown {
      guard let x = slot.x, let y = slot.y else { continue }
      found[number] = TouchPoint(serial: slot.serial, x: x, y: y, isStray: slot.isStray)
    }
    return found
  }

  /// Slots that lifted without ever having had a place, since the last time this was asked.
  mutating func takeStrayLifts() -> Set<Int> {
    defer { strayLifts = [] }
    return strayLifts
  }

  private mutating func begin() {
    lastSerial += 1
    slots[current, default: Slot()].isDown = true
    slots[current]?.isStray = false
    slots[current]?.serial = lastSerial
  }

  private mutating func lift() {
    if let slot = slots[current], slot.isDown, slot.x == nil || slot.y == nil { strayLifts.insert(current) }
    slots[current, default: Slot()].isDown = false
  }
}
