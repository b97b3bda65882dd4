import ReplayStatistics
import TextFormats
import TraceReplay

extension GroupComparison {
  /// The changes in metrics of timing and shape; nil for a metric that did not change.
  var metrics: [BaselineChange?] {
    ReplayFigure.metrics.map { metric in
      guard let before = old.metrics[metric], let after = new.metrics[metric] else { return nil }
      if metric == .threshold { return threshold }
      if let values = values(of: metric) { return paired(metric, values) }
      // Figures that do not depend on the trigger exist for the same replays in both reports.
      switch basis {
      case .same:
        if metric.isWorseWhenGreater, after.infinite > before.infinite {
          return infinite(metric, before, after)
        }
        if before.isLike(after) { return nil }
        let isExact = !metric.isOfTrigger || before.count == after.count && firesInTheSame
        return isExact ? exact(metric, before, after) : shift(metric, before, after)
      case .common: return nil
      case .others: return before.isLike(after) ? nil : shift(metric, before, after)
      }
    }
  }

  /// The names of metrics that are known only for the whole folder, not trace by trace.
  var metricsNotCompared: [String] {
    ReplayFigure.metrics.filter { metric in
      let count = max(old.metrics[metric]?.count ?? 0, new.metrics[metric]?.count ?? 0)
      return count > 0 && !hasValues(of: metric)
    }.map(\.key)
  }

  /// A metric's values, before and now, in the traces that fired both times.
  ///
  /// Nil if the reports have no trace in common, or if one of them does not give the metric per trace.
  private func values(of metric: ReplayFigure) -> PairedValues? {
    guard basis != .others, let then = old.fired?[metric], let now = new.fired?[metric] else { return nil }
    var values = PairedValues()
    for pair in pairs {
      guard let row = rows.old[pair.before], let newRow = rows.new[pair.now] else { continue }
      values.add(then[row], now[newRow])
    }
    return values
  }

  private func hasValues(of metric: ReplayFigure) -> Bool {
    basis != .others && old.fired?[metric] != nil && new.fired?[metric] != nil
  }

  /// True if exactly the same traces fired in both reports.
  ///
  /// Equal numbers are not enough: if other traces fired, the means describe different gestures.
  private var firesInTheSame: Bool {
    pairs.allSatisfy { (rows.old[$0.before] == nil) == (rows.new[$0.now] == nil) }
  }

  // MARK: The threshold

  /// True if the engine's threshold changed, so that times counted from its crossing start at another moment.
  private var hasOtherThreshold: Bool { threshold?.verdict == .changed }

  /// Computes ``threshold``: the change of the engine's threshold, or nil.
  ///
  /// A threshold is configured and has no noise, so every change is reported. If the traces differ, the scenes may differ too; then it is
  /// compared exactly only if each report has one threshold in all its traces, and otherwise by the intervals of the medians.
  var changeOfThreshold: BaselineChange? {
    guard let before = old.metrics[.threshold], let after = new.metrics[.threshold] else { return nil }
    switch basis {
    case .same where !before.isLike(after): return changed(before.mean, after.mean, Self.most(before, after))
    case .same, .common:
      guard let values = values(of: .threshold), values.isChanged else { return nil }
      return changed(values.meanBefore, values.meanAfter, "of the gestures in which it fired both times")
    case .others:
      guard !before.isLike(after) else { return nil }
      guard let then = before.only, let now = after.only else { return shift(.threshold, before, after) }
      return Likeness.areAlike(then, now) ? nil : changed(then, now, "in every trace")
    }
  }

  private func changed(_ before: Double?, _ after: Double?, _ words: String) -> BaselineChange {
    BaselineChange(
      figure: "\(ReplayFigure.threshold.key) mean", verdict: .changed, before: before, after: after,
      words: words)
  }

  private static func most(_ before: MetricSummary, _ after: MetricSummary) -> String {
    guard let then = before.greatest, let now = after.greatest else { return "" }
    let (one, other) = Figures.apart(then, now)
    return "max \(one) → \(other)"
  }

  // MARK: Same replays

