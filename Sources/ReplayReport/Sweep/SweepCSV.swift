import ReplayStatistics
import TextFormats

extension Sweep {
  /// The sweep as CSV: the counts at every threshold that was tried.
  package var csv: String {
    let rows = groups.flatMap { group in
      let group = SweptGroup(group, self)
      // Nil if the engine's own threshold differs between traces.
      let own = group.group.own.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
      return group.thresholds.map { SweepRow(group: group, $0.threshold, $0.outcome, isOwn: false) }
        + (group.own.map { [SweepRow(group: group, own, $0, isOwn: true)] } ?? [])
    }
    return CSVRows(SweepRow.columns(of: unit), rows).text
  }
}

/// One CSV row: the counts of a group at one threshold.
private struct SweepRow {
  let group: SweptGroup
  let threshold: Double?
  let outcome: SweptOutcome
  let isOwn: Bool

  init(group: SweptGroup, _ threshold: Double?, _ outcome: SweptOutcome, isOwn: Bool) {
    (self.group, self.threshold, self.outcome, self.isOwn) = (group, threshold, outcome, isOwn)
  }

  static func columns(of unit: Sweep.Unit) -> [Column<SweepRow>] {
    SweptGroup.names.columns("engine", "model", "origin").of { $0.group.group }
      + [Column("threshold_\(unit.rawValue)") { $0.threshold }]
      + ClusteredCounts.sweptFields().columns("tp", "fp", "fn", "tn").of { $0.outcome.shares }
      + [
        Column("recall") { $0.outcome.shares.recall.value },
        Column("false_alarm_rate") { $0.outcome.shares.falsePositiveRate.value },
        Column("precision") { $0.outcome.shares.precision.value },
      ] + SweptOutcome.fields.columns("free_triggers", "exposure_h").of { $0.outcome }
      + [
        Column("own") { $0.isOwn ? "yes" : "no" },
        Column("no_intent") { $0.group.group.unlabelledCount },
        SweptOutcome.fields.column("no_intent_fired").of { $0.outcome },
      ]
  }
}
