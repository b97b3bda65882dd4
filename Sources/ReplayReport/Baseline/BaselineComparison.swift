import TextFormats

/// A report beside an earlier one: what changed in each group, and whether chance may have done it.
///
/// | | all or some traces the same | no trace the same |
/// |---|---|---|
/// | recall, specificity | every trace that changed sides counts | both intervals joined, for independent gestures Newcombe's of the difference |
/// | false accepts | every trigger counts | both intervals by person joined; for independent gestures Wilson's of the share of triggers, compared with the share of hours |
/// | violations | every replay counts | as recall |
/// | what a trigger times | every gesture that fired both times counts | the medians' intervals joined |
/// | other timing and shape | the mean of all, where all are the same; else not compared | as above |
///
/// Traces are the same if they hold the same, whatever their paths and order (`Trace.hashOfContents`): those that only one has are
/// counted, named, and in no figure. A replay is deterministic: with the same traces, what changed is the engine.
///
/// Recall, specificity or false accepts an hour that the baseline had and that are none now, as where no pull is left, are worse:
/// nobody knows any more what the baseline knew.
package struct BaselineComparison: Equatable, Sendable {
  /// The traces of one origin then and now.
  package struct Traces: Equatable, Sendable {
    /// The origin.
    package let origin: String
    /// The traces that both have, and those that only one has.
    package let overlap: TraceOverlap
  }

  /// The baseline's path as given.
  package let path: String
  /// A group each that stands in both; the worst first, else in the report's order.
  package let groups: [BaselineGroup]
  /// Groups that the baseline does not have.
  package let new: [String]
  /// Groups of the baseline that were not replayed now: nothing is known of them.
  package let missing: [String]
  /// The origins of ``groups`` whose traces are not all the same, in the report's order.
  package let otherTraces: [Traces]
  /// True where each gesture of the baseline must be there again.
  private let wantsWhole: Bool
  /// The reason why there is nothing in the report; nil where there is something.
  private let whyNothing: String?

  /// Compares.
  ///
  /// - Parameters:
  ///   - report: The report now.
  ///   - baseline: The earlier one, of the same settings.
  ///   - wantsWhole: Whether each gesture of the baseline must be there again for ``holds``.
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
      // All engines and models of an origin replay the same traces: one pairing serves them.
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
    // Of this origin alone: names are kept packed, and those of a million gestures take a while.
    let counted = report.counted.first { $0.origin == origin }
    return TracePairing(
      old: baseline.traces[origin] ?? TracePairing.Side(paths: [], hashes: []),
      new: TracePairing.Side(paths: counted?.names.all ?? [], hashes: counted?.hashes ?? []))
  }

  /// The reason why nothing could be compared, and what to do; nil where something was.
  package var whyNothingCompared: String? {
    guard groups.isEmpty else { return nil }
    if let whyNothing { return whyNothing }
    return
      "none of its \(missing.count) groups was replayed now (\(TraceOverlap.names(missing))); give the same engines and models, and traces of the same origin, or make a new baseline"
  }

  /// Groups that nobody compared; nil where every group of the baseline was, or none.
  private var whatIsMissing: String? {
    guard !missing.isEmpty, !groups.isEmpty else { return nil }
    return
      "Not replayed now: \(missing.count) of \(missing.count + groups.count) groups of the baseline (\(TraceOverlap.names(missing))); replay them too, or make a new baseline"
  }

  /// The gestures of the baseline that are not there, where all must be; nil where none is missing.
  var whatItLacks: String? {
    guard wantsWhole, !groups.isEmpty else { return nil }
    let overlaps = otherTraces.map(\.overlap)
    if overlaps.contains(where: { $0.before == 0 }) {
      return
        "it names no gesture with an intent, so nobody can tell whether all are here; label them and make it anew, or leave --whole-baseline out"
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

  /// True where nothing of the baseline is there again: what is compared then are shares of different gestures.
  var isOfOtherTraces: Bool {
    !otherTraces.isEmpty && otherTraces.allSatisfy { $0.overlap.before > 0 && $0.overlap.same == 0 }
  }

  /// The parts that are not in both, a line each: groups that were not replayed now, and traces of each origin.
  var coverage: [String] {
    [whatIsMissing].compactMap(\.self) + otherTraces.map { "\($0.origin): \($0.overlap.words)" }
  }

  /// True where something was compared and nothing is worse.
  package var holds: Bool {
    !groups.isEmpty && groups.allSatisfy { $0.verdict != .worse } && whatItLacks == nil
  }
  /// The verdict on the whole: that on its worst group; nil where nothing was compared.
  package var verdict: BaselineVerdict? { groups.map(\.verdict).max() }
}

extension GroupRecord.Key {
  /// `mrefresh on uikit, synthetic`.
  fileprivate var words: String { "\(engine) on \(model), \(origin)" }
}
