/// Text as XML 1.0 may hold it.
enum XMLText {
  /// Text with the five characters escaped that mark-up uses, line feeds and tabs kept as references, and what XML 1.0 has no
  /// place for, as most control characters, shown as U+FFFD.
  ///
  /// - Parameter text: Any text.
  /// - Returns: What may stand in an element or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// XML 1.0, production 2, without what is escaped.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
