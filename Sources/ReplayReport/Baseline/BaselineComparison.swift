import TextFormats

/// A report compared with an earlier one, the baseline: what changed in each group, and whether chance alone could explain the change.
///
/// | figures | if some or all traces are the same | if no trace is the same |
/// |---|---|---|
/// | recall, specificity | every trace whose verdict changed counts | both intervals combined; for independent gestures Newcombe's |
/// | false accepts | every trigger counts | per-person intervals combined; else percentage of triggers (Wilson) against that of hours |
/// | violations | every replay counts | as for recall |
/// | timing of triggers | every gesture that fired both times counts | intervals of the medians combined |
/// | other timing and shape | the means are compared if all traces are the same, otherwise nothing | as for the timing of triggers |
///
/// Two traces are the same if their contents are equal (`Trace.hashOfContents`), whatever their paths and order. Traces that only one
/// report has are counted and named, but enter no figure. A replay is deterministic, so if the traces are the same, the engine changed.
///
/// Recall, specificity or false accepts per hour that exist in the baseline but not now (for example because no pull is left) count as
/// worse, because the information is lost.
package struct BaselineComparison: Equatable, Sendable {
  /// How the traces of one origin, such as `recorded`, differ between the baseline and the report.
  package struct Traces: Equatable, Sendable {
    /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
    package let origin: String
    /// The traces that both reports have, and those that only one of them has.
    package let overlap: TraceOverlap
  }

  /// The path of the baseline's file, as given.
  package let path: String
  /// The groups (engine, model and origin of traces) that both reports have: the worst first, otherwise in the report's order.
  package let groups: [BaselineGroup]
  /// The names of the groups that the report has and the baseline does not.
  package let new: [String]
  /// The names of the groups that the baseline has and the report does not, so their current figures are unknown.
  package let missing: [String]
  /// The overlap of traces for each origin where not all are the same in both reports, in the report's order.
  package let otherTraces: [Traces]
  /// True if every gesture of the baseline must be in the report too.
  private let wantsWhole: Bool
  /// The reason why the report has no groups; nil if it has some.
  private let whyNothing: String?

  /// Compares a report with a baseline.
  ///
  /// - Parameters:
  ///   - report: The current report.
  ///   - baseline: The earlier report, made with the same settings.
  ///   - wantsWhole: Whether ``holds`` requires every gesture of the baseline.
  package init(_ report: Report, with baseline: BaselineReport, wantsWhole: Bool = false) {
    (path, self.wantsWhole) = (baseline.path, wantsWhole)
    whyNothing = report.whyNothingCounts
    let now = report.groups.map(GroupRecord.init)
    let before = Dictionary(baseline.groups.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(now.map(\.key))
    new = now.filter { before[$0.key] == nil }.map(\.key.words)
    missing = baseline.groups.filter { !known.contains($0.key) }.map(\.key.words)
    var groups: [BaselineGroup] = []
    var pairings: [String: TracePairing] = [:]
    var traces: [Traces] = []
    for record in now {
      guard let old = before[record.key] else { continue }
      let origin = record.key.origin
      // All engines and models of an origin replay the same traces, so one pairing serves them all.
      let pairing = pairings[origin] ?? Self.pairing(of: origin, report, baseline)
      if pairings.updateValue(pairing, forKey: origin) == nil {
        traces.append(Traces(origin: origin, overlap: pairing.overlap))
      }
      groups.append(GroupComparison(old: old, new: record, traces: pairing).group)
    }
    self.groups = groups.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
    otherTraces = traces.filter { !$0.overlap.isWhole }
  }

  private static func pairing(of origin: String, _ report: Report, _ baseline: BaselineReport)
    -> TracePairing
  {
    // Unpacks the names of this origin alone: names are stored packed, and unpacking a million of them takes a while.
    let counted = report.counted.first { $0.origin == origin }
    return TracePairing(
      old: baseline.traces[origin] ?? TracePairing.Side(paths: [], hashes: []),
      new: TracePairing.Side(paths: counted?.names.all ?? [], hashes: counted?.hashes ?? []))
  }

  /// The reason why no group could be compared, and what to do; nil if at least one was compared.
  package var whyNothingCompared: String? {
    guard groups.isEmpty else { return nil }
    if let whyNothing { return whyNothing }
    return
      "none of its \(missing.count) groups was replayed now (\(TraceOverlap.names(missing))); give the same engines and models, and traces of the same origin, or make a new baseline"
  }

  /// A sentence that names groups of the baseline which were not compared; nil if every group or no group was compared.
  private var whatIsMissing: String? {
    guard !missing.isEmpty, !groups.isEmpty else { return nil }
    return
      "Not replayed now: \(missing.count) of \(missing.count + groups.count) groups of the baseline (\(TraceOverlap.names(missing))); replay them too, or make a new baseline"
  }

  /// Which gestures or groups of the baseline are missing, and what to do; nil if none is missing, or if not all are required.
  var whatItLacks: String? {
    guard wantsWhole, !groups.isEmpty else { return nil }
    let overlaps = otherTraces.map(\.overlap)
    if overlaps.contains(where: { $0.before == 0 }) {
      return
        "its gestures have no intent, so whether all are here is not known; label them and make it again, or leave --whole-baseline out"
    }
    let lacking = overlaps.reduce(0) { $0 + $1.before - $1.same }
    if lacking > 0 {
      let verb = Counted.word(lacking, "is", "are")
      return
        "\(lacking) of its gestures \(verb) not there, or not as then; put the traces back, or make a new baseline"
    }
    guard !missing.isEmpty else { return nil }
    return
      "\(missing.count) of its groups \(Counted.word(missing.count, "was", "were")) not replayed now; replay all, or make a new baseline"
  }

  /// True if no trace of the baseline is in the report, so that percentages of different gestures are compared.
  var isOfOtherTraces: Bool {
    !otherTraces.isEmpty && otherTraces.allSatisfy { $0.overlap.before > 0 && $0.overlap.same == 0 }
  }

  /// Lines on differences in coverage: baseline groups that were not replayed now, then for each origin the traces that only one report
  /// has.
  var coverage: [String] {
    [whatIsMissing].compactMap(\.self) + otherTraces.map { "\($0.origin): \($0.overlap.words)" }
  }

  /// True if at least one group was compared, no figure is worse, and nothing that is required is missing.
  package var holds: Bool {
    !groups.isEmpty && groups.allSatisfy { $0.verdict != .worse } && whatItLacks == nil
  }
  /// The verdict on the whole report: the verdict on its worst group; nil if no group was compared.
  package var verdict: BaselineVerdict? { groups.map(\.verdict).max() }
}

extension GroupRecord.Key {
  /// The group's name in sentences, such as `mrefresh on uikit, synthetic`.
  fileprivate var words: String { "\(engine) on \(model), \(origin)" }
}
