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
  /// The word that a line must begin with for this one to stand out in it; nil for any line.
  let start: String?

  /// A word.
  ///
  /// - Parameters:
  ///   - word: As it stands in the text; not empty.
  ///   - look: How it stands out.
  ///   - start: The word that a line must begin with for it to stand out there; nil for any line.
  package init(_ word: String, _ look: Look, onLinesFrom start: String? = nil) {
    (self.word, self.look, self.start) = (word, look, start)
  }

  /// Verdicts of checks.
  package static let verdicts = [
    ColouredWord("FAILED", .bad), ColouredWord("ok", .good), ColouredWord("worse", .bad),
    ColouredWord("better", .good),
  ]

  /// Grades of a trace that one looks into before one counts on it.
  package static let grades = [
    ColouredWord("C", .caution, onLinesFrom: "grade"), ColouredWord("D", .bad, onLinesFrom: "grade"),
    ColouredWord("F", .bad, onLinesFrom: "grade"),
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
        let look = words.first { $0.word == word && $0.suits(line) }?.look
        result += rest[..<start] + (look.map { "\u{1B}[\($0.rawValue)m\(word)\u{1B}[0m" } ?? String(word))
        rest = rest[end...]
      }
      result += rest
    }
    return result
  }

  private func suits(_ line: Substring) -> Bool {
    start.map { line.drop { $0 == " " }.hasPrefix($0) } ?? true
  }

  private static func isGap(_ character: Character) -> Bool { " ,;:()".contains(character) }
}
