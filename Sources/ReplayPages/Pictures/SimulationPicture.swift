import RefreshIndicators
import ReplayReport
import TextFormats
import TraceReplay

/// A picture of a simulation: one panel per scroll model in the given order, all with the same two scales.
package struct SimulationPicture {
  private let title: String
  private let firstEdge: String
  private let all: SimulationCurves
  private let grid: Grid

  /// The layout of the panels in the drawing, in user units.
  struct Grid {
    static let width = 1000.0
    /// The space for the labels of the value axis, in user units.
    static let left = 48.0
    static let right = 12.0
    static let gap = 16.0
    static let top = 84.0
    static let bottom = 40.0
    /// The space for a panel's name and figures above its plot, in user units.
    static let head = 36.0
    /// The space between a plot and the next panel below, in user units.
    static let foot = 12.0

    let columns: Int
    let rows: Int
    let panelWidth: Double
    let plotHeight: Double

    init(_ count: Int) {
      columns = count <= 3 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 5
      rows = (count + columns - 1) / columns
      panelWidth = (Self.width - Self.left - Self.right - Double(columns - 1) * Self.gap) / Double(columns)
      plotHeight = columns == 1 ? 400 : columns == 5 ? 96 : columns == 2 ? 240 : 180
    }

    var height: Double { Self.top + Double(rows) * (Self.head + plotHeight + Self.foot) + Self.bottom }

    /// The upper left corner of the plot of the panel with this index, in user units.
    func origin(_ index: Int) -> (x: Double, y: Double) {
      let (row, column) = (Double(index / columns), Double(index % columns))
      return (
        Self.left + column * (panelWidth + Self.gap),
        Self.top + row * (Self.head + plotHeight + Self.foot) + Self.head
      )
    }
  }

  /// The largest distance of a simplified curve from the exact one, in user units.
  private static let tolerance = 0.15
  /// The largest number of characters of a title.
  private static let longestTitle = 90
  /// A label nearer to the right end than this, in user units, is right-aligned, so that it does not run into the next panel.
  private static let labelRoom = 14.0
  /// The largest number of labels on each axis.
  private static let mostTicks = (value: 4, time: 4)

  /// Creates the picture of a simulation.
  ///
  /// - Parameters:
  ///   - simulation: The curves to draw.
  ///   - title: The text above the picture: the script, or the trace's name.
  package init(_ simulation: Simulation, title: String) {
    (self.title, firstEdge) = (title, simulation.scene.axis.firstEdge)
    grid = Grid(simulation.paths.count)
    all = SimulationCurves(simulation, points: Int(grid.panelWidth * 4))
  }

  /// The picture as an SVG document.
  package var svg: String {
    var drawing = SVGDocument(width: Grid.width, height: grid.height, title: title, style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: Grid.width, height: grid.height)
    let short = title.count > Self.longestTitle ? title.prefix(Self.longestTitle) + "…" : title
    drawing.label("title", short, x: Grid.left, y: 26)
    drawHead(in: &drawing)
    for index in all.curves.indices { draw(index, in: &drawing) }
    return drawing.text
  }

  private func drawHead(in drawing: inout SVGDocument) {
    drawing.label(
      "small",
      "distance of the content past its \(firstEdge) edge (pt) over time (ms); peak: greatest distance past an edge;",
      x: Grid.left, y: 46)
    drawing.label(
      "small",
      "rest: from the last release until it stays within 0.5 pt of its final position, slower than 10 pt/s",
      x: Grid.left, y: 62)
    var left = Grid.width - Grid.right - 250
    for (name, text) in [("content", "content"), ("finger", "finger"), ("edge", "edge")] {
      drawing.polyline(name, [(left, 50), (left + 24, 50)])
      drawing.label("small", text, x: left + 30, y: 54)
      left += 90
    }
  }

  // MARK: One panel

  private func draw(_ index: Int, in drawing: inout SVGDocument) {
    let curve = all.curves[index]
    let (left, top) = grid.origin(index)
    drawing.label("name", curve.name, x: left, y: top - 20)
    drawing.label("small", curve.figures, x: left, y: top - 6)
    drawAxes(index, in: &drawing)
    for edge in [0, curve.bottom] where all.values.contains(edge) {
      drawing.line("edge", from: (left, y(edge, top)), to: (left + grid.panelWidth, y(edge, top)))
    }
    drawing.polyline("content", points(curve.content, left, top))
    // On top: inside the bounds the content is where the finger is.
    for finger in curve.fingers { drawing.polyline("finger", points(finger, left, top)) }
  }

  private func drawAxes(_ index: Int, in drawing: inout SVGDocument) {
    let (left, top) = grid.origin(index)
    let (right, bottom) = (left + grid.panelWidth, top + grid.plotHeight)
    for tick in AxisTicks.round(all.values.lowerBound, all.values.upperBound, atMost: Self.mostTicks.value) {
      drawing.line("grid", from: (left, y(tick, top)), to: (right, y(tick, top)))
      guard index % grid.columns == 0 else { continue }
      drawing.label("small", Figures.fixed(tick, decimals: 0), x: left - 6, y: y(tick, top) + 4, anchor: .end)
    }
    let isLowest = index + grid.columns >= all.curves.count
    for tick in AxisTicks.round(0, all.times.upperBound * 1000, atMost: Self.mostTicks.time) {
      drawing.line("grid", from: (x(tick / 1000, left), top), to: (x(tick / 1000, left), bottom))
      guard isLowest else { continue }
      let isLast = right - x(tick / 1000, left) < Self.labelRoom
      drawing.label(
        "small", Figures.fixed(tick, decimals: 0), x: isLast ? right : x(tick / 1000, left), y: bottom + 15,
        anchor: isLast ? .end : .middle)
    }
  }

  private func points(_ curve: [(time: Double, value: Double)], _ left: Double, _ top: Double) -> [(
    x: Double, y: Double
  )] {
    let end = all.times.upperBound
    let shown = curve.filter { $0.time <= end }.map { (x: x($0.time, left), y: y($0.value, top)) }
    return PolylineSimplification.simplified(shown, tolerance: Self.tolerance)
  }

  private func x(_ time: Double, _ left: Double) -> Double {
    left + grid.panelWidth * time / all.times.upperBound
  }

  private func y(_ value: Double, _ top: Double) -> Double {
    let share = (value - all.values.lowerBound) / (all.values.upperBound - all.values.lowerBound)
    return top + grid.plotHeight * (1 - share)
  }

  private static let style = """
    text{font:12.5px system-ui,sans-serif;fill:#1c1e21}.title{font-size:17px;font-weight:600}.name{font-size:14px;font-weight:600}\
    .small{font-size:12.5px;fill:#5a6069}.paper{fill:#fff}.grid{stroke:#e9ebee}.edge{stroke:#9aa1ab;stroke-width:1}\
    polyline{fill:none;stroke-linejoin:round}.content{stroke:#1668c7;stroke-width:2}.finger{stroke:#c05a1c;stroke-width:1.2}\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}.small{fill:#a4abb6}.paper{fill:#16181c}.grid{stroke:#272a30}\
    .edge{stroke:#6a717c}.content{stroke:#6fb1ff}.finger{stroke:#e59a6a}}
    """
}
