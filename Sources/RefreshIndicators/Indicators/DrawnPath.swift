import PullToRefresh

/// What `mrefresh` shows: a paper plane that draws itself with the pull, blinks while it loads and shrinks at the end.
struct DrawnPath {
  /// The plane, our own; all in large letters and from (4, 4) on, as the original's limits ask for.
  static let plane =
    "M4 52 L96 8 L68 94 L46 62 L4 52 M96 8 L46 62 L44 92 L56 76 M34 84 C26 94 16 94 8 86"
  /// Side of the frame, in points: the README's.
  private static let side = 40.0
  /// `timesSmooth` of 0.1.1 and `depth` of 0.2.1, as the README has it.
  private static let timesSmooth = 3
  /// Seconds of a blink one way, by version.
  private static let blink = (documented: 0.4, rewrite: 0.8)
  /// The opacity a blink goes down to.
  private static let dimmed = 0.3
  /// Width of the line, in points. That of 0.1.1 is not known; ours.
  private static let line = (documented: 2.0, rewrite: 1.0)
  /// Seconds in which it shrinks at the end.
  private static let shrink = 0.1
  /// When it begins to fade at the end, and how long that takes, in seconds.
  private static let fade = (start: 0.05, duration: 0.05)

  /// The plane as either version prepares it; nil where a version can't read it.
  static let documented = try? MRefreshPaths(documented: [.init(svg: plane, timesSmooth: timesSmooth)])
  static let rewrite = try? MRefreshPaths(
    rewrite: [.init(svg: plane, timesSmooth: timesSmooth)], width: side, height: side)

  private let engine: MRefresh
  private let pull: Double
  private let time: Double
  private let strip: RevealedStrip
  private var isRewrite: Bool { engine.configuration.holdsOutsideZone }

  init(_ engine: MRefresh, view: ScrollSituation, width: Double) {
    self.engine = engine
    pull = engine.pull(view)
    time = view.time
    strip = RevealedStrip(view: view, pull: pull, width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0, proportion > 0, let paths = isRewrite ? Self.rewrite : Self.documented,
      let path = try? paths.path(at: proportion), !path.elements.isEmpty
    else { return list }
    let line = isRewrite ? Self.line.rewrite : Self.line.documented
    var icon = DisplayList()
    icon.stroke(path, IndicatorInk.line, StrokeStyle(line, cap: .round, join: .round))
    let middle = PathTransform.move(-Self.side / 2, -Self.side / 2)
    let place = PathTransform.move(strip.width / 2, centre).after(.scale(size)).after(middle)
    list.add(icon, transform: place, opacity: opacity)
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  /// How much of the path is drawn: all from the trigger on, nothing once it has shrunk.
  private var proportion: Double {
    switch MRefresh.State(rawValue: engine.state) {
    case .loading: return 1
    case .stopped: return engine.isAnimating || sinceEnd < Self.shrink ? 1 : 0
    case .triggered, nil:
      let share = engine.configuration.proportion(at: pull)
      return share.isFinite ? share : 0
    }
  }

  private var sinceEnd: Double { engine.animationEnded.map { time - $0 } ?? .infinity }

  /// Where its middle is, in the viewport: that of the container, by the version's own rule.
  private var centre: Double {
    let height = engine.configuration.insetHeight
    let limit = isRewrite ? -(Self.side + height) / 2 : 0
    return strip.bottom + engine.configuration.frameOrigin(effectiveOffset: -pull, limit: limit) + height / 2
  }

  private var size: Double {
    engine.isAnimating || sinceEnd >= Self.shrink ? 1 : 1 - sinceEnd / Self.shrink
  }

  /// A blink goes down and up at one speed.
  private var opacity: Double {
    if let start = engine.animatingSince {
      let half = isRewrite ? Self.blink.rewrite : Self.blink.documented
      let phase = ((time - start) / half).truncatingRemainder(dividingBy: 2)
      return 1 - (1 - Self.dimmed) * (phase < 1 ? phase : 2 - phase)
    }
    let faded = (sinceEnd - Self.fade.start) / Self.fade.duration
    return sinceEnd < Self.shrink ? min(1, 1 - faded) : 1
  }
}
