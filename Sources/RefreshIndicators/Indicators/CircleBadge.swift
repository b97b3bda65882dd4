import PullToRefresh
import ScrollPhysics

/// The indicator of `swiperefresh`, both controls of Compose, `flutter-material`, `custom-refresh-indicator`, `ionic`, `framework7-md` and
/// `chromium-overscroll`: a round badge that comes down over the content, with an arc that grows with the pull and turns during a refresh.
struct CircleBadge {
  /// Diameter of the badge, in points: SwipeRefreshLayout's 40 dp; Flutter's is 41 wide with its margin.
  private static let diameter = SwipeRefreshCircle.diameter
  private static let face = DisplayColor(0xFFFFFF)
  private static let shadow = DisplayColor(0x1C1E21, opacity: 0.18)
  private static let ink = DisplayColor(0x1668C7)
  private static let arc = (radius: 9.0, line: 2.5)
  /// The greatest fraction of the circle that a pull draws: SwipeRefreshLayout's `MAX_PROGRESS_ARC`.
  private static let pulledShare = 0.8
  /// Fraction of the circle that turns, and seconds per turn; our choice (the originals' arc also changes length).
  private static let turning = (share: 0.7, seconds: 1.33)

  /// `Spring.StiffnessMedium` of Compose, per second squared, for a mass of 1.
  private static let springStiffness = 1500.0
  /// The fraction of the distance at which the spring counts as at rest; our choice.
  private static let springRest = 1e-4

  /// Two distances of Ionic's `createTranslateAnimation`, in pixels: the gap between badge and edge at the start, and the badge's top below
  /// the edge at the end.
  private static let (ionicStart, ionicWay) = (20.0, 100.0)

  /// `--f7-ptr-top` of Framework7's Material theme: upward offset, in pixels.
  private static let framework7Lift = 4.0

  private enum Arc {
    /// The arc follows the pull, given as a fraction of the threshold.
    case pulled(Double)
    /// The arc turns by itself.
    case turning
  }

  /// The badge's upper edge, in points below the layout's.
  private let top: Double
  private var size = 1.0
  private let arc: Arc
  /// The layout's upper edge in the viewport, in points.
  private let edge: Double
  private let time: Double
  private let width: Double

  init(_ engine: SwipeRefresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    top = engine.circleTop(at: view.time)
    arc = engine.isRefreshing ? .turning : .pulled(engine.pull(view) / SwipeRefreshCircle.target)
    if SwipeRefresh.State(rawValue: engine.state) == .closing, let start = engine.animationStart {
      size = max(0, 1 - (view.time - start) / SwipeRefresh.closeDuration)
    }
  }

  init(_ engine: ChromiumRefresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    let rest = SwipeRefreshCircle().rest
    switch ChromiumRefresh.State(rawValue: engine.state) {
    case .settling:
      let share = engine.animationStart.map { (view.time - $0) / ChromiumRefresh.settleDuration } ?? 1
      top =
        engine.circleTop + (rest - engine.circleTop) * Easing.outQuartic.progress(at: min(max(share, 0), 1))
    case .refreshing: top = rest
    case .pulling: top = engine.circleTop
    default: top = SwipeRefreshCircle().start
    }
    arc = engine.isRefreshing ? .turning : .pulled(engine.pull(view) / ChromiumRefresh.threshold)
  }

  init(_ engine: ComposeRefresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    let isRefreshing = ComposeRefresh.State(rawValue: engine.state) == .refreshing
    let position = isRefreshing ? ComposeRefresh.refreshingOffset : engine.position
    let left = engine.animationStart.map { Self.springLeft(after: view.time - $0) } ?? 0
    top = position + (engine.animationOrigin - position) * left - Self.diameter
    arc = isRefreshing ? .turning : .pulled(engine.progress)
  }

  init(_ engine: ComposeBoxRefresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    let fraction = engine.distanceFraction(at: view.time)
    top = fraction * ComposeRefresh.standardThreshold - Self.diameter
    arc = engine.isRefreshing ? .turning : .pulled(fraction)
  }

