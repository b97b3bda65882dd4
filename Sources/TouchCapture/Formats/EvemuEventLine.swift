/// An event line of evemu in its usual form, with or without a comment: `E: 1338280591.517526 0003 0035 1044`.
struct EvemuEventLine {
  /// The time in microseconds since any zero.
  let timeMicroseconds: Int64
  /// The kernel's event type, such as 3 for the value of an axis.
  let type: UInt16
  /// The code within the event type, such as the number of an axis.
  let code: UInt16
  /// The event's value, in device units.
  let value: Int32
  /// The offset of the next line in the text.
  let next: Int

  /// The number of bytes of text that must follow the line's start; with fewer, the fast path is not used, so no read needs a bounds check.
  ///
  /// It is the longest line without its comment: `E: `, twelve digits, a point, six digits, twice a space and four digits, a space, a
  /// minus, nine digits, a return and a newline.
  private static let reach = 48
  /// The largest number of digits for seconds and for values that cannot overflow: below 2^40 and 2^31.
  private static let (secondDigits, valueDigits) = (12, 9)

  /// A cache of the latest time with its text `ssssssssss.uuuuuu`, because most lines of a frame have the time of the line before.
  struct LastTime {
    /// The first, the second-to-last and the last eight bytes of the time's text; they may overlap.
    fileprivate var words: (UInt64, UInt64, UInt64) = (0, .max, 0)
    /// The offset of the decimal point in the line.
    fileprivate var point = LastTime.leastPoint
    fileprivate var microseconds: Int64 = 0

    /// The smallest and the largest offset of the point for which three words cover the text.
    fileprivate static let (leastPoint, greatestPoint) = (4, 19)

    /// The three words of eight bytes that identify a time's text, if its decimal point is at the given offset.
    @inline(__always)
    fileprivate static func words(
      _ text: UnsafeRawBufferPointer, at offset: Int, point: Int
    ) -> (UInt64, UInt64, UInt64) {
      let last = offset + point - 1
      return (text.word(at: offset + 3), text.word(at: Swift.min(offset + 11, last)), text.word(at: last))
    }
  }

  /// Reads the line at `offset`; nil if it has another form, which may still be valid.
  @inline(__always)
  init?(_ text: UnsafeRawBufferPointer, at offset: Int, _ known: inout LastTime) {
    guard text.count - offset >= Self.reach, text.word(at: offset) & 0xff_ffff == 0x20_3a45 else {
      return nil
    }
    var at = offset + known.point
    let words = LastTime.words(text, at: offset, point: known.point)
    if words == known.words {
      timeMicroseconds = known.microseconds
    } else {
      guard let time = Self.time(text, at: &at, from: offset + 3) else { return nil }
      timeMicroseconds = time
      if LastTime.leastPoint...LastTime.greatestPoint ~= at - offset {
        (known.point, known.microseconds) = (at - offset, time)
        known.words = LastTime.words(text, at: offset, point: known.point)
      }
    }
    let space = UInt8(ascii: " ")
    guard text[at + 7] == space, text[at + 12] == space, text[at + 17] == space,
      let codes = HexWord.numbers(text.half(at: at + 8), text.half(at: at + 13))
    else { return nil }
    (type, code) = (codes.first, codes.second)
    at += 18
    let isNegative = text[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    guard let value = text.digits(at: &at, most: Self.valueDigits) else { return nil }
    self.value = Int32(truncatingIfNeeded: isNegative ? -value : value)
    guard let next = text.lineEnd(afterWordAt: at) else { return nil }
    self.next = next
  }
}

extension EvemuEventLine {
  /// Reads a time `ssssssssss.uuuuuu` at `start` as microseconds, and sets `at` to the offset of the point.
  @inline(__always)
  private static func time(_ text: UnsafeRawBufferPointer, at: inout Int, from start: Int) -> Int64? {
    at = start
    // The word that begins one byte before the point ends with the six decimals.
    guard let seconds = text.digits(at: &at, most: secondDigits), text[at] == UInt8(ascii: "."),
      let micro = DigitWord.number(text.word(at: at - 1), width: 6), text[at + 1] != UInt8(ascii: " ")
    else { return nil }
    return Int64(seconds) &* 1_000_000 &+ Int64(micro)
  }
}

extension UnsafeRawBufferPointer {
  /// Reads the number at `offset` and moves `offset` past it; nil without a digit or with too many digits.
  @inline(__always)
  func digits(at offset: inout Int, most: Int) -> Int? {
    var number = 0
    let start = offset
    while offset - start <= most {
      let digit = Int(self[offset]) - 0x30
      guard 0...9 ~= digit else { break }
      number = number &* 10 &+ digit
      offset += 1
    }
    return offset > start && offset - start <= most ? number : nil
  }

  /// The offset of the next line, if only a comment follows the word that ends at `offset`; otherwise nil.
  @inline(__always)
  func lineEnd(afterWordAt offset: Int) -> Int? {
    switch self[offset] {
    case UInt8(ascii: "\n"): offset + 1
    case UInt8(ascii: "\r"): self[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"): Swift.min(lineEnd(from: offset) + 1, count)
    default: nil
    }
  }
}
