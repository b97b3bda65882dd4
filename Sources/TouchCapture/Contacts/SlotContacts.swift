/// Contacts of multitouch protocol B: each contact keeps a slot, and only changes are sent (Linux, multi-touch-protocol.rst).
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
  /// The slots of contacts that may have lifted while events were lost.
  private var doubtful = SlotSet()
  /// True while `current` is the kernel's current slot; after a loss it is unknown until the next event that selects a slot.
  private var isSlotKnown = true

  /// Starts with contacts already down in these slots; their arrival was not recorded.
  init(strays: Set<Int>) {
    for slot in strays where slots.indices.contains(slot) {
      slots[slot].isDown = true
      slots[slot].point.isStray = true
      down.insert(slot)
    }
  }

  /// Handles an axis event: it selects a slot, or changes the contact in the current slot.
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

  /// Copies the contacts and their positions to a table at the end of a frame.
  ///
  /// A slot keeps the position of its last contact, because the kernel does not repeat it. A contact whose position was never sent is left
  /// out until the device sends one.
  mutating func update(_ table: inout ContactTable) {
    let some = changed
    changed = SlotSet()
    some.forEach { number in
      let slot = slots[number]
      if slot.isDown, slot.hasX, slot.hasY { table.set(number, slot.point) } else { table.clear(number) }
    }
  }

  /// True if a contact lifted without ever having had a position.
  var hasStrayLifts: Bool { !strayLifts.isEmpty }

  /// Returns the slots of contacts that have lifted since the last call without ever having had a position.
  mutating func takeStrayLifts() -> Set<Int> {
    defer { strayLifts = [] }
    return strayLifts
  }

  /// Notes a loss of events without a way to query the state: if at least two fingers are down, the current slot is unknown afterwards.
  mutating func noteLoss() {
    doubtful = down
    isSlotKnown = isSlotKnown && down.count < 2
  }

  /// Notes that the touch button was released: no finger was down at that moment, so contacts that a loss left in doubt have lifted.
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
    // The kernel ignores it if a driver selects a slot that does not exist.
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
