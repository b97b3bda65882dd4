/// Events per hour with the exact Poisson 95 % interval (Garwood 1936).
///
/// The bounds of the mean `μ` solve `P(X ≥ k; μ) = 0.025` and `P(X ≤ k; μ) = 0.025`; the lower is 0 without events. They are what the
/// quantiles of chi-square give, `½·χ²(0.025; 2k)` and `½·χ²(0.975; 2k + 2)`, found here from the two tails themselves.
public struct PoissonRate: Equatable, Sendable {
  /// Events an hour; nil without exposure.
  public let value: Double?
  /// Lower bound; nil without exposure.
  public let low: Double?
  /// Upper bound; nil without exposure.
  public let high: Double?
  /// Events.
  public let events: Int
  /// Hours of exposure.
  public let hours: Double

  /// Probability outside the interval, on each side.
  static let tail = 0.025

  /// The rate of `events` within `hours`.
  ///
  /// - Parameters:
  ///   - events: 0 or more.
  ///   - hours: Exposure in hours, 0 or more; with 0 there is no rate.
  public init(events: Int, hours: Double) {
    precondition(events >= 0 && hours >= 0, "events and hours must not be negative")
    self.events = events
    self.hours = hours
    guard hours > 0 else {
      (value, low, high) = (nil, nil, nil)
      return
    }
    value = Double(events) / hours
    low = Self.lowestMean(events) / hours
    high = Self.highestMean(events) / hours
  }

  /// The mean at which `events` or more have the probability `tail`.
  static func lowestMean(_ events: Int) -> Double {
    guard events > 0 else { return 0 }
    return Bisection.edge(between: 0, and: Double(events)) { tails(upTo: events - 1, mean: $0).above < tail }
  }

  /// The mean at which `events` or fewer have the probability `tail`.
  static func highestMean(_ events: Int) -> Double {
    // The 97.5 % quantile lies less than 2 standard deviations and 4 events above; the bracket is generous.
    let reach = Double(events) + 10 * Double(events).squareRoot() + 20
    return Bisection.edge(between: Double(events), and: reach) { tails(upTo: events, mean: $0).below > tail }
  }

  /// The probabilities of at most and of more than `count` events, for a mean above 0.
  ///
  /// Both sums are taken in units of the probability of `count` itself, which then cancels: no exponential, no factorial.
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

  /// A term this small beside its sum changes no bit of it.
  private static let negligible = 1e-18
}
