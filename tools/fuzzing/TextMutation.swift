import GestureTraces

/// Changes of texts as people and programs get them wrong: lines, fields, numbers, words.
struct TextMutation {
  /// True if changes leave the first line alone.
  var isHeaderKept = false
  private var lines: [[UInt8]]
  private let separator: UInt8

  /// Numbers at the edges of what readers take.
  private static let numbers = [
    "0", "-0", "1", "-1", "2", "0.5", "1e-7", "5e-324", "1e308", "-1e308", "1e999", "127", "128", "255",
    "256",
    "1023", "1024", "4095", "32767", "32768", "65535", "65536", "1000000", "999999.9999999", "2147483647",
    "-2147483648",
    "2147483648", "4294967295", "4294967296", "9007199254740993", "86400000", "86400000000", "86400000001",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
    "18446744073709551616", "1e19", "0.1234567890123456789", "00", "1.", ".5", "+1", "0x7f", "ffffffff",
    "nan", "",
  ]
  /// Texts that stand where they should not.
  private static let texts = [
    "null", "true", "false", "[]", "{}", "\"\"", "\\u0000", "\\ud800", "\u{FEFF}", "é", "=1+1", "\"", "'",
    ",", ";", ":",
    "[", "]", "{", "}", "#", "-", " ", "\t", "\r", "%", "ms", "s", "\u{0}",
  ]
  /// The most lines and the longest line a change makes.
  private static let (mostLines, longestLine) = (400, 4096)

  /// A text: by lines, or by semicolons where it is one line.
  init(_ text: [UInt8]) {
    let feed = UInt8(ascii: "\n")
    separator = text.contains(feed) || !text.contains(UInt8(ascii: ";")) ? feed : UInt8(ascii: ";")
    lines = text.split(separator: separator, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// The text.
  var bytes: [UInt8] { Array(lines.joined(separator: [separator])) }

  // MARK: Changes

  /// One change, of the kinds that the form has.
  mutating func change(_ form: FuzzForm, _ random: inout SeededRandom) {
    let first = isHeaderKept ? 1 : 0
    guard lines.count > first else { return lines.append([]) }
    let line = Int.random(in: first..<lines.count, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: lines.swapAt(line, Int.random(in: first..<lines.count, using: &random))
    case 1: if lines.count < Self.mostLines { lines.insert(lines[line], at: line) }
    case 2: lines.remove(at: line)
    case 3: repeatLines(from: line, &random)
    case 4, 5: swapFields(line, &random)
    case 6: doubleField(line, &random)
    case 7: removeField(line, &random)
    case 8: insertText(line, &random)
    case 9: cutLine(line, &random)
    case 10, 11: nudgeNumber(line, &random)
    case 12: flip(line, &random)
    default: replaceNumber(line, &random)
    }
  }

  private mutating func repeatLines(from line: Int, _ random: inout SeededRandom) {
    let some = lines[line...].prefix(Int.random(in: 1...8, using: &random))
    let count = Int.random(in: 1...8, using: &random)
    guard lines.count + some.count * count < Self.mostLines else { return }
    for _ in 0..<count { lines.insert(contentsOf: some, at: line) }
  }

  /// The ranges between commas, spaces, colons and brackets.
  private func fields(_ line: [UInt8]) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int?) = ([], nil)
    for (index, byte) in line.enumerated() {
      let isBreak = " ,:;[]{}()=\t|/".utf8.contains(byte)
      if isBreak, let begun = start {
        ranges.append(begun..<index)
        start = nil
      } else if !isBreak, start == nil {
        start = index
      }
    }
    if let start { ranges.append(start..<line.count) }
    return ranges
  }

  /// Puts a field of any line in the place of one of this.
  private mutating func swapFields(_ line: Int, _ random: inout SeededRandom) {
    let other = lines[Int.random(in: lines.indices, using: &random)]
    guard let own = fields(lines[line]).randomElement(using: &random),
      let its = fields(other).randomElement(using: &random)
    else { return }
    lines[line].replaceSubrange(own, with: other[its])
  }

  private mutating func doubleField(_ line: Int, _ random: inout SeededRandom) {
    let all = fields(lines[line])
    guard let first = all.randomElement(using: &random), lines[line].count < Self.longestLine else { return }
    let last = all.filter { $0.lowerBound >= first.lowerBound }.prefix(2).last ?? first
    lines[line].insert(
      contentsOf: Array(lines[line][first.lowerBound..<last.upperBound]) + [UInt8(ascii: ",")],
      at: first.lowerBound)
  }

  private mutating func removeField(_ line: Int, _ random: inout SeededRandom) {
    guard let field = fields(lines[line]).randomElement(using: &random) else { return }
    lines[line].removeSubrange(field.lowerBound..<min(field.upperBound + 1, lines[line].count))
  }

  private mutating func insertText(_ line: Int, _ random: inout SeededRandom) {
    let text = Self.texts[Int.random(in: Self.texts.indices, using: &random)]
    lines[line].insert(contentsOf: text.utf8, at: Int.random(in: 0...lines[line].count, using: &random))
  }

  private mutating func cutLine(_ line: Int, _ random: inout SeededRandom) {
    lines[line].removeLast(Int.random(in: 0...lines[line].count, using: &random))
  }

