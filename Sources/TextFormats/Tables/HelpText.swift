/// Text for help and listings: broken at spaces to one width, names on the left, what they mean beside them.
package enum HelpText {
  /// Columns of help, whatever the terminal has: long lines are hard to read.
  package static let width = 80
  /// Columns before the text beside option and command names.
  package static let indent = 22

  /// `text` broken at spaces, and beside wide characters, so that no line is wider than `width`, where its words allow.
  ///
  /// - Parameters:
  ///   - text: Words with spaces between.
  ///   - indent: Spaces before every line but the first.
  /// - Returns: The lines, joined by line feeds.
  package static func wrap(_ text: String, indent: Int = 0) -> String {
    TextColumns.lines(text, width: width - indent)
      .joined(separator: "\n" + PaddedText.spaces(indent))
  }

  /// A name, and its text beside it, from column `indent` on; below it where the name is too long.
  ///
  /// - Parameters:
  ///   - name: What stands on the left, after two spaces.
  ///   - text: Words with spaces between.
  ///   - indent: Columns before the text.
  /// - Returns: The lines, without the last line feed.
  package static func row(_ name: String, _ text: String, indent: Int = indent) -> String {
    let start = "  \(name)"
    let isBeside = start.count + 2 <= indent
    let name = isBeside ? PaddedText.left(start, to: indent) : start + "\n" + PaddedText.spaces(indent)
    return name + wrap(text, indent: indent)
  }
}
