/// Formats numbers for text tables; missing values are written as `–`.
package enum Figures {
  /// The smallest difference that tables show: half of their last digit, in milliseconds, points, or points per second.
  package static let leastSeen = 0.05
  /// The text that stands for a missing value.
  package static let none = "–"

  /// A number with a fixed number of decimals, ties away from zero; −0 is shown as 0.
  package static func fixed(_ number: Double?, decimals: Int) -> String {
    number.map { FixedDecimals.text($0, decimals: decimals) } ?? none
  }

  /// A duration given in seconds, as text in milliseconds.
  package static func milliseconds(_ seconds: Double?) -> String {
    fixed(seconds.map { $0 * 1000 }, decimals: 1)
  }

  /// A proportion in percent: `4.2 %`.
  package static func percent(_ share: Double?, decimals: Int) -> String {
    share.map { "\(fixed($0 * 100, decimals: decimals)) %" } ?? none
  }

  /// A number of any size with at most four decimals, without trailing zeros.
  package static func short(_ number: Double) -> String { short(number, decimals: usualDecimals) }

  /// Two numbers as ``short(_:)`` writes them, with more decimals if they would otherwise look equal.
  package static func apart(_ one: Double, _ other: Double) -> (String, String) {
    for decimals in usualDecimals...mostDecimals {
      let texts = (short(one, decimals: decimals), short(other, decimals: decimals))
      if texts.0 != texts.1 || one == other { return texts }
    }
    return ("\(one)", "\(other)")
  }

  private static let usualDecimals = 4
  private static let mostDecimals = 12

  /// A number with at most `digits` significant digits, without trailing zeros; whole if it has as many before the point. It
  /// has at most twice as many decimals.
  package static func significant(_ number: Double, digits: Int) -> String {
    var (size, decimals) = (abs(number), digits)
    while size >= 1, decimals > 0 { (size, decimals) = (size / 10, decimals - 1) }
    while size > 0, size < 0.1, decimals < 2 * digits { (size, decimals) = (size * 10, decimals + 1) }
    return short(number, decimals: decimals)
  }

  /// A number with at most `decimals` decimals, without trailing zeros.
  package static func short(_ number: Double, decimals: Int) -> String {
    var text = fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
