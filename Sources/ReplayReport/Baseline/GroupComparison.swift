import ReplayStatistics
import TraceReplay

/// One group at two times.
struct GroupComparison {
  let old: GroupRecord
  let new: GroupRecord
  let oldTraces: [String]
  let newTraces: [String]

  /// Less than this nobody sees: half of the last digit that tables show, in milliseconds, points, points a second.
  static let leastSeen = 0.05
  /// Traces that are named; the rest is counted.
  private static let mostNamed = 3

  /// What became of the group.
  var group: BaselineGroup {
    let changes = ([recall, specificity, falseAccepts] + violations + metrics).compactMap { $0 }
      .filter { $0.verdict != .same }
    let sorted = changes.enumerated().sorted {
      ($1.element.verdict, $0.offset) < ($0.element.verdict, $1.offset)
    }.map(\.element)
    return BaselineGroup(
      engine: new.key.engine, model: new.key.model, origin: new.key.origin, hasSameTraces: isSame,
      changedTraces: isSame ? places { $0 != $1 }.count : nil, changes: sorted,
      verdict: sorted.first?.verdict ?? .same)
  }

  /// Whether both are of the same traces, in the same order, meant alike.
  private var isSame: Bool {
    !newTraces.isEmpty && oldTraces == newTraces && old.verdicts.count == new.verdicts.count
      && (0..<new.verdicts.count).allSatisfy {
        TraceVerdicts.areOfOneKind(old.verdicts[$0], new.verdicts[$0])
      }
  }

  private var hasSameVerdicts: Bool { isSame && old.verdicts == new.verdicts }

  /// The traces whose letters before and now are so.
  private func places(_ matches: (UInt8, UInt8) -> Bool) -> [Int] {
    (0..<new.verdicts.count).filter { matches(old.verdicts[$0], new.verdicts[$0]) }
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
    let (lost, won) = (places { $0 == right && $1 == wrong }, places { $0 == wrong && $1 == right })
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

  // MARK: Timing and shape

  private var metrics: [BaselineChange?] {
    ReplayMetric.allCases.map { metric in
      guard let before = old.metrics[metric], let after = new.metrics[metric], before != after else {
        return nil
      }
      if metric.isWorseWhenGreater, after.infinite > before.infinite {
        return BaselineChange(
          figure: "\(metric.rawValue) infinite", verdict: .worse, before: Double(before.infinite),
          after: Double(after.infinite), words: "values without a limit")
      }
      return hasSameVerdicts ? exact(metric, before, after) : shift(metric, before, after)
    }
  }

  /// The same replays, without chance: the mean, or the greatest where many that stayed hide one that did not.
  private func exact(_ metric: ReplayMetric, _ before: MetricSummary, _ after: MetricSummary)
    -> BaselineChange
  {
    let ofMeans = (after.mean ?? 0) - (before.mean ?? 0)
    let ofGreatest = (after.greatest ?? 0) - (before.greatest ?? 0)
    let difference = abs(ofMeans) >= Self.leastSeen ? ofMeans : ofGreatest
    let isSeen = abs(difference) >= Self.leastSeen || before.count != after.count
    var verdict: BaselineVerdict = isSeen ? .changed : .withinNoise
    if isSeen, metric.isWorseWhenGreater, before.count == after.count {
      verdict = difference > 0 ? .worse : .better
    }
    let counts = before.count == after.count ? "" : "; of \(before.count) → \(after.count) values"
    return BaselineChange(
      figure: "\(metric.rawValue) mean", verdict: verdict, before: before.mean, after: after.mean,
      words:
        "max \(Figures.fixed(before.greatest, decimals: 1)) → \(Figures.fixed(after.greatest, decimals: 1))\(counts)"
    )
  }

  private func shift(_ metric: ReplayMetric, _ before: MetricSummary, _ after: MetricSummary)
    -> BaselineChange?
  {
    let name = "\(metric.rawValue) p50"
    guard let from = before.median, let to = after.median else {
      return BaselineChange(
        figure: name, verdict: .changed, before: before.median, after: after.median,
        words: "of \(before.count) → \(after.count) values")
    }
    guard let old = before.medianBounds, let new = after.medianBounds else {
      return BaselineChange(
        figure: name, verdict: .withinNoise, before: from, after: to,
        words: "fewer than six values, so no interval")
    }
    let shift = MedianShift(before: (from, old.low, old.high), after: (to, new.low, new.high))
    var verdict = shift.verdict(isWorseWhenGreater: metric.isWorseWhenGreater, least: Self.leastSeen)
    if !metric.isWorseWhenGreater, verdict > .changed { verdict = .changed }
    return BaselineChange(figure: name, verdict: verdict, before: from, after: to, words: shift.words)
  }
}

/// The difference of two figures with intervals, and its own: `d ∓ √((v₂ − e₂)² + (e₁ − v₁)²)` with the ends `e` that lie on
/// that side (Zou and Donner 2008), of two shares with Wilson's intervals just Newcombe's for independent samples.
struct MedianShift {
  private let difference: Double
  private let low: Double
  private let high: Double

  init(
    before: (value: Double, low: Double, high: Double), after: (value: Double, low: Double, high: Double)
  ) {
    difference = after.value - before.value
    low = difference - Self.length(after.value - after.low, before.high - before.value)
    high = difference + Self.length(after.high - after.value, before.value - before.low)
  }

  private static func length(_ one: Double, _ other: Double) -> Double {
    (one * one + other * other).squareRoot()
  }

  /// Better or worse where the interval leaves 0 out and the difference is seen.
  func verdict(isWorseWhenGreater: Bool, least: Double) -> BaselineVerdict {
    guard abs(difference) >= least, low > 0 || high < 0 else { return .withinNoise }
    return (difference > 0) == isWorseWhenGreater ? .worse : .better
  }

  /// The difference and its interval.
  var words: String {
    "difference \(Figures.short(difference)) (95 %: \(Figures.short(low)) to \(Figures.short(high)))"
  }
}
