/// Text for help and listings: broken at spaces to one width, names on the left, what they mean beside them.
package enum HelpText {
  /// Columns of help where no terminal says otherwise.
  package static let width = 80
  /// Columns before the text beside option and command names.
  package static let indent = 22

  /// Lines longer than this are hard to read, however wide the terminal is.
  private static let widest = 100
  /// Columns below which lines are not broken further.
  private static let narrowest = 20
  /// Text narrower than this is written below its name, not beside it.
  private static let narrowestBeside = 32
  /// Columns before a text below its name.
  private static let indentBelow = 6

  /// Columns of help on a terminal.
  ///
  /// - Parameter columns: Columns of the terminal, at least 1.
  /// - Returns: As many, between 20 and 100.
  package static func width(onTerminalOf columns: Int) -> Int { min(max(columns, narrowest), widest) }

  /// `text` broken at spaces, and beside wide characters, so that no line is wider than `width`, where its words allow.
  ///
  /// - Parameters:
  ///   - text: Words with spaces between.
  ///   - indent: Spaces before every line but the first.
  ///   - width: Columns of a line.
  /// - Returns: The lines, joined by line feeds.
  package static func wrap(_ text: String, indent: Int = 0, width: Int = width) -> String {
    TextColumns.lines(text, width: width - indent)
      .joined(separator: "\n" + PaddedText.spaces(indent))
  }

  /// A name, and its text beside it, from column `indent` on; below it where the name is too long or the lines are too short.
  ///
  /// - Parameters:
  ///   - name: What stands on the left, after two spaces.
  ///   - text: Words with spaces between.
  ///   - indent: Columns before the text.
  ///   - width: Columns of a line.
  /// - Returns: The lines, without the last line feed.
  package static func row(
    _ name: String, _ text: String, indent: Int = indent, width: Int = width
  ) -> String {
    let start = "  \(name)"
    guard width - indent >= narrowestBeside else {
      let below = wrap(text, indent: indentBelow, width: width)
      return start + "\n" + PaddedText.spaces(indentBelow) + below
    }
    let isBeside = start.count + 2 <= indent
    let name = isBeside ? PaddedText.left(start, to: indent) : start + "\n" + PaddedText.spaces(indent)
    return name + wrap(text, indent: indent, width: width)
  }
}
