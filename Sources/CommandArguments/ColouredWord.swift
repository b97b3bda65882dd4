/// A word that stands out where a terminal knows colours.
///
/// A colour says nothing that the word does not say: it shows where to look first.
package struct ColouredWord: Sendable {
  /// How a word stands out, as a code of ECMA-48, SGR: colours are the terminal's own, so that they suit its background.
  package enum Look: Int, Sendable {
    /// Bold: what to look at first.
    case leading = 1
    /// Red: something failed.
    case bad = 31
    /// Green: something holds.
    case good = 32
    /// Yellow: something to know.
    case caution = 33
  }

  let word: String
  let look: Look

  /// A word.
  ///
  /// - Parameters:
  ///   - word: As it stands in the text; not empty.
  ///   - look: How it stands out.
  package init(_ word: String, _ look: Look) { (self.word, self.look) = (word, look) }

  /// Verdicts of checks.
  package static let verdicts = [
    ColouredWord("FAILED", .bad), ColouredWord("ok", .good), ColouredWord("worse", .bad),
    ColouredWord("better", .good),
  ]

  /// Grades of a trace that one looks into before one counts on it.
  package static let grades = [
    ColouredWord("C", .caution), ColouredWord("D", .bad), ColouredWord("F", .bad),
  ]

  /// A text with each of some words in its look, wherever it stands by itself.
  ///
  /// - Parameters:
  ///   - text: Without control characters but line feeds.
  ///   - words: None is part of another.
  /// - Returns: The text with escape sequences.
  static func colour(_ text: String, _ words: [ColouredWord]) -> String {
    var result = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += "\n" }
      var rest = line
      // A word is what stands between blanks and the signs of a sentence.
      while let start = rest.firstIndex(where: { !isGap($0) }) {
        let end = rest[start...].firstIndex(where: isGap) ?? rest.endIndex
        let word = rest[start..<end]
        let look = words.first { $0.word == word }?.look
        result += rest[..<start] + (look.map { "\u{1B}[\($0.rawValue)m\(word)\u{1B}[0m" } ?? String(word))
        rest = rest[end...]
      }
      result += rest
    }
    return result
  }

  private static func isGap(_ character: Character) -> Bool { " ,;:()".contains(character) }
}
