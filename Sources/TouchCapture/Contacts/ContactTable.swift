/// The contacts that are down, by slot, and their changes since the last frame.
struct ContactTable {
  private var points = [TouchPoint](repeating: TouchPoint(serial: 0, x: 0, y: 0), count: SlotSet.all)
  private var told = [TouchPoint](repeating: TouchPoint(serial: 0, x: 0, y: 0), count: SlotSet.all)
  private var wereDown = SlotSet()
  private var touched = SlotSet()
  /// Slots with a contact.
  private(set) var down = SlotSet()
  /// The changes of the last frame: lifts, then contacts that came or moved, each in order of their slots.
  private(set) var changes: [ContactChange] = []
  private var others: [ContactChange] = []

  /// Puts a contact into a slot, in place of any other.
  @inline(__always)
  mutating func set(_ slot: Int, _ point: TouchPoint) {
    points[slot] = point
    down.insert(slot)
    touched.insert(slot)
  }

  /// Empties a slot.
  @inline(__always)
  mutating func clear(_ slot: Int) {
    down.remove(slot)
    touched.insert(slot)
  }

  /// The contact in a slot; nil where there is none.
  subscript(slot: Int) -> TouchPoint? { down.contains(slot) ? points[slot] : nil }

  /// Every contact by its slot.
  var contacts: [Int: TouchPoint] {
    var contacts: [Int: TouchPoint] = [:]
    down.forEach { contacts[$0] = points[$0] }
    return contacts
  }

  /// Ends a frame: finds `changes`.
  mutating func endFrame() {
    changes.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    let slots = touched
    slots.forEach { endFrame(of: $0) }
    changes += others
    touched = SlotSet()
    wereDown = down
  }

  @inline(__always)
  private mutating func endFrame(of slot: Int) {
    let (was, isNow) = (wereDown.contains(slot), down.contains(slot))
    let (before, now) = (told[slot], points[slot])
    let isSame = was && isNow && before.serial == now.serial
    if was, !isSame { changes.append(ContactChange(slot: slot, kind: .lift, point: before)) }
    guard isNow else { return }
    told[slot] = now
    if isSame {
      if before != now { others.append(ContactChange(slot: slot, kind: .move, point: now)) }
    } else {
      // A contact that was down before the recording began is first seen by a move.
      others.append(ContactChange(slot: slot, kind: now.isStray ? .move : .arrival, point: now))
    }
  }
}

/// The change of a contact between two frames.
struct ContactChange: Equatable {
  /// The kinds of change.
  enum Kind: Equatable { case arrival, move, lift }

  /// Its slot.
  let slot: Int
  /// The kind of change.
  let kind: Kind
  /// Its position; of a lift, the last one it had.
  let point: TouchPoint
}
