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
  package static func holds(_ text: String, and more: Int) -> Bool { beyond(text, and: more) <= 0 }

  /// The lines that a text, and so many lines after it, are longer than the screen.
  ///
  /// - Parameters:
  ///   - text: Lines, each with its line feed.
  ///   - more: Lines that follow it.
  /// - Returns: 0 or less where all of it is on the screen.
  package static func beyond(_ text: String, and more: Int) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + more - lines
  }
}
