/// Parses the values that users give to options, within their allowed ranges, with the same error messages for all options.
package enum ValueText {
  /// Parses a finite decimal number within a range.
  ///
  /// - Parameters:
  ///   - word: The value as given.
  ///   - range: The allowed values.
  /// - Returns: The number.
  /// - Throws: An error if the word is not a number, or is outside the range.
  package static func number(_ word: String, _ range: ClosedRange<Double>) throws(ValueFault) -> Double {
    guard let number = DecimalNumber.value(of: word) else {
      throw ValueFault("\(QuotedWord.text(word)) is not a number; give one \(DecimalNumber.phrase(range))")
    }
    guard range.contains(number) else {
      throw ValueFault("\(word) is out of range; give a number \(DecimalNumber.phrase(range))")
    }
    return number
  }

  /// Parses a whole number within a range.
  ///
  /// - Parameters:
  ///   - word: The value as given.
  ///   - range: The allowed values.
  /// - Returns: The number.
  /// - Throws: An error if the word is not a whole number, or is outside the range.
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

  /// Parses a random seed: a whole number ≥ 0.
  ///
  /// - Parameter word: The value as given.
  /// - Returns: The seed.
  /// - Throws: An error if the word is not a seed.
  package static func seed(_ word: String) throws(ValueFault) -> UInt64 {
    UInt64(try integer(word, 0...Int.max))
  }

  /// Parses a duration within a range: a number in a default unit, or with its own unit, such as `250ms`, `5s`, `2m`.
  ///
  /// - Parameters:
  ///   - word: The value as given.
  ///   - range: The allowed values, in `unit`.
  ///   - unit: The unit of a number without one, and of the result.
  /// - Returns: The duration, in `unit`.
  /// - Throws: An error if the word is not a duration, or is outside the range.
  package static func duration(
    _ word: String, _ range: ClosedRange<Double>, in unit: TimeUnit
  ) throws(ValueFault) -> Double {
    guard let duration = DurationText.value(of: word, in: unit) else {
      throw ValueFault(
        "\(QuotedWord.text(word)) is not a time; give \(unit.rawValue) \(DecimalNumber.phrase(range)), or with a unit, such as \(DurationText.examples)"
      )
    }
    guard range.contains(duration) else {
      throw ValueFault("\(word) is out of range; give \(unit.rawValue) \(DecimalNumber.phrase(range))")
    }
    return duration
  }

  /// Finds the value that a name stands for.
  ///
  /// - Parameters:
  ///   - word: The name as given.
  ///   - kind: The kind of thing that the names are for, such as `model`.
  ///   - values: The values, each with its name.
  ///   - list: The command that lists the names, if there is one.
  /// - Returns: The value with that name.
  /// - Throws: An error with a suggestion, if the name is unknown.
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
