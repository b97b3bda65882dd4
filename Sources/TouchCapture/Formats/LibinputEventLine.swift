/// An event line of `libinput record` in its fixed columns: `    - [  0,   7679,   3,  54,    1288] # EV_ABS / …`.
struct LibinputEventLine {
  /// The event that the line describes.
  let event: EvdevEvent
  /// The offset of the next line in the text.
  let next: Int

  /// The number of bytes of text that must follow the line's start; with fewer, the fast path is not used, so no read needs a bounds check.
  ///
  /// It is the longest line without its comment: four spaces, `- [`, twelve digits of seconds, and 27 bytes after their comma, rounded up
  /// to whole words.
  private static let reach = 64
  /// The largest number of digits for seconds that cannot overflow: below 2^40.
  private static let secondDigits = 12
  /// The bytes of an event line's start, `    - [`, without the first space, as a number whose lowest byte is the first.
  private static let start: UInt64 = 0x5b20_2d20_2020_2000
  /// The two bytes ` #` that begin a comment, as a number whose lowest byte is the first.
  private static let comment: UInt32 = 0x2320
  /// The two bytes `, ` between numbers, as a number whose lowest byte is the first.
  private static let comma: UInt64 = 0x202c

  /// A cache of the latest time with its text `sss, uuuuuu,`, because most lines of a frame have the time of the line before.
  struct LastTime {
    /// The first and the last eight bytes of the time's text, which overlap by four; the initial values match no text.
    fileprivate var (first, last): (UInt64, UInt64) = (0, .max)
    fileprivate var microseconds: Int64 = 0
  }

  /// Reads the line at `offset`; nil if it has another form, which may still be valid.
  @inline(__always)
  init?(_ text: UnsafeRawBufferPointer, at offset: Int, _ known: inout LastTime) {
    guard text.count - offset >= Self.reach, text.word(at: offset) << 8 == Self.start else { return nil }
    var at = offset + 10
    let (first, last) = (text.word(at: offset + 7), text.word(at: offset + 11))
    let time: Int64
    if first == known.first, last == known.last {
      time = known.microseconds
    } else {
      guard let found = Self.time(text, at: &at, from: offset + 7) else { return nil }
      time = found
      // Seconds with more digits than their column do not fit completely in these words.
      if at == offset + 10 { (known.first, known.last, known.microseconds) = (first, last, time) }
    }
    // The text from the comma on: `, uuuuuu, ttt, ccc, vvvvvvv]`.
    let (codes, value) = (text.word(at: at + 10), text.word(at: at + 19))
    guard text.half(at: at + 8) & 0xffff == UInt32(Self.comma), codes >> 24 & 0xffff == Self.comma,
      text.half(at: at + 18) & 0xffff == Self.comma, text[at + 27] == UInt8(ascii: "]"),
      let (type, code) = DigitWord.pair(codes), let value = DigitWord.signedNumber(value, width: 7)
    else { return nil }
    event = EvdevEvent(
      timeMicroseconds: time, type: UInt16(truncatingIfNeeded: type), code: UInt16(truncatingIfNeeded: code),
      value: Int32(truncatingIfNeeded: value))
    if text[at + 28] == UInt8(ascii: "\n") {
      next = at + 29
    } else {
      guard text.half(at: at + 28) & 0xffff == Self.comment else { return nil }
      next = Swift.min(text.lineEnd(from: at + 30) + 1, text.count)
    }
  }

  /// Reads a time `sss, uuuuuu` at `start` as microseconds, and sets `at` to the offset of the comma.
  @inline(__always)
  private static func time(_ text: UnsafeRawBufferPointer, at: inout Int, from start: Int) -> Int64? {
    at = start
    while text[at] == UInt8(ascii: " "), at < start + 3 { at += 1 }
    guard let seconds = text.digits(at: &at, most: secondDigits) else { return nil }
    let word = text.word(at: at)
    guard word & 0xffff == comma, let micro = DigitWord.number(word, width: 6) else { return nil }
    return Int64(seconds) &* 1_000_000 &+ Int64(micro)
  }

  /// The first eight bytes of the line `  - evdev:`, and its last four with the newline, as numbers whose lowest byte is the first.
  private static let (frame, frameEnd): (UInt64, UInt32) = (0x6564_7665_202d_2020, 0x0a3a_7665)

  /// The offset of the line after `  - evdev:`; nil if `offset` has other text.
  @inline(__always)
  static func frameEnd(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard text.count - offset >= 11, text.word(at: offset) == frame, text.half(at: offset + 7) == frameEnd
    else { return nil }
    return offset + 11
  }
}
