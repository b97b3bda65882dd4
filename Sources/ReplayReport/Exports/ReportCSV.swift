import ReplayStatistics
import TextFormats
import TraceReplay

/// A report as a long table: a row for each figure of each group and of each of its parts (RFC 4180).
///
/// | column | meaning |
/// |---|---|
/// | `engine, model, origin, ground` | the group |
/// | `by, part` | what it is divided by and the part's name; empty for the whole group |
/// | `figure, unit` | the figure's key; `ms`, `pt`, `pt/s`, `/h`, or empty |
/// | `n` | size of the sample |
/// | `value, low, high` | the figure and its 95 % interval; of a metric its median |
/// | `min, mean, p95, p99, max` | of a metric |
/// | `why` | why a figure is missing |
package struct ReportCSV: Sendable {
  private let report: Report

  /// The table of a report.
  ///
  /// - Parameter report: The report.
  package init(_ report: Report) {
    self.report = report
  }

  private static let columns = [
    "engine", "model", "origin", "ground", "by", "part", "figure", "unit", "n", "value", "low", "high", "min",
    "mean",
    "p95",
    "p99", "max", "why",
  ]

  /// The whole file; lines end with CR LF, as the RFC has it.
  package var text: String {
    var table = CSVRows(Self.columns, lineEnd: "\r\n")
    for group in report.groups {
      let head = [group.engine, group.model, group.origin, group.ground]
      for row in rows(of: group) { table.add(head + ["", ""] + row) }
      for dimension in ReportPart.allCases {
        for part in group.parts(by: dimension) {
          for row in Self.rows(of: Accuracy(ofPart: part.counts)) {
            table.add(head + [dimension.rawValue, part.name] + row)
          }
        }
      }
    }
    return table.text
  }

  private func rows(of group: ReportGroup) -> [[String]] {
    var rows = Self.rows(of: Accuracy(group))
    let rate = group.falseAccepts
    rows.append(
      Self.row(
        "false_accepts_per_hour", unit: "/h", count: rate.events, [rate.value, rate.low, rate.high],
        why: rate.value == nil ? "no free use was recorded" : rate.why))
    let traces = group.verdicts.text.utf8.count { $0 != UInt8(ascii: "-") }
    for kind in FindingKind.allCases {
      let replays = group.tallies.first { $0.kind == kind }?.replays ?? 0
      rows.append(Self.row("violations_\(kind.key)", unit: "", count: traces, [Double(replays)], why: nil))
    }
    let triggers = group.triggersPerGesture
    rows.append(
      Self.row(
        "triggers_per_gesture", unit: "", count: triggers.gestures, [triggers.mean],
        spread: [nil, triggers.mean, nil, nil, Double(triggers.most)],
        why: triggers.mean == nil ? "there is no gesture" : nil))
    for metric in ReplayFigure.metrics {
      let summary = group.summary(of: metric)
      rows.append(
        Self.row(
          metric.key, unit: metric.unit, count: summary.count,
          [summary.median, summary.medianBounds?.low, summary.medianBounds?.high],
          spread: ["min", "mean", "p95", "p99", "max"].map(summary.figure), why: group.why(metric, summary)))
    }
    return rows
  }

  private static func rows(of accuracy: Accuracy) -> [[String]] {
    GateFigure.Count.allCases.map { count in
      let value = count.value(in: accuracy.shares.total)
      return row(
        count.rawValue, unit: "", count: accuracy.shares.total.total, [value.number],
        why: value.number == nil ? value.why : nil)
    }
      + GateFigure.Score.allCases.map { score in
        let figure = score.estimate(of: accuracy)
        return row(
          score.rawValue, unit: "", count: figure.count, [figure.value, figure.low, figure.high],
          why: figure.why)
      }
  }

  /// From the figure's name on.
  private static func row(
    _ figure: String, unit: String, count: Int, _ values: [Double?],
    spread: [Double?] = Array(repeating: nil, count: 5), why: String?
  ) -> [String] {
    let values = values + Array(repeating: nil, count: 3 - values.count)
    return [figure, unit, "\(count)"] + (values + spread).map(CSVRows.cell) + [why ?? ""]
  }
}
