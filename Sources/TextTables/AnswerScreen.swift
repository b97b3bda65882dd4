/// The least terminal that an answer is written for: 80 columns by 24 lines.
package enum AnswerScreen {
  /// Its lines.
  package static let lines = 24

  /// True if a text, and so many lines after it, are no longer than the screen.
  ///
  /// - Parameters:
  ///   - text: Lines, each with its line feed.
  ///   - more: Lines that follow it.
  /// - Returns: False for a longer one.
  package static func holds(_ text: String, and more: Int) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + more <= lines
  }
}
