import GestureTraces

/// Damages traces as files are damaged, and as people who write them by hand get them wrong, and reads each in both ways.
///
/// `tools/prove readers` compiles it too.
struct TraceDamage {
  /// The lines of a sound trace, with their line feeds.
  private let lines: [ArraySlice<UInt8>]

  /// Lines of the trace that one text has at most: short texts are many.
  private static let most = 12

  /// A trace to damage.
  init(_ text: [UInt8]) {
    lines = Self.lines(of: text)
  }

  /// The whole lines of a text, with their line feeds.
  static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    return lines
  }

  // MARK: Texts

  /// A part of the trace, header first, with one to three damages; its last line is the trace's own in half of the texts.
  func text(_ random: inout SeededRandom) -> [UInt8] {
    var some: [ArraySlice<UInt8>] = []
    let events = lines.dropFirst().dropLast()
    if !events.isEmpty {
      let first = Int.random(in: events.indices, using: &random)
      some = Array(events[first...].prefix(Int.random(in: 1...Self.most, using: &random)))
    }
    if Bool.random(using: &random), lines.count > 1 {
      some.append(Self.end(like: lines[lines.count - 1], after: some))
    }
    var text = Array(lines[0]) + some.joined()
    // A header that is damaged is the same for both: most texts keep it.
    let start = Int.random(in: 0..<8, using: &random) == 0 ? 0 : lines[0].count
    for _ in 0..<Int.random(in: 1...3, using: &random) where text.count > start {
      Self.damage(&text, from: start, &random)
    }
    return text
  }

  /// The end line with the count of these lines.
  private static func end(like line: ArraySlice<UInt8>, after events: [ArraySlice<UInt8>]) -> ArraySlice<
    UInt8
  > {
    let text = String(decoding: line, as: UTF8.self)
    guard let key = text.firstRange(of: "\"events\":") else { return line }
    let rest = text[key.upperBound...].drop { $0.isNumber }
    return Array("\(text[..<key.upperBound])\(events.count)\(rest)".utf8)[...]
  }

  private static let numbers = [
    "1e999", "-0", "0", "-0.0", "1e-7", "1E5", "2e+3", "00", "01", ".5", "5.", "1.0", "-", "+1", "NaN",
    "null", "\"1\"",
    "99999999999999999999", "123456789012345678.25", "0.1234567890123456789", "1.0000000000000000000001",
    "9007199254740993", "0.30000000000000004", "1000000", "1000000.0001", "-1000000", "999999.99999999999",
    "86400000000",
    "86400000001", "4294967295", "4294967296", "1023", "1024", "65535", "65536", "12345678", "1234567.1",
    "12345678.5",
    "123456.1234567", "0.0000001", "5e-324", "1e5", "100", "101", "7", "1e", "1.5e", "true",
    "1234.5678901234567",
    // Too far by a little, twenty digits of which 64 bits do not hold the value, a zero that no number begins with.
    "1000001", "9999999.5", "98765.432109876543210", "01234567.5",
  ]

  private static let words = [
    "move", "down", "up", "cancel", "scroll", "stop", "hold", "unhold", "gap", "end", "wink", "slot", "x",
    "y", "t", "at",
    "layer", "evdev", "libinput", "third", "axis_source", "finger", "wheel", "continuous", "dx", "dy",
    "v120_x", "v120_y",
    "fingers", "cancelled", "dropped", "reason", "events", "grade", "reasons", "F", "pressure",
  ]

  private static let members = [
    #","at":12"#, #","layer":"evdev""#, #","pressure":3"#, #","slot":1"#, #","x":1"#, #","v120_y":-120"#,
    #","dx":0.5"#,
    #","note":"\u00e9\n""#, #","t":9"#, #","at":86400000000"#, #","why":{"a":[1,2]}"#, #","fingers":2"#,
  ]

  // MARK: Damages

  /// Damages a text somewhere from `start` on.
  static func damage(_ text: inout [UInt8], from start: Int, _ random: inout SeededRandom) {
    let index = Int.random(in: start..<text.count, using: &random)
    switch Int.random(in: 0..<17, using: &random) {
    case 0: text[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: text[index] = UInt8.random(in: .min ... .max, using: &random)
    case 2: text.remove(at: index)
    case 3: text.insert(Array(" \t\r\n".utf8).randomElement(using: &random) ?? 0, at: index)
    case 4: text.removeSubrange(index...)
    case 5: if text.last == UInt8(ascii: "\n") { text.removeLast() }
    case 6: text = text.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    case 7, 8: replaceNumber(&text, at: index, &random)
    case 9: replaceWord(&text, at: index, &random)
    case 10: swapMembers(&text, at: index)
    case 11: addMember(&text, at: index, &random)
    case 12: doubleLine(&text, at: index)
    case 13: blankNumber(&text, at: index)
    case 14: repeatLineEarlier(&text, at: index)
    case 15: text[index] = UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
    default: text.removeSubrange(line(of: text, at: index))
    }
  }

  /// The line that holds an index, with its line feed.
  private static func line(of text: [UInt8], at index: Int) -> Range<Int> {
    let feed = UInt8(ascii: "\n")
    let start = text[..<index].lastIndex(of: feed).map { $0 + 1 } ?? 0
    return start..<(text[index...].firstIndex(of: feed).map { $0 + 1 } ?? text.count)
  }

  private static func replaceNumber(_ text: inout [UInt8], at index: Int, _ random: inout SeededRandom) {
    let ofNumbers = Array("0123456789.-".utf8)
    guard let colon = text[index...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let end = text[(colon + 1)...].firstIndex { !ofNumbers.contains($0) } ?? text.count
    text.replaceSubrange((colon + 1)..<end, with: Array((numbers.randomElement(using: &random) ?? "").utf8))
  }

  private static func replaceWord(_ text: inout [UInt8], at index: Int, _ random: inout SeededRandom) {
    let quote = UInt8(ascii: "\"")
    guard let open = text[index...].firstIndex(of: quote),
      let close = text[(open + 1)...].firstIndex(of: quote)
    else {
      return
    }
    text.replaceSubrange((open + 1)..<close, with: Array((words.randomElement(using: &random) ?? "").utf8))
  }

  /// Swaps the two members around a comma.
  private static func swapMembers(_ text: inout [UInt8], at index: Int) {
    let line = line(of: text, at: index)
    guard let comma = text[index..<line.upperBound].firstIndex(of: UInt8(ascii: ",")) else { return }
    let ends = Array(",{}\n".utf8)
    let start = (text[line.lowerBound..<comma].lastIndex { ends.contains($0) } ?? line.lowerBound) + 1
    let end = text[(comma + 1)..<line.upperBound].firstIndex { ends.contains($0) } ?? line.upperBound
    guard start < comma else { return }
    text.replaceSubrange(
      start..<end, with: Array(text[(comma + 1)..<end]) + [text[comma]] + Array(text[start..<comma]))
  }

  private static func addMember(_ text: inout [UInt8], at index: Int, _ random: inout SeededRandom) {
    let marks = Array(",}".utf8)
    guard let comma = text[index...].firstIndex(where: { marks.contains($0) }) else { return }
    text.insert(contentsOf: Array((members.randomElement(using: &random) ?? "").utf8), at: comma)
  }

  /// Puts spaces in place of a number.
  private static func blankNumber(_ text: inout [UInt8], at index: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = text[index...].firstIndex(where: digits.contains) else { return }
    for index in start..<text.count {
      guard digits.contains(text[index]) else { return }
      text[index] = UInt8(ascii: " ")
    }
  }

  /// Doubles a line, the second with its first number, an event's time, less by one; not where that ends with 0.
  private static func repeatLineEarlier(_ text: inout [UInt8], at index: Int) {
    let (line, digits) = (line(of: text, at: index), UInt8(ascii: "0")...UInt8(ascii: "9"))
    var copy = Array(text[line])
    guard let start = copy.firstIndex(where: digits.contains),
      let last = copy[start...].prefix(while: digits.contains).indices.last, copy[last] > digits.lowerBound
    else {
      return
    }
    copy[last] -= 1
    text.insert(contentsOf: copy, at: line.upperBound)
  }

  private static func doubleLine(_ text: inout [UInt8], at index: Int) {
    let line = line(of: text, at: index)
    text.insert(contentsOf: Array(text[line]), at: line.upperBound)
  }
}

/// What became of a text: all of its trace, or what is wrong with it.
enum ReadingOutcome: Equatable {
  case trace(Trace, bits: [UInt64])
  case refused(String)

  /// The text read with care, every line as JSON.
  static func careful(_ text: [UInt8]) -> ReadingOutcome {
    outcome { () throws(TraceError) in
      var reader = TraceReader(path: "a", isCareful: true)
      try reader.read(text)
      return try reader.finish()
    }
  }

  /// The text read as files are: in pieces that end anywhere, the first line not read where its header is known.
  ///
  /// - Parameters:
  ///   - text: Any bytes.
  ///   - cuts: Where pieces end, in order.
  ///   - known: A first line with its line feed, and its header.
  /// - Returns: What became of it.
  static func quick(_ text: [UInt8], cutAt cuts: [Int], known: (line: [UInt8], header: TraceHeader)?)
    -> ReadingOutcome
  {
    outcome { () throws(TraceError) in
      var reader = TraceReader(path: "a")
      var start = 0
      if let known, text.starts(with: known.line) {
        reader.begin(with: known.header)
        start = known.line.count
      }
      for cut in cuts + [text.count] where cut >= start {
        try reader.read(Array(text[start..<cut]))
        start = cut
      }
      return try reader.finish()
    }
  }

  private static func outcome(_ read: () throws(TraceError) -> Trace) -> ReadingOutcome {
    do {
      let trace = try read()
      return .trace(trace, bits: trace.events.flatMap(bits))
    } catch {
      return .refused("\(error)")
    }
  }

  /// The figures of an event to the bit: a negative zero is not zero here.
  private static func bits(_ event: TraceEvent) -> [UInt64] {
    switch event.kind {
    case .down(_, let x, let y), .move(_, let x, let y): [x.bitPattern, y.bitPattern]
    case .scroll(let scroll):
      [scroll.dx, scroll.dy, scroll.v120x, scroll.v120y].map { $0?.bitPattern ?? .max }
    default: []
    }
  }
}
