/// A unit of time as people write it behind a number: `250ms`, `5s`, `2m`.
package enum TimeUnit: String, CaseIterable, Sendable {
  /// A millionth of a second.
  case microseconds = "us"
  /// A thousandth of a second.
  case milliseconds = "ms"
  /// A second.
  case seconds = "s"
  /// 60 seconds.
  case minutes = "m"
  /// 3600 seconds.
  case hours = "h"

  /// Its length; whole.
  package var microseconds: Double {
    switch self {
    case .microseconds: 1
    case .milliseconds: 1e3
    case .seconds: 1e6
    case .minutes: 60e6
    case .hours: 3600e6
    }
  }

  /// So many of this unit in another.
  ///
  ///     TimeUnit.minutes.convert(2, to: .seconds)   // 120
  ///
  /// - Parameters:
  ///   - count: How many of this.
  ///   - unit: The other unit.
  /// - Returns: `count` itself where both are one.
  package func convert(_ count: Double, to unit: TimeUnit) -> Double {
    unit == self ? count : count * microseconds / unit.microseconds
  }

  /// The number of a duration, and the unit written behind it without a space.
  ///
  ///     TimeUnit.split("250ms")   // "250", .milliseconds
  ///     TimeUnit.split("250")     // "250", nil
  ///
  /// - Parameter text: A duration; whether its number is one, is not looked at.
  /// - Returns: The parts; nil where letters stand behind the number that are no unit.
  package static func split(_ text: String) -> (number: String, unit: TimeUnit?)? {
    // The exponent of a number ends with a digit, so letters at the end are no part of it.
    let letters = String(text.reversed().prefix { ("a"..."z").contains($0) }.reversed())
    if letters.isEmpty { return (text, nil) }
    guard let unit = TimeUnit(rawValue: letters) else { return nil }
    return (String(text.dropLast(letters.count)), unit)
  }
}
