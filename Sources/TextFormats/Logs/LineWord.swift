/// A word of a log's line that says what happened, and the truth value behind it where there is one: `refreshing=true`.
struct LineWord: Equatable, Sendable {
  /// The word, in lower case.
  let text: String
  /// What is behind it; nil where it is no truth value.
  let value: Bool?

  private static let values: [String: Bool] = [
    "true": true, "yes": true, "1": true, "on": true, "false": false, "no": false, "0": false, "off": false,
  ]

  /// The words of a line that say something, from left to right.
  ///
  /// - Parameters:
  ///   - line: Behind its time.
  ///   - known: The words that count.
  /// - Returns: Those alone.
  static func all(in line: ArraySlice<UInt8>, _ known: EventWords) -> [LineWord] {
    let isWord = { (byte: UInt8) in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "_")
    }
    let words = line.prefix(mostBytes).split { !isWord($0) }.map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
    return words.indices.compactMap { index in
      guard known.isEvent(inLine: words[index]) else { return nil }
      return LineWord(text: words[index], value: index + 1 < words.count ? values[words[index + 1]] : nil)
    }
  }

  /// Bytes of a line that are looked at.
  private static let mostBytes = 4096
}
