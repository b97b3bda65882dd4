/// A proportion of successes with its 95 % interval by Wilson's score method (Wilson 1927).
///
/// For proportion p and n trials the bounds are `(p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n)`, with `z` the normal quantile at 97.5
/// %; the lower bound is 0 without successes, the upper bound 1 without failures.
public struct WilsonInterval: ShareInterval {
  /// The proportion, 0…1; nil without trials.
  public let value: Double?
  /// The lower bound of the 95 % interval, 0…1; nil without trials.
  public let low: Double?
  /// The upper bound of the 95 % interval, 0…1; nil without trials.
  public let high: Double?
  /// The number of trials.
  public let count: Int

  /// Computes the proportion and its interval from a number of successes, 0 to `trials`, and a number of trials, 0 or more.
  public init(successes: Int, trials: Int) {
    precondition(successes >= 0 && successes <= trials, "successes must be between 0 and trials")
    count = trials
    guard trials > 0 else {
      (value, low, high) = (nil, nil, nil)
      return
    }
    let share = Double(successes) / Double(trials)
    let interval = Self(share: share, trials: Double(trials), count: trials)
    (value, low, high) = (interval.value, interval.low, interval.high)
  }

  /// Computes the interval for a number of trials that need not be whole, such as an effective number.
  ///
  /// - Parameters:
  ///   - share: The proportion, from 0 to 1.
  ///   - trials: The number of trials, above 0.
  init(share: Double, trials: Double) {
    self.init(share: share, trials: trials, count: WholeNumber.upwards(trials))
  }

  private init(share: Double, trials n: Double, count: Int) {
    self.count = count
    let z = NormalDistribution.quantile975
    let square = z * z
    let centre = (share + square / (2 * n)) / (1 + square / n)
    let half = z * (share * (1 - share) / n + square / (4 * n * n)).squareRoot() / (1 + square / n)
    value = share
    low = share <= 0 ? 0 : centre - half
    high = share >= 1 ? 1 : centre + half
  }
}
