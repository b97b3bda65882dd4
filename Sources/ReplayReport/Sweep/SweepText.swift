import GestureTraces
import ReplayStatistics
import TextFormats

extension Sweep {
  /// The sweep as text: one section for each engine, model and origin.
  ///
  /// - Parameter width: Terminal width in columns; values below 40 count as that.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    let width = max(Report.narrowest, width)
    var sections = groups.map { SweepSection($0, self).text(width: width) }
    if groups.isEmpty { sections.append("No gesture could be counted.\n") }
    let scales = ScaleCounts.text(of: groups.map(\.scales), width: width)
    if !scales.isEmpty { sections.append(scales) }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    if groups.contains(where: { $0.unlabelledCount > 0 }) {
      sections.append(WrappedText.text(Report.toLabel, width: width, indent: 0))
    }
    return sections.joined(separator: "\n")
  }
}

/// The section of a text sweep about one group: an engine on a model, with traces of one origin.
struct SweepSection {
  private let group: SweepGroup
  private let sweep: Sweep
  private let curve: ReceiverCurve

  /// The most rows of the table, without the row of the engine's own threshold.
  private static let mostRows = 11
  /// The text in place of an engine's own threshold that is 0 or less.
  private static let atRest =
    "not above 0 (content at rest is already there, because the engine ignores the inset)"

  init(_ group: SweepGroup, _ sweep: Sweep) {
    (self.group, self.sweep, curve) = (group, sweep, group.curve)
  }

  func text(width: Int) -> String {
    let counts = group.ownCounts
    let gestures = GestureCount(
      confusion: counts.total, pulls: counts.wanted, free: group.freeCount,
      hours: group.ownFalseAccepts.hours, files: group.files.labelled, unlabelled: group.unlabelledCount,
      unlabelledFiles: group.files.unlabelled, busy: group.busy, units: group.sampling.words,
      origin: group.origin
    ).words
    let title = "Thresholds of \(group.engine) on \(group.model) were tried on \(gestures)."
    let sentences = ((isCounted ? [method, area, ownFigures, prices] : [method]) + group.sampling.notes)
      .map { WrappedText.text($0, width: width, indent: 2) }
    let warning =
      group.isGenerated ? [WrappedText.text(GeneratedGestures.sentence, width: width, indent: 2)] : []
    return WrappedText.text(title, width: width, indent: 0) + (warning + sentences).joined()
      + "\n" + table.text(width: width)
      + (isCounted ? "\n" + SweepChoiceTable(group, curve, sweep).text(width: width) : "")
  }

  /// True if some gesture has an intent or is free use; if not, there is neither a curve nor a cost.
  private var isCounted: Bool { group.ownCounts.total > 0 || group.freeCount > 0 }

  // MARK: Sentences

  private var method: String {
    let way =
      group.method == .critical
      ? "One run per trace gives the verdict of every threshold, each gesture as if no refresh ran"
      : "One run per threshold"
    let uneven =
      group.uneven == 0
      ? ""
      : " \(Counted.text(group.uneven, "gesture fires", "gestures fire")) at a higher threshold but not at a lower one."
    let isOne = curve.points.count == 1
    let thresholds = isOne ? "one threshold" : "\(curve.points.count) thresholds"
    let known =
      isCounted ? "Area and choices are of the \(thresholds) run" : "The figures are of \(thresholds)"
    let runs =
      curve.isOfRuns
      ? " \(known); thresholds \(isOne ? "other than this" : "between them") are not known." : ""
    return "\(way): \(group.reason).\(runs)\(uneven)"
  }

  private var area: String {
    let area = curve.areaUnderCurve
    let bounds = area.low.map { " (\(two($0))–\(two(area.high)))" } ?? ""
    let why = area.why.map { " (\($0))" } ?? ""
    let precision = curve.averagePrecision
    // Given only once if precision and area are missing for the same reason.
    let whyNone = precision.why.flatMap { $0 == area.why ? nil : " (\($0))" } ?? ""
    return
      "The area under the ROC curve is \(two(area.value))\(bounds)\(why), the average precision \(two(precision.value))\(whyNone)."
  }

