import PullToRefresh

/// The indicator of `uirefreshcontrol`: eight spokes that appear one by one with the pull, enlarge at the
/// trigger, tick round once a second, and shrink at the end.
struct BloomingSpokes {
  private static let spokes = 8
  /// Duration of one loop while refreshing, in seconds (observed).
  private static let tick = 1.0
  /// Duration of the enlargement at the trigger, in seconds (observed), and its scale, which is our choice.
  private static let bloom = (duration: 0.05, size: 1.25)
  /// Seconds after the trigger until the wheel has its own size again; our choice.
  private static let settling = 0.2
  /// Inner and outer radius and line width of the wheel, in points; our choice.
  private static let wheel = (inner: 6.0, outer: 14.0, line: 3.0)

  private let engine: UIRefreshControl
  private let pull: Double
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: UIRefreshControl, view: ScrollSituation, width: Double) {
    self.engine = engine
    pull = engine.pull(view)
    time = view.time
    strip = RevealedStrip(view: view, pull: pull, width: width)
  }

  var display: DisplayList {
    var result = DisplayList()
    guard strip.height > 0 else { return result }
    var list = DisplayList()
    let wheel = SpokeWheel(
      centre: .zero, count: Self.spokes, inner: Self.wheel.inner, outer: Self.wheel.outer,
      line: Self.wheel.line)
    list.add(
      spokes(wheel), transform: PathTransform.move(strip.centre.x, strip.centre.y).after(.scale(size)),
      opacity: opacity)
    result.add(list, clip: strip.outline)
    return result
  }

  private var state: UIRefreshControl.State { UIRefreshControl.State(rawValue: engine.state) ?? .idle }
  private var inState: Double { max(0, time - engine.stateEntered) }

  private func spokes(_ wheel: SpokeWheel) -> DisplayList {
    switch state {
    case .snapping, .refreshing, .goingAway, .endedWhileTracking:
      return wheel.turning(for: state == .refreshing ? inState : 0, turn: Self.tick)
    case .idle, .revealing, .bounceIgnored:
      // Progress towards the trigger, in spokes; the last spoke is still appearing.
      let shown = min(pull / engine.triggerHeight, 1) * Double(Self.spokes)
      return wheel.display { min(max(shown - Double($0), 0), 1) }
    }
  }

  private var goneShare: Double { min(inState / UIRefreshControl.goAwayDuration, 1) }

  private var size: Double {
    switch state {
    case .goingAway, .endedWhileTracking: return 1 - goneShare
    case .refreshing:
      let extra = Self.bloom.size - 1
      if inState < Self.bloom.duration { return 1 + extra * inState / Self.bloom.duration }
      return 1 + extra * max(0, 1 - (inState - Self.bloom.duration) / Self.settling)
    default: return 1
    }
  }

  private var opacity: Double {
    switch state {
    case .goingAway, .endedWhileTracking: 1 - goneShare
    case .bounceIgnored: 0
    default: 1
    }
  }
}