  private mutating func flip(_ line: Int, _ random: inout SeededRandom) {
    guard let at = lines[line].indices.randomElement(using: &random) else { return }
    // The letter after the last that counts, the digit before the first: as often as any bit.
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines[line][at] &+= 1
    case 1: lines[line][at] &-= 1
    default: lines[line][at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  // MARK: Numbers

  /// The ranges of the decimal numbers in a line, a sign and a point included.
  private func numbers(_ line: [UInt8]) -> [Range<Int>] {
    var (ranges, start): ([Range<Int>], Int?) = ([], nil)
    for (index, byte) in line.enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      let goesOn = isDigit || (start != nil && byte == UInt8(ascii: "."))
      if goesOn, start == nil {
        start = index > 0 && line[index - 1] == UInt8(ascii: "-") ? index - 1 : index
      } else if !goesOn, let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<line.count) }
    return ranges
  }

  /// The key that a number is the value of, or a list with it; of a table the name of its column; empty for none.
  private func key(of range: Range<Int>, in line: [UInt8]) -> String {
    let start = line[..<range.lowerBound]
    if !line.contains(UInt8(ascii: ":")) { return column(start.count { $0 == UInt8(ascii: ",") }) }
    guard let colon = start.lastIndex(of: UInt8(ascii: ":")), colon > start.startIndex,
      line[colon - 1] == UInt8(ascii: "\"")
    else { return "" }
    let name = line[..<(colon - 1)]
    return String(
      decoding: name[(name.lastIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? 0)...], as: UTF8.self)
  }

  /// The name of a column in the first line that is no comment.
  private func column(_ index: Int) -> String {
    let head = lines.first { !$0.isEmpty && $0[0] != UInt8(ascii: "#") } ?? []
    let names = head.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard names.indices.contains(index) else { return "" }
    return String(decoding: names[index].filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self).lowercased()
  }

  private mutating func replaceNumber(_ line: Int, _ random: inout SeededRandom) {
    guard let range = numbers(lines[line]).randomElement(using: &random) else { return flip(line, &random) }
    // As often as any number one at the ends of what its key may have.
    let edges = Bool.random(using: &random) ? KnownLimits.edges(of: key(of: range, in: lines[line])) : []
    let number =
      edges.randomElement(using: &random)
      ?? Self.numbers[Int.random(in: Self.numbers.indices, using: &random)]
    lines[line].replaceSubrange(range, with: number.utf8)
  }

  /// A number that is little more, less, many times or a part of what it was.
  private mutating func nudgeNumber(_ line: Int, _ random: inout SeededRandom) {
    guard let range = numbers(lines[line]).randomElement(using: &random) else { return }
    let text = String(decoding: lines[line][range], as: UTF8.self)
    let changed: String
    if let whole = Int(text) {
      let steps = [
        whole &+ 1, whole &- 1, whole &* 2, whole / 2, whole &* 1000, 0 &- whole,
        whole &+ Int.random(in: 0...100_000, using: &random),
      ]
      changed = "\(steps[Int.random(in: steps.indices, using: &random)])"
    } else {
      let number = Double(text) ?? 0
      let steps = [number.nextUp, number.nextDown, number * 1.5, number / 1000, -number, number + 1]
      changed = "\(steps[Int.random(in: steps.indices, using: &random)])"
    }
    lines[line].replaceSubrange(range, with: changed.utf8)
  }

  // MARK: Sums

  /// Puts the count and the time of the end line right, where the last line is one.
  mutating func sealTrace() {
    guard let end = lines.lastIndex(where: { !$0.isEmpty }), end > 0 else { return }
    sealTrace(header: 0, end: end)
  }

  private mutating func sealTrace(header: Int, end: Int) {
    Self.set("\"events\":", in: &lines[end], to: end - header - 1)
    let latest = lines[header..<end].compactMap { Self.number(after: "\"t\":", in: $0) }.max() ?? 0
    Self.set("\"t\":", in: &lines[end], to: max(latest, Self.number(after: "\"t\":", in: lines[end]) ?? 0))
  }

  /// Puts the number of takes right, and the end of each one's trace.
  mutating func sealTakes() {
    let starts = lines.indices.filter { lines[$0].starts(with: Array(#"{"take":"#.utf8)) }
    guard !starts.isEmpty else { return }
    Self.set("\"takes\":", in: &lines[0], to: starts.count)
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      guard let end = (start..<next).last(where: { !lines[$0].isEmpty }), end > start + 1 else { continue }
      sealTrace(header: start + 1, end: end)
    }
  }

  /// Puts the count of the first line of a bundle right, and the end of its trace.
  mutating func sealBundle() {
    guard let head = lines.firstIndex(where: { Self.find("overscroll-bundle", in: $0) != nil }),
      let end = lines.lastIndex(where: { !$0.isEmpty }), end > head
    else { return }
    Self.set("\"lines\":", in: &lines[head], to: end - head)
    if let header = lines.firstIndex(where: { Self.find("\"overscroll-trace\"", in: $0) != nil }),
      header < end
    {
      sealTrace(header: header, end: end)
    }
  }

  private static func find(_ key: String, in line: [UInt8]) -> Int? {
    let bytes = Array(key.utf8)
    guard line.count >= bytes.count else { return nil }
    return (0...(line.count - bytes.count)).first { line[$0...].starts(with: bytes) }.map { $0 + bytes.count }
  }

  private static func digits(after key: String, in line: [UInt8]) -> Range<Int>? {
    guard let start = find(key, in: line) else { return nil }
    return start..<(line[start...].firstIndex { !(0x30...0x39).contains($0) } ?? line.count)
  }

  private static func number(after key: String, in line: [UInt8]) -> Int? {
    digits(after: key, in: line).flatMap { Int(String(decoding: line[$0], as: UTF8.self)) }
  }

  private static func set(_ key: String, in line: inout [UInt8], to number: Int) {
    if let range = digits(after: key, in: line) { line.replaceSubrange(range, with: "\(number)".utf8) }
  }
}
