/// The smallest terminal that the output of commands is written for: 80 columns by 24 lines.
package enum AnswerScreen {
  /// The height of the terminal, in lines.
  package static let lines = 24

  /// True if a text and `more` further lines fit on the smallest terminal.
  ///
  /// - Parameters:
  ///   - text: Lines, each ending with a line feed.
  ///   - more: The number of lines that follow.
  /// - Returns: Whether they fit.
  package static func holds(_ text: String, and more: Int) -> Bool { beyond(text, and: more) <= 0 }

  /// By how many lines a text and `more` further lines exceed the smallest terminal.
  ///
  /// - Parameters:
  ///   - text: Lines, each ending with a line feed.
  ///   - more: The number of lines that follow.
  /// - Returns: The number of excess lines; 0 or less if all fit.
  package static func beyond(_ text: String, and more: Int) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + more - lines
  }
}
