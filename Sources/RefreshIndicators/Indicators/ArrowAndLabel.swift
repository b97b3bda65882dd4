import PullToRefresh

/// What `sv`, `ego`, `mj`, `es` and `ultra-ptr` show: an arrow that turns over, a label, and a spinner in the arrow's place.
///
/// Words are the systems'; where a page gives none, they say the same. Places are ours.
struct ArrowAndLabel {
  private static let arrowHeight = 34.0
  /// From the middle to the arrow's, and from there to the view's edge at least, in points; ours.
  private static let arrowDistance = (usual: 96.0, margin: 20.0)
  private static let textSize = 14.0

  private let text: String
  /// Degrees; 0 points down.
  private var arrow = 0.0
  private var arrowOpacity = 1.0
  /// Since when the spinner turns, in seconds of now; nil while the arrow shows.
  private var spinning: Double?
  private var spinnerOpacity = 1.0
  /// Height of the view, in points, which lies just above the content.
  private let height: Double
  private let strip: RevealedStrip
  /// Whether the system itself pushes the content down, whatever the scroll view does.
  private var pushesContent = false

  init(_ engine: SVPullToRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = SVPullToRefresh.height
    let texts = ["Pull to refresh…", "Release to refresh…", "Loading…"]
    text = texts[min(Int(engine.state), texts.count - 1)]
    arrow = engine.arrow.value(at: view.time)
    arrowOpacity = engine.arrowOpacity.value(at: view.time)
    spinning = engine.spinningSince.map { view.time - $0 }
  }

  init(_ engine: EGO, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = EGO.height
    let texts = ["Pull down to refresh…", "Release to refresh…", "Loading…"]
    text = texts[min(Int(engine.state), texts.count - 1)]
    arrow = engine.arrow.value(at: view.time)
    spinning = engine.spinningSince.map { view.time - $0 }
    arrowOpacity = spinning == nil ? 1 : 0
  }

  init(_ engine: MJRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = MJRefresh.height
    let texts = ["Pull down to refresh", "Release to refresh", "Loading…", "Loading…"]
    text = texts[min(Int(engine.state), texts.count - 1)]
    arrow = engine.arrow.value(at: view.time)
    spinning = engine.spinningSince.map { view.time - $0 }
    arrowOpacity = spinning == nil ? 1 : 0
    spinnerOpacity = engine.spinnerOpacity.value(at: view.time)
  }

  init(_ engine: ESPullToRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = ESPullToRefresh.height
    let texts = ["Pull to refresh", "Release to refresh", "Loading…"]
    text = texts[min(Int(engine.state), texts.count - 1)]
    arrow = engine.arrow.value(at: view.time)
    spinning = engine.spinningSince.map { view.time - $0 }
    arrowOpacity = spinning == nil ? 1 : 0
  }

  init(_ engine: UltraRefresh, view: ScrollSituation, width: Double) {
    let position = engine.pull(view)
    strip = RevealedStrip(top: view.topInset, bottom: view.topInset + position, width: width)
    height = engine.headerHeight
    pushesContent = true
    switch UltraRefresh.State(rawValue: engine.state) {
    case .loading:
      text = "Loading…"
      spinning = view.time
      arrowOpacity = 0
    case .complete:
      text = "Refresh complete"
      arrowOpacity = 0
    default:
      let isReady = position >= engine.line
      text = isReady ? "Release to refresh" : "Pull down to refresh"
      arrow = isReady ? 180 : 0
    }
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0 else { return list }
    var content = DisplayList()
    content.text(
      DisplayText(
        text, at: PathPoint(0, 5), size: Self.textSize, weight: 600, anchor: .middle,
        color: IndicatorInk.label))
    let place = PathTransform.move(
      -min(Self.arrowDistance.usual, strip.width / 2 - Self.arrowDistance.margin), 0)
    if let spinning {
      content.add(
        SpokeWheel(centre: .zero).turning(for: max(0, spinning)), transform: place, opacity: spinnerOpacity)
    }
    if arrowOpacity > 0 {
      var shape = DisplayList()
      shape.fill(DrawnArrow.down(height: Self.arrowHeight), IndicatorInk.arrow)
      content.add(shape, transform: place.after(.turn(arrow * .pi / 180)), opacity: arrowOpacity)
    }
    list.add(content, transform: .move(strip.width / 2, strip.bottom - height / 2))
    var result = DisplayList()
    if pushesContent { result.fill(strip.outline, IndicatorInk.header) }
    result.add(list, clip: strip.outline)
    return result
  }
}
