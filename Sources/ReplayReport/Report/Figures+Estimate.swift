import ReplayStatistics
import TextFormats

extension Figures {
  /// A figure with its bounds, if there are any, as text: `0.61 (0.43–0.75)`.
  package static func bounded(_ estimate: Estimate, decimals: Int) -> String {
    let value = fixed(estimate.value, decimals: decimals)
    guard let low = estimate.low, let high = estimate.high else { return value }
    return "\(value) (\(fixed(low, decimals: decimals))–\(fixed(high, decimals: decimals)))"
  }

  /// A proportion and its bounds in percent: `80% (49–94)`, or `80%` without bounds.
  package static func share(_ estimate: Estimate) -> String {
    guard let value = estimate.value else { return none }
    let share = "\(fixed(value * 100, decimals: 0))%"
    guard let low = estimate.low, let high = estimate.high else { return share }
    return "\(share) (\(fixed(low * 100, decimals: 0))–\(fixed(high * 100, decimals: 0)))"
  }
}

extension Estimate {
  /// This estimate with the opposite sign, for example to turn A minus B into B minus A.
  var negated: Estimate {
    Estimate(value: value.map { -$0 }, low: high.map { -$0 }, high: low.map { -$0 }, count: count, why: why)
  }
}
