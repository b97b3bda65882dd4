import GestureTraces
import ReplayStatistics
import TextFormats

extension Sweep {
  /// The name and version of the shape that ``json`` has.
  package static let schema = "overscroll-sweep/2"

  /// The sweep for programs: one object, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("unit", unit.rawValue)
      json.member("cost_false_accept", costs.falseAccept)
      json.member("cost_miss", costs.miss)
      json.member("best", best.rawValue)
      json.member("false_alarm_rate", falseAlarmRate)
      json.list("groups", groups) { json, group in SweepGroupJSON(group, self).write(to: &json) }
      json.list("excluded", excluded) { json, exclusion in exclusion.write(to: &json) }
    }
    return json.text
  }

  /// The counts of every threshold asked for as comma-separated values.
  package var csv: String {
    var rows = CSVRows([
      "engine", "model", "origin", "threshold_\(unit.rawValue)", "tp", "fp", "fn", "tn", "recall",
      "false_alarm_rate", "precision", "free_triggers", "exposure_h", "own", "no_intent", "no_intent_fired",
    ])
    for group in groups {
      let hits = group.unlabelledFired
      for (index, counts) in group.counts(group.curve).enumerated() {
        rows.add(
          Self.cells(group, at: group.grid[index], counts, group.freeTriggers[index], isOwn: false)
            + ["\(group.unlabelledCount)", "\(hits[index])"])
      }
      guard group.own != nil || !group.isOfRows else { continue }
      // With several of its own it has no one threshold.
      let own = group.own.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
      rows.add(
        Self.cells(group, at: own, group.ownCounts, group.ownFreeTriggers, isOwn: true)
          + ["\(group.unlabelledCount)", "\(group.unlabelledFiredAtOwn)"])
    }
    return rows.text
  }

  private static func cells(
    _ group: SweepGroup, at threshold: Double?, _ counts: ConfusionCounts, _ free: Int?, isOwn: Bool
  ) -> [String] {
    [group.engine, group.model, group.origin, CSVRows.cell(threshold)]
      + [counts.truePositives, counts.falsePositives, counts.falseNegatives, counts.trueNegatives].map(
        String.init)
      + [counts.recall, counts.falsePositiveRate, counts.precision].map { CSVRows.cell($0.value) }
      + [CSVRows.cell(free.map(Double.init)), CSVRows.cell(group.exposure / 3600), isOwn ? "yes" : "no"]
  }
}

/// One group as JSON.
private struct SweepGroupJSON {
  let group: SweepGroup
  let sweep: Sweep
  let curve: ReceiverCurve
  let unit: String

