/// Values as people write them, read within their ranges: what is wrong with a word, and what to give, is told alike wherever it stands.
package enum ValueText {
  /// A finite decimal number in a range.
  ///
  /// - Parameters:
  ///   - word: As given.
  ///   - range: What it may be.
  /// - Returns: The number.
  /// - Throws: A word that is no number, or one beyond the range.
  package static func number(_ word: String, _ range: ClosedRange<Double>) throws(ValueFault) -> Double {
    guard let number = DecimalNumber.value(of: word) else {
      throw ValueFault("\(QuotedWord.text(word)) is not a number; give one \(DecimalNumber.phrase(range))")
    }
    guard range.contains(number) else {
      throw ValueFault("\(word) is out of range; give a number \(DecimalNumber.phrase(range))")
    }
    return number
  }

  /// A whole number in a range.
  ///
  /// - Parameters:
  ///   - word: As given.
  ///   - range: What it may be.
  /// - Returns: The number.
  /// - Throws: A word that is no whole number, or one beyond the range.
  package static func integer(_ word: String, _ range: ClosedRange<Int>) throws(ValueFault) -> Int {
    let span = DecimalNumber.phrase(Double(range.lowerBound)...Double(range.upperBound))
    guard let number = Int(word) else {
      throw ValueFault("\(QuotedWord.text(word)) is not a whole number; give one \(span)")
    }
    guard range.contains(number) else {
      throw ValueFault("\(word) is out of range; give a whole number \(span)")
    }
    return number
  }

  /// A seed: a whole number of 0 or more.
  ///
  /// - Parameter word: As given.
  /// - Returns: The seed.
  /// - Throws: A word that is none.
  package static func seed(_ word: String) throws(ValueFault) -> UInt64 {
    UInt64(try integer(word, 0...Int.max))
  }

  /// A duration in a range: a number of a unit, or a number with a unit of its own, as `250ms`, `5s`, `2m`.
  ///
  /// - Parameters:
  ///   - word: As given.
  ///   - range: What it may be, in `unit`.
  ///   - unit: The unit of a bare number, and of the value.
  /// - Returns: The duration, in `unit`.
  /// - Throws: A word that is no duration, or one beyond the range.
  package static func duration(
    _ word: String, _ range: ClosedRange<Double>, in unit: TimeUnit
  ) throws(ValueFault) -> Double {
    guard let duration = DurationText.value(of: word, in: unit) else {
      throw ValueFault(
        "\(QuotedWord.text(word)) is no time; give \(unit.rawValue) \(DecimalNumber.phrase(range)), or with a unit, as \(DurationText.examples)"
      )
    }
    guard range.contains(duration) else {
      throw ValueFault("\(word) is out of range; give \(unit.rawValue) \(DecimalNumber.phrase(range))")
    }
    return duration
  }

  /// One of the names there are.
  ///
  /// - Parameters:
  ///   - word: As given.
  ///   - kind: What they name: `model`.
  ///   - values: The values, each with its name.
  ///   - list: The command that lists them, if there is one.
  /// - Returns: The value of that name.
  /// - Throws: A name that is none of them, with one that is near.
  package static func name<Value>(
    _ word: String, kind: String, among values: [(name: String, value: Value)], list: String? = nil
  ) throws(ValueFault) -> Value {
    guard let found = values.first(where: { $0.name == word }) else {
      throw ValueFault(
        Suggestion.complaint(kind: kind, name: word, names: values.map { $0.name }, list: list))
    }
    return found.value
  }
}
