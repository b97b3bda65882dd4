/// A line of a log with the numbers and the words of events that it has.
struct OffsetLogLine {
  /// A number of a line.
  struct Number: Equatable {
    /// As the line has it.
    let value: Double
    /// The value that it is, or is a part of.
    let source: NamedValues.Value
    /// Dashes between its name and its digits without a space: one may be a sign or a separator, of two the second is a sign.
    let dashes: Int
    /// True for digits alone, as a counter writes them.
    let isCount: Bool
  }

  /// Its number, from 1.
  let number: Int
  /// What is behind time, step and count.
  let text: ArraySlice<UInt8>
  /// The clock before it; nil without one.
  let time: LogTime?
  /// Microseconds of the steps of `flutter run -v` up to it; nil where it has none.
  let steps: Int64?
  /// The number in brackets before it; nil without one.
  let count: Int?
  /// Its values that are numbers, from left to right.
  let numbers: [NamedValues.Value]
  /// Its words of events.
  let words: [LineWord]

  /// The first number of a name, of a point in brackets the vertical one; nil where the line has none.
  ///
  /// - Parameter name: As ``NamedValues`` has it; `contentoffsety` is also the second number of `contentOffset = {0, -1.5}`.
  /// - Returns: The number.
  func number(_ name: String) -> Number? {
    for value in numbers {
      if let y = value.y, isBracketed(value) {
        if value.pathEnds(with: name, part: "y") || value.pathEnds(with: name) { return number(y, value) }
        if value.pathEnds(with: name, part: "x"), let x = value.x { return number(x, value) }
      } else if value.pathEnds(with: name), let x = value.x {
        return number(x, value)
      }
    }
    return nil
  }

  /// The first number of a name that is no part of a point, as a time is none; nil where the line has none.
  ///
  /// - Parameter name: As ``NamedValues`` has it.
  /// - Returns: The number.
  func plainNumber(_ name: String) -> Number? {
    for value in numbers where value.pathEnds(with: name) && !(value.y != nil && isBracketed(value)) {
      if let x = value.x { return number(x, value) }
    }
    return nil
  }

  /// The number that the line begins with, perhaps in a bracket, and that has no name; nil without one.
  var first: Number? {
    guard let value = numbers.first, let x = value.x, value.path.isEmpty, value.bytes.lowerBound <= 1 else {
      return nil
    }
    return number(x, value)
  }

  private func number(_ number: Double, _ value: NamedValues.Value) -> Number {
    let digits = text.dropFirst(value.bytes.lowerBound).drop { $0 == UInt8(ascii: "-") }
    let before = text[..<digits.startIndex]
    let dashes = before.reversed().prefix { $0 == UInt8(ascii: "-") }.count
    let isBehindName = before.dropLast(dashes).last.map(NamedValueScanner.isLetterOrDigit) ?? false
    let isCount = text.dropFirst(value.bytes.lowerBound).prefix(value.bytes.count).allSatisfy {
      0x30...0x39 ~= $0
    }
    return Number(value: number, source: value, dashes: isBehindName ? dashes : 0, isCount: isCount)
  }

  private func isBracketed(_ value: NamedValues.Value) -> Bool {
    text.prefix(value.bytes.lowerBound).last { $0 != 0x20 }.map { "({[".utf8.contains($0) } ?? false
  }
}
