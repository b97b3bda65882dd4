import ReplayExperiments
import ReplayStatistics
import TextFormats

extension StressReport {
  /// The columns of ``csv``.
  private static let columns = [
    "engine", "model", "origin", "condition", "n", "runs", "flipped", "flip_rate", "flip_rate_low",
    "flip_rate_high", "gained_runs", "lost_runs", "extra_trigger_runs", "other_phase_runs",
    "newly_broken", "later_p50_ms",
  ]

  /// A line for each group and condition, after a line of names; a figure that cannot be had is empty.
  package var csv: String {
    var rows = CSVRows(Self.columns)
    for group in groups {
      for (condition, tally) in zip(group.conditions, group.tallies) {
        rows.add([group.engine, group.model, group.origin, condition.name] + Self.cells(tally, of: group))
      }
    }
    return rows.text
  }

  private static func cells(_ tally: StressTally, of group: StressGroup) -> [String] {
    let rate = group.flipRate(of: tally)
    let counts = [
      tally.gained, tally.lost, tally.extraTriggers, tally.otherPhase, tally.newlyBrokenCount,
    ]
    return [tally.traces, tally.runs, tally.flipped].map(String.init)
      + [rate.value, rate.low, rate.high].map(CSVRows.cell) + counts.map(String.init)
      + [CSVRows.cell(tally.delay.value(at: 0.5).map { $0 * 1000 })]
  }
}
