/// Sentences as lines that fit a screen.
package enum WrappedText {
  /// The words of a paragraph as indented lines; those from the second on are indented further.
  ///
  /// Several spaces between words stay where the line is not broken there: `10  taken back`.
  ///
  /// - Parameters:
  ///   - paragraph: Words with spaces between; a word longer than a line stands out.
  ///   - width: Columns of a line.
  ///   - indent: Columns before the first line.
  ///   - hang: Columns more before each further line.
  /// - Returns: At least one line.
  package static func lines(_ paragraph: String, width: Int, indent: Int = 2, hang: Int = 2) -> [String] {
    var lines: [String] = []
    var line = ""
    var gap = 0
    // A space more than one leaves an empty word.
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      gap += 1
      guard !word.isEmpty else { continue }
      if !line.isEmpty, line.count + gap + word.count > width {
        lines.append(line)
        line = ""
      }
      let margin = lines.isEmpty ? indent : indent + hang
      line += PaddedText.spaces(line.isEmpty ? margin : gap)
      line += word
      gap = 0
    }
    return lines + [line]
  }

  /// The same as one text.
  ///
  /// - Parameters:
  ///   - paragraph: Words with spaces between; a word longer than a line stands out.
  ///   - width: Columns of a line.
  ///   - indent: Columns before the first line.
  ///   - hang: Columns more before each further line.
  /// - Returns: At least one line, each with its line feed.
  package static func text(_ paragraph: String, width: Int, indent: Int, hang: Int = 2) -> String {
    lines(paragraph, width: width, indent: indent, hang: hang).map { $0 + "\n" }.joined()
  }

  /// The end of a path that fits, with a sign that something is missing.
  ///
  /// - Parameters:
  ///   - path: Any text.
  ///   - width: Columns, 2 or more.
  /// - Returns: `…touchscreen-01.trace`.
  package static func end(of path: String, width: Int) -> String {
    path.count <= width ? path : "…" + path.suffix(width - 1)
  }
}
