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

  /// The line that begins at `offset`; nil where it is of another shape, which need not be wrong.
  @inline(__always)
  init?(_ text: UnsafeRawBufferPointer, at offset: Int) {
    guard text.count - offset >= Self.reach, text.word(at: offset) << 8 == Self.start else { return nil }
    var at = offset + 7
    while text[at] == UInt8(ascii: " "), at < offset + 10 { at += 1 }
    guard let seconds = text.digits(at: &at, most: Self.secondDigits) else { return nil }
    // From the comma on: `, uuuuuu, ttt, ccc, vvvvvvv]`.
    let (micro, type) = (text.word(at: at), text.word(at: at + 5))
    let (code, value) = (text.word(at: at + 10), text.word(at: at + 19))
    guard micro & 0xffff == Self.comma, type >> 24 & 0xffff == Self.comma, code >> 24 & 0xffff == Self.comma,
      text.half(at: at + 18) & 0xffff == Self.comma, text[at + 27] == UInt8(ascii: "]"),
      let micro = DigitWord.number(micro, width: 6), let type = DigitWord.number(type, width: 3),
      let code = DigitWord.number(code, width: 3), let value = DigitWord.signedNumber(value, width: 7)
    else { return nil }
    event = EvdevEvent(
      timeMicroseconds: Int64(seconds) &* 1_000_000 &+ Int64(micro), type: UInt16(truncatingIfNeeded: type),
      code: UInt16(truncatingIfNeeded: code), value: Int32(truncatingIfNeeded: value))
    if text[at + 28] == UInt8(ascii: "\n") {
      next = at + 29
    } else {
      guard text.half(at: at + 28) & 0xffff == Self.comment else { return nil }
      next = Swift.min(text.lineEnd(from: at + 30) + 1, text.count)
    }
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
