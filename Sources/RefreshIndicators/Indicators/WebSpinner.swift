import PullToRefresh
import ScrollPhysics

/// The indicator of `flutter-cupertino`, `ionic-ios`, `ionic-4`, `framework7` and `better-scroll`: a spinner whose spokes appear with the
/// pull and then turn.
///
/// For `pulltorefresh-js`, `vant` and `antd-mobile` it is a line of text, for the first of them with an arrow.
struct WebSpinner {
  private static let arrowHeight = 20.0
  private static let textSize = 13.0
  /// `ease` of CSS, the default timing of a transition.
  private static let ease = CubicEase(0.25, 0.1, 0.25, 1)

  /// What is drawn in the middle of the strip.
  private enum Look {
    case spokes(share: Double)
    case turning
    case text(String, isUp: Bool)
    case refreshing(String)
    case words(String)
  }

  private let look: Look
  /// The strip's height, in points: its visible part, or the inset that the system adds.
  private let height: Double
  private let strip: RevealedStrip
  /// True if the system itself moves the content down, independently of the scroll view.
  private var pushesContent = false
  private let time: Double

  init(_ engine: FlutterCupertinoRefresh, view: ScrollSituation, width: Double) {
    let pull = engine.pull(view)
    (strip, time) = (RevealedStrip(view: view, pull: pull, width: width), view.time)
    height = strip.height
    switch FlutterCupertinoRefresh.State(rawValue: engine.state) {
    case .armed, .refresh: look = .turning
    default: look = .spokes(share: pull / engine.trigger)
    }
  }

  init(_ engine: IonicIOSRefresher, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = max(strip.height, Self.shift(engine, at: view.time))
    let isBusy = IonicIOSRefresher.State(rawValue: engine.state) == .refreshing
    look = isBusy ? .turning : .spokes(share: engine.progress)
  }

  init(_ engine: Ionic4Refresher, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = max(strip.height, Self.shift(engine, at: view.time))
    pushesContent = true
    let isBusy = Ionic4Refresher.State(rawValue: engine.state) == .refreshing
    look = isBusy ? .turning : .spokes(share: engine.progress)
  }

  init(_ engine: BetterScrollPullDown, view: ScrollSituation, width: Double) {
    let pull = engine.pull(view)
    (strip, time) = (RevealedStrip(view: view, pull: pull, width: width), view.time)
    height = strip.height
    let isBusy = BetterScrollPullDown.State(rawValue: engine.state) == .fetching
    look = isBusy ? .turning : .spokes(share: pull / engine.threshold)
  }

  init(_ engine: PullToRefreshJS, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = engine.isMounted ? engine.height ?? 0 : 0
    pushesContent = true
    look =
      switch PullToRefreshJS.State(rawValue: engine.state) {
      case .refreshing: .refreshing("Refreshing")
      case .releasing: .text("Release to refresh", isUp: true)
      default: .text("Pull down to refresh", isUp: false)
      }
  }

  init(_ engine: VantRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = Self.value(engine.distance, at: view.time)
    pushesContent = true
    look =
      switch VantRefresh.State(rawValue: engine.state) {
      case .loading: .refreshing("Loading...")
      case .loosing: .words("Loose to refresh...")
      case .pulling: .words("Pull to refresh...")
      default: .words("")
      }
  }

  init(_ engine: AntdMobileRefresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = Self.value(engine.height, at: view.time)
    pushesContent = true
    look =
      switch AntdMobileRefresh.State(rawValue: engine.state) {
      case .canRelease: .words("Release to refresh immediately")
      case .refreshing: .words("Loading...")
      case .complete: .words("Refresh successful")
      default: .words("Scroll down to refresh")
      }
  }

  init(_ engine: Framework7Refresh, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: max(0, -view.contentOffset - view.topInset), width: width)
    time = view.time
    height = max(strip.height, Self.value(engine.shift, at: view.time))
    switch Framework7Refresh.State(rawValue: engine.state) {
    case .refreshing, .pullUp: look = .turning
    case .closing: look = .spokes(share: 0)
    default: look = .spokes(share: engine.progress)
    }
  }

  /// An animated length at `time`, by a CSS transition.
  private static func value(_ length: AnimatedValue, at time: Double) -> Double {
    guard time < length.end, length.duration > 0 else { return length.to }
    let share = max(0, (time - length.start) / length.duration)
    return length.from + (length.to - length.from) * ease.progress(at: share)
  }

  /// How far `ionic-ios` has moved its content down at `time`, by a CSS transition, in points.
  private static func shift(_ engine: IonicIOSRefresher, at time: Double) -> Double {
    guard let start = engine.animationStart else { return 0 }
    let isOpening = engine.contentShift > engine.animationOrigin
    let duration = isOpening ? IonicIOSRefresher.openDuration : IonicIOSRefresher.closeDuration
    let way = engine.contentShift - engine.animationOrigin
    return engine.animationOrigin + way * CubicEase.easeOut.progress(at: (time - start) / duration)
  }

  /// How far `ionic-4` has moved its content down at `time`, in points.
  ///
  /// While no finger moves the content, it moves by a CSS transition, which after the work begins with a delay.
  private static func shift(_ engine: Ionic4Refresher, at time: Double) -> Double {
    guard let start = engine.animationStart else { return engine.contentShift }
    let isCompleting = Ionic4Refresher.State(rawValue: engine.state) == .completing
    let delay = isCompleting ? Ionic4Refresher.completeDelay : 0
    let isRefreshing = Ionic4Refresher.State(rawValue: engine.state) == .refreshing
    let duration = isRefreshing ? Ionic4Refresher.snapbackDuration : Ionic4Refresher.closeDuration
    let share = min(max((time - start - delay) / duration, 0), 1)
    let way = engine.contentShift - engine.animationOrigin
    return engine.animationOrigin + way * ease.progress(at: share)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard height > 0, height.isFinite else { return list }
    let middle = PathTransform.move(strip.width / 2, strip.top + height / 2)
    let wheel = SpokeWheel(centre: .zero)
    var content = DisplayList()
    switch look {
    case .turning: content = wheel.turning(for: time)
    case .spokes(let share):
      let shown = min(max(share, 0), 1) * Double(wheel.count)
      content = wheel.display { min(max(shown - Double($0), 0), 1) }
    case .refreshing(let text):
      content.add(wheel.turning(for: time), transform: .move(0, -8))
      content.text(line(text))
    case .words(let text):
      if !text.isEmpty { content.text(line(text)) }
    case .text(let text, let isUp):
      content.text(line(text))
      var arrow = DisplayList()
      arrow.fill(DrawnArrow.down(height: Self.arrowHeight), IndicatorInk.spinner)
      content.add(arrow, transform: PathTransform.move(0, -8).after(.scale(1, isUp ? -1 : 1)))
    }
    var result = DisplayList()
    let header = VectorPath.rectangle(x: 0, y: strip.top, width: strip.width, height: height)
    if pushesContent { result.fill(header, IndicatorInk.header) }
    list.add(content, transform: middle)
    result.add(list, clip: header)
    return result
  }

  private func line(_ text: String) -> DisplayText {
    DisplayText(text, at: PathPoint(0, 22), size: Self.textSize, anchor: .middle, color: IndicatorInk.label)
  }
}
