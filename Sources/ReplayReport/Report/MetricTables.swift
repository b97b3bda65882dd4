import TextFormats
import TraceReplay

/// How many metrics a text report shows; JSON and CSV always have all.
package enum ReportMetrics: Sendable {
  /// Only two metrics: the delay from the moment a perfect engine would fire to the app's callback, and the time until content rests.
  case key
  /// All metrics of timing and shape.
  case all
}

/// The tables of timing and shape of a report's section: one table per metric, with one row per engine.
struct MetricTables {
  let members: [ReportGroup]
  /// Display frames per second.
  let rate: Double
  let metrics: ReportMetrics

  /// The tables within `width` columns; a table without any value is omitted.
  func texts(width: Int) -> [String] {
    let rest = metrics == .key ? [.settle] : ReplayFigure.metrics
    return ([delays(width: width)] + rest.map { quantiles(of: $0, width: width) }).compactMap { $0 }
  }

  private func quantiles(of metric: ReplayFigure, width: Int) -> String? {
    guard members.contains(where: { $0.summary(of: metric).count > 0 }) else { return nil }
    let floor = metric.endsAtFrame ? FrameFloor(rate: rate) : nil
    let less = floor.map { ["p50−\(Figures.fixed($0.mean, decimals: 1))"] } ?? []
    var table = TextTable(["engine", "n", "min", "p50", "p95", "p99", "max"] + less)
    var infinite = 0
    for group in members {
      let summary = group.summary(of: metric)
      infinite += summary.infinite
      let lessFloor = floor.map { floor in [summary.median.map { $0 - floor.mean }] } ?? []
      let figures = ["min", "p50", "p95", "p99", "max"].map(summary.figure) + lessFloor
      table.add([group.engine, "\(summary.count)"] + figures.map { Figures.fixed($0, decimals: 1) })
    }
    var lines = [metric.heading]
    if let floor { lines.append(words(floor)) }
    if infinite > 0 {
      lines.append(
        "\(infinite) \(infinite == 1 ? "value is" : "values are") not finite and not counted here.")
    }
    return lines.map { WrappedText.text($0, width: width, indent: 0) }.joined() + table.text(width: width)
  }

  /// The table of delays from the moment a perfect engine would fire to the app's callback; nil if there are none.
  ///
  /// It gives the mean of each part of the delay; the parts add up to the total.
  private func delays(width: Int) -> String? {
    guard members.contains(where: { $0.summary(of: .delayTotal).count > 0 }) else { return nil }
    var table = TextTable(["engine", "n"] + ReplayFigure.delayColumns.map(\.head))
    for group in members {
      let means = ReplayFigure.delayColumns.map { group.summary(of: $0.figure).mean }
      table.add(
        [group.engine, "\(group.summary(of: .delayTotal).count)"]
          + means.map { Figures.fixed($0, decimals: 1) })
    }
    let heading =
      "Callback delay (ms): the mean of each part from due to callback. A negative value under policy: the engine fired before the refresh was due."
    return WrappedText.text(heading, width: width, indent: 0) + table.text(width: width)
  }

  private func words(_ floor: FrameFloor) -> String {
    let (mean, deviation) = (
      Figures.fixed(floor.mean, decimals: 1), Figures.fixed(floor.deviation, decimals: 1)
    )
    return "Waiting for the display takes \(mean) on average (standard deviation \(deviation))."
  }
}
