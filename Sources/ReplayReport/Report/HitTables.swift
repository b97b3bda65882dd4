import ReplayStatistics
import TextFormats
import TraceReplay

/// The tables about gestures without an intent: how often each engine fired, not whether that was right.
struct HitTables {
  let members: [ReportGroup]

  /// The tables within `width` columns; empty if every gesture has an intent.
  func texts(width: Int) -> [String] {
    guard members.contains(where: { $0.hits.gestures > 0 }) else { return [] }
    let parts = [
      (
        "Gestures without an intent. They show what fired, not whether that was right. Without a finger: gestures in which momentum fired. Brackets hold 95 % intervals.",
        shares
      ),
      (
        "Gestures without an intent: 5th, 50th and 95th percentile",
        spreads
      ),
    ]
    return parts.map { WrappedText.text($0.0, width: width, indent: 0) + $0.1.text(width: width) }
  }

  private var shares: TextTable {
    var table = TextTable([
      "engine", "gestures", "reached", "fired", "without a finger", "triggers per hour of contact", "busy",
    ])
    for group in members {
      let (hits, rate) = (group.hits, group.hits.triggersPerHour)
      table.add([
        group.engine, "\(hits.gestures)", Figures.share(hits.reached), Figures.share(hits.fired),
        "\(hits.momentumCount)",
        Self.rate(rate), "\(hits.busy)",
      ])
    }
    return table
  }

  private static func rate(_ rate: PoissonRate) -> String {
    let figures = [rate.value, rate.low, rate.high].map { Figures.fixed($0, decimals: 0) }
    let bounds = rate.low == nil ? "" : " (\(figures[1])–\(figures[2]))"
    return rate.value == nil ? Figures.none : figures[0] + bounds
  }

  private var spreads: TextTable {
    var table = TextTable([
      "engine", "margin at release (pt)", "greatest margin (pt)", "crossing to trigger (ms)",
      ReplayFigure.delayHeading,
    ])
    for group in members {
      let metrics: [ReplayFigure] = [.margin, .peakMargin, .latency, .delayTotal]
      table.add([group.engine] + metrics.map { Self.spread(group.hits.summary(of: $0)) })
    }
    return table
  }

  private static func spread(_ summary: MetricSummary) -> String {
    guard summary.count > 0 else { return Figures.none }
    return [summary.p5, summary.median, summary.p95].map { Figures.fixed($0, decimals: 0) }
      .joined(separator: ", ")
  }
}
