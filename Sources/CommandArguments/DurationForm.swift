import TextFormats
import TextTables

extension ValueForm where Value == Double {
  /// A duration in a range: a number of a unit, or a number with a unit of its own, as `250ms`, `5s`, `2m`.
  ///
  /// - Parameters:
  ///   - range: What it may be, in `unit`.
  ///   - unit: The unit of a bare number, and of the value.
  /// - Returns: The form.
  package static func duration(_ range: ClosedRange<Double>, in unit: TimeUnit) -> ValueForm {
    ValueForm(word: DecimalNumber.plain) { word throws(ValueFault) in
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
  }
}

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
