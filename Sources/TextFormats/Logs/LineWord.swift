/// A word of a log line that names an event, with the Boolean that may follow it, as in `refreshing=true`.
struct LineWord: Equatable, Sendable {
  /// The word, in lower case.
  let text: String
  /// The Boolean after the word; nil if none follows.
  let value: Bool?

  private static let values: [String: Bool] = [
    "true": true, "yes": true, "1": true, "on": true, "false": false, "no": false, "0": false, "off": false,
  ]

  /// The words of a line that name events, from left to right.
  ///
  /// - Parameters:
  ///   - line: The line after its time.
  ///   - known: The words to look for.
  /// - Returns: The words, each with its Boolean.
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

  /// The number of bytes of a line that are searched for words.
  private static let mostBytes = 4096
}
