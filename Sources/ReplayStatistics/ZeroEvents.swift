/// The bounds that a sample without a single event supports: an upper bound of the rate, but never a rate of zero.
public enum ZeroEvents {
  /// ln 20: if this many events are expected, the probability that none occurs is 5 %.
  public static let meanAllowed = 2.995_732_273_553_991

  /// The highest proportion that is compatible with zero events in `trials`: the upper end of the Wilson 95 % interval.
  ///
  /// It is `z² / (n + z²)` for n trials, where z is the normal quantile at 97.5 %: 3.7 % for 100, 1.26 % for 300, 0.38 % for 1000, 0.13 %
  /// for 3000. (The exact one-sided bound `1 − 0.05^(1/n)` is lower, 2.95 % for 100; this one matches the interval shown with every
  /// proportion.)
  ///
  /// - Parameter trials: The number of trials, 0 or more.
  /// - Returns: From 0 to 1; nil without trials.
  public static func highestShare(trials: Int) -> Double? {
    WilsonInterval(successes: 0, trials: trials).high
  }

  /// The fewest trials without an event that bound the proportion at `share`, by ``highestShare(trials:)``.
  ///
  /// It is `z²·(1 − p)/p` for a proportion p, rounded up, where z is the normal quantile at 97.5 %.
  ///
  /// - Parameter share: The proportion to claim as an upper bound, above 0, at most 1.
  /// - Returns: At least 1.
  public static func trials(toClaim share: Double) -> Int {
    precondition(share > 0 && share <= 1, "a share to claim must be above 0 and at most 1")
    let z = NormalDistribution.quantile975
    return max(1, WholeNumber.upwards(z * z * (1 - share) / share))
  }

  /// The event-free hours needed to bound the rate at `rate` per hour with 95 % confidence: `ln 20 / rate`, the rule of three.
  ///
  /// For one event per hour it takes 3.0 hours, for 0.1 per hour 30.
  ///
  /// - Parameter rate: Events per hour, above 0.
  /// - Returns: The number of hours.
  public static func hours(toClaim rate: Double) -> Double {
    precondition(rate > 0, "a rate to claim must be above 0")
    return meanAllowed / rate
  }

  /// The highest rate that is compatible with `hours` without an event, one-sided at 95 %: `ln 20 / hours`.
  ///
  /// - Parameter hours: Hours without an event, 0 or more.
  /// - Returns: Events per hour; nil if `hours` is 0.
  public static func highestRate(hours: Double) -> Double? {
    hours > 0 ? meanAllowed / hours : nil
  }
}
