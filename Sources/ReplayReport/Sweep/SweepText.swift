import GestureTraces
import ReplayStatistics

extension Sweep {
  /// The sweep for people: a section for each engine, model and origin.
  ///
  /// - Parameter width: Columns of the screen; fewer than 40 count as that.
  /// - Returns: The text, ending with a line feed.
  public func text(width: Int) -> String {
    let width = max(Report.narrowest, width)
    var sections = groups.map { SweepSection($0, self).text(width: width) }
    if groups.isEmpty { sections.append("No trace could be counted.\n") }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    return sections.joined(separator: "\n")
  }
}

/// The part of the text for one group.
struct SweepSection {
  private let group: SweepGroup
  private let sweep: Sweep
  private let curve: ReceiverCurve

  /// Rows of the table at most, beside that of the engine's own threshold.
  private static let mostRows = 11
  /// What a threshold of 0 or less means.
  private static let atRest = "not above 0 (content at rest is that far: the inset is forgotten)"

  init(_ group: SweepGroup, _ sweep: Sweep) {
    (self.group, self.sweep, curve) = (group, sweep, group.curve)
  }

  func text(width: Int) -> String {
    let counts = group.ownCounts
    let traces = "\(counts.total) \(counts.total == 1 ? "trace" : "traces"), \(counts.wanted) of them pulls"
    let title = "\(group.engine) on \(group.model), \(group.origin): \(traces)"
    let sentences = [method, area, ownFigures, prices].map { WrappedText.text($0, width: width, indent: 2) }
    return WrappedText.text(title, width: width, indent: 0) + sentences.joined()
      + "\n" + table.text(width: width) + "\n" + points.text(width: width)
  }

  // MARK: Sentences

  private var method: String {
    let way = group.method == .critical ? "One run a trace tells all thresholds" : "A run for each threshold"
    let uneven = group.uneven == 0 ? "" : " \(group.uneven) fire with a higher threshold but not a lower."
    return "\(way): \(group.reason).\(uneven)"
  }

  private var area: String {
    let area = curve.areaUnderCurve
    let bounds = area.low.map { " (\(two($0))–\(two(area.high)))" } ?? ""
    let why = area.why.map { " (\($0))" } ?? ""
    return
      "Area under the ROC: \(two(area.value))\(bounds)\(why). Average precision: \(two(curve.averagePrecision.value))."
  }

  private var ownFigures: String {
    guard let own = group.own else { return "The engine's own threshold has no place on this scale." }
    let figures = SignalDetection(group.ownCounts)
    let place =
      own.lowerBound == own.upperBound
      ? number(own.lowerBound) : "\(number(own.lowerBound))–\(number(own.upperBound))"
    let words = figures.map { "d′ \(two($0.sensitivity)), criterion \(two($0.criterion))" }
    let forgotten =
      own.lowerBound > 0 ? "" : own.upperBound > 0 ? ", in part \(Self.atRest)" : ", \(Self.atRest)"
    return
      "At its own \(place) \(sweep.unit.rawValue)\(forgotten): \(words ?? "no d′ without both pulls and others")."
  }

  private var prices: String {
    let (miss, alarm) = (JSONWriter.text(of: sweep.costs.miss), JSONWriter.text(of: sweep.costs.falseAccept))
    return "A pull that does not fire costs \(miss), a false accept \(alarm)."
  }

  // MARK: Thresholds

