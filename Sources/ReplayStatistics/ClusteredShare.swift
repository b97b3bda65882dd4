/// The successes and trials of one person or device.
public struct UnitShare: Equatable, Comparable, Sendable {
  /// The number of successes, from 0 to ``trials``.
  public let successes: Int
  /// The number of trials, 0 or more.
  public let trials: Int

  /// Stores a person's or device's number of successes, from 0 to `trials`, and number of trials.
  public init(_ successes: Int, of trials: Int) {
    precondition(successes >= 0 && successes <= trials, "successes must be between 0 and trials")
    (self.successes, self.trials) = (successes, trials)
  }

  /// Orders by trials, then by successes, so that sums over sorted values are the same to the bit in any order of people.
  public static func < (left: UnitShare, right: UnitShare) -> Bool {
    (left.trials, left.successes) < (right.trials, right.successes)
  }
}

/// A proportion of successes with its 95 % interval, for trials of several people.
///
/// The interval is Wilson's score interval for an effective number of independent trials (Dean and Pagano 2015; Korn and Graubard 1998):
/// `n* = (z/t)²·p(1 − p) / v`, at most the number of trials. Here p is the proportion, z the normal quantile at 97.5 %, m the number of
/// people, and t Student's quantile with degrees of freedom halfway between m − 1 and Satterthwaite's. The variance v is the greater of
/// two: the variance between people (`UnitSizes`), and `p(1 − p)·Σ n(1 + (n − 1)ρ) / N²`, where n is one person's number of trials, N the
/// number of all trials, and ρ the correlation of one person's trials.
///
/// With few people, an estimated correlation is too small. So ρ is at least `0.3·(1 − c/min(10, m))`, where c is the number of people who
/// have the rarer of both outcomes at all. If all trials have the same outcome, `n* = N² / Σ n(1 + (n − 1)ρ)` with ρ = 0.3.
///
/// The constants were chosen by simulation for 3 to 50 people with 5 to 500 trials each, correlations up to 0.3 and proportions from 1 %:
/// the interval covers 92 to 100 %, on average 97 (`tools/prove statistics`).
public struct ClusteredShare: Equatable, Sendable {
  /// Successes divided by trials, 0…1; nil without trials.
  public let value: Double?
  /// The lower bound of the 95 % interval, 0…1; nil without trials, or with fewer people than ``SamplingUnit/fewest``.
  public let low: Double?
  /// The upper bound of the 95 % interval, 0…1; nil in the same cases as ``low``.
  public let high: Double?
  /// The number of trials of all people together.
  public let count: Int
  /// The number of people or devices with at least one trial.
  public let units: Int
  /// The number of independent trials that would give an interval as wide as this one; nil without bounds.
  public let effectiveTrials: Double?

  /// The correlation of one person's trials that is assumed if nobody shows the rarer outcome; the more people show it, the less is
  /// assumed.
  static let assumedCorrelation = 0.3
  /// If this many people, or all people, have the rarer outcome, no correlation is assumed; the data alone give it.
  static let enoughToKnow = 10

  /// Computes the proportion over the trials of all people, and its interval.
  ///
  /// - Parameter all: One entry per person or device, in any order; entries without trials are ignored.
  public init(_ all: [UnitShare]) {
    let people = all.filter { $0.trials > 0 }.sorted()
    count = people.reduce(0) { $0 + $1.trials }
    units = people.count
    guard count > 0 else {
      (value, low, high, effectiveTrials) = (nil, nil, nil, nil)
      return
    }
    let share = Double(people.reduce(0) { $0 + $1.successes }) / Double(count)
    value = share
    guard units >= SamplingUnit.fewest else {
      (low, high, effectiveTrials) = (nil, nil, nil)
      return
    }
    let trials = Self.effectiveTrials(people, share)
    let wilson = WilsonInterval(share: share, trials: trials)
    (low, high, effectiveTrials) = (wilson.low, wilson.high, trials)
  }

  /// The number of independent trials that would give as wide an interval as the trials of these people.
  private static func effectiveTrials(_ people: [UnitShare], _ share: Double) -> Double {
    let sizes = UnitSizes(people.map { Double($0.trials) })
    let rarer = min(people.count { $0.successes > 0 }, people.count { $0.successes < $0.trials })
    let known = min(1, Double(rarer) / Double(min(enoughToKnow, people.count)))
    let assumed = assumedCorrelation * (1 - known)
    guard rarer > 0 else { return 1 / sizes.variance(correlation: assumed) }
    let residuals = residuals(people, share)
    let within = people.reduce(0.0) {
      $0 + Double($1.successes) * Double($1.trials - $1.successes) / Double($1.trials)
    }
    let correlation = max(assumed, sizes.correlation(residuals: residuals, within: within))
    let spread = share * (1 - share)
    let variance = max(
      sizes.covariance(residuals, residuals) / spread, sizes.variance(correlation: correlation))
    let freedom = (sizes.freedom(correlation: correlation) + Double(people.count - 1)) / 2
    let ratio = NormalDistribution.quantile975 / StudentDistribution.quantile975(freedom: freedom)
    return min(sizes.total, ratio * ratio / variance)
  }

  /// For each person, the number of successes minus the number expected if everybody had the proportion `share`.
  static func residuals(_ people: [UnitShare], _ share: Double) -> [Double] {
    people.map { Double($0.successes) - share * Double($0.trials) }
  }
}
