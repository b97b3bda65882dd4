import ReplayStatistics

/// The bounds for things that were never seen: no event in n trials is not a rate of 0.
///
/// The bounds are those of `ZeroEvents` in `ReplayStatistics`.
package struct NoneSeen: Equatable, Sendable {
  /// Nothing in so many trials, and the most the rate may be all the same (95 %).
  package struct Trials: Equatable, Sendable {
    /// Trials, 1 or more.
    package let count: Int
    /// The upper bound of the rate.
    package let most: Double

    init?(events: Int, of count: Int) {
      guard events == 0, let high = ZeroEvents.highestShare(trials: count) else { return nil }
      (self.count, most) = (count, high)
    }
  }

  /// Nothing in so many hours, and the most the rate may be all the same (95 %).
  package struct Hours: Equatable, Sendable {
    /// Exposure, above 0.
    package let hours: Double
    /// The upper bound of events an hour.
    package let mostAnHour: Double
    /// Hours without an event that would make it one an hour at most.
    package static let forOneAnHour = ZeroEvents.hours(toClaim: 1)

    init?(events: Int, hours: Double) {
      guard events == 0, let rate = ZeroEvents.highestRate(hours: hours) else { return nil }
      self.hours = hours
      mostAnHour = rate
    }
  }

  /// No false alarm in so many traces that are no pulls; nil where there was one, or no such trace.
  package let falseAlarms: Trials?
  /// No miss in so many pulls; nil where there was one, or no pull.
  package let misses: Trials?
  /// No trigger in so much free use; nil where there was one, or no such use.
  package let falseAccepts: Hours?

  /// The bounds for the zeros of a group.
  package init(_ group: ReportGroup) {
    let counts = group.counts
    falseAlarms = Trials(events: counts.falsePositives, of: counts.total - counts.wanted)
    misses = Trials(events: counts.falseNegatives, of: counts.wanted)
    falseAccepts = Hours(events: group.freeTriggers, hours: group.falseAccepts.hours)
  }

  /// True where ``falseAlarms`` and ``misses`` are both nil.
  var isEmpty: Bool { falseAlarms == nil && misses == nil }
}
