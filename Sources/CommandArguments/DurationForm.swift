import TextFormats

extension ValueForm where Value == Double {
  /// Parses a duration within a range: a bare number, or a number with a unit, such as `250ms`, `5s`, `2m`.
  ///
  /// - Parameters:
  ///   - range: The allowed range, in `unit`.
  ///   - unit: The unit of a bare number, and of the value.
  /// - Returns: The form of such an option.
  package static func duration(_ range: ClosedRange<Double>, in unit: TimeUnit) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      try ValueText.duration(word, range, in: unit)
    }
  }
}
