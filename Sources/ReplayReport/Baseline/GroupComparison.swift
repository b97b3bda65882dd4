import TextFormats
import ReplayStatistics

/// Compares one group (engine, model and origin of traces) of the baseline with the same group of the report.
struct GroupComparison {
  /// How many traces both reports have in common, which decides what can be compared.
  enum Basis: Equatable {
    /// Both reports have the same traces: all figures are compared exactly, because no difference is due to chance.
    case same
    /// Some traces are in both reports: figures that are known per trace are compared over these, exactly.
    case common
    /// No trace is in both reports: figures of all traces together are compared by their intervals.
    case others
  }

  let old: GroupRecord
  let new: GroupRecord
  /// The paths of the traces in the baseline (`old`) and in the report (`new`).
  let paths: (old: [String], new: [String])
  /// The traces that both reports have, with the same intent and replayed both times.
  let pairs: [TracePairing.Pair]
  let basis: Basis
  /// For each trace its row among the traces that fired, in the baseline (`old`) and in the report (`new`).
  ///
  /// Nil for a trace that did not fire or is not counted.
  let rows: (old: [Int?], new: [Int?])
  /// The rows of free-use traces that both reports have, among the traces with triggers; nil if a report does not give triggers per trace.
  let freePairs: [(before: Int?, now: Int?)]?
  /// The change of the engine's threshold; nil if it did not change.
  private(set) var threshold: BaselineChange?
  /// The reason why not all traces are the same in both reports; nil if all are.
  private let why: String?

  /// Prepares the comparison of one group.
  ///
  /// - Parameters:
  ///   - old: The group in the baseline.
  ///   - new: The group in the report.
  ///   - traces: The traces of the group's origin, paired.
  init(old: GroupRecord, new: GroupRecord, traces: TracePairing) {
    (self.old, self.new, paths) = (old, new, traces.paths)
    let alike = traces.pairs.filter {
      TraceVerdicts.areOfOneKind(old.verdicts[$0.before], new.verdicts[$0.now])
    }
    pairs = alike.filter { new.verdicts.hasReplay(at: $0.now) }
    rows = (old.verdicts.rows(of: "TF"), new.verdicts.rows(of: "TF"))
    freePairs = Self.freePairs(old, new, pairs)
    let overlap = traces.overlap
    let areAlike = alike.count == traces.pairs.count
    basis = pairs.isEmpty ? .others : overlap.isWhole && areAlike ? .same : .common
    why =
      basis == .same
      ? nil
      : overlap.isWhole
        ? "the same gestures, but \(overlap.same - alike.count) of them meant otherwise" : overlap.words
    threshold = changeOfThreshold
  }

  /// The result of the comparison: the figures that changed, and the verdict on the group.
  var group: BaselineGroup {
    let changes = ([recall, specificity, falseAccepts] + violations + metrics + freeTimes).compactMap { $0 }
      .filter { $0.verdict != .same }
    let sorted = changes.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
    return BaselineGroup(
      engine: new.key.engine, model: new.key.model, origin: new.key.origin, whyOtherTraces: why,
      comparedTraces: basis == .others ? nil : pairs.count,
      changedTraces: basis == .others ? nil : traces { $0 != $1 }.count,
      notCompared: notCompared, changes: sorted, verdict: sorted.first?.verdict ?? .same)
  }

  /// The names of figures that are not compared, because they exist only for whole folders and the folders differ.
  private var notCompared: [String] {
    guard basis == .common else { return [] }
    var figures: [String] = []
    if freePairs == nil { figures.append("false_accepts_per_hour") }
    if brokenBefore == nil || brokenNow == nil { figures.append("violations") }
    return figures + metricsNotCompared
  }

  /// The traces in both reports whose verdict letters before and now satisfy `matches`, as indices into the report's traces.
  private func traces(_ matches: (UInt8, UInt8) -> Bool) -> [Int] {
    pairs.filter { matches(old.verdicts[$0.before], new.verdicts[$0.now]) }.map(\.now)
  }

  // MARK: Accuracy

  private var recall: BaselineChange? {
    share(
      "recall", of: \.recall, { $0.recall }, right: UInt8(ascii: "T"), wrong: UInt8(ascii: "N"), unit: "pull")
  }

  private var specificity: BaselineChange? {
    share(
      "specificity", of: \.specificity, { $0.specificity }, right: UInt8(ascii: "."),
      wrong: UInt8(ascii: "F"),
      unit: "quiet trace")
  }

  private func share(
    _ name: String, of figure: (ConfusionCounts) -> Estimate, _ own: (GroupRecord) -> Estimate, right: UInt8,
    wrong: UInt8, unit: String
  ) -> BaselineChange? {
    let (before, after) = (own(old), own(new))
    let isGone = before.value != nil && after.value == nil
    guard basis != .others, !isGone else { return share(name, before, after) }
    let (lost, won) = (traces { $0 == right && $1 == wrong }, traces { $0 == wrong && $1 == right })
    guard !lost.isEmpty || !won.isEmpty else { return nil }
    let verdict: BaselineVerdict =
      lost.count > won.count ? .worse : lost.count < won.count ? .better : .changed
    let units = Counted.word(lost.count, unit)
    return BaselineChange(
      figure: name, verdict: verdict, before: figure(old.verdicts.counts(at: pairs.map(\.before))).value,
      after: figure(new.verdicts.counts(at: pairs.map(\.now))).value,
      words: "\(lost.count) \(units) lost\(names(lost)), \(won.count) won\(names(won))")
  }

  private func names(_ indices: [Int]) -> String {
    indices.isEmpty ? "" : " (\(TraceOverlap.names(indices.map { paths.new[$0] })))"
  }

  private func share(_ name: String, _ before: Estimate, _ after: Estimate) -> BaselineChange? {
    guard before.value != nil || after.value != nil else { return nil }
    guard before.value != nil, after.value != nil else {
      // The baseline had a value and the report has none: worse, because the information is lost.
      return BaselineChange(
        figure: name, verdict: after.value == nil ? .worse : .changed, before: before.value,
        after: after.value,
        words:
          "there is none \(after.value == nil ? "now" : "in the baseline"): \((after.value == nil ? after : before).why ?? "")"
      )
    }
    return change(name, before, after, isWorseWhenGreater: false)
  }

  /// The change of a proportion or rate over different traces; it counts only if the interval of the difference excludes 0.
  ///
  /// That interval combines the intervals of both reports (``MedianShift``), which are per person if the traces name several people. If one
  /// report has no interval, for example because it has too few people, the change counts as possibly chance.
  func change(
    _ name: String, _ before: Estimate, _ after: Estimate, isWorseWhenGreater: Bool,
    of what: String = "gestures"
  ) -> BaselineChange? {
    guard let from = before.value, let to = after.value, from != to || before.count != after.count else {
      return nil
    }
    guard before.low != nil, after.low != nil else {
      let why = before.low == nil ? before.why : after.why
      return BaselineChange(
        figure: name, verdict: .withinNoise, before: from, after: to,
        words: "other \(what); \(why ?? "no interval")")
    }
    let difference = MedianShift(
      before: (from, before.low ?? 0, before.high ?? 1), after: (to, after.low ?? 0, after.high ?? 1))
    return BaselineChange(
      figure: name, verdict: difference.verdict(isWorseWhenGreater: isWorseWhenGreater, least: 0),
      before: from, after: to, words: "other \(what); \(difference.words)")
  }
}
