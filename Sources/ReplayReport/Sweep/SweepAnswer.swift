import ReplayStatistics
import TextFormats
import TextTables

extension Sweep {
  /// The answer in a screen: for each engine its own threshold beside the best.
  ///
  /// - Parameter width: Columns of the screen; fewer than ``Report/narrowest`` count as that.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let width = max(Report.narrowest, width)
    var parts: [String] = []
    let (labelled, others) = (
      groups.filter { $0.ownCounts.total > 0 }, groups.filter { $0.unlabelledCount > 0 }
    )
    if let first = labelled.first {
      let title =
        "\(Counted.text(first.ownCounts.total, "gesture")), \(first.ownCounts.wanted) of them pulls; thresholds in \(unit.rawValue)"
      let key =
        "wrong: of the pulls those missed, of the others those fired in. best: greatest share of pulls less false alarms (Youden's J). area: under the ROC, 95 %."
      parts.append(
        WrappedText.text(title, width: width, indent: 0) + "\n" + verdicts(labelled).fitting(width: width)
          + "\n"
          + WrappedText.text(key, width: width, indent: 0))
    }
    if let first = others.first {
      let title =
        "\(Counted.text(first.unlabelledCount, "gesture")) without an intent: fired in, by threshold in \(unit.rawValue)"
      parts.append(
        WrappedText.text(title, width: width, indent: 0) + "\n" + hits(others).fitting(width: width))
    }
    if groups.isEmpty { parts.append("No gesture could be counted.\n") }
    if !excluded.isEmpty { parts.append(ExclusionText.counts(excluded, width: width)) }
    return parts.joined(separator: "\n")
  }

  private func name(of group: SweepGroup) -> String {
    let places = Set(groups.map { "\($0.model), \($0.origin)" })
    return places.count > 1 ? "\(group.engine) on \(group.model), \(group.origin)" : group.engine
  }

  private func verdicts(_ groups: [SweepGroup]) -> TextTable {
    var table = TextTable(["engine", "own", "wrong", "best", "wrong", "area"])
    for group in groups {
      let curve = group.curve
      let best = SweepChoice(curve, self).youden.stretch
      let area = curve.areaUnderCurve
      let bounds = area.low.map { " (\(Self.two($0))–\(Self.two(area.high)))" } ?? ""
      table.add([
        name(of: group), Self.own(group), group.own == nil ? Figures.none : Self.wrong(group.ownCounts),
        best.map { ThresholdSpan($0).text } ?? Figures.none,
        best.flatMap { curve.counts(of: $0) }.map(Self.wrong) ?? Figures.none, Self.two(area.value) + bounds,
      ])
    }
    return table
  }

  /// The shares fired in with a low threshold, the engine's own, and a high one.
  private func hits(_ groups: [SweepGroup]) -> TextTable {
    var table = TextTable(["engine", "lowest", "fired", "own", "fired", "highest", "fired"])
    for group in groups {
      let fired = group.unlabelledFired
      let cell = { (index: Int) in [Self.one(group.grid[index]), Self.share(fired[index], group)] }
      let last = group.grid.count - 1
      table.add(
        [name(of: group)] + (last < 0 ? [Figures.none, Figures.none] : cell(0))
          + [
            Self.own(group), group.own == nil ? Figures.none : Self.share(group.unlabelledFiredAtOwn, group),
          ]
          + (last < 0 ? [Figures.none, Figures.none] : cell(last)))
    }
    return table
  }

  private static func share(_ count: Int, _ group: SweepGroup) -> String {
    Figures.percent(Double(count) / Double(max(1, group.unlabelledCount)), decimals: 0)
  }

  private static func wrong(_ counts: ConfusionCounts) -> String {
    "\(counts.falseNegatives)/\(counts.wanted), \(counts.falsePositives)/\(counts.total - counts.wanted)"
  }

  private static func own(_ group: SweepGroup) -> String {
    group.own.map {
      $0.lowerBound == $0.upperBound ? one($0.lowerBound) : "\(one($0.lowerBound))–\(one($0.upperBound))"
    }
      ?? Figures.none
  }

  private static func one(_ value: Double) -> String { Figures.fixed(value, decimals: 1) }
  private static func two(_ value: Double?) -> String { Figures.fixed(value, decimals: 2) }
}
