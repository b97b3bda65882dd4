import GestureTraces
import ReplayStatistics

/// The part of the table for one model and one origin: a line for each engine.
struct ReportSection {
  /// The groups of the section; one or more.
  let members: [ReportGroup]
  /// Display frames per second.
  let rate: Double

  /// The section within `width` columns.
  func text(width: Int) -> String {
    var parts = [title]
    if members.contains(where: { $0.counts.total > 0 }) {
      parts.append("Accuracy (in brackets: 95 % interval)\n" + accuracy.text(width: width))
      parts.append("Fired in, by intent\n" + intents.text(width: width))
    }
    if members.contains(where: { $0.exposure > 0 }) {
      parts.append("False accepts in free use\n" + falseAccepts.text(width: width))
    }
    parts += timing("Crossing to trigger, ms", width: width, of: \.latency)
    parts += timing("Lift to trigger, ms (negative: fired before it)", width: width, of: \.releaseLatency)
    if members.contains(where: { !$0.violations.isEmpty }) {
      parts.append("Rules violated: in how many replays, and where most\n" + violations.text(width: width))
    }
    return parts.joined(separator: "\n")
  }

  private var title: String {
    let counts = members[0].counts
    let frames = Figures.fixed(rate, decimals: rate == rate.rounded() ? 0 : 2)
    let traces = "\(counts.total) \(counts.total == 1 ? "trace" : "traces"), \(counts.wanted) of them pulls"
    return "\(members[0].model), \(members[0].origin): \(traces); \(frames) Hz\n"
  }

  private var accuracy: TextTable {
    var table = TextTable(["engine", "TP", "FP", "FN", "TN", "precision", "recall", "F1", "MCC"])
    for group in members {
      let counts = group.counts
      let cells = [
        counts.truePositives, counts.falsePositives, counts.falseNegatives, counts.trueNegatives,
      ]
      table.add(
        [group.engine] + cells.map(String.init) + [
          Figures.share(counts.precision), Figures.share(counts.recall),
        ]
          + [counts.f1, counts.mcc].map { Figures.fixed($0.value, decimals: 2) })
    }
    return table
  }

  /// A column for each intent that occurs: traces fired in, out of all.
  private var intents: TextTable {
    let present = Intent.allCases.filter { intent in members.contains { $0.byIntent[intent] != nil } }
    var table = TextTable(["engine"] + present.map(\.rawValue))
    for group in members {
      let cells = present.map { intent in
        group.byIntent[intent].map { "\($0.fired)/\($0.total)" } ?? Figures.none
      }
      table.add([group.engine] + cells)
    }
    return table
  }

  private var falseAccepts: TextTable {
    var table = TextTable(["engine", "fired", "hours", "per hour", "95 %"])
    for group in members {
      let rate = group.falseAccepts
      let cells = [rate.hours, rate.value, rate.low, rate.high].map { Figures.fixed($0, decimals: 2) }
      table.add([group.engine, "\(rate.events)", cells[0], cells[1], "(\(cells[2])–\(cells[3]))"])
    }
    return table
  }

  private func timing(
    _ heading: String, width: Int, of spread: (ReportGroup) -> Quantiles
  ) -> [String] {
    guard members.contains(where: { spread($0).count > 0 }) else { return [] }
    var table = TextTable(["engine", "n", "min", "p50", "p95", "p99", "max"])
    for group in members {
      let times = spread(group)
      let figures = [
        times.least, times.value(at: 0.5), times.value(at: 0.95), times.value(at: 0.99), times.greatest,
      ]
      table.add([group.engine, "\(times.count)"] + figures.map(Figures.milliseconds))
    }
    return ["\(heading)\n" + table.text(width: width)]
  }

  private var violations: TextTable {
    var table = TextTable(["engine: violation", "replays", "worst", "at ms", "in"], left: [0, 4])
    for group in members {
      for tally in group.tallies {
        table.add([
          "\(group.engine): \(tally.kind.rawValue)", "\(tally.replays)",
          FindingWords.size(tally.worst.finding),
          Figures.milliseconds(tally.worst.finding.time), tally.worst.trace,
        ])
      }
    }
    return table
  }
}
