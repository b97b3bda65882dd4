import PullToRefresh

/// The indicator of a policy, which does not define its look: a ring that fills with the pull and turns during a
/// refresh.
struct ProgressRing {
  /// Radius of the ring, in points; our choice.
  private static let radius = 13.0
  /// Width of the ring's line, in points; our choice.
  private static let line = 3.0
  /// Seconds per turn during a refresh; our choice.
  private static let turn = 1.0
  /// The fraction of the ring that turns; our choice.
  private static let turningShare = 0.75
  /// The colour of the part not yet reached: a light grey.
  private static let track = DisplayColor(0xC3CAD4)
  /// The colour of a pull short of the threshold.
  private static let waiting = DisplayColor(0x6B7684)
  /// The colour of a pull beyond the threshold, and of a refresh.
  private static let armed = DisplayColor(0x1668C7)

  /// The fraction of the ring that is drawn, 0…1.
  private let share: Double
  private let isTurning: Bool
  private let time: Double
  private let strip: RevealedStrip

  init(engine: RefreshEngine, view: ScrollSituation, width: Double) {
    let (threshold, pull) = (engine.traits.threshold, engine.pull(view))
    share = threshold > 0 ? min(pull / threshold, 1) : 1
    isTurning = engine.isShowingRefresh
    time = view.time
    strip = RevealedStrip(view: view, pull: pull, width: width)
  }

  /// The indicator of `kirigami`: the ring is full when the half second before a refresh begins.
  ///
  /// Before Frameworks 6 the ring begins once the whole header is visible, and is full one header height later.
  init(_ engine: KirigamiRefresh, view: ScrollSituation, width: Double) {
    share = min(max(engine.progress(view), 0), 1)
    isTurning = KirigamiRefresh.State(rawValue: engine.state) == .refreshing
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0, share.isFinite else { return list }
    let centre = strip.centre
    let style = StrokeStyle(Self.line, cap: .round)
    list.stroke(.circle(centre: centre, radius: Self.radius), Self.track, StrokeStyle(Self.line))
    if isTurning {
      let start = 2 * Double.pi * time / Self.turn
      list.stroke(arc(centre, from: start, Self.turningShare), Self.armed, style)
    } else if share > 0 {
      list.stroke(arc(centre, from: -.pi / 2, share), share < 1 ? Self.waiting : Self.armed, style)
    }
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  private func arc(_ centre: PathPoint, from start: Double, _ share: Double) -> VectorPath {
    .arc(centre: centre, radius: Self.radius, from: start, sweep: 2 * .pi * share)
  }
}

extension RefreshEngine {
  /// True while a refresh is shown: for a policy, by its machine's state; for other systems, while more than a pull is in progress.
  var isShowingRefresh: Bool {
    guard case .policy(let machine) = self else { return !isIdle }
    return machine.state == RefreshState.refreshing.rawValue
  }
}
