import RefreshIndicators
import ReplayStatistics

/// Figures as a table shows them; `–` where there is none.
public enum Figures {
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

  /// A share and its bounds in per cent: `80% (49–94)`.
  public static func share(_ estimate: Estimate) -> String {
    guard let value = estimate.value else { return none }
    let bounds = [estimate.low, estimate.high].map { fixed($0.map { $0 * 100 }, decimals: 0) }
    return "\(fixed(value * 100, decimals: 0))% (\(bounds[0])–\(bounds[1]))"
  }
}
