/// Text as XML 1.0 and HTML may hold it.
package enum XMLText {
  /// Text with the characters escaped that mark-up uses; what XML 1.0 has no place for, as most control characters, is shown
  /// as U+FFFD.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepingBreaks: Whether line feeds, carriage returns and tabs become references: a reader of attributes, which takes
  ///     them for spaces otherwise, then sees them.
  /// - Returns: What may stand in an element or in an attribute in double quotes; with `keepingBreaks` in single ones too.
  package static func escaped(_ text: String, keepingBreaks: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'" where keepingBreaks: escaped += "&#39;"
      case "\n", "\t", "\r":
        if keepingBreaks { escaped += "&#\(scalar.value);" } else { escaped.unicodeScalars.append(scalar) }
      default: escaped.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// XML 1.0, production 2, without the breaks and what else breaks or steers text.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.steersText && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