  init(_ engine: FlutterMaterialRefresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    // The box is as high as displacement plus badge, and its visible part grows from the edge.
    let box = FlutterMaterialRefresh.displacement + Self.diameter
    let since = engine.animationStart.map { view.time - $0 } ?? 0
    var shown = engine.value * FlutterMaterialRefresh.sizeFactorLimit
    switch FlutterMaterialRefresh.State(rawValue: engine.state) ?? .none {
    case .snap:
      let share = min(since / FlutterMaterialRefresh.snapDuration, 1)
      shown = engine.animationOrigin * FlutterMaterialRefresh.sizeFactorLimit
      shown += (1 - shown) * share
      arc = .turning
    case .refresh:
      shown = 1
      arc = .turning
    case .done:
      shown = 1
      size = max(0, 1 - since / FlutterMaterialRefresh.scaleDuration)
      arc = .turning
    case .canceled:
      shown = engine.animationOrigin * FlutterMaterialRefresh.sizeFactorLimit
      shown *= max(0, 1 - since / FlutterMaterialRefresh.scaleDuration)
      arc = .pulled(shown)
    case .drag, .armed: arc = .pulled(shown)
    case .none:
      shown = 0
      arc = .pulled(0)
    }
    top = shown * box - Self.diameter
  }

  /// The badge of `CustomMaterialIndicator`, which copies Flutter's badge; a value of 1 is its resting position.
  init(_ engine: CustomRefreshIndicator, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    let box = FlutterMaterialRefresh.displacement + Self.diameter
    let shown = engine.value(at: view.time)
    switch CustomRefreshIndicator.State(rawValue: engine.state) ?? .idle {
    case .settling, .loading: (top, arc) = (shown * box - Self.diameter, .turning)
    case .finalizing:
      (top, arc) = (box - Self.diameter, .turning)
      size = shown
    default: (top, arc) = (shown * box - Self.diameter, .pulled(shown))
    }
  }

  init(_ engine: IonicRefresher, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    let since = engine.animationStart.map { view.time - $0 } ?? 0
    let isBusy = engine.isSnapping || engine.state >= IonicRefresher.State.refreshing.rawValue
    var shown = engine.progress
    if isBusy {
      // The snap back is linear; a badge at rest is not pulled down.
      let left = engine.isSnapping ? max(0, 1 - since / IonicRefresher.snapDuration) : 0
      top = Self.ionicWay * engine.progress * left
      arc = .turning
    } else {
      shown = max(0, shown - (engine.animationStart == nil ? 0 : since / IonicRefresher.returnDuration))
      let start = -Self.diameter - Self.ionicStart
      top = start + (Self.ionicWay - start) * CubicEase.easeOut.progress(at: shown)
      arc = .pulled(shown)
    }
    if IonicRefresher.State(rawValue: engine.state) == .completing {
      size = max(0, 1 - since / IonicRefresher.closeDuration)
    }
  }

  init(_ engine: Framework7Refresh, view: ScrollSituation, width: Double) {
    (edge, time, self.width) = (view.topInset, view.time, width)
    // `--f7-ptr-size` is the badge's own height, and `--f7-ptr-top` moves it up by 4 more.
    top = engine.shift.value(at: view.time) - Self.diameter - Self.framework7Lift
    let isBusy = Framework7Refresh.State(rawValue: engine.state) == .refreshing
    arc = isBusy ? .turning : .pulled(engine.progress)
  }

  /// The fraction of the way that a badge of Compose still has to move `seconds` after its release, from 1 to 0.
  ///
  /// Compose's `animate` uses `spring()`, critically damped.
  private static func springLeft(after seconds: Double) -> Double {
    let way = springStiffness.squareRoot() * max(0, seconds)
    let left = (1 + way) * Elementary.exp(-way)
    return left > springRest ? left : 0
  }

  var display: DisplayList {
    var list = DisplayList()
    guard top > -Self.diameter, size > 0, top.isFinite else { return list }
    var badge = DisplayList()
    let radius = Self.diameter / 2
    badge.fill(.circle(centre: PathPoint(0, 1.5), radius: radius + 1), Self.shadow)
    badge.fill(.circle(centre: .zero, radius: radius), Self.face)
    let (start, sweep) =
      switch arc {
      case .turning: (2 * Double.pi * time / Self.turning.seconds, 2 * Double.pi * Self.turning.share)
      case .pulled(let share): (-Double.pi / 2, 2 * Double.pi * Self.pulledShare * min(max(share, 0), 1))
      }
    if sweep > 0 {
      badge.stroke(
        .arc(centre: .zero, radius: Self.arc.radius, from: start, sweep: sweep), Self.ink,
        StrokeStyle(Self.arc.line, cap: .round))
    }
    let place = PathTransform.move(width / 2, edge + top + radius).after(.scale(size))
    // The badge comes out from under the edge.
    let below = VectorPath.rectangle(x: 0, y: edge, width: width, height: max(0, top + 2 * Self.diameter))
    var clipped = DisplayList()
    clipped.add(badge, transform: place)
    list.add(clipped, clip: below)
    return list
  }
}
