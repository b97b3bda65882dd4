/// Lays out help and listings: names on the left, their descriptions next to them, wrapped to the terminal's width.
package enum HelpText {
  /// The width of help in columns if the terminal's width is not known.
  package static let width = 80
  /// The column at which descriptions of options and commands begin.
  package static let indent = 22

  /// The greatest width of help, in columns, because longer lines are hard to read.
  private static let widest = 100
  /// The least width to which help is wrapped, in columns.
  private static let narrowest = 20
  /// The least width of a description next to its name, in columns; a narrower one is printed below the name.
  private static let narrowestBeside = 32
  /// The indentation of a description below its name, in columns.
  private static let indentBelow = 6

  /// The width of help on a terminal, in columns.
  ///
  /// - Parameter columns: The terminal's width in columns, at least 1.
  /// - Returns: The same width, limited to 20…100.
  package static func width(onTerminalOf columns: Int) -> Int { min(max(columns, narrowest), widest) }

  /// The text wrapped at spaces, and between wide characters, so that lines are at most `width` columns if the words allow it.
  ///
  /// - Parameters:
  ///   - text: Words separated by spaces.
  ///   - indent: Spaces before every line except the first.
  ///   - width: The width of a line, in columns.
  /// - Returns: The lines, joined by line feeds.
  package static func wrap(_ text: String, indent: Int = 0, width: Int = width) -> String {
    TextColumns.lines(text, width: width - indent)
      .joined(separator: "\n" + PaddedText.spaces(indent))
  }

  /// A name with its description next to it from column `indent` on; below it if the name is too long or the lines are too short.
  ///
  /// - Parameters:
  ///   - name: The name, printed after two spaces.
  ///   - text: The description, as words separated by spaces.
  ///   - indent: The column at which the description begins.
  ///   - width: The width of a line, in columns.
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
