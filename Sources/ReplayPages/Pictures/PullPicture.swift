import PullToRefresh
import RefreshIndicators
import TextTables
import TraceReplay

/// One pull drawn: finger, pull, threshold, states, release and trigger over one time axis.
package struct PullPicture {
  private let title: String
  private let result: ReplayResult
  private let frames: [ReplayFrame]
  private let span: Double
  private let range: ClosedRange<Double>

  private enum Layout {
    static let width = 960.0
    static let height = 540.0
    static let left = 64.0
    static let right = 24.0
    static let top = 56.0
    static let plotBottom = 400.0
    static let stripTop = 456.0
    static let stripHeight = 28.0
    /// The least width of a state's stretch that has room for its name, in user units a character.
    static let characterWidth = 7.4
  }

  /// The picture of a run whose `frames` were kept.
  ///
  /// - Parameters:
  ///   - title: Stands above the plot; the trace's name.
  ///   - result: The figures of the run.
  ///   - frames: What its frames showed, at least one.
  package init(title: String, result: ReplayResult, frames: [ReplayFrame]) {
    precondition(!frames.isEmpty, "a picture needs frames")
    self.title = title
    self.result = result
    self.frames = frames
    span = max(frames[frames.count - 1].time, 0.1)
    let values: [Double] = frames.map(\.pull) + frames.map { $0.travel ?? 0 } + [result.threshold, 0]
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let room = max(high - low, 1) * 0.06
    range = (low < 0 ? low - room : 0)...(high + room)
  }

  /// The picture as an SVG document.
  package var svg: String {
    var drawing = SVGDocument(
      width: Layout.width, height: Layout.height, title: "\(title): \(result.engine) on \(result.model)",
      style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: Layout.width, height: Layout.height)
    drawing.label("title", title, x: Layout.left, y: 26)
    drawing.label("small", "\(result.engine) on \(result.model) · \(verdict)", x: Layout.left, y: 44)
    drawGrid(in: &drawing)
    drawCurves(in: &drawing)
    drawMoments(in: &drawing)
    drawStates(in: &drawing)
    drawLegend(in: &drawing)
    return drawing.text
  }

  /// The outcome of the pull, in words.
  private var verdict: String {
    guard let trigger = result.trigger else { return "did not fire" }
    var words = "fired at \(Figures.fixed(trigger * 1000, decimals: 0)) ms"
    if let latency = result.latency {
      words += ", \(Figures.fixed(latency * 1000, decimals: 1)) ms after the crossing"
    }
    return words
  }

  private func x(_ time: Double) -> Double {
    Layout.left + (Layout.width - Layout.left - Layout.right) * time / span
  }

  private func y(_ points: Double) -> Double {
    let share = (points - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Layout.plotBottom - (Layout.plotBottom - Layout.top) * share
  }

  private func drawGrid(in drawing: inout SVGDocument) {
    let right = Layout.width - Layout.right
    for tick in AxisTicks.round(range.lowerBound, range.upperBound, atMost: 8) {
      drawing.line("grid", from: (Layout.left, y(tick)), to: (right, y(tick)))
      drawing.label(
        "small", Figures.fixed(tick, decimals: 0), x: Layout.left - 8, y: y(tick) + 4, anchor: .end)
    }
    drawing.label("small", "pt", x: Layout.left - 8, y: Layout.top - 8, anchor: .end)
    for tick in AxisTicks.round(0, span * 1000, atMost: 10) {
      drawing.line("grid", from: (x(tick / 1000), Layout.top), to: (x(tick / 1000), Layout.plotBottom))
      drawing.label(
        "small", Figures.fixed(tick, decimals: 0), x: x(tick / 1000), y: Layout.plotBottom + 18,
        anchor: .middle)
    }
    drawing.label("small", "ms", x: right, y: Layout.plotBottom + 36, anchor: .end)
  }

  private func drawMoments(in drawing: inout SVGDocument) {
    let right = Layout.width - Layout.right
    drawing.line("threshold", from: (Layout.left, y(result.threshold)), to: (right, y(result.threshold)))
    drawing.label(
      "threshold-label", "threshold \(Figures.fixed(result.threshold, decimals: 1)) pt", x: right,
      y: y(result.threshold) - 6,
      anchor: .end)
    if let release = result.release { drawMoment("release", "release", at: release, row: 0, in: &drawing) }
    if let trigger = result.trigger { drawMoment("trigger", "trigger", at: trigger, row: 1, in: &drawing) }
  }

  private func drawMoment(
    _ name: String, _ text: String, at time: Double, row: Double, in drawing: inout SVGDocument
  ) {
    drawing.line(name, from: (x(time), Layout.top), to: (x(time), Layout.stripTop + Layout.stripHeight))
    drawing.label("\(name)-label", text, x: x(time) + 5, y: Layout.top + 14 + 16 * row)
  }

  private func drawCurves(in drawing: inout SVGDocument) {
    drawing.polyline("pull", frames.map { (x($0.time), y($0.pull)) })
    for stroke in frames.split(whereSeparator: { $0.travel == nil }) {
      drawing.polyline("finger", stroke.map { (x($0.time), y($0.travel ?? 0)) })
    }
    for crossing in result.crossings {
      drawing.dot("crossing", x: x(crossing), y: y(result.threshold), radius: 4)
    }
  }

  private func drawStates(in drawing: inout SVGDocument) {
    for (index, entry) in result.states.enumerated() {
      let end = index + 1 < result.states.count ? result.states[index + 1].time : span
      let width = x(min(end, span)) - x(entry.time)
      let name = index % 2 == 0 ? "state" : "state other"
      drawing.rectangle(
        name, x: x(entry.time), y: Layout.stripTop, width: max(width, 0), height: Layout.stripHeight)
      guard width > Double(entry.name.count) * Layout.characterWidth + 8 else { continue }
      drawing.label("state-label", entry.name, x: x(entry.time) + 6, y: Layout.stripTop + 18)
    }
    drawing.label("small", "state", x: Layout.left - 8, y: Layout.stripTop + 18, anchor: .end)
  }

  private func drawLegend(in drawing: inout SVGDocument) {
    let entries = [("finger", "finger travel"), ("pull", "pull (what the engine sees)")]
    var left = Layout.left
    for (name, text) in entries {
      drawing.polyline(name, [(left, Layout.height - 20), (left + 28, Layout.height - 20)])
      drawing.label("small", text, x: left + 36, y: Layout.height - 16)
      left += 160
    }
    drawing.dot("crossing", x: left + 90, y: Layout.height - 20, radius: 4)
    drawing.label("small", "solved crossing", x: left + 102, y: Layout.height - 16)
  }

  private static let style = """
    text{font:13px system-ui,sans-serif;fill:#1c1e21}.title{font-size:18px;font-weight:600}\
    .small{font-size:12px;fill:#5a6069}.paper{fill:#fff}.grid{stroke:#e4e7eb}\
    polyline{fill:none;stroke-width:2.2;stroke-linejoin:round}.finger{stroke:#8a94a3;stroke-dasharray:6 4}\
    .pull{stroke:#1668c7}.threshold{stroke:#b3261e;stroke-dasharray:3 4}.threshold-label{fill:#b3261e;font-size:12px}\
    .release{stroke:#5a6069}.release-label{font-size:12px;fill:#5a6069}\
    .trigger{stroke:#0b7a3e;stroke-width:2}.trigger-label{font-size:12px;font-weight:600;fill:#0b7a3e}\
    .release-label,.trigger-label,.threshold-label{paint-order:stroke;stroke:#fff;stroke-width:4px}\
    .crossing{fill:#b3261e}.state{fill:#dfe8f4;stroke:#fff}.state.other{fill:#c9d8ec}.state-label{font-size:12px}\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}\
    .release-label,.trigger-label,.threshold-label{stroke:#16181c}.small,.release-label{fill:#a4abb6}.paper{fill:#16181c}\
    .grid{stroke:#2b2f36}.pull{stroke:#6fb1ff}.finger{stroke:#8a94a3}.threshold{stroke:#ff8a80}\
    .threshold-label{fill:#ff8a80}.crossing{fill:#ff8a80}.trigger{stroke:#5fd394}.trigger-label{fill:#5fd394}\
    .release{stroke:#a4abb6}.state{fill:#26313f;stroke:#16181c}.state.other{fill:#32435a}}
    """
}
