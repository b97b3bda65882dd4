/// A unit of time in a text such as `250ms`, `5s`, `2m`.
package enum TimeUnit: String, CaseIterable, Sendable {
  /// A millionth of a second, written `us`.
  case microseconds = "us"
  /// A thousandth of a second, written `ms`.
  case milliseconds = "ms"
  /// The second, written `s`.
  case seconds = "s"
  /// 60 seconds, written `m`.
  case minutes = "m"
  /// 3600 seconds, written `h`.
  case hours = "h"

  /// The length of the unit in microseconds, a whole number.
  package var microseconds: Double {
    switch self {
    case .microseconds: 1
    case .milliseconds: 1e3
    case .seconds: 1e6
    case .minutes: 60e6
    case .hours: 3600e6
    }
  }

  /// Converts a duration from this unit to another.
  ///
  ///     TimeUnit.minutes.convert(2, to: .seconds)   // 120
  ///
  /// - Parameters:
  ///   - count: The duration in this unit.
  ///   - unit: The other unit.
  /// - Returns: The duration in the other unit; `count` unchanged if the units are equal.
  package func convert(_ count: Double, to unit: TimeUnit) -> Double {
    unit == self ? count : count * microseconds / unit.microseconds
  }

  /// Splits the text of a duration into its number and the unit directly after it.
  ///
  ///     TimeUnit.split("250ms")   // "250", .milliseconds
  ///     TimeUnit.split("250")     // "250", nil
  ///
  /// - Parameter text: A duration; the number is not checked.
  /// - Returns: The parts; nil if the letters after the number are not a unit.
  package static func split(_ text: String) -> (number: String, unit: TimeUnit?)? {
    // The exponent of a number ends with a digit, so letters at the end do not belong to it.
    let letters = String(text.reversed().prefix { ("a"..."z").contains($0) }.reversed())
    if letters.isEmpty { return (text, nil) }
    guard let unit = TimeUnit(rawValue: letters) else { return nil }
    return (String(text.dropLast(letters.count)), unit)
  }
}
