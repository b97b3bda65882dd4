/// The bounds that a sample without a single event supports: no event gives an upper bound, never a zero.
public enum ZeroEvents {
  /// ln 20: with a mean of this many events, the probability of none is 5 %.
  public static let meanAllowed = 2.995_732_273_553_991

  /// The highest proportion compatible with zero events in `trials`: the upper end of the Wilson 95 % interval, `z² / (n + z²)`.
  ///
  /// 3.7 % for 100, 1.26 % for 300, 0.38 % for 1000, 0.13 % for 3000. (The exact one-sided bound `1 − 0.05^(1/n)` is lower, 2.95 % for 100;
  /// this one matches the interval shown with every proportion.)
  ///
  /// - Parameter trials: 0 or more.
  /// - Returns: From 0 to 1; nil without trials.
  public static func highestShare(trials: Int) -> Double? {
    WilsonInterval(successes: 0, trials: trials).high
  }

  /// The fewest trials without an event for which ``highestShare(trials:)`` is at most `share`: `z²·(1 − p)/p`.
  ///
  /// - Parameter share: Above 0, at most 1.
  /// - Returns: At least 1.
  public static func trials(toClaim share: Double) -> Int {
    precondition(share > 0 && share <= 1, "a share to claim must be above 0 and at most 1")
    let z = NormalDistribution.quantile975
    return max(1, WholeNumber.upwards(z * z * (1 - share) / share))
  }

  /// Event-free hours needed to bound the rate at `rate` per hour with 95 % confidence: `ln 20 / r`, the rule of three.
  ///
  /// 3.0 hours for one per hour, 30 for 0.1.
  ///
  /// - Parameter rate: Events per hour, above 0.
  /// - Returns: Hours.
  public static func hours(toClaim rate: Double) -> Double {
    precondition(rate > 0, "a rate to claim must be above 0")
    return meanAllowed / rate
  }

  /// The highest rate, one-sided at 95 %, compatible with `hours` without an event: `ln 20 / h`.
  ///
  /// - Parameter hours: Hours without an event, 0 or more.
  /// - Returns: Events per hour; nil without exposure.
  public static func highestRate(hours: Double) -> Double? {
    hours > 0 ? meanAllowed / hours : nil
  }
}
