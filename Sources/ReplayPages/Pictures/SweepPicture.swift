import RefreshIndicators
import ReplayReport
import ReplayStatistics
import TextTables

/// A sweep drawn: ROC, DET and precision–recall side by side, a line for each group, its own threshold a dot.
package struct SweepPicture {
  /// One of the three plots.
  private struct Panel: Sendable {
    let title: String
    let across: String
    let up: String
    /// The curve's point for some counts, on scales from 0 to 1; nil where they have none.
    let place: @Sendable (ConfusionCounts) -> (x: Double, y: Double)?
    let ticks: [(place: Double, text: String)]
    /// The curve's end if a threshold fired in every trace, on the same scales; nil where it ends with the thresholds.
    var end: (x: Double, y: Double)?
  }

  private let sweep: Sweep
  /// One for each group, sorted once for all plots.
  private let curves: [ReceiverCurve]

  private static let (width, leastHeight) = (1000.0, 430.0)
  private static let (left, top, side, gap) = (58.0, 78.0, 270.0, 56.0)
  /// Lines that colours tell apart: the first ones have a colour and a name, the others are thin and grey.
  private static let colours = 6
  /// The layout of the names below the plots: the first one's y, names in a row, from row to row, and below the last.
  private static let (nameTop, namesInRow, rowHeight, margin) = (400.0, 3, 16.0, 14.0)

  /// The picture of a sweep.
  package init(_ sweep: Sweep) { (self.sweep, curves) = (sweep, sweep.groups.map(\.curve)) }

  /// The picture as an SVG document.
  package var svg: String {
    let rows = (names.count + Self.namesInRow - 1) / Self.namesInRow
    let height = max(Self.leastHeight, Self.nameTop + Double(rows - 1) * Self.rowHeight + Self.margin)
    var drawing = SVGDocument(
      width: Self.width, height: height, title: "What every threshold does", style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: Self.width, height: height)
    drawing.label("title", "What every threshold does", x: Self.left, y: 28)
    drawing.label(
      "small", "a line for each engine; dot: its own threshold; dashed: no threshold fires so often",
      x: Self.left, y: 48)
    for (index, panel) in Self.panels.enumerated() {
      draw(panel, at: Self.left + Double(index) * (Self.side + Self.gap), in: &drawing)
    }
    drawNames(in: &drawing)
    return drawing.text
  }

  private func draw(_ panel: Panel, at left: Double, in drawing: inout SVGDocument) {
    let (side, bottom) = (Self.side, Self.top + Self.side)
    drawing.label("name", panel.title, x: left, y: Self.top - 8)
    for tick in panel.ticks {
      let (x, y) = (left + tick.place * side, bottom - tick.place * side)
      drawing.line("grid", from: (x, Self.top), to: (x, bottom))
      drawing.line("grid", from: (left, y), to: (left + side, y))
      drawing.label("small", tick.text, x: x, y: bottom + 15, anchor: .middle)
      drawing.label("small", tick.text, x: left - 6, y: y + 4, anchor: .end)
    }
    drawing.label("small", panel.across + " →", x: left + side / 2, y: bottom + 31, anchor: .middle)
    drawing.label("small", "↑ " + panel.up, x: left + side, y: Self.top - 8, anchor: .end)
    drawCurves(of: panel, at: left, in: &drawing)
  }

  private func drawCurves(of panel: Panel, at left: Double, in drawing: inout SVGDocument) {
    let (side, bottom) = (Self.side, Self.top + Self.side)
    // No grey line covers a colour.
    for (index, curve) in curves.enumerated().reversed() {
      let name = index < Self.colours ? "line\(index)" : "other"
      let points = curve.points.compactMap { panel.place($0.counts) }
      drawing.polyline(name, points.map { (left + $0.x * side, bottom - $0.y * side) })
      // The area counts traces that fire at no threshold as ties: straight to the end.
      if let last = points.last, let end = panel.end, last != end {
        drawing.polyline("\(name) rest", [last, end].map { (left + $0.x * side, bottom - $0.y * side) })
      }
    }
    // No line covers a dot.
    for (index, group) in sweep.groups.enumerated() {
      guard let own = panel.place(group.ownCounts) else { continue }
      let (x, y) = (left + own.x * side, bottom - own.y * side)
      if index < Self.colours {
        drawing.dot("dot\(index)", x: x, y: y, radius: 4)
      } else {
        drawing.dot("others", x: x, y: y, radius: 2.5)
      }
    }
  }

  /// The names below the plots: the class of a dot, and words.
  private var names: [(dot: String, text: String)] {
    let named = sweep.groups.prefix(Self.colours).enumerated().map { index, group in
      ("dot\(index)", "\(group.engine) on \(group.model), \(group.origin)")
    }
    let others = sweep.groups.count - named.count
    return named + (others > 0 ? [("others", "thin and grey: \(others) more; sweep fewer to name them")] : [])
  }

  private func drawNames(in drawing: inout SVGDocument) {
    for (index, name) in names.enumerated() {
      let x = Self.left + Double(index % Self.namesInRow) * (Self.side + Self.gap)
      let y = Self.nameTop + Double(index / Self.namesInRow) * Self.rowHeight
      drawing.dot(name.dot, x: x + 4, y: y - 4, radius: 4)
      drawing.label("small", name.text, x: x + 14, y: y)
    }
  }

  // MARK: The three plots

  private static let panels: [Panel] = [
    Panel(
      title: "ROC", across: "false alarms", up: "recall",
      place: { counts in pair(counts.falsePositiveRate.value, counts.recall.value) }, ticks: shares,
      end: (1, 1)),
    Panel(
      title: "DET", across: "false alarms", up: "misses",
      place: { counts in
        pair(deviate(counts.falsePositiveRate.value), deviate(counts.recall.value.map { 1 - $0 }))
      },
      ticks: [0.01, 0.05, 0.2, 0.5, 0.8].compactMap { rate in
        deviate(rate).map { ($0, Figures.fixed(rate * 100, decimals: 0) + "%") }
      }),
    Panel(
      title: "Precision–recall", across: "recall", up: "precision",
      place: { counts in pair(counts.recall.value, counts.precision.value) }, ticks: shares),
  ]

  private static let shares = [0, 0.25, 0.5, 0.75, 1].map {
    (place: $0, text: Figures.fixed($0 * 100, decimals: 0) + "%")
  }

  private static func pair(_ x: Double?, _ y: Double?) -> (x: Double, y: Double)? {
    guard let x, let y else { return nil }
    return (x, y)
  }

  /// A rate on the axis of normal deviates, −2.5…1.5 as 0…1; a rate beyond is drawn at the edge, as 0 and 1 are.
  private static func deviate(_ rate: Double?) -> Double? {
    guard let rate else { return nil }
    let (low, high) = (-2.5, 1.5)
    guard let value = NormalDistribution.quantile(rate) else { return rate < 0.5 ? 0 : 1 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  private static let style = """
    text{font:12.5px system-ui,sans-serif;fill:#1c1e21}.title{font-size:17px;font-weight:600}.name{font-size:14px;font-weight:600}\
    .small{fill:#5a6069}.paper{fill:#fff}.grid{stroke:#e9ebee}circle{stroke:#fff;stroke-width:1.5}polyline{fill:none;stroke-width:2;stroke-linejoin:round}.rest{stroke-dasharray:2 5}\
    .other{stroke:#9aa1ab;stroke-width:0.75}.others{fill:#9aa1ab}\
    .line0{stroke:#1668c7}.line1{stroke:#c05a1c}.line2{stroke:#2a8a4a}.line3{stroke:#8b3fb5}.line4{stroke:#b02a4c}.line5{stroke:#5b6470}\
    .dot0{fill:#1668c7}.dot1{fill:#c05a1c}.dot2{fill:#2a8a4a}.dot3{fill:#8b3fb5}.dot4{fill:#b02a4c}.dot5{fill:#5b6470}\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}.small{fill:#a4abb6}.paper{fill:#16181c}.grid{stroke:#272a30}circle{stroke:#16181c}\
    .line0{stroke:#6fb1ff}.dot0{fill:#6fb1ff}.line1{stroke:#e59a6a}.dot1{fill:#e59a6a}.line2{stroke:#6cc98b}.dot2{fill:#6cc98b}\
    .line3{stroke:#c58be6}.dot3{fill:#c58be6}.line4{stroke:#ec7d98}.dot4{fill:#ec7d98}.line5{stroke:#a9b1bd}.dot5{fill:#a9b1bd}}
    """
}
