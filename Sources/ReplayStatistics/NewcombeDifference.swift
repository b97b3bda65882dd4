/// Computes the difference of two proportions and its 95 % interval, from the Wilson intervals of both (Newcombe 1998).
public enum NewcombeDifference {
  static let noTraces = "no gestures to compare"

  /// The second proportion minus the first, for two engines on the same traces.
  ///
  /// It is method 10 of "Improved confidence intervals for the difference between binomial proportions based on paired data", Statistics in
  /// Medicine 17, 2635–2650. For a proportion p with Wilson bounds l and u, let `δ = p − l` and `ε = u − p`; φ is the correlation of both
  /// proportions, its numerator corrected for continuity. The bounds lie `√(δ₂² − 2φ·δ₂·ε₁ + ε₁²)` below the difference and
  /// `√(ε₂² − 2φ·ε₂·δ₁ + δ₁²)` above it.
  ///
  /// - Parameter counts: The paired counts on the same traces.
  /// - Returns: From −1 to 1, positive if the second proportion is greater; no value without traces.
  public static func paired(_ counts: PairedCounts) -> Estimate {
    let first = WilsonInterval(successes: counts.both + counts.onlyFirst, trials: counts.total)
    let second = WilsonInterval(successes: counts.both + counts.onlySecond, trials: counts.total)
    return difference(second, first, correlation: correlation(counts), count: counts.total)
  }

  /// `second` minus `first`, for proportions of different traces.
  ///
  /// It is method 10 of "Interval estimation for the difference between independent proportions", Statistics in Medicine 17, 873–890.
  ///
  /// - Parameters:
  ///   - second: The proportion that counts positively.
  ///   - first: The proportion that is subtracted.
  /// - Returns: From −1 to 1; no value if one of them has no trials.
  public static func unpaired(_ second: WilsonInterval, minus first: WilsonInterval) -> Estimate {
    difference(second, first, correlation: 0, count: second.count + first.count)
  }

  /// The bounds of the difference of two proportions that have intervals themselves; nil if one of them has no interval.
  ///
  /// - Parameters:
  ///   - second: The proportion that counts positively.
  ///   - first: The proportion that is subtracted.
  ///   - correlation: The correlation of both proportions, from −1 to 1.
  /// - Returns: Lower and upper bound of the difference, each from −1 to 1.
  static func bounds(_ second: ClusteredShare, minus first: ClusteredShare, correlation: Double) -> (
    low: Double, high: Double
  )? {
    guard let p = second.value, let low = second.low, let high = second.high, let from = first.value,
      let fromLow = first.low, let fromHigh = first.high
    else { return nil }
    let down = distance(p - low, fromHigh - from, correlation)
    let up = distance(high - p, from - fromLow, correlation)
    return (max(-1, p - from - down), min(1, p - from + up))
  }

  private static func difference(
    _ second: WilsonInterval, _ first: WilsonInterval, correlation: Double, count: Int
  ) -> Estimate {
    guard let p = second.value, let low = second.low, let high = second.high, let from = first.value,
      let fromLow = first.low, let fromHigh = first.high
    else { return Estimate(value: nil, count: count, orBecause: noTraces) }
    let down = distance(p - low, fromHigh - from, correlation)
    let up = distance(high - p, from - fromLow, correlation)
    return Estimate(
      value: p - from, low: max(-1, p - from - down), high: min(1, p - from + up), count: count)
  }

  private static func distance(_ one: Double, _ other: Double, _ correlation: Double) -> Double {
    // For equal values, rounding may leave the difference slightly below zero.
    max(0, one * one - 2 * correlation * one * other + other * other).squareRoot()
  }

  /// φ: the correlation of two engines' decisions on the same traces, −1…1; 0 if an engine is right in all traces or in none.
  ///
  /// If the numerator is positive, it is moved towards 0 by half the number of traces, as a correction for continuity.
  private static func correlation(_ counts: PairedCounts) -> Double {
    let (a, b) = (Double(counts.both), Double(counts.onlyFirst))
    let (c, d) = (Double(counts.onlySecond), Double(counts.neither))
    let margins = (a + b) * (c + d) * (a + c) * (b + d)
    guard margins > 0 else { return 0 }
    let product = a * d - b * c
    let corrected = product > 0 ? max(0, product - Double(counts.total) / 2) : product
    return corrected / margins.squareRoot()
  }
}
