/// Converts text to CSV cells that no spreadsheet runs as a formula, and back.
///
/// A spreadsheet treats a cell as a formula if it begins with one of `= + - @` or their wide forms, even after spaces (OWASP, "CSV
/// Injection"). Such a text gets a leading `'`, the spreadsheets' mark for text. A text that already begins with apostrophes before such a
/// character gets one too, so that removing one restores every text. Numbers are written unchanged.
///
/// If a cell would contain a command for a CI log anywhere in a line (`##vso[`, see `VisibleText`), its first `#` is written as `\u0023`,
/// so that a table is the same in a file and in a log. In a text that already contains `\u0023` or `\u005C`, the backslash is written as
/// `\u005C`, so that every text can be restored.
package enum CSVText {
  /// The characters that begin a formula; a tab or a carriage return, which spreadsheets skip, never occurs in a cell.
  private static let starts: [Unicode.Scalar] = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
  private static let mark = "'"

  /// A text or a number as a cell: guarded, without control characters, and quoted if needed (RFC 4180).
  ///
  ///     CSVText.cell("=1+1")   // "'=1+1"
  ///     CSVText.cell("-1.5")   // "-1.5"
  ///     CSVText.cell("a,b")    // "\"a,b\""
  ///     CSVText.cell("##[x")   // "\\u0023#[x"
  ///
  /// - Parameter text: Any text; control characters become U+FFFD.
  /// - Returns: The text to write between two commas.
  package static func cell(_ text: String) -> String {
    let plain = withoutCommands(text.withoutControlCharacters)
    let guarded = needsMark(plain) ? mark + plain : plain
    guard needsQuotes(guarded) else { return guarded }
    // Compared by Unicode scalars, because a quote with a combining accent also ends a cell.
    var quoted = "\"".unicodeScalars
    for scalar in guarded.unicodeScalars {
      quoted.append(contentsOf: scalar == "\"" ? [scalar, scalar] : [scalar])
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// The original text of a cell, whose quotes are already removed.
  ///
  ///     CSVText.text(ofCell: "'=1+1")   // "=1+1"
  ///
  /// - Parameter cell: The cell as read.
  /// - Returns: The text without the mark, if it has one, and with escapes replaced by their characters.
  package static func text(ofCell cell: String) -> String {
    let plain = cell.hasPrefix(mark) && beginsFormula(cell) ? cell.dropFirst() : cell[...]
    return replaced(plain) { rest in
      escapes.first { rest.starts(with: $0.escape) }.map { ([$0.scalar], $0.escape.count) }
    }
  }

  // MARK: Commands for logs

  private static let hash: Unicode.Scalar = "#"
  private static let backslash: Unicode.Scalar = "\\"
  /// The escapes that replace `#` and the backslash in a cell, `\u0023` and `\u005C`; all have the same length.
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

  /// A text with some characters replaced, as `change` decides.
  ///
  /// - Parameters:
  ///   - text: Any text; most contain neither a `#` nor a backslash and stay unchanged.
  ///   - change: Called with the rest of the text at each `#` and each backslash; returns the replacement and the number of scalars that
  ///     it replaces, or nil to change nothing.
  /// - Returns: `text` itself if nothing is replaced.
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

  /// True if the first character after spaces and apostrophes begins a formula.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { $0 != " " && $0 != "'" }.map(starts.contains) ?? false
  }

  /// True for a decimal number, such as `-1.5e3`, which spreadsheets do not run as a formula.
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

  /// True if a cell must be enclosed in quotes when it is written.
  ///
  /// A comma or a quote would end the cell (RFC 4180, 2.5 to 2.7), `#` at its start begins a comment, and `::` a command for CI logs.
  private static func needsQuotes(_ cell: String) -> Bool {
    cell.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      || cell.utf8.first == UInt8(ascii: "#")
      || cell.drop { $0 == " " }.hasPrefix("::")
  }
}
