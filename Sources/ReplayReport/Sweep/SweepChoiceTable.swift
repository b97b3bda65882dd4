import GestureTraces
import ReplayStatistics
import TextFormats
import TextTables

/// The thresholds worth choosing as a table, with a line beneath for each that needs a word.
struct SweepChoiceTable {
  private let curve: ReceiverCurve
  private let rows: [(name: String, pick: SweepChoice.Pick)]
  private let unit: String

  init(_ curve: ReceiverCurve, _ sweep: Sweep) {
    let choice = SweepChoice(curve, sweep)
    (self.curve, unit) = (curve, sweep.unit.rawValue)
    let rate = JSONWriter.text(of: sweep.falseAlarmRate * 100)
    rows = [
      ("least cost", choice.cheapest), ("≤ 1 pp dearer", choice.plateau),
      ("greatest J" + (choice.youden.j.map { ", \(Figures.fixed($0, decimals: 2))" } ?? ""), choice.youden),
      ("alarms ≤ \(rate) %", choice.atRate),
    ]
  }

  func text(width: Int) -> String {
    var table = TextTable(
      ["choice", unit, curve.isOfRuns ? "runs" : "wide", "TP", "FP", "recall", "false alarms"], left: [0])
    for row in rows { table.add([row.name] + cells(row.pick)) }
    return table.text(width: width)
      + notes.map { WrappedText.text("– \($0)", width: width, indent: 2) }.joined()
  }

  private func cells(_ pick: SweepChoice.Pick) -> [String] {
    guard let stretch = pick.stretch else { return Array(repeating: Figures.none, count: 6) }
    let span = ThresholdSpan(stretch)
    let counts = curve.counts(of: stretch).map {
      [
        "\($0.truePositives)", "\($0.falsePositives)", Figures.share($0.recall),
        Figures.share($0.falsePositiveRate),
      ]
    }
    return [span.text, curve.isOfRuns ? "\(stretch.points.count)" : span.width]
      + (counts ?? Array(repeating: "", count: 4))
  }

  /// Reasons, each once with all rows it is of: why there is no choice, and that one is never to fire.
  private var notes: [String] {
    let reasons = rows.map { row -> String? in
      if let why = row.pick.why { return why }
      let counts = row.pick.stretch.flatMap(curve.counts(of:))
      return counts?.fired == 0 ? "fires in none of these traces" : nil
    }
    var seen: Set<String> = []
    return reasons.compactMap { $0 }.filter { seen.insert($0).inserted }.map { reason in
      let names = rows.indices.filter { reasons[$0] == reason }.map { rows[$0].name }
      return "\(names.joined(separator: "; ")): \(reason)"
    }
  }
}