  private var table: TextTable {
    let hasFree = group.exposure > 0
    var table = TextTable(
      [sweep.unit.rawValue, "TP", "FP", "FN", "TN", "recall", "false alarms"] + (hasFree ? ["free/h"] : []),
      left: [])
    let counts = group.counts(curve)
    var rows = shownRows.map {
      (
        threshold: group.grid[$0], counts: counts[$0], free: hasFree ? group.falseAccepts[$0]?.value : nil,
        mark: ""
      )
    }
    if let own = group.own, own.lowerBound == own.upperBound {
      let free = group.grid.firstIndex(of: own.lowerBound).flatMap { group.falseAccepts[$0]?.value }
      rows.removeAll { $0.threshold == own.lowerBound }
      rows.append((own.lowerBound, group.ownCounts, free, "own "))
      rows.sort { $0.threshold < $1.threshold }
    }
    for row in rows {
      let cells = [
        row.counts.truePositives, row.counts.falsePositives, row.counts.falseNegatives,
        row.counts.trueNegatives,
      ]
      table.add(
        [row.mark + number(row.threshold)] + cells.map(String.init)
          + [Figures.share(row.counts.recall), Figures.share(row.counts.falsePositiveRate)]
          + (hasFree ? [Figures.fixed(row.free, decimals: 1)] : []))
    }
    return table
  }

  /// Places in the grid, evenly, its ends among them.
  private var shownRows: [Int] {
    let count = group.grid.count
    guard count > Self.mostRows else { return Array(0..<count) }
    return (0..<Self.mostRows).map { ($0 * (count - 1) + (Self.mostRows - 1) / 2) / (Self.mostRows - 1) }
  }

  // MARK: Points

  private var points: TextTable {
    var table = TextTable(["choice", sweep.unit.rawValue, "TP", "FP", "recall", "false alarms"], left: [0])
    let best = SweepChoice(curve, sweep)
    add("least cost", best.cheapest, to: &table)
    add("≤ 1 pp dearer", best.plateau, to: &table)
    add("greatest J" + (best.youden.map { ", \(two($0.j))" } ?? ""), best.youden?.stretch, to: &table)
    let rate = JSONWriter.text(of: sweep.falseAlarmRate * 100)
    add("alarms ≤ \(rate) %", best.atRate, to: &table)
    return table
  }

  private func add(_ name: String, _ stretch: ReceiverCurve.Stretch?, to table: inout TextTable) {
    guard let stretch else { return table.add([name] + Array(repeating: Figures.none, count: 5)) }
    let points = stretch.points.map { curve.points[$0].counts }
    let one = points.count == 1 ? points[0] : nil
    let cells = one.map {
      [
        "\($0.truePositives)", "\($0.falsePositives)", Figures.share($0.recall),
        Figures.share($0.falsePositiveRate),
      ]
    }
    table.add([name, span(stretch)] + (cells ?? Array(repeating: "", count: 4)))
  }

  private func span(_ stretch: ReceiverCurve.Stretch) -> String {
    switch (stretch.above, stretch.upTo) {
    case (let above?, let upTo?): "\(number(above))–\(number(upTo))"
    case (let above?, nil): "> \(number(above))"
    case (nil, let upTo?): "≤ \(number(upTo))"
    case (nil, nil): "any"
    }
  }

  private func number(_ value: Double) -> String { Figures.fixed(value, decimals: 1) }
  private func two(_ value: Double?) -> String { Figures.fixed(value, decimals: 2) }
}

/// The thresholds worth choosing.
struct SweepChoice {
  /// Those that cost least.
  let cheapest: ReceiverCurve.Stretch
  /// Those around them that cost at most a percentage point more.
  let plateau: ReceiverCurve.Stretch
  /// Those with the greatest Youden J.
  let youden: (stretch: ReceiverCurve.Stretch, j: Double)?
  /// The most lenient with at most the rate of false alarms asked for.
  let atRate: ReceiverCurve.Stretch?

  init(_ curve: ReceiverCurve, _ sweep: Sweep) {
    cheapest = curve.optimum(sweep.costs)
    plateau = curve.plateau(sweep.costs)
    youden = curve.bestYouden
    let point = curve.point(falsePositiveRate: sweep.falseAlarmRate)
    atRate = point.flatMap { curve.points.firstIndex(of: $0) }.map { curve.stretch($0...$0) }
  }
}
