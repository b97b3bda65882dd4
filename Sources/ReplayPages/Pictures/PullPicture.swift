import RefreshIndicators
import TextFormats
import TraceReplay

/// A picture of one pull over time: finger, pull, threshold, states, release and trigger.
package struct PullPicture {
  private let title: String
  private let result: ReplayResult
  private let frames: [ReplayFrame]
  private let span: Double
  private let range: ClosedRange<Double>

  private enum Layout {
    static let width = 960.0
    static let height = 512.0
    static let left = 64.0
    static let right = 24.0
    static let top = 72.0
    static let plotBottom = 420.0
    static let stripTop = 468.0
    static let stripHeight = 28.0
    /// The width per character that a state's bar needs to show its name, in user units; in a shorter bar the name is left out.
    static let characterWidth = 7.4
  }

  /// Creates the picture of a run from its frames.
  ///
  /// - Parameters:
  ///   - title: The text above the plot: the trace's name.
  ///   - result: The results of the run.
  ///   - frames: The displayed frames, at least one.
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
    let words = "One pull with \(result.engine): \(verdict)"
    var drawing = SVGDocument(width: Layout.width, height: Layout.height, title: words, style: Self.style)
    drawing.rectangle("paper", x: 0, y: 0, width: Layout.width, height: Layout.height)
    drawing.label("title", words, x: Layout.left, y: 26)
    drawing.label(
      "small", "\(title), \(result.engine) on \(result.model)" + (moment.map { ", fired at \($0)" } ?? ""),
      x: Layout.left, y: 46)
    drawGrid(in: &drawing)
    drawCurves(in: &drawing)
    drawMoments(in: &drawing)
    drawNames(in: &drawing)
    drawStates(in: &drawing)
    return drawing.text
  }

  /// The outcome of the pull in words: whether and when the engine fired.
  private var verdict: String {
    guard result.trigger != nil else { return "did not fire" }
    guard let latency = result.latency else { return "fired" }
    return "fired \(Figures.fixed(latency * 1000, decimals: 1)) ms after crossing the threshold"
  }

  private var moment: String? { result.trigger.map { Figures.fixed($0 * 1000, decimals: 0) + " ms" } }

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
    drawing.line("threshold", from: thresholdLine[0], to: thresholdLine[1])
    for moment in moments { drawing.line(moment.name, from: moment.line[0], to: moment.line[1]) }
    for crossing in result.crossings {
      drawing.dot("crossing", x: x(crossing), y: y(result.threshold), radius: 4)
    }
  }

  private var thresholdLine: [(x: Double, y: Double)] {
    [(Layout.left, y(result.threshold)), (Layout.width - Layout.right, y(result.threshold))]
  }

  /// The vertical lines at the release and at the trigger, each with its name; they reach from the top of the plot to the states.
  private var moments: [(name: String, line: [(x: Double, y: Double)])] {
    [("release", result.release), ("trigger", result.trigger)].compactMap { name, time in
      time.map { (name, [(x($0), Layout.top), (x($0), Layout.stripTop + Layout.stripHeight)]) }
    }
  }

  /// Draws the names of curves, lines and dots. Each stands next to what it names and not over a curve.
  private func drawNames(in drawing: inout SVGDocument) {
    var labels = LabelPlacement(
      within: .init(
        x: Layout.left + 2, y: Layout.top, width: Layout.width - Layout.right - Layout.left - 4,
        height: Layout.plotBottom - Layout.top))
    for curve in [pullCurve, thresholdLine] + fingerCurves + moments.map(\.line) { labels.avoid(curve) }
    for crossing in result.crossings { labels.avoid(dot: (x(crossing), y(result.threshold)), radius: 5) }
    var names = moments.map { (name: $0.name, text: $0.name, at: ($0.line[0].x, Layout.top + 8)) }
    names.append(
      (
        "threshold", "threshold \(Figures.fixed(result.threshold, decimals: 1)) pt",
        (thresholdLine[1].x, thresholdLine[1].y)
      ))
    if let crossing = result.crossings.first {
      names.append(("crossing", "crossing (computed)", (x(crossing), y(result.threshold))))
    }
    if let end = fingerCurves.last?.last { names.append(("finger", "finger travel", end)) }
    // Where it is highest for the last time, it is far from where it began beside the finger.
    if let top = pullCurve.last(where: { $0.y == pullCurve.map(\.y).min() }) {
      names.append(("pull", "pull as the engine measures it", top))
    }
    for name in names {
      guard let label = labels.place(name.text, at: name.at) else { continue }
      if let leader = label.leader { drawing.line("lead", from: leader.from, to: leader.to) }
      label.draw("\(name.name)-label", in: &drawing)
    }
  }

  private func drawCurves(in drawing: inout SVGDocument) {
    drawing.polyline("pull", pullCurve)
    for stroke in fingerCurves { drawing.polyline("finger", stroke) }
  }

  private var pullCurve: [(x: Double, y: Double)] { frames.map { (x($0.time), y($0.pull)) } }

  private var fingerCurves: [[(x: Double, y: Double)]] {
    frames.split { $0.travel == nil }.map { $0.map { (x($0.time), y($0.travel ?? 0)) } }
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

  private static let style = """
    text{font:13px system-ui,sans-serif;fill:#1c1e21}.title{font-size:18px;font-weight:600}\
    .small{font-size:12px;fill:#5a6069}.paper{fill:#fff}.grid{stroke:#e4e7eb}\
    polyline{fill:none;stroke-width:2.2;stroke-linejoin:round}.finger{stroke:#8a94a3;stroke-dasharray:6 4}\
    .pull{stroke:#1668c7}.threshold{stroke:#b3261e;stroke-dasharray:3 4}.release{stroke:#5a6069}\
    .trigger{stroke:#0b7a3e;stroke-width:2}.crossing{fill:#b3261e}.lead{stroke:#9aa1ab;stroke-width:.75}\
    .pull-label{fill:#1668c7}.threshold-label,.crossing-label{fill:#b3261e}.release-label,.finger-label{fill:#5a6069}\
    .trigger-label{font-weight:600;fill:#0b7a3e}\
    .state{fill:#dfe8f4;stroke:#fff}.state.other{fill:#c9d8ec}.state-label{font-size:12px}\
    @media(prefers-color-scheme:dark){text{fill:#e6e8eb}.small,.release-label,.finger-label{fill:#a4abb6}\
    .paper{fill:#16181c}.grid{stroke:#2b2f36}.pull{stroke:#6fb1ff}.pull-label{fill:#6fb1ff}.finger{stroke:#8a94a3}\
    .threshold{stroke:#ff8a80}.threshold-label,.crossing-label,.crossing{fill:#ff8a80}\
    .trigger{stroke:#5fd394}.trigger-label{fill:#5fd394}\
    .release{stroke:#a4abb6}.state{fill:#26313f;stroke:#16181c}.state.other{fill:#32435a}}
    """
}
