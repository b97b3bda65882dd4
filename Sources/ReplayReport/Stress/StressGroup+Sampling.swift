import ReplayExperiments
import ReplayStatistics

extension StressGroup {
  /// The people and devices of the group's traces, and which of them is the sampling unit.
  package var sampling: Sampling {
    var sampling = Sampling(origin: origin)
    for unit in overall.byUnit.keys { sampling.note(unit) }
    return sampling
  }

  /// The proportion of traces whose verdict changes under stress, with an interval by person.
  ///
  /// - Parameter tally: One of the group's tallies.
  /// - Returns: The proportion, 0 to 1; without a value if there are no traces.
  package func flipRate(of tally: StressTally) -> Estimate {
    let sampling = sampling
    let byUnit = sampling.grouped(tally.byUnit.map { ($0.key, [$0.value]) }) { $0 += $1 }
    let shares = byUnit.values.map { parts in
      UnitShare(parts.reduce(0) { $0 + $1.successes }, of: parts.reduce(0) { $0 + $1.trials })
    }
    return Estimate(
      WilsonInterval(successes: tally.flipped, trials: tally.traces), orBecause: "no trace to stress"
    ).bounded(by: shares, of: sampling.unit)
  }
}
