import RefreshIndicators
import ReplayReport
import ReplayStatistics
import TextFormats

/// A sweep as three plots, ROC, DET and precision–recall, with one line per group and a dot at each group's own threshold.
///
/// Groups with the same outcomes at every threshold share a line with all their names. If there are more lines than colours, those
/// with the largest area under the ROC curve have colours and names; the others are grey.
package struct SweepPicture {
  /// One line of the plots, and the dots on it.
  private struct Line {
    let curve: ReceiverCurve
    /// The dots at the groups' own thresholds: the names of the groups, and the counts at these thresholds.
    var own: [(names: [String], counts: ConfusionCounts)]
  }

  /// The lines with colours and names, and the grey ones behind them.
  private let (lines, others): ([Line], [Line])
  private let subject: String

  private static let width = 760.0
  private static let (left, right, head, side) = (62.0, 736.0, 92.0, 230.0)
  /// The distance between plots, and the space above the titles, in user units.
  private static let (foot, heading) = (86.0, 30.0)
  /// The largest number of names at one dot; for more, the number of the others is given.
  private static let mostNames = 3

  /// Creates the picture of a sweep.
  package init(_ sweep: Sweep) {
    let models = NativeModels(sweep.groups.map { ($0.engine, $0.model) })
    let origins = Set(sweep.groups.map(\.origin)).count
    var lines: [Line] = []
    for group in sweep.groups {
      let name =
        group.engine + (models.areSeveralOfOne ? " on \(group.model)" : "")
        + (origins > 1 ? ", \(group.origin)" : "")
      let curve = group.curve
      let index = lines.firstIndex { Self.outcomes($0.curve) == Self.outcomes(curve) }
      guard let index else {
        lines.append(Line(curve: curve, own: [([name], group.ownCounts)]))
        continue
      }
      let same = lines[index].own.firstIndex { $0.counts == group.ownCounts }
      if let same {
        lines[index].own[same].names.append(name)
      } else {
        lines[index].own.append(([name], group.ownCounts))
      }
    }
    let areas = lines.map { $0.curve.areaUnderCurve.value ?? 0 }
    let ranked = lines.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }
    let coloured = Set(ranked.prefix(Self.palette.count))
    self.lines = lines.indices.filter(coloured.contains).map { lines[$0] }
    others = lines.indices.filter { !coloured.contains($0) }.map { lines[$0] }
    let first = sweep.groups.first
    subject =
      (models.one.map { "\($0), " } ?? "")
      + (origins == 1 ? first.map { "\($0.origin); " } ?? "" : "")
  }

  /// The distinct counts of hits and false alarms along a curve.
  private static func outcomes(_ curve: ReceiverCurve) -> [ConfusionCounts] {
    curve.points.reduce(into: []) { found, point in
      if found.last != point.counts { found.append(point.counts) }
    }
  }

  /// The picture as an SVG document.
  package var svg: String {
    let height = Self.head + Double(SweepPanel.all.count) * (Self.side + Self.foot) - Self.heading
    var drawing = SVGDocument(
      width: Self.width, height: height, title: "Pulls detected and false alarms at every threshold",
      style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: Self.width, height: height)
    // A third line of words needs room above the first plot.
    let lift = others.isEmpty ? 0.0 : 6
    drawing.label("title", "Pulls detected and false alarms at every threshold", x: 24, y: 30 - lift)
    drawing.label(
      "small", "\(subject)dot: default threshold; dotted: beyond what any threshold gives", x: 24,
      y: 50 - lift)
    if !others.isEmpty {
      drawing.label(
        "small",
        "grey: \(others.count) more lines with a smaller area under the ROC; sweep fewer engines to name them",
        x: 24, y: 66 - lift)
    }
    for (index, panel) in SweepPanel.all.enumerated() {
      draw(panel, top: Self.head + Double(index) * (Self.side + Self.foot), in: &drawing)
    }
    return drawing.text
  }

  // MARK: One plot

  private func draw(_ panel: SweepPanel, top: Double, in drawing: inout SVGDocument) {
    let bottom = top + Self.side
    drawing.label("name", panel.title, x: 24, y: top - 12)
    for tick in panel.ticks {
      let (x, y) = Self.position((tick.place, tick.place), top)
      drawing.line("grid", from: (x, top), to: (x, bottom))
      drawing.line("grid", from: (Self.left, y), to: (Self.right, y))
      drawing.label("small", tick.text, x: x, y: bottom + 16, anchor: .middle)
      drawing.label("small", tick.text, x: Self.left - 6, y: y + 4, anchor: .end)
    }
    drawing.label("small", panel.across + " →", x: Self.right, y: bottom + 34, anchor: .end)
    drawing.label("small", "↑ " + panel.up, x: Self.right, y: top - 12, anchor: .end)
    var labels = LabelPlacement(
      within: .init(x: Self.left + 4, y: top + 4, width: Self.right - Self.left - 8, height: Self.side - 8))
    drawLines(of: panel, top: top, avoidedBy: &labels, in: &drawing)
    drawNames(of: panel, top: top, &labels, in: &drawing)
  }

  private func drawLines(
    of panel: SweepPanel, top: Double, avoidedBy labels: inout LabelPlacement, in drawing: inout SVGDocument
  ) {
    for line in others {
      drawing.polyline(
        "other", line.curve.points.compactMap { panel.place($0.counts) }.map { Self.position($0, top) })
    }
    // The first line is on top.
    for (index, line) in lines.enumerated().reversed() {
      let places = line.curve.points.compactMap { panel.place($0.counts) }
      let points = places.map { Self.position($0, top) }
      drawing.polyline("line\(index)", points)
      labels.avoid(points)
      // The area counts traces that fire at no threshold as ties: straight to the end.
      if let last = places.last, let end = panel.end, last != end {
        let rest = [last, end].map { Self.position($0, top) }
        drawing.polyline("line\(index) rest", rest)
        labels.avoid(rest)
      }
    }
  }

  private func drawNames(
    of panel: SweepPanel, top: Double, _ labels: inout LabelPlacement, in drawing: inout SVGDocument
  ) {
    var dots: [(colour: Int, names: [String], x: Double, y: Double)] = []
    var ends = dots
    for (index, line) in lines.enumerated() {
      var unplaced: [String] = []
      for own in line.own {
        guard let (x, y) = panel.place(own.counts).map({ Self.position($0, top) }) else {
          unplaced += own.names
          continue
        }
        dots.append((index, own.names, x, y))
        labels.avoid(dot: (x, y), radius: 5)
      }
      // Where nothing fires there is no precision: such a line is named at its end.
      if let last = line.curve.points.compactMap({ panel.place($0.counts) }).last, !unplaced.isEmpty {
        let (x, y) = Self.position(last, top)
        ends.append((index, unplaced, x, y))
      }
    }
    let named = dots + ends
    let placed = named.map { labels.place(Self.words($0.names), at: ($0.x, $0.y)) }
    // No line covers a dot or a name.
    for leader in placed.compactMap({ $0?.leader }) {
      drawing.line("lead", from: leader.from, to: leader.to)
    }
    for dot in dots { drawing.dot("dot\(dot.colour)", x: dot.x, y: dot.y, radius: 4.5) }
    for (dot, label) in zip(named, placed) {
      label?.draw("text name\(dot.colour)", in: &drawing)
    }
    let unnamed = zip(named, placed).reduce(0) { $0 + ($1.1 == nil ? $1.0.names.count : 0) }
    guard unnamed > 0 else { return }
    drawing.label(
      "small", "\(Counted.text(unnamed, "name")) left out for lack of space; sweep fewer engines to see all",
      x: Self.left,
      y: top + Self.side + 34)
  }

  private static func position(_ place: (x: Double, y: Double), _ top: Double) -> (x: Double, y: Double) {
    (left + place.x * (right - left), top + side - place.y * side)
  }

  private static func words(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }

  // MARK: Colours

  private static let palette = [
    ("#1668c7", "#6fb1ff"), ("#b24e12", "#e59a6a"), ("#22783f", "#6cc98b"), ("#8b3fb5", "#c58be6"),
    ("#b02a4c", "#ec7d98"), ("#0d6f7c", "#5cc8d6"), ("#7d6100", "#d9b84a"), ("#5b6470", "#a9b1bd"),
  ]

  private static func colours(_ choose: ((String, String)) -> String) -> String {
    palette.enumerated().map { index, pair in
      let colour = choose(pair)
      return ".line\(index){stroke:\(colour)}.dot\(index),.name\(index){fill:\(colour)}"
    }.joined()
  }

  private static let style =
    """
    text{font:12.5px system-ui,sans-serif;fill:#1c1e21}.title{font-size:17px;font-weight:600}.name{font-size:13.5px;font-weight:600}\
    .text{font-weight:500;paint-order:stroke;stroke:#fff;stroke-width:3px}\
    .small{fill:#5a6069}.paper{fill:#fff}.grid{stroke:#e9ebee}.lead{stroke:#9aa1ab;stroke-width:.75}\
    circle{stroke:#fff;stroke-width:1.5}polyline{fill:none;stroke-width:2;stroke-linejoin:round}.rest{stroke-dasharray:2 5}\
    .other{stroke:#c3c8cf;stroke-width:1}\
    \(colours(\.0))\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}.text{stroke:#16181c}.small{fill:#a4abb6}.paper{fill:#16181c}.grid{stroke:#272a30}.other{stroke:#454b55}\
    circle{stroke:#16181c}\(colours(\.1))}
    """
}
