import ReplayStatistics
import TextFormats

extension Sweep {
  /// The one-screen text: each engine's own threshold next to the best one.
  ///
  /// - Parameter width: Terminal width in columns; values below ``Report/narrowest`` count as that.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let width = max(Report.narrowest, width)
    var parts: [String] = []
    let origins = OriginParts(groups.map(\.origin))
    var key: String? = Self.key
    for part in origins.all {
      let members = part.members.map { groups[$0] }
      let heading = origins.areSeveral ? "\(part.origin): " : ""
      let labelled = members.filter { $0.ownCounts.total > 0 }
      if !labelled.isEmpty {
        parts.append(verdicts(labelled, key: key, width: width))
        key = nil
      }
      let others = members.filter { $0.unlabelledCount > 0 }
      if !others.isEmpty { parts.append(hits(others, heading: heading, width: width)) }
    }
    if groups.isEmpty {
      parts.append("No gesture could be counted.\n")
    } else if parts.isEmpty {
      parts.append(WrappedText.text(Self.freeAlone, width: width, indent: 0))
    }
    let scales = ScaleCounts.text(of: groups.map(\.scales), width: width)
    if !scales.isEmpty { parts.append(scales) }
    if !excluded.isEmpty { parts.append(ExclusionText.counts(excluded, width: width)) }
    return parts.joined(separator: "\n")
  }

  private static let freeAlone =
    "Every gesture here is of free use, about which no threshold is right or wrong. --full shows triggers per hour by threshold."

  private static let key =
    "The best threshold has the greatest difference between the percentages of pulls detected and of false alarms (Youden's J). The area is that under the ROC curve, with its 95 % interval."

  private func name(of group: SweepGroup) -> String {
    let models = NativeModels(groups.map { ($0.engine, $0.model) })
    return group.engine + (models.areSeveralOfOne ? " on \(group.model)" : "")
  }

  /// The heading, table and notes for the groups whose traces have one origin, such as `recorded`.
  private func verdicts(_ groups: [SweepGroup], key: String?, width: Int) -> String {
    let (group, sampling, counts) = (groups[0], groups[0].sampling, groups[0].ownCounts)
    let gestures = GestureCount(
      confusion: counts.total, pulls: counts.wanted, free: 0, hours: 0, files: group.files.labelled,
      units: sampling.words, origin: group.origin
    ).words
    let title = "Thresholds (\(unit.rawValue)) were tried on \(gestures)."
    let above = [title] + (group.isGenerated ? [GeneratedGestures.sentence] : [])
    let below = (key.map { [$0] } ?? []) + sampling.notes
    let wrapped = { (lines: [String]) in
      lines.map { WrappedText.text($0, width: width, indent: 0) }.joined()
    }
    return wrapped(above) + "\n" + verdicts(groups).fitting(width: width)
      + (below.isEmpty ? "" : "\n" + wrapped(below))
  }

  private func verdicts(_ groups: [SweepGroup]) -> TextTable {
    var table = TextTable([
      "engine", "best threshold", "missed, false alarms", "own threshold", "missed, false alarms", "area",
    ])
    for group in groups {
      let curve = group.curve
      let best = SweepChoice(curve, self).youden.stretch
      let area = curve.areaUnderCurve
      let bounds = area.low.map { " (\(Self.two($0))–\(Self.two(area.high)))" } ?? ""
      table.add([
        name(of: group), best.map { ThresholdSpan($0).text } ?? Figures.none,
        best.flatMap { curve.counts(of: $0) }.map(Self.wrong) ?? Figures.none,
        Self.own(group), group.own == nil ? Figures.none : Self.wrong(group.ownCounts),
        Self.two(area.value) + bounds,
      ])
    }
    return table
  }

  /// The text about gestures without an intent: how many fire at which threshold.
  private func hits(_ groups: [SweepGroup], heading: String, width: Int) -> String {
    let counts = groups.map(\.unlabelledCount)
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    let gestures = (least == most ? "" : "\(least)–") + Counted.text(most, "gesture")
    // Rows with a single threshold form no curve, and have no lowest and highest threshold.
    let isCurve = groups.contains { $0.grid.count > 1 || $0.own != nil }
    let thresholds = isCurve ? "by threshold" : "at the one threshold of each engine's rows,"
    let title = WrappedText.text(
      "\(heading)\(gestures) without an intent: how many fire \(thresholds) in \(unit.rawValue).",
      width: width,
      indent: 0)
    let table = isCurve ? curveHits(groups) : soleHits(groups)
    let advice = isCurve ? "" : "\n" + WrappedText.text(Self.soleThreshold, width: width, indent: 0)
    return title + "\n" + table.fitting(width: width) + advice
  }

  private static let soleThreshold =
    "One threshold is not a curve. Add rows of the same traces with other thresholds (policy files), or sweep the traces themselves."

  /// A table of the percentage of gestures that fire, for engines with rows at a single threshold.
  private func soleHits(_ groups: [SweepGroup]) -> TextTable {
    var table = TextTable(["engine", "threshold", "fired", "percentage"])
    for group in groups {
      let fired = group.unlabelledFired.first
      table.add([
        name(of: group), group.grid.first.map(Self.one) ?? Figures.none,
        fired.map { "\($0)/\(group.unlabelledCount)" } ?? Figures.none,
        group.unlabelledShares.first.map(Figures.share) ?? Figures.none,
      ])
    }
    return table
  }

  /// A table of the percentages of gestures that fire: at the lowest threshold, at the engine's own, and at the highest.
  private func curveHits(_ groups: [SweepGroup]) -> TextTable {
    var table = TextTable([
      "engine", "lowest threshold", "fired", "own threshold", "fired", "highest threshold", "fired",
    ])
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
