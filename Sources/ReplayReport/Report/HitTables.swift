import ReplayStatistics
import TextFormats
import TraceReplay

/// The tables for gestures without an intent: what engines did in them.
struct HitTables {
  let members: [ReportGroup]

  /// The tables within `width` columns; empty if every gesture has an intent.
  func texts(width: Int) -> [String] {
    guard members.contains(where: { $0.hits.gestures > 0 }) else { return [] }
    let parts = [
      (
        "Gestures without an intent: what fired, not whether it was right (in brackets: 95 % interval; no finger: fired by momentum; in a contact h: triggers an hour with a finger down)",
        shares
      ),
      (
        "Without an intent (p5, p50, p95): pull less threshold at the lift and at most, pt; trigger: ms after the crossing; late: ms from due to callback",
        spreads
      ),
    ]
    return parts.map { WrappedText.text($0.0, width: width, indent: 0) + $0.1.text(width: width) }
  }

  private var shares: TextTable {
    var table = TextTable([
      "engine", "gestures", "reached", "fired", "no finger", "in a contact h", "busy",
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
    var table = TextTable(["engine", "lift pt", "most pt", "trigger ms", "late ms"])
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
