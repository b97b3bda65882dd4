/// Figures as a table shows them; `–` where there is none.
package enum Figures {
  /// The least difference that anybody can see: half of the last digit that tables show, in milliseconds,
  /// points, points a second.
  package static let leastSeen = 0.05
  /// The sign for a figure that does not exist.
  package static let none = "–"

  /// A number with a fixed count of decimals, ties away from zero; `-0.0` is shown as `0.0`.
  package static func fixed(_ number: Double?, decimals: Int) -> String {
    number.map { FixedDecimals.text($0, decimals: decimals) } ?? none
  }

  /// A duration given in seconds, in milliseconds.
  package static func milliseconds(_ seconds: Double?) -> String {
    fixed(seconds.map { $0 * 1000 }, decimals: 1)
  }

  /// A share in per cent: `4.2 %`.
  package static func percent(_ share: Double?, decimals: Int) -> String {
    share.map { "\(fixed($0 * 100, decimals: decimals)) %" } ?? none
  }

  /// A figure of any size, written short: at most four decimals, and no zeros at their end.
  package static func short(_ number: Double) -> String { short(number, decimals: usualDecimals) }

  /// Two figures as ``short(_:)`` writes them, with as many more decimals as it takes to tell them apart.
  package static func apart(_ one: Double, _ other: Double) -> (String, String) {
    for decimals in usualDecimals...mostDecimals {
      let texts = (short(one, decimals: decimals), short(other, decimals: decimals))
      if texts.0 != texts.1 || one == other { return texts }
    }
    return ("\(one)", "\(other)")
  }

  private static let usualDecimals = 4
  private static let mostDecimals = 12

  /// A figure with at most so many decimals, and no zeros at their end.
  package static func short(_ number: Double, decimals: Int) -> String {
    var text = fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
