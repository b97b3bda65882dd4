import ReplayStatistics

/// Upper bounds for events that were never observed: 0 events in n trials do not mean a rate of 0.
///
/// The bound of a proportion is that of its own interval. The bound of a rate is that of `ZeroEvents` in `ReplayStatistics`, or with
/// several people that of their interval.
package struct NoneSeen: Equatable, Sendable {
  /// Zero events in a number of trials, with the 95 % upper bound of their proportion.
  package struct Trials: Equatable, Sendable {
    /// The number of trials, ≥ 1.
    package let count: Int
    /// The upper bound of the proportion, 0 to 1.
    package let most: Double

    /// The upper bound of the interval of a proportion of 0; nil if the proportion is not 0 or has no interval.
    init?(_ share: Estimate) {
      guard share.value == 0, let high = share.high else { return nil }
      (count, most) = (share.count, high)
    }
  }

  /// Zero events in a number of hours, with the 95 % upper bound of their rate.
  package struct Hours: Equatable, Sendable {
    /// The exposure in hours, above 0.
    package let hours: Double
    /// The upper bound of events per hour.
    package let mostAnHour: Double
    /// The event-free hours needed to bound the rate at one per hour.
    package static let forOneAnHour = ZeroEvents.hours(toClaim: 1)

    init?(_ rate: PoissonRate, of unit: SamplingUnit) {
      let high = unit == .gestures ? ZeroEvents.highestRate(hours: rate.hours) : rate.high
      guard rate.events == 0, let high else { return nil }
      hours = rate.hours
      mostAnHour = high
    }
  }

  /// The bound for false alarms; nil if there was one, or if there is no gesture other than pulls.
  package let falseAlarms: Trials?
  /// The bound for missed pulls; nil if one was missed, or if there is no pull.
  package let misses: Trials?
  /// The bound for triggers in free use; nil if there was one, or if there is no free use.
  package let falseAccepts: Hours?

  /// The bounds for all zeros of a group.
  package init(_ group: ReportGroup) {
    let shares = group.shares
    falseAlarms = Trials(shares.falsePositiveRate)
    misses = Trials(shares.falseNegativeRate)
    falseAccepts = Hours(group.falseAccepts, of: group.sampling.unit)
  }

  /// True if ``falseAlarms`` and ``misses`` are both nil.
  var isEmpty: Bool { falseAlarms == nil && misses == nil }
}
