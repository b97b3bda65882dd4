import ReplayStatistics
import TextFormats

extension Figures {
  /// The value, and its bounds if there are any: `0.61 (0.43–0.75)`.
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
  /// The estimate with the opposite sign: B minus A for A minus B.
  var negated: Estimate {
    Estimate(value: value.map { -$0 }, low: high.map { -$0 }, high: low.map { -$0 }, count: count, why: why)
  }
}
