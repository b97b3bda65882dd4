/// A word of a gate line, and where it stands.
struct GateWord: Equatable {
  /// The kind of word.
  enum Kind: Equatable {
    /// A key, a name, a figure or a number.
    case word
    /// A name in double quotes.
    case quoted
    /// The colon between who and what.
    case colon
    /// `>=`, `<=`, `>`, `<`, `==`.
    case comparison
  }

  let kind: Kind
  let text: String
  /// Character of the line, from 1.
  let column: Int

  /// The words of a line up to a `#`.
  ///
  /// - Parameter line: Without its line feed.
  /// - Returns: The words; or, of a quote that does not end, its column.
  static func words(of line: Substring) -> Result<[GateWord], OpenQuote> {
    let characters = Array(line)
    var words: [GateWord] = []
    var place = 0
    while place < characters.count, characters[place] != "#" {
      let start = place
      let first = characters[place]
      if first.isWhitespace {
        place += 1
        continue
      }
      if first == "\"" {
        guard let end = characters[(place + 1)...].firstIndex(of: "\"") else {
          return .failure(OpenQuote(column: place + 1))
        }
        words.append(
          GateWord(kind: .quoted, text: String(characters[(place + 1)..<end]), column: start + 1))
        place = end + 1
        continue
      }
      let kind = kind(at: place, of: characters)
      place += 1
      while place < characters.count, kind != .colon, self.kind(at: place, of: characters) == kind,
        !characters[place].isWhitespace, characters[place] != "#", characters[place] != "\""
      {
        place += 1
      }
      words.append(GateWord(kind: kind, text: String(characters[start..<place]), column: start + 1))
    }
    return .success(words)
  }

  /// A quote without an end.
  struct OpenQuote: Error {
    let column: Int
  }

  private static func kind(at place: Int, of characters: [Character]) -> Kind {
    switch characters[place] {
    case ":": .colon
    case ">", "<", "=", "≥", "≤", "≠": .comparison
    // What other languages write, so that the message can say what to write here.
    case "!" where place + 1 < characters.count && characters[place + 1] == "=": .comparison
    default: .word
    }
  }
}
