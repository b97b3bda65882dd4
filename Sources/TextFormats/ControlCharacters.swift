/// Detects characters that would break or control the output.
///
/// Names from outside appear in tables, logs and pages, which are read line by line and shown by terminals, browsers and spreadsheets. This
/// is the only list of such characters; every writer uses it.
extension Unicode.Scalar {
  /// True for a control character (U+0000…U+001F, U+007F…U+009F), a line or paragraph separator (U+2028, U+2029), and a character that
  /// controls bidirectional text (U+061C, U+200E, U+200F, U+202A…U+202E, U+2066…U+2069: Unicode Standard Annex 9, 2.7), which makes text
  /// appear in another order than it is read.
  package var steersText: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as an escape of JSON strings and most programming languages, such as `\n` or `\u001B`.
  package var visibleEscape: String {
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u" + PaddedText.right(String(value, radix: 16, uppercase: true), to: 4, with: "0")
    }
  }
}

extension String {
  /// True if the text contains a character that breaks lines or controls the output.
  public var holdsControlCharacter: Bool { holdsControlCharacter(butLineFeeds: false) }

  /// True if the text contains a character that breaks lines or controls the output; `butLineFeeds` allows line feeds.
  package func holdsControlCharacter(butLineFeeds: Bool) -> Bool {
    // Millions of names and rows contain none; their bytes are checked first, mostly eight at a time.
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in utf8.dropFirst(plainStart(orLineFeeds: butLineFeeds)) {
      switch (beforeLast, last, byte) {
      case (_, _, 0x0A) where butLineFeeds: (beforeLast, last) = (last, byte)
      case (_, _, ..<0x20), (_, _, 0x7F): return true
      // U+0080…U+009F, and U+061C.
      case (_, 0xC2, 0x80..<0xA0), (_, 0xD8, 0x9C): return true
      // U+200E…U+200F, U+2028…U+202E, and U+2066…U+2069.
      case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9): return true
      default: (beforeLast, last) = (last, byte)
      }
    }
    return false
  }

  /// The text with U+FFFD in place of each character that breaks lines or controls the output.
  public var withoutControlCharacters: String {
    guard holdsControlCharacter else { return self }
    var shown = UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar.steersText ? "\u{FFFD}" : scalar) }
    return String(shown)
  }
}
