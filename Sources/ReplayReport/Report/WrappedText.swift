/// Sentences as lines that fit a screen.
enum WrappedText {
  /// The words of a paragraph as lines, so many columns in and two more from the second line on.
  ///
  /// - Parameters:
  ///   - paragraph: Words with spaces between; a word longer than a line stands out.
  ///   - width: Columns of a line.
  ///   - indent: Columns before the first line.
  /// - Returns: At least one line.
  static func lines(_ paragraph: String, width: Int, indent: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      let start = lines.isEmpty ? margin : margin + "  "
      line += line.isEmpty ? start + word : " " + word
    }
    return lines + [line]
  }

  /// The same as one text.
  ///
  /// - Parameters:
  ///   - paragraph: Words with spaces between; a word longer than a line stands out.
  ///   - width: Columns of a line.
  ///   - indent: Columns before the first line.
  /// - Returns: At least one line, each with its line feed.
  static func text(_ paragraph: String, width: Int, indent: Int) -> String {
    lines(paragraph, width: width, indent: indent).map { $0 + "\n" }.joined()
  }

  /// The end of a path that fits, with a sign that something is missing.
  ///
  /// - Parameters:
  ///   - path: Any text.
  ///   - width: Columns, 2 or more.
  /// - Returns: `…touchscreen-01.trace`.
  static func end(of path: String, width: Int) -> String {
    path.count <= width ? path : "…" + path.suffix(width - 1)
  }
}
