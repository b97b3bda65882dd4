/// A compact, lossless list of numbers, of which a report stores several per gesture.
///
/// Most of these numbers are times in whole nanoseconds, or one of a few values. They are stored in blocks. A full block uses the first of
/// these forms that represents all its numbers exactly:
///
/// | form | bytes per number |
/// |---|---|
/// | one number for all | 0 |
/// | indices into a table of at most 256 numbers | 1 |
/// | milliseconds that are whole nanoseconds, within 2.1 s of 0 | 4 |
/// | the numbers unchanged | 8 |
struct PackedNumbers: Equatable, Sendable {
  private enum Stretch: Equatable, Sendable {
    case same(UInt64)
    case places(table: [UInt64], [UInt8])
    case nanoseconds([Int32])
    case asTheyAre([UInt64])
  }

  /// The numbers per block: few enough that the unpacked last block is small, enough that a table saves space.
  private static let stretch = 1024
  /// The bits that represent a missing number: a NaN that no arithmetic produces (IEEE 754-2019, 6.2.1: a quiet NaN with its own payload).
  private static let missing: UInt64 = 0x7FF8_0000_0000_6E6F

  private var full: [Stretch] = []
  private var open: [UInt64] = []

  init() {}

  /// Stores the given numbers in order; nil for a missing number.
  init(_ numbers: [Double?]) { for number in numbers { append(number) } }

  /// Adds a finite number, or nil for a missing number.
  mutating func append(_ number: Double?) {
    open.append(number?.bitPattern ?? Self.missing)
    guard open.count == Self.stretch else { return }
    full.append(Self.packed(open))
    open.removeAll(keepingCapacity: true)
  }

  /// The number of entries, including missing numbers.
  var count: Int { full.count * Self.stretch + open.count }

  /// All entries in order; nil for a missing number.
  var all: [Double?] {
    var all: [Double?] = []
    all.reserveCapacity(count)
    forEach { all.append($0 == Self.missing ? nil : Double(bitPattern: $0)) }
    return all
  }

  /// All entries in order, without missing numbers.
  var known: [Double] {
    var known: [Double] = []
    known.reserveCapacity(count)
    forEach { if $0 != Self.missing { known.append(Double(bitPattern: $0)) } }
    return known
  }

  private func forEach(_ body: (UInt64) -> Void) {
    for stretch in full {
      switch stretch {
      case .same(let number): for _ in 0..<Self.stretch { body(number) }
      case .places(let table, let places): for place in places { body(table[Int(place)]) }
      case .nanoseconds(let times): for time in times { body(Self.number(time)) }
      case .asTheyAre(let numbers): for number in numbers { body(number) }
      }
    }
    for number in open { body(number) }
  }

  // MARK: Forms

  private static func packed(_ numbers: [UInt64]) -> Stretch {
    if numbers.allSatisfy({ $0 == numbers[0] }) { return .same(numbers[0]) }
    // A copy without the spare capacity of an array that grew number by number.
    return places(numbers) ?? nanoseconds(numbers) ?? .asTheyAre(numbers.map { $0 })
  }

  /// A multiplier that spreads a number's bits over the whole word: 2⁶⁴ divided by the golden ratio (Knuth, TAOCP 3, 6.4, multiplicative
  /// hashing).
  static let spread: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The number of top bits that select a slot: twice as many slots as table entries, so that one is always free.
  private static let slotBits: UInt64 = 9

  private static func places(_ numbers: [UInt64]) -> Stretch? {
    var (table, places): ([UInt64], [UInt8]) = ([], [])
    var slots = [Int16](repeating: -1, count: 1 << Int(slotBits))
    places.reserveCapacity(numbers.count)
    for number in numbers {
      var slot = Int((number &* spread) >> (64 - slotBits))
      while slots[slot] >= 0, table[Int(slots[slot])] != number { slot = (slot + 1) % slots.count }
      if slots[slot] < 0 {
        guard table.count <= UInt8.max else { return nil }
        slots[slot] = Int16(table.count)
        table.append(number)
      }
      places.append(UInt8(slots[slot]))
    }
    return .places(table: table.map { $0 }, places)
  }

  private static let nanosecondsPerMillisecond = 1e6

  private static func nanoseconds(_ numbers: [UInt64]) -> Stretch? {
    var times: [Int32] = []
    times.reserveCapacity(numbers.count)
    for number in numbers {
      let nanoseconds = (Double(bitPattern: number) * nanosecondsPerMillisecond).rounded()
      // `Int32.min` represents a missing number.
      let time = number == missing ? Int32.min : Int32(exactly: nanoseconds)
      guard let time, Self.number(time) == number else { return nil }
      times.append(time)
    }
    return .nanoseconds(times)
  }

  private static func number(_ time: Int32) -> UInt64 {
    time == .min ? missing : (Double(time) / nanosecondsPerMillisecond).bitPattern
  }
}
