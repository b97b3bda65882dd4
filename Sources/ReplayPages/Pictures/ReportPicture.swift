import RefreshIndicators
import ReplayReport
import ReplayStatistics
import TextFormats

/// A report as one chart: for each engine a dot with its intervals, at its missed pulls and its false alarms.
///
/// If no gesture has an intent, the axes are gestures that fire and gestures that reach the threshold. Smaller values are lower and further
/// left. Names stand at the dots. If there are many dots, they are numbered in the order of the report's answer, and a key below has the
/// names.
package struct ReportPicture {
  /// The position of a dot, as fractions from 0 to 1, and the engines that it stands for.
  private struct Mark {
    var names: [String]
    let across: Estimate
    let up: Estimate

    var x: Double { across.value ?? 0 }
    var y: Double { up.value ?? 0 }
  }

  /// All dots, and the values at the ends of the horizontal and the vertical scale.
  private let (marks, across, up): ([Mark], Double, Double)
  /// The key with the names of the dots; nil if the names stand at the dots.
  private let key: NumberedKey?
  private let title: String
  private let axes: (across: String, up: String)
  private let heading: String

  private static let (width, height) = (760.0, 440.0)
  private static let (left, right, top, bottom) = (64.0, 736.0, 92.0, 388.0)
  /// Dots nearer to each other than this, in user units, are joined to one dot with all their names.
  private static let nearness = 5.0
  /// The largest number of names at one dot; for more, the number of the others is given.
  private static let mostNames = 3
  /// Up to this number of dots, names stand at the dots; more dots are numbered.
  private static let mostNamed = 12
  /// The radius of a dot without a number, and of one with a number, in user units.
  private static let (radius, numberedRadius) = (5.0, 8.5)

  /// Creates the picture of a report's first model and origin.
  ///
  /// - Parameter report: The report; its first model and origin is drawn.
  package init(_ report: Report) {
    let chart = AnswerPlaces(report)
    title = report.titles(width: 1000).split(separator: "\n").first.map(String.init) ?? "Nothing was counted."
    (axes, heading) = (chart.axes, chart.heading)
    let all = chart.places.map { Mark(names: [$0.engine], across: $0.across, up: $0.up) }
    let (across, up) = (Self.top(of: all.map(\.across)), Self.top(of: all.map(\.up)))
    (self.across, self.up) = (across, up)
    let named = Self.merged(all, across: across, up: up, nearness: Self.nearness)
    if named.count > Self.mostNamed {
      marks = Self.merged(all, across: across, up: up, nearness: 2 * Self.numberedRadius)
      key = NumberedKey(marks.map(\.names), width: Self.right - Self.left)
    } else {
      (marks, key) = (named, nil)
    }
  }

  /// The width and height of the picture, in user units.
  package var size: (width: Double, height: Double) { (Self.width, Self.height + (key?.height ?? 0)) }

  /// The picture as an SVG document.
  package var svg: String {
    var drawing = SVGDocument(
      width: size.width, height: size.height, title: "\(axes.up) against \(axes.across)", style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: size.width, height: size.height)
    drawing.label("title", heading, x: 24, y: 30)
    drawing.label("small", "\(title) Lines: 95 % intervals.", x: 24, y: 50)
    guard !marks.isEmpty else {
      drawing.label(
        "small", "Nothing to draw: no gesture has an intent. overscroll label sets it.", x: 24, y: Self.top)
      return drawing.text
    }
    drawGrid(in: &drawing)
    for bar in marks.flatMap(bars) {
      drawing.line(key == nil ? "bar" : "faint bar", from: bar[0], to: bar[1])
    }
    if let key {
      drawNumbers(in: &drawing)
      key.draw(x: Self.left - 24, y: Self.height + 10, in: &drawing)
    } else {
      drawNames(in: &drawing)
    }
    return drawing.text
  }

  // MARK: Parts

  private func drawGrid(in drawing: inout SVGDocument) {
    for tick in AxisTicks.round(0, 100 * across, atMost: 6) {
      let x = Self.x(tick / 100, across)
      drawing.line("grid", from: (x, Self.top), to: (x, Self.bottom))
      drawing.label(
        "small", "\(Figures.fixed(tick, decimals: 0))%", x: x, y: Self.bottom + 18, anchor: .middle)
    }
    for tick in AxisTicks.round(0, 100 * up, atMost: 6) {
      let y = Self.y(tick / 100, up)
      drawing.line("grid", from: (Self.left, y), to: (Self.right, y))
      drawing.label("small", "\(Figures.fixed(tick, decimals: 0))%", x: Self.left - 8, y: y + 4, anchor: .end)
    }
    drawing.label("small", axes.across + " →", x: Self.right, y: Self.bottom + 38, anchor: .end)
    drawing.label("small", "↑ " + axes.up, x: Self.left - 40, y: Self.top - 10)
  }

  private func drawNumbers(in drawing: inout SVGDocument) {
    for (index, mark) in marks.enumerated() {
      let (x, y) = (Self.x(mark.x, across), Self.y(mark.y, up))
      drawing.dot("mark", x: x, y: y, radius: Self.numberedRadius)
      drawing.label("inside", "\(index + 1)", x: x, y: y + 3.5, anchor: .middle)
    }
  }

  /// Draws the names of dots, so that none covers a dot, an interval or another name.
  private func drawNames(in drawing: inout SVGDocument) {
    var labels = LabelPlacement(
      within: .init(
        x: Self.left + 4, y: Self.top, width: Self.right - Self.left - 4, height: Self.bottom - Self.top))
    let dots = marks.map { (x: Self.x($0.x, across), y: Self.y($0.y, up)) }
    for bar in marks.flatMap(bars) { labels.avoid(bar) }
    for dot in dots { labels.avoid(dot: dot, radius: 6) }
    let placed = zip(marks, dots).map { labels.place(Self.words($0.names), at: $1) }
    for leader in placed.compactMap({ $0?.leader }) {
      drawing.line("lead", from: leader.from, to: leader.to)
    }
    for dot in dots { drawing.dot("mark", x: dot.x, y: dot.y, radius: Self.radius) }
    for label in placed { label?.draw("name", in: &drawing) }
  }

  /// The intervals of both figures of a dot, as a horizontal and a vertical line through the dot.
  private func bars(of mark: Mark) -> [[(x: Double, y: Double)]] {
    let (x, y) = (Self.x(mark.x, across), Self.y(mark.y, up))
    var found: [[(x: Double, y: Double)]] = []
    if let low = mark.across.low, let high = mark.across.high {
      found.append([(Self.x(low, across), y), (Self.x(high, across), y)])
    }
    if let low = mark.up.low, let high = mark.up.high {
      found.append([(x, Self.y(low, up)), (x, Self.y(high, up))])
    }
    return found
  }

  /// The value at the end of a scale, at most 1: a little more than the greatest bound of an interval.
  private static func top(of estimates: [Estimate]) -> Double {
    min(1, max(0.05, 1.04 * (estimates.compactMap { $0.high ?? $0.value }.max() ?? 1)))
  }

  private static func x(_ share: Double, _ top: Double) -> Double { left + share / top * (right - left) }
  private static func y(_ share: Double, _ top: Double) -> Double {
    bottom - share / top * (bottom - Self.top)
  }

  /// Joins marks that are less than `nearness` apart on both axes, in user units: the first one's position, with the names of all.
  private static func merged(_ marks: [Mark], across: Double, up: Double, nearness: Double) -> [Mark] {
    var found: [Mark] = []
    for mark in marks {
      let near = found.firstIndex {
        abs(x($0.x, across) - x(mark.x, across)) < nearness && abs(y($0.y, up) - y(mark.y, up)) < nearness
      }
      if let near { found[near].names += mark.names } else { found.append(mark) }
    }
    return found
  }

  private static func words(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }

  private static let style = """
    .name{paint-order:stroke;stroke:#fff;stroke-width:3px}text{font:13px system-ui,sans-serif;fill:#1c1e21}.title{font-size:17px;font-weight:600}.small{fill:#5a6069}.paper{fill:#fff}\
    .grid{stroke:#e9ebee}.bar{stroke:#1668c7;stroke-opacity:.35;stroke-width:1.5}.lead{stroke:#9aa1ab;stroke-width:.75}\
    .mark{fill:#1668c7;stroke:#fff;stroke-width:1.5}.faint{stroke-opacity:.15}.inside{font-size:10px;font-weight:600;fill:#fff}.number{font-weight:600}\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}.small{fill:#a4abb6}.paper{fill:#16181c}.grid{stroke:#272a30}.name{stroke:#16181c}\
    .bar{stroke:#6fb1ff}.mark{fill:#6fb1ff;stroke:#16181c}.inside{fill:#16181c}}
    """
}
