/// Formats words as a list in a sentence: `drag, fling and return`.
package enum WordList {
  /// The words with commas between them, and a conjunction before the last.
  ///
  /// - Parameters:
  ///   - words: The words, in order.
  ///   - conjunction: `and`, or `or`.
  /// - Returns: The list; empty without words.
  package static func text(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
