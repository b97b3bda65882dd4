/// The contacts that are down, by slot (the kernel's number for a finger's place), and their changes since the last frame.
struct ContactTable {
  private var points = [TouchPoint](repeating: TouchPoint(serial: 0, x: 0, y: 0), count: SlotSet.all)
  private var reported = [TouchPoint](repeating: TouchPoint(serial: 0, x: 0, y: 0), count: SlotSet.all)
  private var wereDown = SlotSet()
  private var touched = SlotSet()
  /// The slots that hold a contact at present.
  private(set) var down = SlotSet()
  /// The changes in the last frame: first lifts, then contacts that arrived or moved, each in order of their slots.
  private(set) var changes: [ContactChange] = []

  /// Puts a contact into a slot, in place of any contact already in that slot.
  @inline(__always)
  mutating func set(_ slot: Int, _ point: TouchPoint) {
    points[slot] = point
    down.insert(slot)
    touched.insert(slot)
  }

  /// Empties a slot whose contact has lifted.
  @inline(__always)
  mutating func clear(_ slot: Int) {
    down.remove(slot)
    touched.insert(slot)
  }

  /// The contact in a slot; nil if the slot is empty.
  subscript(slot: Int) -> TouchPoint? { down.contains(slot) ? points[slot] : nil }

  /// All contacts that are down, by the number of their slot.
  var contacts: [Int: TouchPoint] {
    var contacts: [Int: TouchPoint] = [:]
    down.forEach { contacts[$0] = points[$0] }
    return contacts
  }

  /// Ends a frame: computes ``changes`` by comparing the contacts with those at the end of the previous frame.
  mutating func endFrame() {
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
    let slots = touched
    touched = SlotSet()
    // Lifts come before all other changes.
    slots.forEach { slot in
      guard wereDown.contains(slot), !isSame(slot) else { return }
      changes.append(ContactChange(slot: slot, kind: .lift, point: reported[slot]))
    }
    slots.forEach { slot in
      if down.contains(slot) { tell(slot) }
    }
    wereDown = down
  }

  /// True if the slot holds the same contact as before the frame.
  @inline(__always)
  private func isSame(_ slot: Int) -> Bool {
    wereDown.contains(slot) && down.contains(slot) && reported[slot].serial == points[slot].serial
  }

  /// Adds a change for the contact in a slot if that contact arrived or moved in this frame.
  @inline(__always)
  private mutating func tell(_ slot: Int) {
    let now = points[slot]
    if isSame(slot) {
      if reported[slot] != now { changes.append(ContactChange(slot: slot, kind: .move, point: now)) }
    } else {
      // A contact that was down before the recording began first appears as a move.
      changes.append(ContactChange(slot: slot, kind: now.isStray ? .move : .arrival, point: now))
    }
    reported[slot] = now
  }
}

/// A change of one contact from one frame to the next: an arrival, a move or a lift.
struct ContactChange: Equatable {
  /// How a contact changed: it arrived, moved or lifted.
  enum Kind: Equatable { case arrival, move, lift }

  /// The number of the slot that holds the contact.
  let slot: Int
  /// Whether the contact arrived, moved or lifted.
  let kind: Kind
  /// The contact's position in device units; for a lift, its last position.
  let point: TouchPoint
}
