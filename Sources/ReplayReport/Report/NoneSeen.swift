import ReplayStatistics

/// Upper bounds for events that were never observed, because 0 events in n trials do not mean a rate of 0.
///
/// The bound of a proportion is the upper end of its 95 % interval. The bound of a rate is that of `ZeroEvents` in `ReplayStatistics`; if
/// the traces name several people, it is the upper end of the interval by person.
package struct NoneSeen: Equatable, Sendable {
  /// Zero events in a number of trials, with the 95 % upper bound of their proportion.
  package struct Trials: Equatable, Sendable {
    /// The number of trials, ≥ 1.
    package let count: Int
    /// The 95 % upper bound of the events' proportion, 0 to 1.
    package let most: Double

    /// Takes the upper bound from the interval of a proportion of 0; nil if the proportion is not 0 or has no interval.
    init?(_ share: Estimate) {
      guard share.value == 0, let high = share.high else { return nil }
      (count, most) = (share.count, high)
    }
  }

  /// Zero events in a number of hours, with the 95 % upper bound of their rate.
  package struct Hours: Equatable, Sendable {
    /// The hours of free use without an event, above 0.
    package let hours: Double
    /// The 95 % upper bound of events per hour.
    package let mostAnHour: Double
    /// The number of event-free hours needed to bound the rate at one event per hour.
    package static let forOneAnHour = ZeroEvents.hours(toClaim: 1)

    init?(_ rate: PoissonRate, of unit: SamplingUnit) {
      let high = unit == .gestures ? ZeroEvents.highestRate(hours: rate.hours) : rate.high
      guard rate.events == 0, let high else { return nil }
      hours = rate.hours
      mostAnHour = high
    }
  }

  /// The upper bound for false alarms; nil if there was one, or if there is no gesture other than pulls.
  package let falseAlarms: Trials?
  /// The upper bound for missed pulls; nil if one was missed, or if there is no pull.
  package let misses: Trials?
  /// The upper bound for triggers in free use; nil if there was one, or if there is no free use.
  package let falseAccepts: Hours?

  /// Computes the bounds for everything of which a group has none.
  package init(_ group: ReportGroup) {
    let shares = group.shares
    falseAlarms = Trials(shares.falsePositiveRate)
    misses = Trials(shares.falseNegativeRate)
    falseAccepts = Hours(group.falseAccepts, of: group.sampling.unit)
  }

  /// True if there is no bound for ``falseAlarms`` and none for ``misses``.
  var isEmpty: Bool { falseAlarms == nil && misses == nil }
}
