import TextFormats

extension ValueForm where Value == Double {
  /// Parses a finite decimal number within a range.
  ///
  /// - Parameter range: The allowed range.
  /// - Returns: The form of such an option.
  package static func number(_ range: ClosedRange<Double>) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      try ValueText.number(word, range)
    }
  }

  /// Parses a fraction: a finite decimal number within a range, or a percentage, as in `0.05` or `5%`.
  ///
  /// - Parameter range: The allowed range, as a fraction.
  /// - Returns: The form of such an option.
  package static func share(_ range: ClosedRange<Double>) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      guard let share = DecimalNumber.share(of: word) else {
        let phrase = DecimalNumber.phrase(range)
        throw ValueFault(
          "\(QuotedWord.text(word)) is not a fraction; give a number \(phrase), or a percentage such as 5%")
      }
      guard range.contains(share) else {
        let phrase = DecimalNumber.phrase(range)
        throw ValueFault("\(word) is out of range; give a number \(phrase), or a percentage")
      }
      return share
    }
  }
}

extension ValueForm where Value == Int {
  /// Parses a whole number within a range.
  ///
  /// - Parameter range: The allowed range.
  /// - Returns: The form of such an option.
  package static func integer(_ range: ClosedRange<Int>) -> ValueForm {
    ValueForm { word throws(ValueFault) in try ValueText.integer(word, range) }
  }
}

extension ValueForm where Value == UInt64 {
  /// Parses a random seed: a whole number, 0 or more.
  package static var seed: ValueForm {
    ValueForm { word throws(ValueFault) in try ValueText.seed(word) }
  }
}
