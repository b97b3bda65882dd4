import ReplayStatistics
import TextFormats

/// A table of the thresholds worth choosing, followed by notes.
struct SweepChoiceTable {
  private let group: SweepGroup
  private let curve: ReceiverCurve
  private let rows: [(name: String, pick: SweepChoice.Pick)]
  private let unit: String

  private static let leastCost = "least cost"

  init(_ group: SweepGroup, _ curve: ReceiverCurve, _ sweep: Sweep) {
    let choice = SweepChoice(curve, sweep)
    (self.group, self.curve, unit) = (group, curve, sweep.unit.rawValue)
    let rate = JSONWriter.text(of: sweep.falseAlarmRate * 100)
    let isByJ = sweep.best == .youden
    let j = choice.youden.j.map { "J \(Figures.fixed($0, decimals: 2))" } ?? "greatest J"
    let byJ = ((isByJ ? "best: " : "") + j, choice.youden)
    let byCost = [
      ((isByJ ? "" : "best: ") + Self.leastCost, choice.cheapest), ("within 1 point", choice.plateau),
    ]
    rows = (isByJ ? [byJ] + byCost : byCost + [byJ]) + [("alarms ≤ \(rate) %", choice.atRate)]
  }

  func text(width: Int) -> String {
    var table = TextTable(
      ["choice", unit, curve.isOfRuns ? "runs" : "width", "TP", "FP", "recall", "false alarms"], left: [0])
    for row in rows { table.add([row.name] + cells(row.pick)) }
    return table.text(width: width)
      + notes.map { WrappedText.text("– \($0)", width: width, indent: 2) }.joined()
  }

  private func cells(_ pick: SweepChoice.Pick) -> [String] {
    guard let stretch = pick.stretch else { return Array(repeating: Figures.none, count: 6) }
    let span = ThresholdSpan(stretch)
    let counts = group.shares(of: stretch, curve).map {
      [
        "\($0.total.truePositives)", "\($0.total.falsePositives)", Figures.share($0.recall),
        Figures.share($0.falsePositiveRate),
      ]
    }
    return [span.text, curve.isOfRuns ? "\(stretch.points.count)" : span.width]
      + (counts ?? Array(repeating: "", count: 4))
  }

  /// The notes below the table, each once with all rows concerned.
  ///
  /// They say why there is no choice, that an engine never fires, or which pulls the cheapest threshold misses.
  private var notes: [String] {
    let reasons = rows.map { row -> String? in
      if let why = row.pick.why { return why }
      let counts = row.pick.stretch.flatMap(curve.counts(of:))
      if let counts, counts.fired == 0 {
        let pulls = Counted.text(counts.wanted, "pull")
        return "does not fire in any of these gestures"
          + (counts.wanted > 0 ? ", misses \(counts.wanted) of \(pulls)" : "")
      }
      guard row.name.hasSuffix(Self.leastCost), let counts, counts.falseNegatives > 0 else { return nil }
      return BestThreshold.words(of: counts)
    }
    var seen: Set<String> = []
    return reasons.compactMap { $0 }.filter { seen.insert($0).inserted }.map { reason in
      let names = rows.indices.filter { reasons[$0] == reason }.map { rows[$0].name }
      return "\(names.joined(separator: "; ")): \(reason)"
    }
  }
}