  init(_ group: SweepGroup, _ sweep: Sweep) {
    (self.group, self.sweep, curve, unit) = (group, sweep, group.curve, sweep.unit.rawValue)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("engine", group.engine)
      json.member("model", group.model)
      json.member("origin", group.origin)
      json.member("method", "\(group.method.name)")
      json.member("method_reason", group.reason)
      json.member("n", group.ownCounts.total)
      json.member("pulls", group.ownCounts.wanted)
      json.object("sampling") { json in
        json.member("unit", group.sampling.unit.rawValue)
        json.member("n", group.sampling.count.map(Double.init))
      }
      json.member("busy", group.busy)
      group.scales.write(to: &json)
      json.member("no_intent", group.unlabelledCount)
      json.member("uneven", group.uneven)
      if curve.isOfRuns { json.member("thresholds_run", curve.points.count) }
      json.key("auc")
      curve.areaUnderCurve.write(to: &json)
      json.key("average_precision")
      curve.averagePrecision.write(to: &json)
      json.object("own") { json in
        json.member("least_\(unit)", group.own?.lowerBound)
        json.member("greatest_\(unit)", group.own?.upperBound)
        guard !group.isOfRows else { return json.member("why", "rows say no threshold of the engine's own") }
        write(group.ownShares, to: &json)
        write(group.ownFalseAccepts, to: &json)
        json.member("no_intent_fired", group.unlabelledFiredAtOwn)
      }
      writeThresholds(to: &json)
      writeCurve(to: &json)
      writeChoices(to: &json)
    }
  }

  private func writeThresholds(to json: inout JSONWriter) {
    let (free, hits) = (group.falseAccepts, group.unlabelledFired)
    json.objects("thresholds", group.shares(curve).enumerated()) { json, entry in
      json.member("threshold_\(unit)", group.grid[entry.offset])
      write(entry.element, to: &json)
      write(free[entry.offset], to: &json)
      json.member("no_intent_fired", hits[entry.offset])
    }
  }

  private func write(_ free: PoissonRate?, to json: inout JSONWriter) {
    json.member("free_triggers", free.map { Double($0.events) })
    json.member("exposure_h", group.exposure / 3600)
    json.member("false_accepts_per_hour", free?.value)
    if free == nil {
      json.member("why_no_rate", "free traces are run for some of the thresholds")
    } else if free?.value == nil {
      json.member("why_no_rate", "no free trace")
    }
  }

  /// Every point of ROC, DET and precision–recall, from the strictest to the most lenient.
  private func writeCurve(to json: inout JSONWriter) {
    json.objects("curve", curve.points) { json, point in
      if let run = point.run {
        json.member("threshold_\(unit)", run)
      } else {
        json.member("above_\(unit)", point.above)
        json.member("up_to_\(unit)", point.upTo)
      }
      json.member("tp", point.counts.truePositives)
      json.member("fp", point.counts.falsePositives)
      json.member("recall", point.counts.recall.value)
      json.member("false_alarm_rate", point.counts.falsePositiveRate.value)
      json.member("precision", point.counts.precision.value)
      json.member("deviate_false_alarm", point.deviates.falseAlarm)
      json.member("deviate_miss", point.deviates.miss)
    }
  }

  private func writeChoices(to json: inout JSONWriter) {
    let choice = SweepChoice(curve, sweep)
    for (key, pick) in [
      ("least_cost", choice.cheapest), ("plateau", choice.plateau), ("youden", choice.youden),
      ("at_false_alarm_rate", choice.atRate),
    ] {
      json.object(key) { write(pick, to: &$0) }
    }
  }

  private func write(_ pick: SweepChoice.Pick, to json: inout JSONWriter) {
    let stretch = pick.stretch
    if let runs = stretch?.runs {
      json.member("from_\(unit)", runs.lowerBound)
      json.member("to_\(unit)", runs.upperBound)
      json.member("runs", stretch?.points.count ?? 0)
    } else {
      json.member("above_\(unit)", stretch?.above)
      json.member("up_to_\(unit)", stretch?.upTo)
    }
    json.member("threshold_\(unit)", stretch?.threshold)
    json.member("width_\(unit)", stretch?.width)
    if let j = pick.j { json.member("j", j) }
    guard let stretch else { return json.member("why", pick.why) }
    guard let counts = group.shares(of: stretch, curve) else { return }
    json.member("cost", sweep.costs.of(counts.total))
    write(counts, to: &json)
  }

  private func write(_ shares: ClusteredCounts, to json: inout JSONWriter) {
    let counts = shares.total
    json.member("tp", counts.truePositives)
    json.member("fp", counts.falsePositives)
    json.member("fn", counts.falseNegatives)
    json.member("tn", counts.trueNegatives)
    for (name, estimate) in [
      ("recall", shares.recall), ("false_alarm_rate", shares.falsePositiveRate),
      ("precision", shares.precision),
    ] {
      json.key(name)
      estimate.write(to: &json)
    }
    let detection = SignalDetection(counts)
    json.member("d_prime", detection?.sensitivity)
    json.member("criterion", detection?.criterion)
    if detection == nil { json.member("why_no_d_prime", "not both pulls and others among the gestures") }
  }
}
