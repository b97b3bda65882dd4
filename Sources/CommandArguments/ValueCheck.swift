import TextTables

/// What the value of an option may be; checked while the command line is read, before anything else happens.
package enum ValueCheck: Sendable {
  /// Any text, also an empty one.
  case text
  /// A path or other text that must not be empty.
  case path
  /// A path where a result is written: never a file that the call reads, see ``OutputCheck``;
  /// the closure, if any, answers what is wrong with it beside.
  case output((@Sendable (String) -> String?)? = nil)
  /// What a person says of a trace: not empty, and short enough for its first line.
  case words
  /// A finite decimal number in the range.
  case number(ClosedRange<Double>)
  /// A finite decimal number in the range, or as many per cent: `0.05`, `5%`.
  case share(ClosedRange<Double>)
  /// A whole number in the range.
  case integer(ClosedRange<Int>)
  /// One of the names; `kind` says what they are (`model`), `list` which command lists them, if any.
  case name(kind: String, among: [String], list: String? = nil)
  /// Whatever the closure takes: it answers nil, or what is wrong with the value and what to do.
  case custom(@Sendable (String) -> String?)

  /// What is wrong with `value`, or nil.
  ///
  /// - Parameter value: The text as given.
  /// - Returns: A phrase that follows the option's name and a colon.
  package func complaint(about value: String) -> String? {
    switch self {
    case .text: nil
    case .path: Self.complaint(path: value)
    case .output(let complaint): Self.complaint(path: value) ?? complaint?(value)
    case .words: Self.complaint(words: value)
    case .number(let range): Self.complaint(number: value, range: range)
    case .share(let range): Self.complaint(share: value, range: range)
    case .integer(let range): Self.complaint(integer: value, range: range)
    case .name(let kind, let names, let list):
      names.contains(value) ? nil : Suggestion.complaint(kind: kind, name: value, names: names, list: list)
    case .custom(let complaint): complaint(value)
    }
  }

  private static func complaint(path: String) -> String? {
    path.isEmpty ? "the value is empty; give a path" : nil
  }

  /// Characters of a subject or a note at most; a line of a trace may have 64 KiB.
  private static let mostWords = 1000

  private static func complaint(words: String) -> String? {
    if words.isEmpty { return "the value is empty; leave the option out, or say something" }
    let count = words.count
    return count > mostWords ? "the value has \(count) characters; give at most \(mostWords)" : nil
  }

  /// The number `text` spells in decimal, or nil: neither NaN, infinity nor hexadecimal is one here.
  package static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The share `text` spells, as a number or in per cent, or nil.
  package static func share(_ text: String) -> Double? {
    text.hasSuffix("%") ? number(String(text.dropLast())).map { $0 / 100 } : number(text)
  }

  private static func complaint(share text: String, range: ClosedRange<Double>) -> String? {
    guard let share = share(text) else {
      return "'\(text)' is not a share; give a number \(phrase(range)), or per cent, as 5%"
    }
    return range.contains(share)
      ? nil : "\(text) is out of range; give a number \(phrase(range)), or as many per cent"
  }

  private static func complaint(number text: String, range: ClosedRange<Double>) -> String? {
    guard let number = number(text) else { return "'\(text)' is not a number; give one \(phrase(range))" }
    return range.contains(number) ? nil : "\(text) is out of range; give a number \(phrase(range))"
  }

  private static func complaint(integer text: String, range: ClosedRange<Int>) -> String? {
    let span = phrase(Double(range.lowerBound)...Double(range.upperBound))
    guard let number = Int(text) else { return "'\(text)' is not a whole number; give one \(span)" }
    return range.contains(number) ? nil : "\(text) is out of range; give a whole number \(span)"
  }

  /// `from 1 to 10000`, `of 0 or more`, `of 10 or less`.
  private static func phrase(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
    // Bounds this far out are no bounds a person would want to read.
    switch (range.lowerBound < -1e15, range.upperBound > 1e15) {
    case (true, true): return "that is finite"
    case (true, false): return "of \(high) or less"
    case (false, true): return "of \(low) or more"
    case (false, false): return "from \(low) to \(high)"
    }
  }

  /// A bound without a needless `.0`.
  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
