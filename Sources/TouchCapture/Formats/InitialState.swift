/// The state of a device before its recording began, inferred from its events.
///
/// A recording may start while fingers are down: then a slot moves or lifts without an arrival, or a button is released without a press.
/// The entries are the values that the kernel would have given to libinput at the start.
struct InitialState: Equatable {
  /// One axis value or button state that the device had at the start; `slot` matters only for contact axes.
  struct Entry: Equatable {
    let slot: Int32
    let type: UInt16
    let code: UInt16
    let value: Int32
  }

  private(set) var entries: [Entry] = []
  private var slot = 0
  private var knownSlots = SlotSet()
  private var knownKeys: Set<UInt16> = []

  /// Derives the state from the device's events.
  init(of device: EvdevDevice) {
    guard device.has(EvdevCode.Kind.absolute, EvdevCode.Absolute.slot) else {
      for event in device.events where event.type == EvdevCode.Kind.key { followKey(event) }
      return
    }
    for event in device.events {
      if event.type == EvdevCode.Kind.key { followKey(event) }
      if event.type == EvdevCode.Kind.absolute { followAxis(event) }
    }
  }

  private mutating func followKey(_ event: EvdevEvent) {
    guard knownKeys.insert(event.code).inserted, event.value == 0 else { return }
    entries.append(Entry(slot: 0, type: event.type, code: event.code, value: 1))
  }

  @inline(__always)
  private mutating func followAxis(_ event: EvdevEvent) {
    if event.code == EvdevCode.Absolute.slot {
      // The kernel ignores it if a driver selects a slot that does not exist.
      if (0..<Int32(SlotSet.ofDevices)).contains(event.value) { slot = Int(event.value) }
    } else if !knownSlots.contains(slot), EvdevCode.Absolute.ofContacts.contains(event.code) {
      knownSlots.insert(slot)
      let comesDown = event.code == EvdevCode.Absolute.trackingID && event.value >= 0
      if !comesDown { addContact() }
    }
  }

  /// Adds a contact that was already down at the start; any number can stand for the kernel's tracking number.
  private mutating func addContact() {
    let slot = Int32(truncatingIfNeeded: slot)
    entries.append(
      Entry(slot: slot, type: EvdevCode.Kind.absolute, code: EvdevCode.Absolute.trackingID, value: slot))
  }
}
