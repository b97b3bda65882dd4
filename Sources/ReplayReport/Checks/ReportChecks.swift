import TextFormats

/// The results of the gates (limits that figures must meet) and of the comparison with the baseline, an earlier report.
package struct ReportChecks: Equatable, Sendable {
  /// The results of the gates, in the order of their files and lines.
  package let gates: [GateOutcome]
  /// The comparison with an earlier report; nil if there was no baseline.
  package let baseline: BaselineComparison?

  /// Stores the results of gates and of the comparison with a baseline.
  ///
  /// - Parameters:
  ///   - gates: Gate results, in the order of their files and lines.
  ///   - baseline: The comparison with an earlier report; nil without a baseline.
  package init(gates: [GateOutcome], baseline: BaselineComparison?) {
    (self.gates, self.baseline) = (gates, baseline)
  }

  /// True if every gate passes, and nothing is worse than in the baseline if there is one.
  package var hold: Bool { gates.allSatisfy(\.holds) && baseline?.holds ?? true }

  /// The gates that fail, followed by those that pass.
  var sortedGates: [GateOutcome] { gates.filter { !$0.holds } + gates.filter(\.holds) }
}

extension ReportChecks {
  static let fields: Fields<ReportChecks> = [
    .value(
      "passed",
      "Whether every gate holds and nothing is worse than in the baseline; absent without --gate and --baseline. If false, the exit status is 1."
    ) { $0.hold },
    .list(
      "gates",
      "The outcome of each line of the gate files, failed ones first; absent without --gate and --baseline.",
      of: GateOutcome.fields
    ) { $0.sortedGates },
    .optional(
      "baseline", "The changes since an earlier report; absent without --baseline.",
      BaselineComparison.fields
    ) { $0.baseline },
  ]
}

extension GateOutcome {
  fileprivate static let fields: Fields<GateOutcome> = [
    .value("file", "Path of the gate file as given.") { $0.gate.file },
    .value("line", "The gate's line in that file, from 1.") { $0.gate.line },
    .value("gate", "The gate's text, without comment.") { $0.gate.text },
    .value(
      "passed",
      "Whether it holds in every group that it applies to; false if it does not apply to any."
    ) { $0.holds },
    .optional("why", "Why nothing was checked; absent if something was.") {
      $0.checks.isEmpty ? $0.failures[0] : nil
    },
    .list("checks", "Its outcome in each group that it applies to.", of: checkFields) { $0.checks },
  ]

  private static let checkFields: Fields<Check> = [
    .value("group", "The group: engine, model and origin in words.") { $0.group },
    .value(
      "passed", "Whether the figure is within the gate's limit; false if the figure does not exist."
    ) { $0.holds },
    .value("value", "The figure, in the gate's unit; null if it does not exist.") { $0.value },
    .optional("why", "Why the figure does not exist; absent if it does.") { $0.why },
  ]
}

extension BaselineComparison {
  fileprivate static let fields: Fields<BaselineComparison> = [
    .value("file", "Path of the earlier report as given.") { $0.path },
    .value(
      "verdict",
      "The verdict on the worst group: same, changed within noise, changed, better or worse; null if there was nothing to compare."
    ) { $0.verdict?.word },
    .optional("why", "Why there was nothing to compare; absent if there was.") {
      $0.whyNothingCompared ?? $0.whatItLacks
    },
    .list(
      "groups", "One object per engine, model and origin that both reports have.", of: BaselineGroup.fields
    ) { $0.groups },
    .named(
      "traces",
      "By origin, the traces that both reports have; only if their traces differ.",
      of: TraceOverlap.fields
    ) { comparison in comparison.otherTraces.map { (key: $0.origin, value: $0.overlap) } },
    .value("new", "Groups that only this report has, in words.") { $0.new },
    .value("missing", "Groups that only the earlier report has, in words.") { $0.missing },
  ]
}

extension TraceOverlap {
  fileprivate static let fields: Fields<TraceOverlap> = [
    .value("before", "Gestures of this origin in the earlier report.") { $0.before },
    .value("now", "Gestures of this origin in this report.") { $0.now },
    .value("same", "Gestures that both reports have, with the same contents.") { $0.same },
    .value("changed", "Gestures that both reports name, with different contents.") { $0.changed },
    .value("missing", "Gestures that only the earlier report has.") { $0.missing },
    .value("new", "Gestures that only this report has.") { $0.new },
  ]
}

extension BaselineGroup {
  fileprivate static let fields: Fields<BaselineGroup> = [
    .engine { $0.engine },
    .model { $0.model },
    .value(
      "origin",
      "The trace's origin: recorded, imported or synthetic, followed by -remade if shrink or stress made it from another."
    ) { $0.origin },
    .value(
      "verdict",
      "The verdict on the worst of its figures: same, changed within noise, changed, better or worse."
    ) { $0.verdict.word },
    .value("same_traces", "Whether both reports are of the same traces, by their contents.") {
      $0.hasSameTraces
    },
    .value(
      "traces_compared",
      "Gestures that both reports have and that were compared one by one, 0 or more; null without such gestures."
    ) { $0.comparedTraces },
    .value(
      "traces_changed", "The number of them whose verdict changed; null without such gestures."
    ) { $0.changedTraces },
    .optional("why", "Why the traces are not all the same; absent if they are.") { $0.whyOtherTraces },
    .optional(
      "not_compared",
      "Figures that need the same traces in both reports and were not compared; absent if all were compared."
    ) { $0.notCompared.isEmpty ? nil : $0.notCompared },
    .list("changes", "The figures that changed, the worst first.", of: BaselineChange.fields) { $0.changes },
  ]
}

extension BaselineChange {
  fileprivate static let fields: Fields<BaselineChange> = [
    .value("figure", "The figure's name: recall, latency_ms p50.") { $0.figure },
    .value("verdict", "The verdict on its change: changed within noise, changed, better or worse.") {
      $0.verdict.word
    },
    .value("before", "Its value in the earlier report; null if it did not exist.") { $0.before },
    .value("after", "Its value now; null if it does not exist.") { $0.after },
    .value("words", "The gestures that changed, or the size of chance variation; may be empty.") { $0.words },
  ]
}
