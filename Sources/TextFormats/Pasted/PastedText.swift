/// Converts a pasted or saved text to UTF-8 with line feeds, and splits it into lines as ``PastedLine`` restores them.
///
/// Lines are never removed, so line numbers do not change; a line that only contained a mark, such as a code fence, becomes empty.
package enum PastedText {
  private static let newline = UInt8(ascii: "\n")

  /// Converts a text to UTF-8 with line feeds.
  ///
  /// UTF-16 is decoded (detected by its byte order mark or its zero bytes), a UTF-8 byte order mark is removed, carriage returns alone
  /// become line feeds, and a margin before every line is removed (``PastedMargin``).
  ///
  /// - Parameter bytes: A text in UTF-8 or UTF-16.
  /// - Returns: The converted bytes, or the same bytes if nothing had to change.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let text = withLineFeeds(decoded(bytes))
    return PastedMargin(of: text)?.removed(from: text) ?? text
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if let isBigEndian = isUTF16(bytes) { return utf8(ofUTF16: bytes, isBigEndian: isBigEndian) }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// True if ``utf8(_:)`` must convert the text as a whole, judged by the bytes at its start; otherwise its lines can be cleaned one by
  /// one.
  package static func needsDecoding(_ start: [UInt8]) -> Bool {
    isUTF16(start) != nil || start.starts(with: [0xEF, 0xBB, 0xBF])
      || (!start.contains(newline) && start.contains(UInt8(ascii: "\r"))) || PastedMargin(of: start) != nil
  }

  /// The lines of a text, each as ``PastedLine`` restores it; the first is line 1.
  ///
  /// - Parameter bytes: A text in UTF-8 or UTF-16.
  /// - Returns: As many lines as the text has; they share its bytes if nothing had to change.
  package static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = utf8(bytes)
    let ends = ends(of: text)
    let isPlain = PastedLine.isPlain(text)
    var lines: [ArraySlice<UInt8>] = []
    lines.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      let line = text[start..<end]
      lines.append(isPlain ? PastedLine.withoutReturns(line) : PastedLine.clean(line))
      start = end + 1
    }
    return lines
  }

  /// The positions at which lines end: their line feeds, and the end of the text.
  private static func ends(of text: [UInt8]) -> [Int] {
    text.withUnsafeBufferPointer { bytes in
      var ends: [Int] = []
      for index in bytes.indices where bytes[index] == newline { ends.append(index) }
      ends.append(bytes.count)
      return ends
    }
  }

  /// The text with each line restored by ``PastedLine``, in as many lines as before, for readers of bytes such as JSON.
  package static func clean(_ bytes: [UInt8]) -> [UInt8] {
    let text = utf8(bytes)
    guard !PastedLine.isPlain(text) else { return text }
    return Array(lines(text).joined(separator: [newline]))
  }

  /// True for big-endian UTF-16, false for little-endian; nil for another encoding.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return true }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return false }
    // Without a byte order mark: in UTF-16, every second byte of ASCII letters and digits is 0.
    let start = bytes.prefix(64)
    guard start.count >= 8 else { return nil }
    let zeros = (
      even: start.indices.count { $0 % 2 == 0 && start[$0] == 0 },
      odd: start.indices.count { $0 % 2 == 1 && start[$0] == 0 }
    )
    let half = start.count / 2
    if zeros.odd == half, zeros.even == 0 { return false }
    return zeros.even == (start.count + 1) / 2 && zeros.odd == 0 ? true : nil
  }

  private static func utf8(ofUTF16 bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.contains(newline), bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    return bytes.map { $0 == UInt8(ascii: "\r") ? newline : $0 }
  }
}
