/// The contacts of one layer by slot: which are down, their last positions, and how long they have been silent.
struct SlotStates: Equatable {
  private struct Slot: Equatable {
    var isDown = false
    /// The last position of the slot's contact; nil before the first.
    var position: Position?
    var last: Int64 = 0
  }

  private struct Position: Equatable {
    var x: Double
    var y: Double
  }

  private var slots: [Slot] = []
  /// The time at which a contact last came down in any slot, in microseconds.
  private var landed: Int64 = 0
  /// The number of contacts that are down.
  private(set) var count = 0
  /// The greatest number of contacts that were down at once.
  private(set) var most = 0
  /// How often a contact came down in a slot whose contact had not been released.
  private(set) var missingLifts = 0
  /// The longest time for which a contact was silent while another came down, in microseconds.
  private(set) var longestStuck: Int64 = 0

  /// Begins a contact in a slot, at `time` microseconds.
  mutating func land(_ slot: Int, x: Double, y: Double, at time: Int64) {
    makeRoom(slot)
    if slots[slot].isDown {
      missingLifts += 1
      noteSilence(of: slot, until: time)
    } else {
      count += 1
      most = max(most, count)
    }
    landed = time
    slots[slot] = Slot(isDown: true, position: Position(x: x, y: y), last: time)
  }

  /// Moves the contact of a slot.
  ///
  /// - Returns: The distance, 0 if it had no position before; nil if it is not down.
  mutating func move(_ slot: Int, x: Double, y: Double, at time: Int64) -> Double? {
    makeRoom(slot)
    let before = slots[slot].position
    let isDown = slots[slot].isDown
    if isDown { noteSilence(of: slot, until: time) }
    slots[slot].position = Position(x: x, y: y)
    slots[slot].last = time
    guard isDown else { return nil }
    return before.map { (x - $0.x) * (x - $0.x) + (y - $0.y) * (y - $0.y) }?.squareRoot() ?? 0
  }

  /// Ends the contact of a slot.
  ///
  /// - Returns: Whether it was down.
  mutating func lift(_ slot: Int, at time: Int64) -> Bool {
    makeRoom(slot)
    guard slots[slot].isDown else { return false }
    noteSilence(of: slot, until: time)
    slots[slot].isDown = false
    slots[slot].position = nil
    count -= 1
    return true
  }

  /// Ends the recording at `time`: contacts that are still down may have been silent for long.
  mutating func finish(at time: Int64) {
    for slot in slots.indices where slots[slot].isDown { noteSilence(of: slot, until: time) }
  }

  /// Forgets all contacts, because the device was removed.
  mutating func clear() {
    (slots, count) = ([], 0)
  }

  private mutating func makeRoom(_ slot: Int) {
    while slots.count <= slot { slots.append(Slot()) }
  }

  private mutating func noteSilence(of slot: Int, until time: Int64) {
    guard slots[slot].last < landed else { return }
    longestStuck = max(longestStuck, time - slots[slot].last)
  }
}
