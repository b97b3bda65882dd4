import ReplayStatistics
import TextFormats
import TraceReplay

/// A report as CSV (RFC 4180): one row for each figure of each group, and of each part of a group.
///
/// | column | meaning |
/// |---|---|
/// | `engine, model, origin, ground` | the group; the ground is the model, or `native` if each engine ran on its own |
/// | `by, part` | what the group is divided by, and the part's name; empty for the whole group |
/// | `figure, unit` | the figure's key; `ms`, `pt`, `pt/s`, `/h`, or empty |
/// | `n` | sample size |
/// | `value, low, high` | the figure and its 95 % interval; for a metric its median |
/// | `min, mean, p95, p99, max` | for metrics only |
/// | `why` | why a figure is missing |
package struct ReportCSV: Sendable {
  private let report: Report

  /// Makes the table of a report.
  ///
  /// - Parameter report: The report.
  package init(_ report: Report) {
    self.report = report
  }

  /// The whole CSV file; lines end with CR LF, as RFC 4180 requires.
  package var text: String {
    CSVRows(ReportRow.columns, report.groups.lazy.flatMap(ReportRow.rows), lineEnd: "\r\n").text
  }
}

/// One CSV row: a figure of a group, or of a part of the group.
private struct ReportRow {
  let group: ReportGroup
  var by = ""
  var part = ""
  let figure: String
  var unit = ""
  let estimate: Estimate
  var spread: @Sendable (String) -> Double? = { _ in nil }

  static let columns: [Column<ReportRow>] = [
    GroupFigures.names.columns().of { $0.group },
    [
      Column("by") { $0.by }, Column("part") { $0.part }, Column("figure") { $0.figure },
      Column("unit") { $0.unit },
    ],
    Estimate.fields.columns("n", "value", "low", "high").of { $0.estimate },
    ["min", "mean", "p95", "p99", "max"].map { key in Column(key) { $0.spread(key) } },
    [Column("why") { $0.estimate.why }],
  ].flatMap(\.self)

  /// The CSV rows of a whole group, followed by those of its parts.
  static func rows(of group: ReportGroup) -> [ReportRow] {
    accuracy(Accuracy(group), of: group) + figures(of: group)
      + ReportPart.allCases.flatMap { dimension in
        group.parts(by: dimension).flatMap {
          accuracy(Accuracy(ofPart: $0.counts), of: group, by: dimension.rawValue, $0.name)
        }
      }
  }

  private static func accuracy(
    _ accuracy: Accuracy, of group: ReportGroup, by dimension: String = "", _ part: String = ""
  ) -> [ReportRow] {
    let total = accuracy.shares.total
    let counts = GateFigure.Count.allCases.map { count in
      let value = count.value(in: total)
      return (count.rawValue, Estimate(value: value.number, count: total.total, orBecause: value.why))
    }
    let scores = GateFigure.Score.allCases.map { ($0.rawValue, $0.estimate(of: accuracy)) }
    return (counts + scores).map {
      ReportRow(group: group, by: dimension, part: part, figure: $0.0, estimate: $0.1)
    }
  }

  private static func figures(of group: ReportGroup) -> [ReportRow] {
    let (rate, triggers) = (group.falseAccepts, group.triggersPerGesture)
    let replays = group.verdicts.text.utf8.count { $0 != UInt8(ascii: "-") }
    let falseAccepts = ReportRow(
      group: group, figure: "false_accepts_per_hour", unit: "/h",
      estimate: Estimate(
        value: rate.value, low: rate.low, high: rate.high, count: rate.events,
        why: rate.value == nil ? "no free use was recorded" : rate.why))
    let broken = FindingKind.allCases.map { kind in
      let broken = group.tallies.first { $0.kind == kind }?.replays ?? 0
      return ReportRow(
        group: group, figure: "violations_\(kind.key)",
        estimate: Estimate(value: Double(broken), count: replays))
    }
    let fired = ReportRow(
      group: group, figure: "triggers_per_gesture",
      estimate: Estimate(value: triggers.mean, count: triggers.gestures, orBecause: "there is no gesture"),
      spread: { $0 == "mean" ? triggers.mean : $0 == "max" ? Double(triggers.most) : nil })
    return [falseAccepts] + broken + [fired]
      + ReplayFigure.metrics.map { metric in
        let summary = group.summary(of: metric)
        return ReportRow(
          group: group, figure: metric.key, unit: metric.unit,
          estimate: Estimate(
            value: summary.median, low: summary.medianBounds?.low, high: summary.medianBounds?.high,
            count: summary.count, why: group.why(metric, summary)),
          spread: { summary.figure($0) })
      }
  }
}
