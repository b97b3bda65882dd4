import TextFormats

/// The rest of a line, in memory that is readable well beyond its end.
///
/// After a result of nil or false, its position is undefined.
struct LineText {
  /// The position of the next byte.
  private(set) var position: UnsafeRawPointer

  /// The greatest number of digits for which every number fits into 64 bits.
  private static var mostDigits: Int { 19 }

  @inline(__always)
  init(_ position: UnsafeRawPointer) {
    self.position = position
  }

  /// The next eight bytes, the first one lowest.
  var word: UInt64 {
    @inline(__always) get { UInt64(littleEndian: position.loadUnaligned(as: UInt64.self)) }
  }

  private var byte: UInt8 {
    @inline(__always) get { position.load(as: UInt8.self) }
  }

  @inline(__always)
  mutating func skip(_ count: Int) { position += count }

  /// If the next `count` bytes (1 to 8) are `bytes`, moves past them and returns true.
  @inline(__always)
  mutating func take(_ bytes: UInt64, _ count: Int) -> Bool {
    guard (word ^ bytes) &<< UInt64(truncatingIfNeeded: 64 - 8 * count) == 0 else { return false }
    position += count
    return true
  }

  /// Reads a capital ASCII letter.
  mutating func letter() -> String? {
    let letter = byte
    guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter else { return nil }
    position += 1
    return String(UnicodeScalar(letter))
  }

  /// Reads a whole number of up to seven digits, without sign, point or exponent, up to `most`.
  @inline(__always)
  mutating func short(to most: UInt64) -> UInt64? {
    let run = DigitRun(word)
    guard run.count > 0, run.count < DigitRun.most, !run.hasLeadingZero else { return nil }
    let value = run.value(run.count)
    position += run.count
    return value <= most ? value : nil
  }

  /// Reads a whole number of up to 15 digits, without sign, point or exponent, up to `most`.
  @inline(__always)
  mutating func whole(to most: UInt64) -> UInt64? {
    let run = DigitRun(word)
    let count = run.count
    guard count > 0, !run.hasLeadingZero else { return nil }
    position += count
    var value = run.value(count)
    if count == DigitRun.most {
      let rest = DigitRun(word)
      guard rest.count < DigitRun.most else { return nil }
      if rest.count > 0 {
        value = value &* WholePowers.of(rest.count) &+ rest.value(rest.count)
        position += rest.count
      }
    }
    return value <= most ? value : nil
  }

  /// Reads a position or a delta, without an exponent, as the nearest `Double`.
  @inline(__always)
  mutating func number() -> Double? {
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let run = DigitRun(word)
    let point = run.count
    // A second byte that is not a digit ends the number within this word in nearly all cases.
    let ends = run.others & (run.others &- 1)
    guard point > 0, ends != 0, !run.hasLeadingZero else { return longNumber(isNegative) }
    let magnitude: Double
    if position.load(fromByteOffset: point, as: UInt8.self) == UInt8(ascii: ".") {
      let count = ends.trailingZeroBitCount >> 3
      guard count > point + 1 else { return nil }
      // At most seven digits, so the quotient is correctly rounded.
      magnitude =
        Double(Int64(run.value(count, without: point))) / Double(Int64(WholePowers.of(count - point - 1)))
      position += count
    } else {
      magnitude = Double(Int64(run.value(point)))
      position += point
    }
    guard magnitude <= TraceEvent.furthest else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// Reads a number that is longer than one word; nil if it has more digits than fit into 64 bits.
  @inline(never)
  private mutating func longNumber(_ isNegative: Bool) -> Double? {
    var (mantissa, share) = (UInt64(0), 0)
    let beginsWithZero = byte == UInt8(ascii: "0")
    let before = digits(&mantissa)
    guard before > 0, before == 1 || !beginsWithZero, before <= Self.mostDigits else { return nil }
    if byte == UInt8(ascii: ".") {
      position += 1
      share = digits(&mantissa)
      guard share > 0, before + share <= Self.mostDigits else { return nil }
    }
    let value = ExactDecimal.value(mantissa, digits: before + share, exponent: -share, isNegative: isNegative)
    guard let value, abs(value) <= TraceEvent.furthest else { return nil }
    return value
  }

  /// Reads digits into `number` until another character follows or 64 bits do not suffice, and returns the number of digits.
  @inline(__always)
  private mutating func digits(_ number: inout UInt64) -> Int {
    var count = 0
    while count <= Self.mostDigits {
      let run = DigitRun(word)
      guard run.count > 0 else { break }
      number = number &* WholePowers.of(run.count) &+ run.value(run.count)
      position += run.count
      count += run.count
      guard run.count == DigitRun.most else { break }
    }
    return count
  }
}
