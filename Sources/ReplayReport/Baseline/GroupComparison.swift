import TextFormats
import ReplayStatistics

/// One group at two times.
struct GroupComparison {
  /// The part of it that can be compared.
  enum Basis: Equatable {
    /// Both are of the same traces: everything, without chance.
    case same
    /// Some traces are in both: of those what is known of each, without chance.
    case common
    /// None is in both: figures of the whole, by intervals.
    case others
  }

  let old: GroupRecord
  let new: GroupRecord
  /// Paths of the traces then and now.
  let paths: (old: [String], new: [String])
  /// The traces that both have, meant alike and replayed both times.
  let pairs: [TracePairing.Pair]
  let basis: Basis
  /// For each trace then and now its row among those in which it fired; nil where it did not, or where nothing counts.
  let rows: (old: [Int?], new: [Int?])
  /// The rows of the free use that both have; nil where the baseline does not say how often it fired in which.
  let freePairs: [(before: Int?, now: Int?)]?
  /// The change of the threshold; nil where it is the same.
  private(set) var threshold: BaselineChange?
  /// The reason why not all traces are the same; nil where they are.
  private let why: String?

  /// A group at two times.
  ///
  /// - Parameters:
  ///   - old: As the baseline has it.
  ///   - new: As it is now.
  ///   - traces: Those of their origin, then and now.
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

  /// The group with the changes of its figures and its verdict.
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

  /// Figures that are of the whole folder, which is another one.
  private var notCompared: [String] {
    guard basis == .common else { return [] }
    var figures: [String] = []
    if freePairs == nil { figures.append("false_accepts_per_hour") }
    if brokenBefore == nil || brokenNow == nil { figures.append("violations") }
    return figures + metricsNotCompared
  }

  /// The traces whose letters before and now are so, by where they stand now.
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
      // Nobody knows any more what the baseline knew.
      return BaselineChange(
        figure: name, verdict: after.value == nil ? .worse : .changed, before: before.value,
        after: after.value,
        words:
          "there is none \(after.value == nil ? "now" : "in the baseline"): \((after.value == nil ? after : before).why ?? "")"
      )
    }
    return change(name, before, after, isWorseWhenGreater: false)
  }

  /// A share or rate of different traces: a change only if the interval of the difference excludes 0.
  ///
  /// The interval joins those of both sides (``MedianShift``), which are by person if the traces name several. If one side has none, as of too few
  /// people, the change may be chance.
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
