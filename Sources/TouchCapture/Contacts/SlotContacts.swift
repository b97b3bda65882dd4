/// Contacts of protocol B: each keeps a slot, and only what changed is sent (Linux, multi-touch-protocol.rst).
struct SlotContacts {
  private struct Slot {
    var point = TouchPoint(serial: 0, x: 0, y: 0)
    var isDown = false
    var hasX = false
    var hasY = false
  }

  private var slots = [Slot](repeating: Slot(), count: SlotSet.ofDevices)
  private var current = 0
  private var lastSerial = 0
  private var changed = SlotSet()
  private var strayLifts: Set<Int> = []
  private var down = SlotSet()
  /// Contacts whose lift may have been among lost events.
  private var doubtful = SlotSet()
  /// True while `current` is the kernel's slot: after a loss only a new choice tells it.
  private var isSlotKnown = true

  /// Contacts of a device that begins with these slots down already.
  init(strays: Set<Int>) {
    for slot in strays where slots.indices.contains(slot) {
      slots[slot].isDown = true
      slots[slot].point.isStray = true
      down.insert(slot)
    }
  }

  /// Takes in an axis event.
  @inline(__always)
  mutating func take(_ code: UInt16, _ value: Int32) {
    guard isSlotKnown || code == EvdevCode.Absolute.slot else { return }
    switch code {
    case EvdevCode.Absolute.slot: choose(value)
    case EvdevCode.Absolute.trackingID: value < 0 ? lift() : begin()
    case EvdevCode.Absolute.contactX:
      slots[current].point.x = value
      slots[current].hasX = true
      changed.insert(current)
    case EvdevCode.Absolute.contactY:
      slots[current].point.y = value
      slots[current].hasY = true
      changed.insert(current)
    default: break
    }
  }

  /// Brings a table up to date. A slot keeps the position of its last contact, since the kernel does not repeat it; one whose
  /// position was never sent is left out until it is.
  mutating func update(_ table: inout ContactTable) {
    let some = changed
    changed = SlotSet()
    some.forEach { number in
      let slot = slots[number]
      if slot.isDown, slot.hasX, slot.hasY { table.set(number, slot.point) } else { table.clear(number) }
    }
  }

  /// True where slots lifted without ever having had a position.
  var hasStrayLifts: Bool { !strayLifts.isEmpty }

  /// Slots that lifted without ever having had a position, since the last time this was asked.
  mutating func takeStrayLifts() -> Set<Int> {
    defer { strayLifts = [] }
    return strayLifts
  }

  /// Notes that events were lost and nobody can be asked for the state: with two fingers or more down, the current slot is not
  /// known any more.
  mutating func noteLoss() {
    doubtful = down
    isSlotKnown = isSlotKnown && down.count < 2
  }

  /// Notes that the touch button changed: for a moment no finger was down, so those that a loss left in doubt have lifted.
  mutating func noteRelease() {
    let (slots, chosen) = (doubtful, current)
    slots.forEach { slot in
      current = slot
      lift()
    }
    current = chosen
  }

  private mutating func choose(_ slot: Int32) {
    isSlotKnown = true
    // The kernel ignores a driver's choice of a slot that it does not have.
    if slots.indices.contains(Int(slot)) { current = Int(slot) }
  }

  private mutating func begin() {
    down.insert(current)
    doubtful.remove(current)
    lastSerial += 1
    slots[current].isDown = true
    slots[current].point.isStray = false
    slots[current].point.serial = lastSerial
    changed.insert(current)
  }

  private mutating func lift() {
    down.remove(current)
    doubtful.remove(current)
    let slot = slots[current]
    if slot.isDown, !slot.hasX || !slot.hasY { strayLifts.insert(current) }
    slots[current].isDown = false
    changed.insert(current)
  }
}