  /// The change of a metric compared trace by trace: of its mean, or the largest change if many unchanged traces hide it.
  ///
  /// Both replays are of the same traces, so the change is not due to chance. If some values rose, others fell, and the mean hardly moved,
  /// the verdict is ``BaselineVerdict/changed``.
  ///
  /// - Parameters:
  ///   - metric: The metric to compare.
  ///   - values: The metric's values in the traces that fired both times.
  ///   - use: A prefix for the metric's name, such as `free use `.
  /// - Returns: The change; nil if no value changed.
  func paired(_ metric: ReplayFigure, _ values: PairedValues, of use: String = "") -> BaselineChange? {
    guard values.isChanged else { return nil }
    let change = values.change
    var verdict = BaselineVerdict.withinNoise
    if values.isSeen {
      verdict = change != 0 && metric.isWorseWhenGreater ? (change > 0 ? .worse : .better) : .changed
    }
    return judged(
      BaselineChange(
        figure: "\(use)\(metric.key) mean", verdict: verdict, before: values.meanBefore,
        after: values.meanAfter, words: values.words), metric)
  }

  /// The change of a metric over the same replays: of its mean, or of its maximum if many unchanged traces hide the change of the mean.
  private func exact(_ metric: ReplayFigure, _ before: MetricSummary, _ after: MetricSummary)
    -> BaselineChange
  {
    let ofMeans = (after.mean ?? 0) - (before.mean ?? 0)
    let ofGreatest = (after.greatest ?? 0) - (before.greatest ?? 0)
    let difference = abs(ofMeans) >= Figures.leastSeen ? ofMeans : ofGreatest
    let isSeen = abs(difference) >= Figures.leastSeen || before.count != after.count
    var verdict: BaselineVerdict = isSeen ? .changed : .withinNoise
    if isSeen, metric.isWorseWhenGreater, before.count == after.count {
      verdict = difference > 0 ? .worse : .better
    }
    let counts = before.count == after.count ? "" : "; of \(before.count) → \(after.count) values"
    return judged(
      BaselineChange(
        figure: "\(metric.key) mean", verdict: verdict, before: before.mean, after: after.mean,
        words: Self.most(before, after) + counts), metric)
  }

  private func infinite(_ metric: ReplayFigure, _ before: MetricSummary, _ after: MetricSummary)
    -> BaselineChange
  {
    BaselineChange(
      figure: "\(metric.key) infinite", verdict: .worse, before: Double(before.infinite),
      after: Double(after.infinite), words: "values without a limit")
  }

  /// The change with the verdict ``BaselineVerdict/changed`` if the metric counts from the threshold and the threshold itself changed.
  ///
  /// In that case "better" or "worse" would say nothing; the time of the trigger itself shows which engine fires sooner.
  private func judged(_ change: BaselineChange, _ metric: ReplayFigure) -> BaselineChange {
    guard metric.isFromThreshold, change.verdict > .changed, hasOtherThreshold else { return change }
    return BaselineChange(
      figure: change.figure, verdict: .changed, before: change.before, after: change.after,
      words: "\(change.words); from another threshold")
  }

  // MARK: Different traces

  private func shift(_ metric: ReplayFigure, _ before: MetricSummary, _ after: MetricSummary)
    -> BaselineChange?
  {
    let name = "\(metric.key) p50"
    guard let from = before.median, let to = after.median else {
      return BaselineChange(
        figure: name, verdict: .changed, before: before.median, after: after.median,
        words: "of \(before.count) → \(after.count) values")
    }
    guard let old = before.medianBounds, let new = after.medianBounds else {
      return BaselineChange(
        figure: name, verdict: .withinNoise, before: from, after: to,
        words: before.whyUnbounded ?? after.whyUnbounded ?? "no interval")
    }
    let shift = MedianShift(before: (from, old.low, old.high), after: (to, new.low, new.high))
    var verdict = shift.verdict(isWorseWhenGreater: metric.isWorseWhenGreater, least: Figures.leastSeen)
    if !metric.isWorseWhenGreater || metric.isOfHand, verdict > .changed { verdict = .changed }
    let change = BaselineChange(figure: name, verdict: verdict, before: from, after: to, words: shift.words)
    return metric == .threshold ? change : judged(change, metric)
  }
}
