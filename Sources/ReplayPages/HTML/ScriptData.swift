/// JSON as it may stand inside a `script` element: nothing in it can end the element or be taken for markup.
enum ScriptData {
  /// The same JSON with `<`, `>`, `&`, U+2028 and U+2029 as escapes.
  ///
  /// In JSON those stand within strings alone, where `\u003c` means the same: a parser reads what was written.
  ///
  /// - Parameter json: Any JSON text, or several, a line each.
  /// - Returns: The text to put into the element.
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
