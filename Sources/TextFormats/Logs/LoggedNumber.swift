/// A number in a line of a log, and the words that name it.
///
/// | line | words | value |
/// |---|---|---|
/// | `offy = -1.5` | offy | −1.5 |
/// | `self.table.contentOffset.y: -1.5` | self table contentoffset y | −1.5 |
/// | `contentOffset = {0, -1.5}` | contentoffset y | −1.5 |
/// | `offset: Offset(0.0, -1.5)`, `CGPoint(x: 0, y: -1.5)` | offset y | −1.5 |
/// | `offset- 4.8` | offset | 4.8 |
/// | `1234.5ms` | none | 1234.5, unit ms |
struct LoggedNumber: Equatable, Sendable {
  /// The words before it, in lower case, the last one nearest; at most ``mostWords``.
  let words: [String]
  /// The number.
  let value: Double
  /// The letters right behind it: `ms`, `px`; empty for none.
  let unit: String
  /// Its first byte, from 0.
  let start: Int
  /// True for digits alone, as a counter writes them.
  let isCount: Bool
  /// Dashes between its name and its digits without a space: one may be a sign or a separator, of two the second is a sign.
  let dashes: Int

  /// Words that a name is made of at most.
  static let mostWords = 4
  /// Bytes of a line that are looked at: what is further along is no measurement.
  private static let mostBytes = 4096
  /// Numbers of a line that are looked at.
  private static let mostNumbers = 64
  /// Words that make a point of two numbers, and name nothing.
  private static let constructors: Set<String> = ["cgpoint", "nspoint", "point", "offset", "vector2", "size"]

  /// True where the name ends with these words written as one: `contentoffsety` for `contentOffset.y`.
  func isNamed(_ name: String) -> Bool {
    (1...Self.mostWords).contains { count in
      count <= words.count && words.suffix(count).joined() == name
    }
  }

  /// The numbers of a line, from left to right.
  static func all(in line: ArraySlice<UInt8>) -> [LoggedNumber] {
    var scanner = Scanner(Array(line.prefix(mostBytes)))
    return scanner.numbers(most: mostNumbers)
  }

  /// Goes through a line once.
  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0
    private var words: [String] = []
    private var group: (words: [String], count: Int)?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func numbers(most: Int) -> [LoggedNumber] {
      var found: [LoggedNumber] = []
      while index < bytes.count, found.count < most {
        let byte = bytes[index]
        if startsNumber, let number = number() {
          found.append(number)
          words = []
        } else if Self.isWord(byte) {
          word()
        } else {
          separator(byte)
        }
      }
      return found
    }

    private var startsNumber: Bool {
      if index > 0, Self.isWord(bytes[index - 1]) { return false }
      let first = bytes[index]
      if Self.isDigit(first) { return true }
      guard first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: "."),
        index + 1 < bytes.count
      else { return false }
      if index > 0, Self.isDigit(bytes[index - 1]) { return false }
      let next = bytes[index + 1]
      return Self.isDigit(next)
        || next == UInt8(ascii: ".") && index + 2 < bytes.count && Self.isDigit(bytes[index + 2])
    }

    /// The number at the index, which goes behind it and its unit; nil where letters make a word of it.
    private mutating func number() -> LoggedNumber? {
      let start = index
      var end = index + 1
      while end < bytes.count, Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
      if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e"), let after = exponent(from: end) {
        end = after
      }
      // A full stop that ends a sentence.
      if bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      var unitEnd = end
      while unitEnd < bytes.count, Self.isWord(bytes[unitEnd]) { unitEnd += 1 }
      // `0x7f` is an address.
      let isAddress = text == "0" && unitEnd > end && bytes[end] | 0x20 == UInt8(ascii: "x")
      guard let value = Double(text), value.isFinite, !isAddress else {
        index = unitEnd
        return nil
      }
      index = unitEnd
      let unit = String(decoding: bytes[end..<unitEnd], as: UTF8.self).lowercased()
      return LoggedNumber(
        words: name(), value: value, unit: unit, start: start,
        isCount: bytes[start..<end].allSatisfy(Self.isDigit),
        dashes: dashes(before: start))
    }

    /// Dashes between a word and the digits of the number that begins here.
    private func dashes(before start: Int) -> Int {
      let all = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "-") }.count
      guard start > all, Self.isWord(bytes[start - all - 1]) else { return 0 }
      return all + (bytes[start] == UInt8(ascii: "-") ? 1 : 0)
    }

    private func exponent(from start: Int) -> Int? {
      var end = start + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
      let digits = bytes[end...].prefix(while: Self.isDigit).count
      return digits > 0 ? end + digits : nil
    }

    /// The words of the number, those before the bracket that it is in first.
    private mutating func name() -> [String] {
      guard let group else { return words }
      let own = words.isEmpty && group.count < 2 ? [["x", "y"][group.count]] : words
      return Array((group.words + own).suffix(LoggedNumber.mostWords))
    }

    private mutating func word() {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      words.append(String(decoding: bytes[start..<index], as: UTF8.self).lowercased())
      if words.count > LoggedNumber.mostWords { words.removeFirst() }
    }

    private mutating func separator(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        if words.count > 1, let last = words.last, LoggedNumber.constructors.contains(last) {
          words.removeLast()
        }
        group = words.isEmpty ? nil : (words, 0)
        words = []
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): (group, words) = (nil, [])
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        words = []
        if let open = group { group = (open.words, open.count + 1) }
      default: break
      }
      index += 1
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Letters, digits, and whatever is not ASCII: a micro sign, a name in another script.
    private static func isWord(_ byte: UInt8) -> Bool {
      isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
        || byte >= 0x80
    }
  }
}
