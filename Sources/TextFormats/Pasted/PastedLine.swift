/// Restores a line of a pasted text to what the program printed, without what terminals, e-mail, Markdown and HTML added.
///
/// Removed are colours and other terminal escape sequences, zero bytes, invisible characters, e-mail quotation marks (`> `), Markdown code
/// fences (```` ``` ````), HTML tags that only affect layout (`<pre>`, `<details>`, `<br>`), and carriage returns at the line's end.
/// Replaced
/// are HTML entities (`&quot;`), no-break and other wide spaces, typographic quotes and minus signs. Tabs and indentation stay.
package enum PastedLine {
  private static let (escape, lessThan, greaterThan) = (UInt8(0x1B), UInt8(ascii: "<"), UInt8(ascii: ">"))
  private static let (ampersand, backtick, space) = (UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: " "))

  /// True if ``clean(_:)`` changes nothing in these bytes, apart from carriage returns at line ends.
  ///
  /// - Parameter bytes: A line or a whole text.
  /// - Returns: False if a byte may belong to something that is removed or replaced.
  package static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    // Faster by far for contiguous bytes.
    bytes.withContiguousStorageIfAvailable { bytes in
      let (low, high) = (plainLow, plainHigh)
      for byte in bytes {
        let word = byte < 64 ? low : byte < 128 ? high : 0
        if word >> UInt64(byte & 63) & 1 == 0 { return false }
      }
      return true
    } ?? bytes.allSatisfy(isPlain)
  }

  /// Which ASCII bytes need no cleaning: one bit for each byte from 0 to 63, and for each from 64 to 127.
  private static let (plainLow, plainHigh): (UInt64, UInt64) = {
    var bits: (UInt64, UInt64) = (0, 0)
    for byte in [0x09, 0x0A, 0x0D] + Array(UInt8(0x20)...0x7E)
    where ![ampersand, lessThan, greaterThan, backtick, UInt8(ascii: "~")].contains(byte) {
      if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
    }
    return bits
  }()

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? plainLow : plainHigh) >> UInt64(byte & 63) & 1 == 1
  }

  /// A line as the program printed it, without what terminals, e-mail, Markdown and HTML added.
  ///
  /// - Parameter line: UTF-8 without its line feed; invalid bytes stay.
  /// - Returns: The restored line; empty if it only contained a mark, such as a code fence.
  package static func clean(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let whole = withoutReturns(line)
    guard !isPlain(whole) else { return whole }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(whole.count)
    var rest = whole
    while let byte = rest.first {
      if isPlain(byte) || byte == greaterThan || byte == backtick || byte == UInt8(ascii: "~") {
        bytes.append(byte)
        rest = rest.dropFirst()
      } else {
        takeSpecial(&rest, into: &bytes)
      }
    }
    return withoutMarks(withoutReturns(bytes[...]))
  }

  /// The line without carriage returns and zero bytes at its end.
  static func withoutReturns(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == UInt8(ascii: "\r") || line[end - 1] == 0 { end -= 1 }
    return line[..<end]
  }

  /// Removes or replaces one character that is not plain ASCII text: an escape sequence, an HTML tag, an entity, or a special character.
  private static func takeSpecial(_ rest: inout ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    switch rest.first {
    case escape: rest = afterEscape(rest)
    case ampersand:
      guard let entity = HTMLEntity(rest) else { fallthrough }
      append(entity.scalar, to: &bytes)
      rest = rest[entity.end...]
    case lessThan:
      if let end = HTMLEntity.endOfLayoutTag(rest) {
        rest = rest[end...]
      } else {
        bytes.append(rest.removeFirst())
      }
    case .some(let byte) where byte >= 0x80:
      guard let (scalar, count) = scalar(rest) else { return bytes.append(rest.removeFirst()) }
      append(scalar, to: &bytes)
      rest = rest.dropFirst(count)
    // A control character, which no format uses.
    default: rest = rest.dropFirst()
    }
  }

  /// Appends a character, or the one that a program would print in its place, such as `"` for a typographic quote.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: bytes.append(space)
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0xFEFF, 0...0x08, 0x0B...0x1F, 0x7F: break
    case 0x201C...0x201F: bytes.append(UInt8(ascii: "\""))
    case 0x2018...0x201B: bytes.append(UInt8(ascii: "'"))
    case 0x2212: bytes.append(UInt8(ascii: "-"))
    default: bytes += Array(String(Character(scalar)).utf8)
    }
  }

  /// The character at the start of a text, and its number of bytes; nil for invalid UTF-8.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, count: Int)? {
    guard let first = bytes.first else { return nil }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard count > 1, bytes.count >= count else { return nil }
    var value = UInt32(first) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for byte in bytes.dropFirst().prefix(count - 1) {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, count) }
  }

  /// The text after the terminal escape sequence at its start (ECMA-48): `ESC [ … letter`, `ESC ] … BEL`, or two bytes.
  private static func afterEscape(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.dropFirst()
    switch rest.first {
    case UInt8(ascii: "["):
      let tail = rest.dropFirst().drop { 0x20...0x3F ~= $0 }
      return tail.first.map { 0x40...0x7E ~= $0 } == true ? tail.dropFirst() : tail
    case UInt8(ascii: "]"):
      let tail = rest.drop { $0 != 0x07 && $0 != escape }
      return tail.first == escape ? tail.dropFirst(2) : tail.dropFirst()
    default: return rest.dropFirst()
    }
  }

  /// The line without e-mail quotation marks (`> `), Markdown code fences, and backticks at its ends.
  private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let mark = line.firstIndex(where: { $0 != space && $0 != 0x09 }), line[mark] == greaterThan {
      line = line[(mark + 1)...]
      if line.first == space { line = line.dropFirst() }
    }
    let text = line.drop { $0 == space || $0 == 0x09 }
    let fences = ["```", "~~~"]
    if fences.contains(where: { text.starts(with: $0.utf8) }) { return line.suffix(0) }
    guard text.first == backtick || text.last == backtick else { return line }
    if text.first == backtick { line = text.dropFirst() }
    return line.last == backtick ? line.dropLast() : line
  }
}
