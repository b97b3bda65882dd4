/// A set of slots (the kernel's numbers for fingers) as bits, iterated in order without hashing.
struct SlotSet: Equatable {
  /// The largest number of slots that a device may have: far more than any surface has, and more than `hid-multitouch` allows (250).
  static let ofDevices = 256
  /// The number of all slots: those of the device, then those for fingers that a touchpad counts without giving a position.
  static let all = ofDevices + 64

  private static let words = all / 64
  private var words: InlineArray<5, UInt64> = .init(repeating: 0)
  /// All words from this index on are 0, so they are skipped; few devices have a slot beyond the first word.
  private var end = 0

  /// Adds a slot, from 0 to `all` − 1.
  @inline(__always)
  mutating func insert(_ slot: Int) {
    words[slot >> 6] |= 1 << UInt64(slot & 63)
    end = max(end, slot >> 6 + 1)
  }

  /// Removes a slot.
  @inline(__always)
  mutating func remove(_ slot: Int) { words[slot >> 6] &= ~(1 << UInt64(slot & 63)) }

  /// True if the slot is in the set.
  @inline(__always)
  func contains(_ slot: Int) -> Bool { words[slot >> 6] >> UInt64(slot & 63) & 1 == 1 }

  /// The lowest slot in the set; nil if the set is empty.
  var first: Int? {
    for index in 0..<end where words[index] != 0 {
      return index << 6 + words[index].trailingZeroBitCount
    }
    return nil
  }

  /// The number of slots in the set.
  var count: Int {
    var count = 0
    for index in 0..<end { count += words[index].nonzeroBitCount }
    return count
  }

  /// Calls `body` with every slot, the lowest first.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for index in 0..<end {
      var word = words[index]
      while word != 0 {
        body(index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  static func == (one: SlotSet, other: SlotSet) -> Bool {
    (0..<words).allSatisfy { one.words[$0] == other.words[$0] }
  }
}
