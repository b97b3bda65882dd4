/// A proportion of successes with its exact 95 % interval (Clopper and Pearson 1934), which covers at least 95 %, mostly more.
///
/// The bounds solve `P(X ≥ k; p) = 0.025` and `P(X ≤ k; p) = 0.025`; the lower is 0 without successes, the upper 1 without failures.
public struct ClopperPearsonInterval: ShareInterval {
  /// The proportion, 0…1; nil without trials.
  public let value: Double?
  /// Lower bound, 0…1; nil without trials.
  public let low: Double?
  /// Upper bound, 0…1; nil without trials.
  public let high: Double?
  /// The number of trials.
  public let count: Int

  /// The interval for `successes` out of `trials`.
  public init(successes: Int, trials: Int) {
    precondition(successes >= 0 && successes <= trials, "successes must be between 0 and trials")
    count = trials
    guard trials > 0 else {
      (value, low, high) = (nil, nil, nil)
      return
    }
    value = Double(successes) / Double(trials)
    low = Self.lowest(successes, of: trials)
    high = 1 - Self.lowest(trials - successes, of: trials)
  }

  /// The proportion at which `successes` or more have a probability of 2.5 %.
  private static func lowest(_ successes: Int, of trials: Int) -> Double {
    guard successes > 0 else { return 0 }
    return Bisection.edge(between: 0, and: Double(successes) / Double(trials)) {
      BinomialTails(successes - 1, of: trials, probability: $0).above < PoissonRate.tail
    }
  }
}
