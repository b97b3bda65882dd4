import ReplayStatistics

/// The bounds for things that were never seen: no event in n trials is not a rate of 0.
///
/// A share's bound is that of its own interval; a rate's is that of `ZeroEvents` in `ReplayStatistics`, of people that of their interval.
package struct NoneSeen: Equatable, Sendable {
  /// Nothing in so many trials, and the most the rate may be all the same (95 %).
  package struct Trials: Equatable, Sendable {
    /// Trials, 1 or more.
    package let count: Int
    /// The upper bound of the rate.
    package let most: Double

    /// The upper bound of the interval of a share of 0; nil of another, and where it has no interval.
    init?(_ share: Estimate) {
      guard share.value == 0, let high = share.high else { return nil }
      (count, most) = (share.count, high)
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

    init?(_ rate: PoissonRate, of unit: SamplingUnit) {
      let high = unit == .gestures ? ZeroEvents.highestRate(hours: rate.hours) : rate.high
      guard rate.events == 0, let high else { return nil }
      hours = rate.hours
      mostAnHour = high
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
    let shares = group.shares
    falseAlarms = Trials(shares.falsePositiveRate)
    misses = Trials(shares.falseNegativeRate)
    falseAccepts = Hours(group.falseAccepts, of: group.sampling.unit)
  }

  /// True where ``falseAlarms`` and ``misses`` are both nil.
  var isEmpty: Bool { falseAlarms == nil && misses == nil }
}
