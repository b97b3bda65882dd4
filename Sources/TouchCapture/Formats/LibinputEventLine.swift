/// `    - [  0,   7679,   3,  54,    1288] # EV_ABS / …`: an event line as `libinput record` writes it, in columns.
struct LibinputEventLine {
  /// The event that the line holds.
  let event: EvdevEvent
  /// The offset of the next line.
  let next: Int

  /// The longest line without its comment: four spaces, `- [`, twelve digits of seconds, and 27 bytes after their comma, of
  /// which words of eight are read; so many bytes must be there, so that none has to be counted.
  private static let reach = 64
  /// Digits of seconds that always fit: below 2^40.
  private static let secondDigits = 12
  /// `    - [`, the first byte lowest but one.
  private static let start: UInt64 = 0x5b20_2d20_2020_2000
  /// ` #`, the first byte lowest.
  private static let comment: UInt32 = 0x2320
  /// `, `, the first byte lowest.
  private static let comma: UInt64 = 0x202c

  /// The time that was read last, by its text `sss, uuuuuu,`: most lines of a frame have that of the line before.
  struct LastTime {
    /// The first eight bytes of the text, and the last eight, which have four in common: these are of no text.
    fileprivate var (first, last): (UInt64, UInt64) = (0, .max)
    fileprivate var microseconds: Int64 = 0
  }

  /// The line that begins at `offset`; nil where it is of another shape, which need not be wrong.
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
      // Seconds of more digits than their column are not in these words as a whole.
      if at == offset + 10 { (known.first, known.last, known.microseconds) = (first, last, time) }
    }
    // From the comma on: `, uuuuuu, ttt, ccc, vvvvvvv]`.
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

  /// The microseconds of `sss, uuuuuu` that begins at `start`; `at` is then at the comma.
  @inline(__always)
  private static func time(_ text: UnsafeRawBufferPointer, at: inout Int, from start: Int) -> Int64? {
    at = start
    while text[at] == UInt8(ascii: " "), at < start + 3 { at += 1 }
    guard let seconds = text.digits(at: &at, most: secondDigits) else { return nil }
    let word = text.word(at: at)
    guard word & 0xffff == comma, let micro = DigitWord.number(word, width: 6) else { return nil }
    return Int64(seconds) &* 1_000_000 &+ Int64(micro)
  }

  /// `  - evde` and `dev:` with a newline, the first byte lowest.
  private static let (frame, frameEnd): (UInt64, UInt32) = (0x6564_7665_202d_2020, 0x0a3a_7665)

  /// The offset of the line after `  - evdev:`; nil where something else begins at `offset`.
  @inline(__always)
  static func frameEnd(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard text.count - offset >= 11, text.word(at: offset) == frame, text.half(at: offset + 7) == frameEnd
    else { return nil }
    return offset + 11
  }
}
