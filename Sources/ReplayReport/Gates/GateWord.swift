/// A word of a gate line, with its position.
struct GateWord: Equatable {
  /// What a word is: a plain or quoted word, a colon, or a comparison.
  enum Kind: Equatable {
    /// A key, a name, a figure or a number.
    case word
    /// A name in double quotes.
    case quoted
    /// The colon between the names of groups and the figure.
    case colon
    /// One of `>=`, `<=`, `>`, `<`, `==`.
    case comparison
  }

  let kind: Kind
  let text: String
  /// The column at which the word begins, in characters, from 1.
  let column: Int

  /// Splits a line into words, up to a `#`.
  ///
  /// - Parameter line: A line without its line feed.
  /// - Returns: The words, or the column of a quote that is not closed.
  static func words(of line: Substring) -> Result<[GateWord], OpenQuote> {
    let characters = Array(line)
    var words: [GateWord] = []
    var index = 0
    while index < characters.count, characters[index] != "#" {
      let start = index
      let first = characters[index]
      if first.isWhitespace {
        index += 1
        continue
      }
      if first == "\"" {
        guard let end = characters[(index + 1)...].firstIndex(of: "\"") else {
          return .failure(OpenQuote(column: index + 1))
        }
        words.append(
          GateWord(kind: .quoted, text: String(characters[(index + 1)..<end]), column: start + 1))
        index = end + 1
        continue
      }
      let kind = kind(at: index, of: characters)
      index += 1
      while index < characters.count, kind != .colon, self.kind(at: index, of: characters) == kind,
        !characters[index].isWhitespace, characters[index] != "#", characters[index] != "\""
      {
        index += 1
      }
      words.append(GateWord(kind: kind, text: String(characters[start..<index]), column: start + 1))
    }
    return .success(words)
  }

  /// The error that a quote is not closed, with its column.
  struct OpenQuote: Error {
    let column: Int
  }

  private static func kind(at index: Int, of characters: [Character]) -> Kind {
    switch characters[index] {
    case ":": .colon
    case ">", "<", "=", "≥", "≤", "≠": .comparison
    // An operator of other languages, read as a comparison so that the message can suggest the right one.
    case "!" where index + 1 < characters.count && characters[index + 1] == "=": .comparison
    default: .word
    }
  }
}
