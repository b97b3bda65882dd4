/// A share of successes with its exact 95 % interval (Clopper and Pearson 1934): never covers less than 95 %, mostly more.
///
/// The bounds solve `P(X ≥ k; p) = 0.025` and `P(X ≤ k; p) = 0.025`; the lower is 0 without successes, the upper 1 without failures.
public struct ClopperPearsonInterval: ShareInterval {
  /// See ``ShareInterval/value``.
  public let value: Double?
  /// See ``ShareInterval/low``.
  public let low: Double?
  /// See ``ShareInterval/high``.
  public let high: Double?
  /// See ``ShareInterval/count``.
  public let count: Int

  /// See ``ShareInterval/init(successes:trials:)``.
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

  /// The share at which `successes` or more have the probability 2.5 %.
  private static func lowest(_ successes: Int, of trials: Int) -> Double {
    guard successes > 0 else { return 0 }
    return Bisection.edge(between: 0, and: Double(successes) / Double(trials)) {
      BinomialTails(successes - 1, of: trials, probability: $0).above < PoissonRate.tail
    }
  }
}
