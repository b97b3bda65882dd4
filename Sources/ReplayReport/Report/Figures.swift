import RefreshIndicators
import ReplayStatistics

/// Figures as a table shows them; `–` where there is none.
public enum Figures {
  /// Less than this nobody sees: half of the last digit that tables show, in milliseconds, points, points a second.
  public static let leastSeen = 0.05
  /// What stands for a figure that does not exist.
  public static let none = "–"

  /// A number with a fixed count of decimals, ties away from zero; `-0.0` is shown as `0.0`.
  public static func fixed(_ number: Double?, decimals: Int) -> String {
    number.map { FixedDecimals.text($0, decimals: decimals) } ?? none
  }

  /// A duration given in seconds, in milliseconds.
  public static func milliseconds(_ seconds: Double?) -> String {
    fixed(seconds.map { $0 * 1000 }, decimals: 1)
  }

  /// A share in per cent: `4.2 %`.
  public static func percent(_ share: Double?, decimals: Int) -> String {
    share.map { "\(fixed($0 * 100, decimals: decimals)) %" } ?? none
  }

  /// A figure, and its bounds where it has them: `0.61 (0.43–0.75)`.
  public static func bounded(_ estimate: Estimate, decimals: Int) -> String {
    let value = fixed(estimate.value, decimals: decimals)
    guard let low = estimate.low, let high = estimate.high else { return value }
    return "\(value) (\(fixed(low, decimals: decimals))–\(fixed(high, decimals: decimals)))"
  }

  /// A share and its bounds in per cent: `80% (49–94)`; `80%` where it has none.
  public static func share(_ estimate: Estimate) -> String {
    guard let value = estimate.value else { return none }
    let share = "\(fixed(value * 100, decimals: 0))%"
    guard let low = estimate.low, let high = estimate.high else { return share }
    return "\(share) (\(fixed(low * 100, decimals: 0))–\(fixed(high * 100, decimals: 0)))"
  }

  /// A figure of any size as short as it says enough: at most four decimals, no zeros after the last that counts.
  public static func short(_ number: Double) -> String { short(number, decimals: usualDecimals) }

  /// Two figures as ``short(_:)``, with as many decimals more as tell them apart.
  static func apart(_ one: Double, _ other: Double) -> (String, String) {
    for decimals in usualDecimals...mostDecimals {
      let texts = (short(one, decimals: decimals), short(other, decimals: decimals))
      if texts.0 != texts.1 || one == other { return texts }
    }
    return ("\(one)", "\(other)")
  }

  private static let usualDecimals = 4
  private static let mostDecimals = 12

  /// The same with at most so many decimals.
  static func short(_ number: Double, decimals: Int) -> String {
    var text = fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
