/// Wraps sentences into lines that fit the terminal.
package enum WrappedText {
  /// Wraps a paragraph into indented lines; lines after the first are indented further.
  ///
  /// Several spaces between words are preserved unless the line is wrapped there: `10  taken back`.
  ///
  /// - Parameters:
  ///   - paragraph: Words separated by spaces; a word longer than a line exceeds it.
  ///   - width: The width of a line, in columns.
  ///   - indent: The indentation of the first line, in columns.
  ///   - hang: The additional indentation of further lines, in columns.
  /// - Returns: At least one line.
  package static func lines(_ paragraph: String, width: Int, indent: Int = 2, hang: Int = 2) -> [String] {
    var lines: [String] = []
    var line = ""
    var gap = 0
    // Each additional space gives an empty word.
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

  /// A paragraph as indented lines in one text; see ``lines(_:width:indent:hang:)``.
  ///
  /// - Parameters:
  ///   - paragraph: Words separated by spaces; a word longer than a line exceeds it.
  ///   - width: The width of a line, in columns.
  ///   - indent: The indentation of the first line, in columns.
  ///   - hang: The additional indentation of further lines, in columns.
  /// - Returns: At least one line, each ending with a line feed.
  package static func text(_ paragraph: String, width: Int, indent: Int, hang: Int = 2) -> String {
    lines(paragraph, width: width, indent: indent, hang: hang).map { $0 + "\n" }.joined()
  }

  /// The end of a path that fits in a width, after an ellipsis if the path was cut.
  ///
  /// - Parameters:
  ///   - path: Any text.
  ///   - width: The width in columns, at least 2.
  /// - Returns: A text such as `…touchscreen-01.trace`.
  package static func end(of path: String, width: Int) -> String {
    path.count <= width ? path : "…" + path.suffix(width - 1)
  }
}
