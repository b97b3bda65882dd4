/// A line of a log, with its numbers and its words for events.
struct OffsetLogLine {
  /// A number in a log line, with its name and how it is written.
  struct Number: Equatable {
    /// The number as written, with its sign.
    let value: Double
    /// The named value of the line that contains the number.
    let source: NamedValues.Value
    /// The number of dashes directly between its name and its digits: a single one may be a sign or a separator; of two the second is a
    /// sign.
    let dashes: Int
    /// True if the number consists of digits only, as a counter prints it.
    let isCount: Bool
  }

  /// The line's number in the file, from 1.
  let number: Int
  /// The text after the line's clock, step or number in brackets.
  let text: ArraySlice<UInt8>
  /// The clock time at the start of the line; nil if the line has none.
  let time: LogTime?
  /// The time of the line by the steps of `flutter run -v`, summed up to it, in microseconds; nil if it has no step.
  let steps: Int64?
  /// The whole number in brackets at the start of the line; nil if the line has none.
  let count: Int?
  /// The named values that are numbers, from left to right.
  let numbers: [NamedValues.Value]
  /// The words in the line that name events.
  let words: [LineWord]

  /// The first number with this name, or the vertical coordinate of a point in brackets with this name; nil if there is none.
  ///
  /// - Parameter name: A name in the form of ``NamedValues``; `contentoffsety` also matches the second number of `contentOffset = {0,
  ///   -1.5}`.
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

  /// The first number with this name that is not part of a point, such as a time; nil if there is none.
  ///
  /// - Parameter name: A name in the form of ``NamedValues``.
  /// - Returns: The number.
  func plainNumber(_ name: String) -> Number? {
    for value in numbers where value.pathEnds(with: name) && !(value.y != nil && isBracketed(value)) {
      if let x = value.x { return number(x, value) }
    }
    return nil
  }

  /// The unnamed number at the start of the line, possibly in a bracket; nil without one.
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
