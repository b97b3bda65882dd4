import PullToRefresh
import ScrollPhysics

/// The indicator of `dg-elastic`: a wave that hangs down with the pull, a circle that fills, and a bounce
/// before loading.
struct ElasticWave {
  private static let water = DisplayColor(0x3E8ED0)
  private static let ink = DisplayColor(0xFFFFFF)
  private static let circle = (radius: 12.0, line: 2.5)
  /// Fraction of the circle that turns while loading, and seconds per turn. The original's values are not known; these are our choice.
  private static let turning = (share: 0.85, seconds: 1.0)

  private let engine: DGElastic
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: DGElastic, view: ScrollSituation, width: Double) {
    self.engine = engine
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  private var state: DGElastic.State { DGElastic.State(rawValue: engine.state) ?? .stopped }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0 else { return list }
    list.fill(outline, Self.water)
    let centre = PathPoint(strip.width / 2, strip.top + min(strip.height, DGElastic.height) / 2)
    var ring: VectorPath?
    if let start = engine.spinningSince {
      let angle = 2 * Double.pi * (time - start) / Self.turning.seconds
      ring = .arc(
        centre: centre, radius: Self.circle.radius, from: angle, sweep: 2 * .pi * Self.turning.share)
    } else if engine.progress > 0, state != .animatingToStopped {
      ring = .arc(
        centre: centre, radius: Self.circle.radius, from: -.pi / 2, sweep: 2 * .pi * min(engine.progress, 1))
    }
    if let ring { list.stroke(ring, Self.ink, StrokeStyle(Self.circle.line, cap: .round)) }
    return list
  }

  /// The outline of the water: flat down to the content minus the wave, with the wave hanging to the content and, in the bounce, beyond.
  private var outline: VectorPath {
    let (wave, half) = (hang, strip.width / 2)
    let flat = strip.height - abs(wave)
    let (left, right, low) = (0.0, strip.width, strip.top + (wave > 0 ? flat : strip.height))
    let tip = PathPoint(half, low + wave)
    return VectorPath([
      .move(PathPoint(left, strip.top)), .line(PathPoint(right, strip.top)), .line(PathPoint(right, low)),
      .cubic(PathPoint(right - half * 0.45, low), PathPoint(half * 1.45, tip.y), to: tip),
      .cubic(PathPoint(half * 0.55, tip.y), PathPoint(half * 0.45, low), to: PathPoint(left, low)), .close,
    ])
  }

  /// How far the wave hangs below its sides, in points: by `DGElastic.wave(height:)` while dragged, as a spring in the bounce.
  private var hang: Double {
    switch state {
    case .dragging: return DGElastic.wave(height: strip.height)
    case .animatingBounce:
      let done = (time - engine.bounce.start) / DGElastic.bounceDuration
      return DGElastic.wave(height: engine.bounce.from) * swing(min(max(done, 0), 1))
    case .stopped, .loading, .animatingToStopped: return 0
    }
  }

  /// The part of a damped swing that remains after the fraction `share` of its time: 1 at the start, about 0 at the end.
  ///
  /// `e^(−ζωt)·(cos ω't + ζω/ω'·sin ω't)` with the bounce's damping ratio ζ, `ω' = ω√(1 − ζ²)`, and `ω` such that `e^(−ζω)` is 1 %.
  private func swing(_ share: Double) -> Double {
    let damping = DGElastic.bounceDamping
    let decay = -Elementary.log(0.01)
    let frequency = decay / damping * (1 - damping * damping).squareRoot()
    let (sine, cosine) = (Elementary.sin(frequency * share), Elementary.cos(frequency * share))
    return Elementary.exp(-decay * share) * (cosine + decay / frequency * sine)
  }
}
