import TextFormats

extension ValueForm where Value == Double {
  /// A duration in a range: a number of a unit, or a number with a unit of its own, as `250ms`, `5s`, `2m`.
  ///
  /// - Parameters:
  ///   - range: What it may be, in `unit`.
  ///   - unit: The unit of a bare number, and of the value.
  /// - Returns: The form.
  package static func duration(_ range: ClosedRange<Double>, in unit: TimeUnit) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
      try ValueText.duration(word, range, in: unit)
    }
  }
}
