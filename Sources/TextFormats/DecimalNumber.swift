/// Parses and formats numbers as people write them on a command line.
package enum DecimalNumber {
  /// The number in decimal notation; nil for anything else, including NaN, infinity and hexadecimal numbers.
  package static func value(of text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A proportion written as a number or in percent, such as `0.25` or `25%`; nil for any other text.
  package static func share(of text: String) -> Double? {
    text.hasSuffix("%") ? value(of: String(text.dropLast())).map { $0 / 100 } : value(of: text)
  }

  /// A number as text; whole numbers are written without `.0`.
  @Sendable package static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// A range in words: `from 1 to 10000`, `of 0 or more`, `of 10 or less`.
  package static func phrase(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
    // Bounds this extreme mean that there is no limit.
    switch (range.lowerBound < -1e15, range.upperBound > 1e15) {
    case (true, true): return "that is finite"
    case (true, false): return "of \(high) or less"
    case (false, true): return "of \(low) or more"
    case (false, false): return "from \(low) to \(high)"
    }
  }
}
