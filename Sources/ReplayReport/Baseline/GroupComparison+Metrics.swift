import ReplayStatistics
import TraceReplay

extension GroupComparison {
  /// What became of timing and shape.
  var metrics: [BaselineChange?] {
    ReplayMetric.allCases.map { metric in
      guard let before = old.metrics[metric], let after = new.metrics[metric] else { return nil }
      if metric.isWorseWhenGreater, after.infinite > before.infinite {
        return BaselineChange(
          figure: "\(metric.rawValue) infinite", verdict: .worse, before: Double(before.infinite),
          after: Double(after.infinite), words: "values without a limit")
      }
      if metric.isOfTrigger, let pairs = pairs(of: metric) { return paired(metric, pairs) }
      guard before != after else { return nil }
      // What does not depend on the trigger exists in the same replays at both times.
      let isExact = isSame && (!metric.isOfTrigger || before.count == after.count)
      return isExact ? exact(metric, before, after) : shift(metric, before, after)
    }
  }

  /// The values of the traces in which it fired at both times; nil where the traces are others, or the baseline is older.
  private func pairs(of metric: ReplayMetric) -> PairedValues? {
    guard let places, let then = old.fired?[metric], let now = new.fired?[metric] else { return nil }
    let (oldRows, newRows) = (old.verdicts.firedRows, new.verdicts.firedRows)
    var pairs = PairedValues()
    for (trace, place) in places.enumerated() where trace < newRows.count && place < oldRows.count {
      guard let row = oldRows[place], let newRow = newRows[trace] else { continue }
      pairs.add(then[row], now[newRow])
    }
    return pairs
  }

  /// Trace beside trace, without chance: the mean, or the greatest change where many that stayed hide one that did not.
  private func paired(_ metric: ReplayMetric, _ pairs: PairedValues) -> BaselineChange? {
    guard pairs.isChanged else { return nil }
    let mean = pairs.meanAfter.flatMap { after in pairs.meanBefore.map { after - $0 } } ?? 0
    let change = abs(mean) >= Figures.leastSeen ? mean : pairs.greatestChange
    var verdict = BaselineVerdict.withinNoise
    if pairs.isSeen {
      verdict = change != 0 && metric.isWorseWhenGreater ? (change > 0 ? .worse : .better) : .changed
    }
    return BaselineChange(
      figure: "\(metric.rawValue) mean", verdict: verdict, before: pairs.meanBefore, after: pairs.meanAfter,
      words: pairs.words)
  }

  /// The same replays, without chance: the mean, or the greatest where many that stayed hide one that did not.
  private func exact(_ metric: ReplayMetric, _ before: MetricSummary, _ after: MetricSummary)
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
    var verdict = shift.verdict(isWorseWhenGreater: metric.isWorseWhenGreater, least: Figures.leastSeen)
    if !metric.isWorseWhenGreater || metric.isOfHand, verdict > .changed { verdict = .changed }
    return BaselineChange(figure: name, verdict: verdict, before: from, after: to, words: shift.words)
  }
}
