/// Parses durations as people write them on a command line.
package enum DurationText {
  /// Examples of durations with units, for error messages and help.
  package static let examples = "250ms, 5s or 2m"

  /// A duration: a number with or without a unit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - unit: The unit of a number without one, and of the result.
  /// - Returns: The duration; nil if the text is not one.
  package static func value(of text: String, in unit: TimeUnit) -> Double? {
    guard let (number, own) = TimeUnit.split(text), let count = DecimalNumber.value(of: number) else {
      return nil
    }
    return (own ?? unit).convert(count, to: unit)
  }
}
