import GestureTraces
import ReplayStatistics

extension StressReport {
  /// The columns of ``csv``.
  private static let columns = [
    "engine", "model", "origin", "condition", "n", "runs", "flipped", "flip_rate", "flip_rate_low",
    "flip_rate_high", "gained_runs", "lost_runs", "extra_trigger_runs", "other_phase_runs",
    "newly_broken", "later_p50_ms",
  ]

  /// A line for each group and condition, after a line of names; a figure that cannot be had is empty.
  public var csv: String {
    var lines = [Self.columns.joined(separator: ",")]
    for group in groups {
      for (condition, tally) in zip(group.conditions, group.tallies) {
        lines.append(Self.line([group.engine, group.model, group.origin, condition.name], tally))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ names: [String], _ tally: StressTally) -> String {
    let rate = tally.flipRate
    func text(_ number: Double?) -> String { number.map { JSONWriter.text(of: $0) } ?? "" }
    let counts = [
      tally.gained, tally.lost, tally.extraTriggers, tally.otherPhase, tally.newlyBrokenCount,
    ]
    let cells =
      names.map(quoted) + ["\(tally.traces)", "\(tally.runs)", "\(tally.flipped)"]
      + [rate.value, rate.low, rate.high].map(text) + counts.map(String.init)
      + [text(tally.delay.value(at: 0.5).map { $0 * 1000 })]
    return cells.joined(separator: ",")
  }

  /// A name by RFC 4180: in quotes where it holds what divides cells.
  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",\"\r\n".contains($0) }) else { return name }
    return "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
