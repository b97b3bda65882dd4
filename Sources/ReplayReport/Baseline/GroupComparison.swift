import ReplayStatistics
import TraceReplay

/// One group at two times.
struct GroupComparison {
  let old: GroupRecord
  let new: GroupRecord
  /// Paths of the traces now.
  private let newTraces: [String]
  /// Where each trace now stands in the baseline; nil where the two are not of the same traces, meant alike.
  let places: [Int]?
  /// Why they are not; nil where they are.
  private let why: String?
  /// The baseline's verdicts in the order of the traces now; its own where those are others.
  private let oldVerdicts: TraceVerdicts

  /// Traces that are named; the rest is counted.
  private static let mostNamed = 3

  /// A group at two times.
  ///
  /// - Parameters:
  ///   - old: As the baseline has it.
  ///   - new: As it is now.
  ///   - oldTraces: The traces of the baseline's origin.
  ///   - newTraces: Those of the report now.
  init(old: GroupRecord, new: GroupRecord, oldTraces: TracePairing.Side, newTraces: TracePairing.Side) {
    (self.old, self.new, self.newTraces) = (old, new, newTraces.paths)
    let pairing = TracePairing(old: oldTraces, new: newTraces)
    let verdicts = old.verdicts.reordered(pairing.places ?? [])
    let isSame =
      pairing.places?.indices.allSatisfy { TraceVerdicts.areOfOneKind(verdicts[$0], new.verdicts[$0]) }
      ?? false
    places = isSame ? pairing.places : nil
    oldVerdicts = isSame ? verdicts : old.verdicts
    why = isSame ? nil : pairing.why ?? "the same traces, but meant otherwise"
  }

  /// What became of the group.
  var group: BaselineGroup {
    let changes = ([recall, specificity, falseAccepts] + violations + metrics).compactMap { $0 }
      .filter { $0.verdict != .same }
    let sorted = changes.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
    return BaselineGroup(
      engine: new.key.engine, model: new.key.model, origin: new.key.origin, whyOtherTraces: why,
      changedTraces: isSame ? traces { $0 != $1 }.count : nil, changes: sorted,
      verdict: sorted.first?.verdict ?? .same)
  }

  /// Whether both are of the same traces, meant alike.
  var isSame: Bool { places != nil }

  /// The traces whose letters before and now are so.
  private func traces(_ matches: (UInt8, UInt8) -> Bool) -> [Int] {
    newTraces.indices.filter { matches(oldVerdicts[$0], new.verdicts[$0]) }
  }

  // MARK: Accuracy

  private var recall: BaselineChange? {
    share("recall", of: \.recall, right: UInt8(ascii: "T"), wrong: UInt8(ascii: "N"), unit: "pull")
  }

  private var specificity: BaselineChange? {
    share(
      "specificity", of: \.specificity, right: UInt8(ascii: "."), wrong: UInt8(ascii: "F"),
      unit: "quiet trace")
  }

  private func share(
    _ name: String, of figure: (ConfusionCounts) -> Estimate, right: UInt8, wrong: UInt8, unit: String
  ) -> BaselineChange? {
    let (before, after) = (figure(old.counts), figure(new.counts))
    guard isSame else { return share(name, before, after) }
    let (lost, won) = (traces { $0 == right && $1 == wrong }, traces { $0 == wrong && $1 == right })
    guard !lost.isEmpty || !won.isEmpty else { return nil }
    let verdict: BaselineVerdict =
      lost.count > won.count ? .worse : lost.count < won.count ? .better : .changed
    let units = "\(unit)\(lost.count == 1 ? "" : "s")"
    return BaselineChange(
      figure: name, verdict: verdict, before: before.value, after: after.value,
      words: "\(lost.count) \(units) lost\(names(lost)), \(won.count) won\(names(won))")
  }

  private func names(_ places: [Int]) -> String {
    guard !places.isEmpty else { return "" }
    let shown = places.prefix(Self.mostNamed).map { newTraces[$0] }
    let rest = places.count - shown.count
    return " (\(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""))"
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

  /// A share of different traces: a change only where Newcombe's interval of the difference leaves 0 out.
  private func change(_ name: String, _ before: Estimate, _ after: Estimate, isWorseWhenGreater: Bool)
    -> BaselineChange?
  {
    guard let from = before.value, let to = after.value, from != to || before.count != after.count else {
      return nil
    }
    let difference = MedianShift(
      before: (from, before.low ?? 0, before.high ?? 1), after: (to, after.low ?? 0, after.high ?? 1))
    return BaselineChange(
      figure: name, verdict: difference.verdict(isWorseWhenGreater: isWorseWhenGreater, least: 0),
      before: from, after: to, words: "other traces; \(difference.words)")
  }

  // MARK: Counts

  private var falseAccepts: BaselineChange? {
    let (before, after) = (old.falseAccepts, new.falseAccepts)
    guard before.events != after.events || before.hours != after.hours else { return nil }
    let name = "false_accepts_per_hour"
    guard !isSame else {
      guard before.events != after.events else { return nil }
      return BaselineChange(
        figure: name, verdict: after.events > before.events ? .worse : .better, before: before.value,
        after: after.value, words: "\(before.events) → \(after.events) triggers in the same free use")
    }
    if before.hours > 0, after.hours == 0 {
      return BaselineChange(
        figure: name, verdict: .worse, before: before.value, after: nil,
        words: "there is none now: no free use was recorded")
    }
    guard before.hours > 0, after.hours > 0, before.events + after.events > 0 else { return nil }
    // Of all triggers, as many as its share of the hours fall on the later report, were both alike.
    let share = after.hours / (before.hours + after.hours)
    let interval = WilsonInterval(successes: after.events, trials: before.events + after.events)
    let verdict: BaselineVerdict =
      (interval.low ?? 0) > share ? .worse : (interval.high ?? 1) < share ? .better : .withinNoise
    return BaselineChange(
      figure: name, verdict: verdict, before: before.value, after: after.value, words: "other free use")
  }

  private var violations: [BaselineChange?] {
    FindingKind.allCases.map { kind in
      let (before, after) = (old.violations[kind] ?? 0, new.violations[kind] ?? 0)
      let name = "violations \(kind.rawValue)"
      if isSame {
        guard before != after else { return nil }
        return BaselineChange(
          figure: name, verdict: after > before ? .worse : .better, before: Double(before),
          after: Double(after),
          words: "replays")
      }
      return change(
        name, Self.share(before, of: old), Self.share(after, of: new), isWorseWhenGreater: true)
    }
  }

  /// Replays out of all of a record; an older report does not say how many were of free use.
  private static func share(_ count: Int, of record: GroupRecord) -> Estimate {
    let trials = max(count, record.verdicts.count > 0 ? record.verdicts.count : record.counts.total)
    return Estimate(WilsonInterval(successes: count, trials: trials))
  }
}
