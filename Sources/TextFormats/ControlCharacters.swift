/// Names from outside stand in tables and logs, which are read by lines and shown by terminals: a control character, one
/// of U+0000…U+001F and U+007F…U+009F, would break or steer them.
extension String {
  /// True where it holds a control character.
  public var holdsControlCharacter: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      // U+0080…U+009F are C2 80…C2 9F, the only other way to write one.
      if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return true }
      last = byte
    }
    return false
  }

  /// The same text with U+FFFD instead of each control character.
  public var withoutControlCharacters: String {
    guard holdsControlCharacter else { return self }
    var shown = UnicodeScalarView()
    for scalar in unicodeScalars {
      shown.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
