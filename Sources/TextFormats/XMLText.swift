/// Escapes text for XML 1.0 and HTML.
package enum XMLText {
  /// The text with mark-up characters escaped; characters that XML 1.0 does not allow, such as most control characters, become U+FFFD.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepingBreaks: Whether line feeds, carriage returns and tabs become references, because attributes would otherwise turn them into
  ///     spaces.
  /// - Returns: Text for an element or for an attribute in double quotes; with `keepingBreaks` in single quotes too.
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

  /// True for a character that XML 1.0 allows (production 2), except line breaks and characters that control the output.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.steersText && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
