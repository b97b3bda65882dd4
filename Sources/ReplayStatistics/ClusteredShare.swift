/// The successes of one person or device, of all its trials.
public struct UnitShare: Equatable, Comparable, Sendable {
  /// From 0 to ``trials``.
  public let successes: Int
  /// 0 or more.
  public let trials: Int

  /// So many of so many.
  public init(_ successes: Int, of trials: Int) {
    precondition(successes >= 0 && successes <= trials, "successes must be between 0 and trials")
    (self.successes, self.trials) = (successes, trials)
  }

  /// By trials, then by successes: sums over sorted ones are the same to the bit in whatever order people came.
  public static func < (left: UnitShare, right: UnitShare) -> Bool {
    (left.trials, left.successes) < (right.trials, right.successes)
  }
}

/// A share of successes with its 95 % interval, where trials come from several people: Wilson's score interval of as many independent
/// trials as theirs are worth (Dean and Pagano 2015; Korn and Graubard 1998).
///
/// `n* = (z/t)²·p(1 − p) / v`, at most all trials. The variance v is the greater of two: what the people show (`UnitSizes`), and
/// `p(1 − p)·Σ n(1 + (n − 1)ρ) / N²` of trials that correlate by ρ within a person. Seen in few people a correlation shows too
/// small, so ρ is at least `0.3·(1 − c/min(10, m))`, c the number of people who have the rarer of both outcomes at all. t is Student's quantile
/// with degrees of freedom halfway between m − 1 and Satterthwaite's for ρ. Where all trials have one outcome v is `p(1 − p)` times the second, with ρ = 0.3, and z
/// stands for t.
///
/// Chosen by simulation for 3 to 50 people with 5 to 500 trials each, correlations up to 0.3 and shares from 1 %: it covers 92 to 100 %, on average
/// 97 (`tools/prove statistics`).
public struct ClusteredShare: Equatable, Sendable {
  /// Successes over trials, from 0 to 1; nil without trials.
  public let value: Double?
  /// Lower bound; nil without trials, and of fewer people than ``SamplingUnit/fewest``.
  public let low: Double?
  /// Upper bound; as ``low``.
  public let high: Double?
  /// Trials.
  public let count: Int
  /// People with a trial.
  public let units: Int
  /// What the trials are worth, in independent ones; nil without bounds.
  public let effectiveTrials: Double?

  /// Correlations are not taken to be greater than this where too few people show them.
  static let assumedCorrelation = 0.3
  /// So many people with the rarer outcome show how much their trials correlate.
  static let enoughToKnow = 10

  /// The interval.
  ///
  /// - Parameter all: One for each person or device, in any order; those without trials count for nothing.
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

  /// What the trials are worth.
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

  /// What each person has more than the share would have it.
  static func residuals(_ people: [UnitShare], _ share: Double) -> [Double] {
    people.map { Double($0.successes) - share * Double($0.trials) }
  }
}
