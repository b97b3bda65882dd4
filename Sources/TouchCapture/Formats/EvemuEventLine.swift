/// `E: 1338280591.517526 0003 0035 1044`: an event line of evemu as that program writes it, with or without a comment.
struct EvemuEventLine {
  /// Microseconds, of any zero.
  let timeMicroseconds: Int64
  /// The event's type.
  let type: UInt16
  /// The code within the type.
  let code: UInt16
  /// The value, in device units.
  let value: Int32
  /// The offset of the next line.
  let next: Int

  /// The longest line without its comment: `E: `, twelve digits, a point, six, two times a space and four, a space, a minus,
  /// nine digits, a return and a newline; so many bytes must be there, so that none has to be counted.
  private static let reach = 48
  /// Digits of seconds and of a value that always fit: below 2^40 and 2^31.
  private static let (secondDigits, valueDigits) = (12, 9)

  /// The time that was read last, by its text `ssssssssss.uuuuuu`: most lines of a frame have that of the line before.
  struct LastTime {
    /// Three times eight bytes of the text: its first, the last of those, and the last of all, with bytes in common.
    fileprivate var words: (UInt64, UInt64, UInt64) = (0, .max, 0)
    /// Where the point stands in the line.
    fileprivate var point = LastTime.leastPoint
    fileprivate var microseconds: Int64 = 0

    /// The points of texts of eight bytes and of as many as three words hold.
    fileprivate static let (leastPoint, greatestPoint) = (4, 19)

    /// The words of a text whose point stands there: where it begins, where the next word would, and where it ends.
    @inline(__always)
    fileprivate static func words(
      _ text: UnsafeRawBufferPointer, at offset: Int, point: Int
    ) -> (UInt64, UInt64, UInt64) {
      let last = offset + point - 1
      return (text.word(at: offset + 3), text.word(at: Swift.min(offset + 11, last)), text.word(at: last))
    }
  }

  /// The line that begins at `offset`; nil where it is of another shape, which need not be wrong.
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
  /// The microseconds of `ssssssssss.uuuuuu` that begins at `start`; `at` is then at the point.
  @inline(__always)
  private static func time(_ text: UnsafeRawBufferPointer, at: inout Int, from start: Int) -> Int64? {
    at = start
    // Six digits end the word that begins a byte before the point.
    guard let seconds = text.digits(at: &at, most: secondDigits), text[at] == UInt8(ascii: "."),
      let micro = DigitWord.number(text.word(at: at - 1), width: 6), text[at + 1] != UInt8(ascii: " ")
    else { return nil }
    return Int64(seconds) &* 1_000_000 &+ Int64(micro)
  }
}

extension UnsafeRawBufferPointer {
  /// The number that begins at `offset`, which then is at the byte after it; nil without a digit or with too many.
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

  /// The offset of the next line, if the word that ended at `offset` is the last one of its line, comments apart; else nil.
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
