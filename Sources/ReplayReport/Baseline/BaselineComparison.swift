/// A report beside an earlier one: what changed in each group, and whether chance may have done it.
///
/// | | the same traces | different traces |
/// |---|---|---|
/// | recall, specificity | every trace that changed sides counts | Newcombe's interval of the difference |
/// | false accepts | every trigger counts | Wilson's interval of the share of triggers, beside the share of hours |
/// | violations | every replay counts | Newcombe's interval of the difference |
/// | what a trigger times | every trace that fired both times counts | the medians' intervals by ranks, joined as Newcombe does |
/// | other timing and shape | the mean of all | as above |
///
/// Traces are the same if they hold the same bytes, whatever their paths and order (``GestureTraces/ContentHash``). A replay is
/// deterministic: with the same traces, what changed is the engine.
public struct BaselineComparison: Equatable, Sendable {
  /// The baseline's path as given.
  public let path: String
  /// A group each that stands in both, or in the baseline alone; the worst first, else in the report's order.
  public let groups: [BaselineGroup]
  /// Groups that the baseline does not have.
  public let new: [String]

  /// Compares.
  ///
  /// - Parameters:
  ///   - report: The report now.
  ///   - baseline: The earlier one, of the same settings.
  public init(_ report: Report, with baseline: BaselineReport) {
    path = baseline.path
    let now = report.groups.map(GroupRecord.init)
    let before = Dictionary(baseline.groups.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    new = now.filter { before[$0.key] == nil }.map { "\($0.key.engine) on \($0.key.model), \($0.key.origin)" }
    let known = Set(now.map(\.key))
    var groups = now.compactMap { record in
      before[record.key].map { old in
        let origin = record.key.origin
        return GroupComparison(
          old: old, new: record,
          oldTraces: baseline.traces[origin] ?? TracePairing.Side(paths: [], hashes: []),
          newTraces: TracePairing.Side(
            paths: report.traces[origin] ?? [], hashes: report.contentHashes[origin] ?? [])
        ).group
      }
    }
    groups += baseline.groups.filter { !known.contains($0.key) }.map(Self.gone)
    self.groups = groups.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
  }

  /// A group that only the baseline has: nobody knows any more.
  private static func gone(_ old: GroupRecord) -> BaselineGroup {
    let change = BaselineChange(
      figure: "n", verdict: .worse, before: Double(old.counts.total), after: nil,
      words: "the baseline has this group, the report has not; replay it too, or make a new baseline")
    return BaselineGroup(
      engine: old.key.engine, model: old.key.model, origin: old.key.origin,
      whyOtherTraces: "there are none now",
      changedTraces: nil, changes: [change], verdict: .worse)
  }

  /// Whether nothing is worse.
  public var holds: Bool { groups.allSatisfy { $0.verdict != .worse } }
  /// What became of the whole: of its worst group.
  public var verdict: BaselineVerdict { groups.map(\.verdict).max() ?? .same }
}
