/// Text broken at spaces, its further lines indented.
enum HangingText {
  /// The lines of `text`; spaces at its start stay, a word longer than the line stands out.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - width: Columns.
  ///   - indent: Spaces before the second line and those after it.
  /// - Returns: One or more lines, each with its line feed.
  static func wrapped(_ text: String, width: Int, indent: Int) -> String {
    let start = String(text.prefix { $0 == " " })
    var lines = [start]
    var isEmpty = true
    for word in text.dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      if isEmpty || line.count + 1 + word.count <= width {
        lines[lines.count - 1] = isEmpty ? line + word : line + " " + word
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
      isEmpty = false
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
