import PullToRefresh

/// The indicator of `uirefreshcontrol`: eight spokes that come one by one with the pull, bloom at the
/// trigger, tick round once a second, and shrink as they go.
struct BloomingSpokes {
  private static let spokes = 8
  /// Seconds of the loop while it refreshes (observed).
  private static let tick = 1.0
  /// Seconds of the bloom at the trigger (observed), and how much larger it makes the wheel; the size is ours.
  private static let bloom = (duration: 0.05, size: 1.25)
  /// Seconds after the trigger until the wheel has its own size again; ours.
  private static let settling = 0.2
  /// Of the wheel, in points; ours.
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
      // The share of the way to the trigger, in spokes: the last one is coming.
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
