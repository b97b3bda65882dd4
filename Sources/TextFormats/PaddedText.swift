/// Pads text to a width; each character counts as one column.
package enum PaddedText {
  /// A text of `count` spaces; empty if `count` is negative.
  package static func spaces(_ count: Int) -> String { repeated(" ", count) }

  /// A left-aligned text, padded with spaces.
  ///
  ///     PaddedText.left("no", to: 4) // "no  "
  ///
  /// - Parameters:
  ///   - text: The text; one that is wider stays unchanged.
  ///   - width: The least width, in columns.
  /// - Returns: A text of at least `width` columns.
  package static func left(_ text: String, to width: Int) -> String { text + spaces(width - text.count) }

  /// A right-aligned text, padded at its start.
  ///
  ///     PaddedText.right("7", to: 3, with: "0") // "007"
  ///
  /// - Parameters:
  ///   - text: The text; one that is wider stays unchanged.
  ///   - width: The least width, in columns.
  ///   - filler: The padding character, one column wide.
  /// - Returns: A text of at least `width` columns.
  package static func right(_ text: String, to width: Int, with filler: Character = " ") -> String {
    repeated(filler, width - text.count) + text
  }

  /// A line of carets to print below a text, pointing at a part of it.
  ///
  ///     PaddedText.carets(behind: 2, 3) // "  ^^^"
  ///
  /// - Parameters:
  ///   - column: The number of columns before the part.
  ///   - length: The width of the part, in columns.
  /// - Returns: Spaces and carets.
  package static func carets(behind column: Int, _ length: Int = 1) -> String {
    spaces(column) + repeated("^", length)
  }

  /// Rows of cells as lines: every column but the last is padded to its widest cell, with two spaces between columns.
  ///
  /// - Parameter rows: Rows with equally many cells.
  /// - Returns: One line per row.
  package static func lines(_ rows: [[String]]) -> [String] {
    guard let last = rows.first?.indices.last else { return rows.map { _ in "" } }
    let widths = (0..<last).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      (zip(row, widths).map { left($0, to: $1) } + [row[last]]).joined(separator: "  ")
    }
  }

  private static func repeated(_ character: Character, _ count: Int) -> String {
    String(repeating: character, count: max(0, count))
  }
}
