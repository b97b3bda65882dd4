/// Durations as people write them on a command line.
package enum DurationText {
  /// Durations with units, for messages and help.
  package static let examples = "250ms, 5s or 2m"

  /// The duration that `text` spells: a number with a unit behind it, or without.
  ///
  /// - Parameters:
  ///   - text: As written.
  ///   - unit: The unit of a bare number, and of the result.
  /// - Returns: nil where it is none.
  package static func value(of text: String, in unit: TimeUnit) -> Double? {
    guard let (number, own) = TimeUnit.split(text), let count = DecimalNumber.value(of: number) else {
      return nil
    }
    return (own ?? unit).convert(count, to: unit)
  }
}
