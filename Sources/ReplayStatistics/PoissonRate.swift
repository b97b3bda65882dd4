/// A rate of events per hour with its 95 % interval; for independent gestures the exact Poisson interval (Garwood 1936).
///
/// For k events, the bounds of the mean μ solve `P(X ≥ k; μ) = 0.025` and `P(X ≤ k; μ) = 0.025`; the lower bound is 0 without events. They
/// equal the quantiles of chi-square, `½·χ²(0.025; 2k)` and `½·χ²(0.975; 2k + 2)`, but are found here from the two probabilities.
public struct PoissonRate: Equatable, Sendable {
  /// Events per hour; nil if there are no hours of exposure.
  public let value: Double?
  /// The lower bound of the 95 % interval, in events per hour; nil without exposure, or with too few people.
  public let low: Double?
  /// The upper bound of the 95 % interval, in events per hour; nil without exposure, or with too few people.
  public let high: Double?
  /// The number of events in all hours.
  public let events: Int
  /// The hours of exposure in which events could occur.
  public let hours: Double

  /// The reason why there are no bounds although there is exposure: too few people or devices; nil if nothing is missing.
  public let why: String?

  /// The probability outside the 95 % interval, on each side.
  static let tail = 0.025

  /// Computes the rate of independent events and its exact interval.
  ///
  /// - Parameters:
  ///   - events: The number of events, 0 or more.
  ///   - hours: The exposure in hours, 0 or more; with 0 there is no rate.
  public init(events: Int, hours: Double) {
    precondition(events >= 0 && hours >= 0, "events and hours must not be negative")
    self.events = events
    self.hours = hours
    why = nil
    guard hours > 0 else {
      (value, low, high) = (nil, nil, nil)
      return
    }
    value = Double(events) / hours
    low = Self.lowestMean(events) / hours
    high = Self.highestMean(events) / hours
  }

  /// Computes the rate of events of several people or devices, with an interval that accounts for their differences.
  ///
  /// If gestures are the sampling unit, the interval is the exact one. For people or devices, it is the score interval `r + z²/2h ± z·√(r/h
  /// + z²/4h²)`, the limit of Wilson's for rare events, where r is the rate, z the normal quantile at 97.5 %, and h the effective number of
  /// hours.
  ///
  /// `h = (z/t)²·H / D`, at most H. H is the sum of all hours, and t is Student's quantile as in ``ClusteredShare``. D is the variance
  /// relative to that of a Poisson count: the greater of the variance between people (`UnitSizes`) and `1 + μφ·Σe²/H`, where e is one
  /// person's hours. φ is the squared coefficient of variation of people's rates, estimated from moments and at least `1 − c/min(10, m)`,
  /// where c of m people have an event. `μ = (k + z²)/H` for k events.
  ///
  /// - Parameters:
  ///   - units: The events and hours of each person or device, in any order; entries without hours are ignored.
  ///   - unit: The unit that was sampled at random.
  public init(_ units: [UnitExposure], of unit: SamplingUnit) {
    let people = units.filter { $0.hours > 0 }.sorted()
    let events = people.reduce(0) { $0 + $1.events }
    let exact = PoissonRate(events: events, hours: people.reduce(0) { $0 + $1.hours })
    guard unit != .gestures, let value = exact.value else {
      self = exact
      return
    }
    (self.events, hours, self.value) = (events, exact.hours, value)
    why = unit.whyNoInterval(people.count)
    guard why == nil else {
      (low, high) = (nil, nil)
      return
    }
    let worth = Self.effectiveHours(people, value)
    let z = NormalDistribution.quantile975
    let (centre, half) = (
      value + z * z / (2 * worth), z * (value / worth + z * z / (4 * worth * worth)).squareRoot()
    )
    (low, high) = (events == 0 ? 0 : centre - half, centre + half)
  }

  /// The number of hours of independent events that would give as wide an interval as the hours of these people.
  private static func effectiveHours(_ people: [UnitExposure], _ rate: Double) -> Double {
    let sizes = UnitSizes(people.map { $0.hours })
    let (hours, z) = (sizes.total, NormalDistribution.quantile975)
    let residuals = people.map { Double($0.events) - rate * $0.hours }
    let known = min(
      1, Double(people.count { $0.events > 0 }) / Double(min(ClusteredShare.enoughToKnow, people.count)))
    var variation = 1 - known
    if rate > 0 {
      let squares = residuals.reduce(0) { $0 + $1 * $1 }
      let (own, mean) = (1 - sizes.mean / hours, sizes.mean)
      variation = max(variation, (squares - rate * hours * own) / (rate * rate * hours * mean * own))
    }
    let upper = rate + z * z / hours
    let seen = rate > 0 ? sizes.covariance(residuals, residuals) * hours / rate : 0
    let effect = max(1 + upper * variation * sizes.mean, seen)
    guard rate > 0 else { return hours / effect }
    let freedom = (hours / sizes.mean + Double(people.count)) / 2 - 1
    let ratio = z / StudentDistribution.quantile975(freedom: max(1, freedom))
    return min(hours, ratio * ratio * hours / effect)
  }

  /// The mean number of events at which `events` or more have the probability ``tail``; 0 without events.
  static func lowestMean(_ events: Int) -> Double {
    guard events > 0 else { return 0 }
    return Bisection.edge(between: 0, and: Double(events)) { tails(upTo: events - 1, mean: $0).above < tail }
  }

  /// The mean number of events at which `events` or fewer have the probability ``tail``.
  static func highestMean(_ events: Int) -> Double {
    // The 97.5 % quantile lies less than 2 standard deviations and 4 events above; this bracket is wider.
    let reach = Double(events) + 10 * Double(events).squareRoot() + 20
    return Bisection.edge(between: Double(events), and: reach) { tails(upTo: events, mean: $0).below > tail }
  }

  /// The Poisson probabilities of at most `count` events and of more than `count` events, for a mean above 0.
  ///
  /// Both sums are computed relative to the probability of `count`, which then cancels. This needs no exponential and no factorial.
  static func tails(upTo count: Int, mean: Double) -> (below: Double, above: Double) {
    var (below, term, index) = (1.0, 1.0, Double(count))
    while index > 0, term > below * negligible {
      term *= index / mean
      below += term
      index -= 1
    }
    var above = 0.0
    (term, index) = (1.0, Double(count) + 1)
    while term > above * negligible || index < mean {
      term *= mean / index
      above += term
      index += 1
      if !above.isFinite { break }
    }
    return (below / (below + above), above / (below + above))
  }

  /// Terms below this fraction of their sum are left out; they would change no bit of it.
  private static let negligible = 1e-18
}

/// The events of one person or device, and the hours in which they occurred.
public struct UnitExposure: Equatable, Comparable, Sendable {
  /// The number of events, 0 or more.
  public var events: Int
  /// The hours of exposure, 0 or more.
  public var hours: Double

  /// Stores a person's or device's number of events, and the hours of exposure in which they occurred.
  public init(events: Int, hours: Double) {
    (self.events, self.hours) = (events, hours)
  }

  /// Orders by hours, then by events, so that sums over sorted values are the same to the bit in any order of people.
  public static func < (left: UnitExposure, right: UnitExposure) -> Bool {
    (left.hours, left.events) < (right.hours, right.events)
  }
}
