/// The successes and trials of one person or device.
public struct UnitShare: Equatable, Comparable, Sendable {
  /// Number of successes, from 0 to ``trials``.
  public let successes: Int
  /// Number of trials, 0 or more.
  public let trials: Int

  /// One person's or device's successes and trials; `successes` from 0 to `trials`.
  public init(_ successes: Int, of trials: Int) {
    precondition(successes >= 0 && successes <= trials, "successes must be between 0 and trials")
    (self.successes, self.trials) = (successes, trials)
  }

  /// Orders by trials, then by successes, so that sums over sorted values are the same to the bit in any order of people.
  public static func < (left: UnitShare, right: UnitShare) -> Bool {
    (left.trials, left.successes) < (right.trials, right.successes)
  }
}

/// A proportion of successes with its 95 % interval, for trials of several people: Wilson's score interval for as many independent
/// trials as these are worth (Dean and Pagano 2015; Korn and Graubard 1998).
///
/// `n* = (z/t)²·p(1 − p) / v`, at most all trials. The variance v is the greater of two: that between people (`UnitSizes`), and `p(1 − p)·Σ
/// n(1 + (n − 1)ρ) / N²` for trials that correlate by ρ within a person. With few people an estimated correlation is too small, so ρ is at
/// least `0.3·(1 − c/min(10, m))`, where c is the number of people who have the rarer of both outcomes at all. t is Student's quantile with
/// degrees of freedom halfway between m − 1 and Satterthwaite's for ρ. If all trials have the same outcome, v is `p(1 − p)` times the
/// second formula with ρ = 0.3, and z replaces t.
///
/// Chosen by simulation for 3 to 50 people with 5 to 500 trials each, correlations up to 0.3 and proportions from 1 %: it covers 92 to 100
/// %, on average 97 (`tools/prove statistics`).
public struct ClusteredShare: Equatable, Sendable {
  /// Successes divided by trials, 0…1; nil without trials.
  public let value: Double?
  /// Lower bound, 0…1; nil without trials, and with fewer people than ``SamplingUnit/fewest``.
  public let low: Double?
  /// Upper bound, 0…1; nil in the same cases as ``low``.
  public let high: Double?
  /// The number of trials.
  public let count: Int
  /// The number of people with a trial.
  public let units: Int
  /// The number of independent trials that these trials are worth; nil without bounds.
  public let effectiveTrials: Double?

  /// The correlation assumed if too few people show it, and the greatest lower limit.
  static let assumedCorrelation = 0.3
  /// The number of people with the rarer outcome from which on the correlation is estimated from the data alone.
  static let enoughToKnow = 10

  /// The proportion of all people's trials.
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

  /// The number of independent trials that these trials are worth.
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

  /// Each person's successes minus those expected at the common proportion.
  static func residuals(_ people: [UnitShare], _ share: Double) -> [Double] {
    people.map { Double($0.successes) - share * Double($0.trials) }
  }
}
