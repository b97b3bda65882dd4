/// JSON for a `script` element, with nothing in it that could end the element or be parsed as markup.
enum ScriptData {
  /// The same JSON with `<`, `>`, `&`, U+2028 and U+2029 escaped.
  ///
  /// In JSON these occur only within strings, where `\u003c` means the same, so a parser reads the original text.
  ///
  /// - Parameter json: Any JSON text, or several, one per line.
  /// - Returns: The text for the element.
  static func text(of json: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let byte = json[index]
      switch byte {
      case UInt8(ascii: "<"): bytes += Array(#"\u003c"#.utf8)
      case UInt8(ascii: ">"): bytes += Array(#"\u003e"#.utf8)
      case UInt8(ascii: "&"): bytes += Array(#"\u0026"#.utf8)
      // The first two bytes of U+2028 and U+2029 in UTF-8.
      case 0xE2 where index + 2 < json.count && json[index + 1] == 0x80 && json[index + 2] & 0xFE == 0xA8:
        bytes += Array(json[index + 2] == 0xA8 ? #"\u2028"#.utf8 : #"\u2029"#.utf8)
        index += 2
      default: bytes.append(byte)
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
