import PullToRefresh

/// The indicator of `mrefresh`: a paper plane that is drawn as the pull grows, blinks while loading and
/// shrinks at the end.
///
/// With a path of the user's own, a policy shows the same, except that it ends with the refresh.
struct DrawnPath {
  /// The strokes of the plane as path data, drawn by this project: outline, fold and trail. The first stroke has the size of the whole.
  ///
  /// They use only capital commands and coordinates from (4, 4) on, as the limits of MRefresh's path code require.
  static let strokes = [
    "M4 52 L96 8 L68 94 L46 62 L4 52", "M96 8 L46 62 L44 92 L56 76", "M34 84 C26 94 16 94 8 86",
  ]
  /// `timesSmooth` of 0.1.1's README (strongself/MRefresh, e82b2b8, 2017-01-29), used here also for `depth` of 0.2.1, whose
  /// README has 2 (e5743a7, 2021-01-26).
  private static let timesSmooth = 3
  /// Duration of a blink in one direction, in seconds, in MRefresh 0.1.1 and in its rewrite 0.2.1.
  private static let blink = (documented: 0.4, rewrite: 0.8)
  /// The lowest opacity of a blink.
  private static let dimmed = 0.3
  /// Width of the line in MRefresh 0.1.1 and in 0.2.1, in points. 0.1.1 defines none and its README uses 1; the value here is our choice.
  private static let line = (documented: 2.0, rewrite: 1.0)
  /// Duration of the shrinking at the end, in seconds.
  private static let shrink = 0.1
  /// The start of the fading at the end and its duration, in seconds.
  private static let fade = (start: 0.05, duration: 0.05)

  /// The plane as prepared by MRefresh 0.1.1 with its default starts and smoothing; nil if that version cannot read it.
  static let documented = documentedPlane([], timesSmooth: nil, asFirst: true, side: IndicatorPath.side)
  static let rewrite = rewritePlane([], depth: nil, side: IndicatorPath.side)

  /// The plane as prepared by MRefresh 0.1.1 with these starts and smoothing, in a square; nil if that version cannot read it.
  static func documentedPlane(
    _ starts: [PathStart], timesSmooth: Int?, asFirst: Bool, side: Double
  ) -> MRefreshPaths? {
    let frame = PathRectangle(width: side, height: side)
    return try? MRefreshPaths(
      documented: parts(starts, timesSmooth ?? Self.timesSmooth, frame), shouldScaleAsFirstElement: asFirst)
  }

  /// The plane as prepared by MRefresh 0.2.1 with these starts and smoothing, in a square; nil if that version cannot read it.
  static func rewritePlane(_ starts: [PathStart], depth: Int?, side: Double) -> MRefreshPaths? {
    let frame = PathRectangle(width: side, height: side)
    return try? MRefreshPaths(rewrite: parts(starts, depth ?? timesSmooth, frame), width: side, height: side)
  }

  /// The plane as one path; with two or more starts, as one path per stroke.
  private static func parts(
    _ starts: [PathStart], _ smoothing: Int, _ frame: PathRectangle
  ) -> [MRefreshPaths.Part] {
    let paths = starts.count > 1 ? strokes : [strokes.joined(separator: " ")]
    return paths.indices.map { index in
      .init(
        svg: paths[index], start: IndicatorLook.start(of: index, in: starts), timesSmooth: smoothing,
        frame: frame)
    }
  }

  /// The part of the path that is drawn, in the coordinates of its square frame; nil for nothing.
  private let path: VectorPath?
  private let line: Double
  private let color: DisplayColor
  /// Side of the paths' square frame, in points.
  private let side: Double
  /// The y coordinate of the frame's middle in the viewport, in points.
  private let middle: Double
  private var size = 1.0
  private var opacity = 1.0
  private let strip: RevealedStrip

  init(
    _ engine: MRefresh, view: ScrollSituation, width: Double, own: IndicatorPath?, look: IndicatorLook
  ) {
    let isRewrite = engine.configuration.holdsOutsideZone
    let sinceEnd = engine.animationEnded.map { view.time - $0 } ?? .infinity
    let pull = engine.pull(view)
    strip = RevealedStrip(view: view, pull: pull, width: width)
    let proportion = Self.proportion(engine, pull: pull, sinceEnd: sinceEnd)
    let plane = isRewrite ? look.rewrite : look.documented
    path = own?.paths(look).path(at: proportion) ?? (try? plane?.path(at: proportion))
    line = look.lineWidth ?? (isRewrite ? Self.line.rewrite : Self.line.documented)
    color = look.strokeColor ?? IndicatorInk.line
    side = look.side
    // The container's position by the version's own rule.
    let height = engine.configuration.insetHeight
    let limit = isRewrite ? -(side + height) / 2 : 0
    middle =
      strip.bottom + engine.configuration.frameOrigin(effectiveOffset: -pull, limit: limit) + height / 2
    if let start = engine.animatingSince {
      opacity = Self.blink(
        for: view.time - start, half: isRewrite ? Self.blink.rewrite : Self.blink.documented)
    } else if sinceEnd < Self.shrink {
      size = engine.isAnimating ? 1 : 1 - sinceEnd / Self.shrink
      opacity = min(1, 1 - (sinceEnd - Self.fade.start) / Self.fade.duration)
    }
  }

  /// A policy's indicator along a path of the user's own. A policy does not define its look, so the path begins with the
  /// pull, is complete at the threshold, and blinks like that of 0.1.1 during a refresh.
  init(policy engine: RefreshEngine, view: ScrollSituation, width: Double, own: IndicatorPath) {
    let (pull, threshold) = (engine.pull(view), engine.traits.threshold)
    strip = RevealedStrip(view: view, pull: pull, width: width)
    let isBusy = engine.isShowingRefresh
    path = own.paths(IndicatorLook()).path(at: isBusy || !(threshold > 0) ? 1 : pull / threshold)
    line = Self.line.documented
    color = IndicatorInk.line
    side = IndicatorPath.side
    middle = strip.centre.y
    if isBusy { opacity = Self.blink(for: view.time, half: Self.blink.documented) }
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0, let path, !path.elements.isEmpty else { return list }
    var icon = DisplayList()
    icon.stroke(path, color, StrokeStyle(line, cap: .round, join: .round))
    let corner = PathTransform.move(-side / 2, -side / 2)
    let place = PathTransform.move(strip.width / 2, middle).after(.scale(size)).after(corner)
    list.add(icon, transform: place, opacity: opacity)
    return strip.clipped(list)
  }

  /// The fraction of the path that is drawn: all of it from the trigger on, nothing once it has shrunk at the end.
  private static func proportion(_ engine: MRefresh, pull: Double, sinceEnd: Double) -> Double {
    switch MRefresh.State(rawValue: engine.state) {
    case .loading: return 1
    case .stopped: return engine.isAnimating || sinceEnd < shrink ? 1 : 0
    case .triggered, nil:
      let share = engine.configuration.proportion(at: pull)
      return share.isFinite ? share : 0
    }
  }

  /// The opacity after `seconds` of blinking: down and up at constant speed, `half` seconds each.
  private static func blink(for seconds: Double, half: Double) -> Double {
    let phase = (seconds / half).truncatingRemainder(dividingBy: 2)
    return 1 - (1 - dimmed) * (phase < 1 ? phase : 2 - phase)
  }
}
