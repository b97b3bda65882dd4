/// A proportion of successes with its exact 95 % interval (Clopper and Pearson 1934), which covers at least 95 %, mostly more.
///
/// For k successes and proportion p, the bounds solve `P(X ≥ k; p) = 0.025` and `P(X ≤ k; p) = 0.025`; the lower bound is 0 without
/// successes, the upper bound 1 without failures.
public struct ClopperPearsonInterval: ShareInterval {
  /// The proportion, 0…1; nil without trials.
  public let value: Double?
  /// The lower bound of the 95 % interval, 0…1; nil without trials.
  public let low: Double?
  /// The upper bound of the 95 % interval, 0…1; nil without trials.
  public let high: Double?
  /// The number of trials.
  public let count: Int

  /// Computes the proportion and its exact interval from a number of successes, 0 to `trials`, and a number of trials, 0 or more.
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
