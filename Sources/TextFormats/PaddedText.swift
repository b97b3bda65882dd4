/// Text filled up to a width, one column a character.
package enum PaddedText {
  /// So many spaces; none for a count below zero.
  package static func spaces(_ count: Int) -> String { repeated(" ", count) }

  /// A text that stands on the left, filled up behind.
  ///
  ///     PaddedText.left("no", to: 4) // "no  "
  ///
  /// - Parameters:
  ///   - text: Any; one that is wider stays as it is.
  ///   - width: Columns.
  /// - Returns: At least `width` columns.
  package static func left(_ text: String, to width: Int) -> String { text + spaces(width - text.count) }

  /// A text that stands on the right, filled up before.
  ///
  ///     PaddedText.right("7", to: 3, with: "0") // "007"
  ///
  /// - Parameters:
  ///   - text: Any; one that is wider stays as it is.
  ///   - width: Columns.
  ///   - filler: One column.
  /// - Returns: At least `width` columns.
  package static func right(_ text: String, to width: Int, with filler: Character = " ") -> String {
    repeated(filler, width - text.count) + text
  }

  /// The line below a text that points at a part of it.
  ///
  ///     PaddedText.carets(behind: 2, 3) // "  ^^^"
  ///
  /// - Parameters:
  ///   - column: Columns before the part.
  ///   - length: Columns of the part.
  /// - Returns: Spaces and carets.
  package static func carets(behind column: Int, _ length: Int = 1) -> String {
    spaces(column) + repeated("^", length)
  }

  /// Rows with every column but the last filled up to its widest cell, two spaces between columns.
  ///
  /// - Parameter rows: As many cells in each.
  /// - Returns: A line for each row.
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
