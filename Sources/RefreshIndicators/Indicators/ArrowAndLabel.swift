import PullToRefresh

/// A system whose view shows a label and an arrow that flips, replaced by a spinner during a refresh.
protocol ArrowedRefresh: RefreshEngineBody {
  /// Height of the view, in points.
  static var height: Double { get }
  /// Angle of the arrow, in degrees; 0 points down.
  var arrow: AnimatedValue { get }
  /// The time at which the spinner began to turn, in seconds; nil while it does not turn.
  var spinningSince: Double? { get }
}

extension SVPullToRefresh: ArrowedRefresh {}
extension EGO: ArrowedRefresh {}
extension MJRefresh: ArrowedRefresh {}
extension ESPullToRefresh: ArrowedRefresh {}

/// The indicator of `sv`, `ego`, `mj`, `es`, `ultra-ptr`, `smart-refresh` and `easy-refresh`: an arrow that flips, a label, and a spinner
/// that replaces the arrow.
///
/// Texts are the systems' own; if none is documented, a common text is used. Positions are our choice.
struct ArrowAndLabel {
  private let text: String
  /// Angle of the arrow, in degrees; 0 points down.
  private var arrow = 0.0
  private var arrowOpacity = 1.0
  /// How long the spinner has turned, in seconds; nil while the arrow is shown.
  private var spinning: Double?
  private var spinnerOpacity = 1.0
  /// Height of the view, in points; its lower edge is the content's upper edge.
  private let height: Double
  private let strip: RevealedStrip
  /// True if the system itself moves the content down, independently of the scroll view.
  private var pushesContent = false

  /// The indicator of all systems but `ultra-ptr` and `smart-refresh`. `words` are the texts of the states; the last one is also that of
  /// later states.
  private init<Engine: ArrowedRefresh>(
    _ words: [String], _ engine: Engine, _ view: ScrollSituation, _ width: Double
  ) {
    strip = RevealedStrip(engine, view: view, width: width)
    height = Engine.height
    text = words[min(Int(engine.state), words.count - 1)]
    arrow = engine.arrow.value(at: view.time)
    spinning = engine.spinningSince.map { view.time - $0 }
    arrowOpacity = spinning == nil ? 1 : 0
  }

  init(_ engine: SVPullToRefresh, view: ScrollSituation, width: Double) {
    self.init(["Pull to refresh…", "Release to refresh…", "Loading…"], engine, view, width)
    arrowOpacity = engine.arrowOpacity.value(at: view.time)
  }

  init(_ engine: EGO, view: ScrollSituation, width: Double) {
    self.init(["Pull down to refresh…", "Release to refresh…", "Loading…"], engine, view, width)
  }

  init(_ engine: MJRefresh, view: ScrollSituation, width: Double) {
    self.init(["Pull down to refresh", "Release to refresh", "Loading…"], engine, view, width)
    spinnerOpacity = engine.spinnerOpacity.value(at: view.time)
  }

  init(_ engine: ESPullToRefresh, view: ScrollSituation, width: Double) {
    self.init(["Pull to refresh", "Release to refresh", "Loading…"], engine, view, width)
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

  init(_ engine: EasyRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(engine, view: view, width: width)
    height = engine.trigger
    switch EasyRefresh.State(rawValue: engine.state) {
    case .ready, .processing:
      text = "Refreshing..."
      spinning = view.time
      arrowOpacity = 0
    case .processed, .done:
      text = "Succeeded"
      arrowOpacity = 0
    case .armed:
      text = "Release ready"
      arrow = 180
    default: text = "Pull to refresh"
    }
  }

  init(_ engine: SmartRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(top: view.topInset, bottom: view.topInset + engine.pull(view), width: width)
    height = engine.headerHeight
    pushesContent = true
    switch SmartRefresh.State(rawValue: engine.state) {
    case .refreshReleased, .refreshing:
      text = "Refreshing…"
      spinning = view.time
      arrowOpacity = 0
    case .refreshFinish:
      text = "Refresh finished"
      arrowOpacity = 0
    case .releaseToRefresh:
      text = "Release to refresh"
      arrow = 180
    default: text = "Pull down to refresh"
    }
  }

  var display: DisplayList {
    var (list, content) = (DisplayList(), DisplayList())
    guard strip.height > 0 else { return list }
    content.text(ArrowLayout.label(text))
    let place = ArrowLayout.place(inViewWide: strip.width)
    if let spinning {
      content.add(
        SpokeWheel(centre: .zero).turning(for: max(0, spinning)), transform: place, opacity: spinnerOpacity)
    }
    if arrowOpacity > 0 {
      content.add(ArrowLayout.arrow(degrees: arrow), transform: place, opacity: arrowOpacity)
    }
    list.add(content, transform: strip.middle(ofViewHigh: height))
    var result = DisplayList()
    if pushesContent { result.fill(strip.outline, IndicatorInk.header) }
    result.add(list, clip: strip.outline)
    return result
  }
}
