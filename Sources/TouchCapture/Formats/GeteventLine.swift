/// A line of `getevent` with anything around it: a prompt, a logger's prefix, the bars of a table, or marks of emphasis.
///
///     [   1194.802069] /dev/input/event2: EV_ABS ABS_X 00000168
///     | [   1194.802069] | 0003 | 0035 | 00000168 |
///     1194-802069: /dev/input/event2: 0003 0000 00000168      (of Android up to 4.1)
enum GeteventLine: Equatable {
  /// An event: its time in microseconds, its node (empty if the line has none), and the words for type, code and value.
  case event(time: Int64, node: String, words: [String])
  /// An event without a time; its node is empty if the line has none.
  case timeless(node: String)
  /// A line that is an event but cannot be read completely.
  case damaged
  /// A line of a device description, or any other line.
  case other(words: [String])

  /// Reads a line of `getevent`'s output, or of any text around it.
  init(_ line: ArraySlice<UInt8>) {
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "|") }
    if let (time, next) = Self.time(in: words) {
      var rest = words[next...].map { String(decoding: $0, as: UTF8.self) }
      let node = rest.first?.hasSuffix(":") == true ? String(rest.removeFirst().dropLast()) : ""
      // Marks of emphasis follow the last word.
      if let last = rest.indices.last { rest[last] = rest[last].filter { $0 != "_" && $0 != "*" } }
      if rest.count >= 3, Self.type(rest[0]) != nil {
        self = .event(time: time, node: node, words: rest)
      } else {
        self =
          node.hasPrefix("/dev/input/") || rest.isEmpty || rest.first.flatMap(Self.type) != nil
          ? .damaged : .other(words: [])
      }
      return
    }
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    let node = texts.firstIndex { $0.hasPrefix("/dev/input/") && $0.hasSuffix(":") }
    let start = node.map { $0 + 1 } ?? 0
    if Self.isEvent(texts[start...]) {
      self = .timeless(node: node.map { String(texts[$0].dropLast()) } ?? "")
    } else if node != nil || Self.beginsTime(line) {
      self = .damaged
    } else {
      self = .other(words: texts)
    }
  }

  /// True if the words are a type, a code and a value and nothing else; the value may be truncated.
  private static func isEvent(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let second = words.dropFirst().first, let third = words.dropFirst(2).first
    else { return false }
    guard type(first) != nil, value(third) != nil else { return false }
    return EvdevNames.type(first) != nil || (hexadecimal(second) != nil && third.utf8.count == 8)
  }

  /// The event type given as a name or as four hexadecimal digits; nil for any other word.
  static func type(_ word: String) -> UInt16? { EvdevNames.type(word) ?? hexadecimal(word) }

  /// The number in a word of exactly four hexadecimal digits; nil for any other word.
  static func hexadecimal(_ word: String) -> UInt16? {
    word.utf8.count == 4 ? UInt16(word, radix: 16) : nil
  }

  /// The value of an event, from a hexadecimal number or the state of a key (`DOWN`, `UP`); nil for any other word.
  static func value(_ word: String) -> Int32? {
    switch word {
    case "UP": 0
    case "DOWN": 1
    case "REPEAT": 2
    default: word.utf8.count <= 8 ? UInt32(word, radix: 16).map { Int32(bitPattern: $0) } : nil
    }
  }

  // MARK: Times

  /// The time in the words of a line, and the index of the word after it; nil if the line has no time.
  private static func time(in words: [ArraySlice<UInt8>]) -> (microseconds: Int64, next: Int)? {
    for (index, word) in words.enumerated() {
      if word.last == UInt8(ascii: "]") {
        let open = word.lastIndex(of: UInt8(ascii: "["))
        let opens = open != nil || (index > 0 && words[index - 1].last == UInt8(ascii: "["))
        let digits = word[(open.map { $0 + 1 } ?? word.startIndex)...].dropLast()
        if opens, let time = seconds(digits, point: UInt8(ascii: "."), padded: true) {
          return (time, index + 1)
        }
      } else if index == 0, word.last == UInt8(ascii: ":"),
        let time = seconds(word.dropLast(), point: UInt8(ascii: "-"), padded: false)
      {
        return (time, 1)
      }
    }
    return nil
  }

  private static func seconds(_ word: ArraySlice<UInt8>, point: UInt8, padded: Bool) -> Int64? {
    let parts = word.split(separator: point, omittingEmptySubsequences: false)
    guard parts.count == 2, padded ? parts[1].count == 6 : 1...6 ~= parts[1].count,
      parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } }),
      let seconds = LineScanner.number(parts[0]), let micro = LineScanner.number(parts[1]),
      (0..<1 << 40).contains(seconds), (0..<1_000_000).contains(micro)
    else { return nil }
    return Int64(seconds) * 1_000_000 + Int64(micro)
  }

  /// True if the line begins like a time in brackets: `[   1194.8`.
  private static func beginsTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    let digits = line.dropFirst().drop { $0 == UInt8(ascii: " ") }
    let rest = digits.drop { 0x30...0x39 ~= $0 }
    return rest.startIndex > digits.startIndex && (rest.isEmpty || rest.first == UInt8(ascii: "."))
  }
}
