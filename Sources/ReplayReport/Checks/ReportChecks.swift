import TextFormats

/// The results of the gates and of the comparison with the baseline: whether a change may be merged.
package struct ReportChecks: Equatable, Sendable {
  /// The gates, in the order of their files and lines.
  package let gates: [GateOutcome]
  /// The comparison with an earlier report; nil if there was no baseline.
  package let baseline: BaselineComparison?

  /// The checks by their parts.
  ///
  /// - Parameters:
  ///   - gates: Gate results, in the order of their files and lines.
  ///   - baseline: The comparison with an earlier report; nil without a baseline.
  package init(gates: [GateOutcome], baseline: BaselineComparison?) {
    (self.gates, self.baseline) = (gates, baseline)
  }

  /// True if every gate passes and the comparison with the baseline, if there is one, holds.
  package var hold: Bool { gates.allSatisfy(\.holds) && baseline?.holds ?? true }

  /// The failed gates, then those that pass.
  var sortedGates: [GateOutcome] { gates.filter { !$0.holds } + gates.filter(\.holds) }
}

extension ReportChecks {
  static let fields: Fields<ReportChecks> = [
    .value(
      "passed",
      "Whether every gate holds and nothing is worse than in the baseline; absent without --gate and --baseline. False ends the program with 1."
    ) { $0.hold },
    .list(
      "gates",
      "What became of each line of the gate files, failed ones first; absent without --gate and --baseline.",
      of: GateOutcome.fields
    ) { $0.sortedGates },
    .optional(
      "baseline", "What changed since an earlier report; absent without --baseline.",
      BaselineComparison.fields
    ) { $0.baseline },
  ]
}

extension GateOutcome {
  fileprivate static let fields: Fields<GateOutcome> = [
    .value("file", "Path of the gate file as given.") { $0.gate.file },
    .value("line", "The gate's line in that file, from 1.") { $0.gate.line },
    .value("gate", "The gate as it stands there, without comment.") { $0.gate.text },
    .value(
      "passed",
      "Whether it holds in every group that it is of; a gate that is of no group does not."
    ) { $0.holds },
    .optional("why", "Why there is nothing to check; absent where there are checks.") {
      $0.checks.isEmpty ? $0.failures[0] : nil
    },
    .list("checks", "Its outcome in each group that it is of.", of: checkFields) { $0.checks },
  ]

  private static let checkFields: Fields<Check> = [
    .value("group", "The group: engine, model and origin in words.") { $0.group },
    .value(
      "passed", "Whether the figure is within the gate's limit; one that does not exist is not."
    ) { $0.holds },
    .value("value", "The figure, in the gate's own unit; null where it does not exist.") { $0.value },
    .optional("why", "Why the figure does not exist; absent where it does.") { $0.why },
  ]
}

extension BaselineComparison {
  fileprivate static let fields: Fields<BaselineComparison> = [
    .value("file", "Path of the earlier report as given.") { $0.path },
    .value(
      "verdict",
      "That on the worst group: same, changed within noise, changed, better or worse; null where nothing was compared."
    ) { $0.verdict?.word },
    .optional("why", "Why nothing was compared; absent where something was.") {
      $0.whyNothingCompared ?? $0.whatItLacks
    },
    .list(
      "groups", "One for each engine, model and origin that both reports have.", of: BaselineGroup.fields
    ) { $0.groups },
    .named(
      "traces",
      "Only where the two reports are not of the same traces: by origin, what they have in common.",
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
    .value("same", "Gestures that both have, with the same contents.") { $0.same },
    .value("changed", "Gestures that both name and whose contents are others now.") { $0.changed },
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
      "How the trace came to be: recorded, imported or synthetic; with -remade behind it where shrink or stress made it of another."
    ) { $0.origin },
    .value(
      "verdict",
      "That on the worst of its figures: same, changed within noise, changed, better or worse."
    ) { $0.verdict.word },
    .value("same_traces", "Whether both reports are of the same traces, by their contents.") {
      $0.hasSameTraces
    },
    .value(
      "traces_compared",
      "Gestures that both have and that were compared one by one, 0 or more; null where there are none."
    ) { $0.comparedTraces },
    .value(
      "traces_changed", "Those of them whose verdict changed sides; null where there are none to compare."
    ) { $0.changedTraces },
    .optional("why", "Why the traces are not all the same; absent where they are.") { $0.whyOtherTraces },
    .optional(
      "not_compared",
      "Figures that only a whole folder has and that were left alone because the traces are not the same; absent where all were compared."
    ) { $0.notCompared.isEmpty ? nil : $0.notCompared },
    .list("changes", "The figures that changed, the worst first.", of: BaselineChange.fields) { $0.changes },
  ]
}

extension BaselineChange {
  fileprivate static let fields: Fields<BaselineChange> = [
    .value("figure", "The figure's name: recall, latency_ms p50.") { $0.figure },
    .value("verdict", "On its change: changed within noise, changed, better or worse.") { $0.verdict.word },
    .value("before", "Its value in the earlier report; null where it had none.") { $0.before },
    .value("after", "Its value now; null where it has none.") { $0.after },
    .value("words", "Which gestures changed, or how far chance goes; may be empty.") { $0.words },
  ]
}
