import ReplayStatistics

/// What it can mean that something was never seen: no event in n trials is not a rate of 0.
///
/// Of n trials without one the rate is at most Wilson's upper bound, `z²/(n + z²)`: 3.7 % of 100, 0.38 % of 1000. Of so many hours
/// without one it is at most `−ln 0.05 / hours`: with a higher one, 19 of 20 such spells would have shown an event.
public struct NoneSeen: Equatable, Sendable {
  /// Nothing in so many trials, and the most the rate may be all the same (95 %).
  public struct Trials: Equatable, Sendable {
    /// Trials, 1 or more.
    public let count: Int
    /// The upper bound of the rate.
    public let most: Double

    init?(events: Int, of count: Int) {
      guard events == 0, let high = WilsonInterval(successes: 0, trials: count).high else { return nil }
      (self.count, most) = (count, high)
    }
  }

  /// Nothing in so many hours, and the most the rate may be all the same (95 %).
  public struct Hours: Equatable, Sendable {
    /// Exposure, above 0.
    public let hours: Double
    /// The upper bound of events an hour.
    public let mostAnHour: Double
    /// Hours without an event that would make it one an hour at most.
    public static let forOneAnHour = minusLogOfTail

    /// −ln 0.05.
    private static let minusLogOfTail = 2.995732273553991

    init?(events: Int, hours: Double) {
      guard events == 0, hours > 0 else { return nil }
      self.hours = hours
      mostAnHour = Self.minusLogOfTail / hours
    }
  }

  /// No false alarm in so many traces that are no pulls; nil where there was one, or no such trace.
  public let falseAlarms: Trials?
  /// No miss in so many pulls; nil where there was one, or no pull.
  public let misses: Trials?
  /// No trigger in so much free use; nil where there was one, or no such use.
  public let falseAccepts: Hours?

  /// What a group's zeros can mean.
  public init(_ group: ReportGroup) {
    let counts = group.counts
    falseAlarms = Trials(events: counts.falsePositives, of: counts.total - counts.wanted)
    misses = Trials(events: counts.falseNegatives, of: counts.wanted)
    falseAccepts = Hours(events: group.freeTriggers, hours: group.falseAccepts.hours)
  }

  /// Whether there is any.
  var isEmpty: Bool { falseAlarms == nil && misses == nil }
}
