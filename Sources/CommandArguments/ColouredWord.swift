/// A word that is highlighted on terminals with colour.
///
/// The colour adds no information: it shows where to look first.
package struct ColouredWord: Sendable {
  /// How a word is highlighted; raw values are SGR codes (ECMA-48). Colours are from the terminal's own palette, so that they suit its
  /// background.
  package enum Look: Int, Sendable {
    /// Bold: look here first.
    case leading = 1
    /// Red: something failed.
    case bad = 31
    /// Green: something passed.
    case good = 32
    /// Yellow: something to be aware of.
    case caution = 33
  }

  let word: String
  let look: Look
  /// If given, the word is highlighted only on lines that begin with this text; nil for all lines.
  let start: String?

  /// Creates a word to highlight.
  ///
  /// - Parameters:
  ///   - word: The word in the text; not empty.
  ///   - look: The highlighting.
  ///   - start: Only lines that begin with this word are highlighted; nil for all lines.
  package init(_ word: String, _ look: Look, onLinesFrom start: String? = nil) {
    (self.word, self.look, self.start) = (word, look, start)
  }

  /// The words by which checks say that something failed, passed or changed.
  package static let verdicts = [
    ColouredWord("FAILED", .bad), ColouredWord("ok", .good), ColouredWord("worse", .bad),
    ColouredWord("better", .good),
  ]

  /// The grades C, D and F of a trace, whose reasons should be read before the trace is used.
  package static let grades = [
    ColouredWord("C", .caution, onLinesFrom: "grade"), ColouredWord("D", .bad, onLinesFrom: "grade"),
    ColouredWord("F", .bad, onLinesFrom: "grade"),
  ]

  /// Adds colour to every separate occurrence of some words in a text.
  ///
  /// - Parameters:
  ///   - text: Text without control characters other than line feeds.
  ///   - words: The words; none is a part of another.
  /// - Returns: The text with escape sequences.
  static func colour(_ text: String, _ words: [ColouredWord]) -> String {
    var result = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += "\n" }
      var rest = line
      // A word ends at a blank or a punctuation mark.
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