  private var ownFigures: String {
    if group.isOfRows { return "The rows do not contain the engine's own threshold." }
    guard let own = group.own else { return "The engine's own threshold is not on this scale." }
    let figures = SignalDetection(group.ownCounts)
    let words = figures.map { "d′ \(two($0.sensitivity)), criterion \(two($0.criterion))" }
    let forgotten =
      own.lowerBound > 0 ? "" : own.upperBound > 0 ? ", in part \(Self.atRest)" : ", \(Self.atRest)"
    return
      "At its own \(range(own)) \(sweep.unit.rawValue)\(forgotten): \(words ?? "no d′ without both pulls and others")."
  }

  private var prices: String {
    let (miss, alarm) = (JSONWriter.text(of: sweep.costs.miss), JSONWriter.text(of: sweep.costs.falseAccept))
    let costs = "a missed pull costs \(miss), a false alarm \(alarm)"
    return sweep.best == .youden
      ? "Best is the greatest Youden J, the percentage of pulls detected minus that of false alarms. For least cost, \(costs)."
      : "Best is the least cost, where \(costs)."
  }

  // MARK: Thresholds

  private var table: TextTable {
    let hasFree = group.exposure > 0
    let (hasLabels, hasHits) = (group.ownCounts.total > 0, group.unlabelledCount > 0)
    let labelled = ["TP", "FP", "FN", "TN", "recall", "false alarms"]
    var table = TextTable(
      [sweep.unit.rawValue] + (hasLabels ? labelled : []) + (hasFree ? ["free use, per hour"] : [])
        + (hasHits ? ["without an intent: fired", "percentage"] : []),
      left: [])
    let hits = group.unlabelledFired
    let shares = group.unlabelledShares
    let (counts, free) = (group.shares(curve), group.falseAccepts)
    var rows = shownRows.map {
      (
        threshold: group.grid[$0], counts: counts[$0], free: free[$0]?.value,
        name: number(group.grid[$0]), hits: (count: hits[$0], share: shares[$0])
      )
    }
    if let own = group.own {
      if own.lowerBound == own.upperBound { rows.removeAll { $0.threshold == own.lowerBound } }
      rows.append(
        (
          own.lowerBound, group.ownShares, group.ownFalseAccepts.value, "own \(range(own))",
          (group.unlabelledFiredAtOwn, group.unlabelledShareAtOwn)
        ))
      rows.sort { $0.threshold < $1.threshold }
    }
    for row in rows {
      let total = row.counts.total
      let cells = [
        total.truePositives, total.falsePositives, total.falseNegatives, total.trueNegatives,
      ]
      table.add(
        [row.name]
          + (hasLabels
            ? cells.map(String.init)
              + [Figures.share(row.counts.recall), Figures.share(row.counts.falsePositiveRate)] : [])
          + (hasFree ? [Figures.fixed(row.free, decimals: 1)] : []) + (hasHits ? share(of: row.hits) : []))
    }
    return table
  }

  /// Two table cells: how many gestures without an intent fire, and the percentage with its interval.
  private func share(of hits: (count: Int, share: Estimate)) -> [String] {
    ["\(hits.count)", Figures.share(hits.share)]
  }

  /// The thresholds that the table shows: evenly spaced indices into the grid, including its ends.
  private var shownRows: [Int] {
    let count = group.grid.count
    guard count > Self.mostRows else { return Array(0..<count) }
    return (0..<Self.mostRows).map { ($0 * (count - 1) + (Self.mostRows - 1) / 2) / (Self.mostRows - 1) }
  }

  /// The engine's own threshold as text, or its range if it differs between traces.
  private func range(_ own: ClosedRange<Double>) -> String {
    own.lowerBound == own.upperBound
      ? number(own.lowerBound) : "\(number(own.lowerBound))–\(number(own.upperBound))"
  }

  private func number(_ value: Double) -> String { Figures.fixed(value, decimals: 1) }
  private func two(_ value: Double?) -> String { Figures.fixed(value, decimals: 2) }
}
