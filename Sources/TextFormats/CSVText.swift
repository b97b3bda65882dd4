/// Text as a cell of comma-separated values that no spreadsheet runs as a formula, and back.
///
/// A spreadsheet takes a cell for a formula that begins with one of `= + - @`, or with their wide forms, also behind spaces (OWASP,
/// "CSV Injection"). Such a text gets a `'` before it, which spreadsheets know as the mark of text; so does one that begins so behind
/// apostrophes of its own, so that taking one off gives every text back. A number is none of these: it is written as it is.
///
/// Where a cell would hold a command of a log anywhere in a line (`##vso[`, see `VisibleText`), its first `#` stands as `\u0023`, so that a
/// table is the same in a file and in a log. A text's own `\u0023` or `\u005C` has its backslash as `\u005C`: so every text comes back.
package enum CSVText {
  /// The characters that a formula begins with; a tab and a carriage return, which are skipped before it, never stand in a cell.
  private static let starts: [Unicode.Scalar] = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
  private static let mark = "'"

  /// The text of a cell for a text or a number: guarded, without control characters, quoted where that is needed (RFC 4180).
  ///
  ///     CSVText.cell("=1+1")   // "'=1+1"
  ///     CSVText.cell("-1.5")   // "-1.5"
  ///     CSVText.cell("a,b")    // "\"a,b\""
  ///     CSVText.cell("##[x")   // "\\u0023#[x"
  ///
  /// - Parameter text: Any; what breaks or steers lines becomes U+FFFD.
  /// - Returns: What stands between two commas.
  package static func cell(_ text: String) -> String {
    let plain = withoutCommands(text.withoutControlCharacters)
    let guarded = needsMark(plain) ? mark + plain : plain
    guard needsQuotes(guarded) else { return guarded }
    // By scalars: a quote with an accent on it ends a cell as well.
    var quoted = "\"".unicodeScalars
    for scalar in guarded.unicodeScalars {
      quoted.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar])
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// The text that a cell stands for, without its quotes.
  ///
  ///     CSVText.text(ofCell: "'=1+1")   // "=1+1"
  ///
  /// - Parameter cell: As read.
  /// - Returns: The same without the mark, where it has one, and with the characters that escapes stand for.
  package static func text(ofCell cell: String) -> String {
    let plain = cell.hasPrefix(mark) && beginsFormula(cell) ? cell.dropFirst() : cell[...]
    return replaced(plain) { rest in
      escapes.first { rest.starts(with: $0.escape) }.map { ([$0.scalar], $0.escape.count) }
    }
  }

  // MARK: Commands of logs

  private static let hash: Unicode.Scalar = "#"
  private static let backslash: Unicode.Scalar = "\\"
  /// The characters that are ever escaped, as they are then: all of one length.
  private static let escapes = [hash, backslash].map {
    (scalar: $0, escape: Array($0.visibleEscape.unicodeScalars))
  }
  private static let commands = VisibleText.anywhere.map { Array($0.unicodeScalars) }

  private static func withoutCommands(_ text: String) -> String {
    replaced(text[...]) { rest in
      let mustEscape =
        rest.first == hash
        ? commands.contains { rest.starts(with: $0) } : escapes.contains { rest.starts(with: $0.escape) }
      return mustEscape ? rest.first.map { (Array($0.visibleEscape.unicodeScalars), 1) } : nil
    }
  }

  /// A text with other scalars in place of some.
  ///
  /// - Parameters:
  ///   - text: Any; most hold neither a `#` nor a backslash, and stay as they are.
  ///   - change: What to put in place of the start of a rest that begins with one of the two, and of how many scalars; nil for nothing.
  /// - Returns: `text` itself where there is nothing to put in place.
  private static func replaced(
    _ text: Substring,
    _ change: (Substring.UnicodeScalarView) -> (by: [Unicode.Scalar], count: Int)?
  ) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\") }) else {
      return String(text)
    }
    var (shown, rest) = (String.UnicodeScalarView(), text.unicodeScalars)
    while let first = rest.first {
      let new = first == hash || first == backslash ? change(rest) : nil
      shown.append(contentsOf: new?.by ?? [first])
      rest.removeFirst(new?.count ?? 1)
    }
    return String(shown)
  }

  // MARK: Formulas

  private static func needsMark(_ text: String) -> Bool {
    guard beginsFormula(text) else { return false }
    return text.hasPrefix(mark) || (text.unicodeScalars.count > 1 && !isNumber(text))
  }

  /// True where the first character behind spaces and apostrophes begins a formula.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != " " && $0 != "'" }.map(starts.contains) ?? false
  }

  /// True for a decimal number: sign, digits with a point, exponent.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    func sign() { if let first = rest.first, first == 0x2B || first == 0x2D { rest.removeFirst() } }
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest.removeFirst(count)
      return count
    }
    sign()
    var count = digits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      count += digits()
    }
    guard count > 0 else { return false }
    guard let first = rest.first else { return true }
    guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    sign()
    return digits() > 0 && rest.isEmpty
  }

  /// A comma and a quote end a cell (RFC 4180, 2.5 to 2.7); `#` begins a comment, and `::` a command to what runs a log.
  private static func needsQuotes(_ cell: String) -> Bool {
    cell.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      || cell.utf8.first == UInt8(ascii: "#")
      || cell.drop { $0 == " " }.hasPrefix("::")
  }
}
