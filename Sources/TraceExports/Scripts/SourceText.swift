import TextFormats

/// Writes texts and numbers of traces in program code, in a form that is safe in any language.
enum SourceText {
  /// The greatest number of characters that are shown of a text from a trace.
  static let longest = 120
  /// The number of decimals of a position in points: finer than any touchscreen.
  static let decimals = 3

  /// A text from a trace in double quotes, for a line comment.
  ///
  /// Characters that could end the line in any language (a line feed, U+2028), reorder it on screen (U+202E) or be invisible are written
  /// by their number; the closing quote keeps a backslash from being the line's last character, which would join lines in C++.
  ///
  ///     SourceText.quoted("a\nb")   // "a\u{a}b", with its quotes
  ///
  /// - Parameter text: Any text; cut after ``longest`` characters.
  /// - Returns: One line.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "\"\(shown)\(text.unicodeScalars.count > longest ? "…" : "")\""
  }

  /// A position in points with up to three decimals, without zeros at the end.
  ///
  /// - Parameter number: Any finite number.
  /// - Returns: `347.25`, `12`, `-3.5`.
  static func position(_ number: Double) -> String {
    trimmed(FixedDecimals.text(number, decimals: decimals))
  }

  /// A time in microseconds as milliseconds, without rounding.
  ///
  /// - Parameter microseconds: ≥ 0.
  /// - Returns: `8.272`, `0`, `16.5`.
  static func milliseconds(ofMicroseconds microseconds: Int64) -> String {
    trimmed("\(microseconds / 1000).\(PaddedText.right(String(microseconds % 1000), to: 3, with: "0"))")
  }

  /// A time in microseconds as seconds, without rounding.
  ///
  /// - Parameter microseconds: ≥ 0.
  /// - Returns: `0.008272`, `0`, `1.5`.
  static func seconds(ofMicroseconds microseconds: Int64) -> String {
    let second: Int64 = 1_000_000
    return trimmed(
      "\(microseconds / second).\(PaddedText.right(String(microseconds % second), to: 6, with: "0"))")
  }

  /// A time in microseconds as the nearest whole millisecond, halves rounded up. Each time is rounded separately, so errors do not add up.
  static func wholeMilliseconds(ofMicroseconds microseconds: Int64) -> Int64 { (microseconds + 500) / 1000 }

  /// The decimal number without trailing zeros, and without its point if no decimals are left.
  private static func trimmed(_ decimals: String) -> String {
    guard decimals.contains(".") else { return decimals }
    var rest = Substring(decimals)
    while rest.last == "0" { rest.removeLast() }
    if rest.last == "." { rest.removeLast() }
    return rest == "-0" ? "0" : String(rest)
  }
}
