import PullToRefresh
import ScrollPhysics

/// The indicator of the demo of `isalternative`: a drop of gum for the variant that fires in the drag, a flipping
/// arrow for the one that fires at the release; a spinner while either refreshes.
struct ISAlternativeDemo {
  /// How much less than the threshold the drop's full stretch is, in points.
  private static let shortfall = 35.0
  /// The pull, as a fraction of the threshold, at which the drop begins to stretch.
  private static let stretchStart = 0.35
  /// The radii of the circles at rest and at the greatest distance, in points, and the exponent of the interpolation
  /// between.
  private static let main = (rest: 16.0, least: 10.0, power: 1.1)
  private static let sub = (rest: 16.0, least: 2.0, power: 1.3)
  /// The speed at which a drop shrinks after the control has fired, in points per second: 5 points per hundredth of a second.
  private static let shrinkSpeed = 500.0
  /// The pull, as a fraction of the threshold, at which the arrow begins to turn.
  private static let turnStart = 0.5
  /// Space above a drop at rest, in points; our choice.
  private static let dropMargin = 3.0
  private static let arrowHeight = 32.0

  private let engine: ISAlternative
  private let progress: Double
  private let time: Double
  private let strip: RevealedStrip

  init(_ engine: ISAlternative, view: ScrollSituation, width: Double) {
    self.engine = engine
    progress = engine.progress(view.contentOffset)
    time = view.time
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0, progress.isFinite else { return list }
    let middle = PathTransform.move(strip.width / 2, top)
    if engine.firesOnRelease {
      list.add(arrow, transform: middle.after(.move(0, engine.height / 2)))
    } else {
      list.add(drop, transform: middle.after(.move(0, Self.main.rest + Self.dropMargin)))
    }
    list.add(spinner, transform: middle)
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  /// The control's upper edge, in points: its lower edge touches the content until all of the control is visible; then it stays at the top.
  private var top: Double { min(strip.top, strip.bottom - engine.height) }

  private var maxDistance: Double { -engine.threshold - Self.shortfall }

  /// The stretch of the drop, in points: 1 at rest.
  private var stretched: Double {
    guard progress > Self.stretchStart else { return 1 }
    return min((progress - Self.stretchStart) / (1 - Self.stretchStart), 1) * maxDistance
  }

  private var drop: DisplayList {
    var distance = stretched
    if let start = engine.refreshingSince {
      distance = maxDistance - Self.shrinkSpeed * (time - start)
      guard distance > 0 else { return DisplayList() }
    }
    guard maxDistance > 0 else { return DisplayList() }
    let share = distance / maxDistance
    func radius(_ circle: (rest: Double, least: Double, power: Double)) -> Double {
      circle.rest - (circle.rest - circle.least) * Elementary.pow(share, circle.power)
    }
    return GumShape(mainRadius: radius(Self.main), subRadius: radius(Self.sub), distance: distance).display
  }

  private var arrow: DisplayList {
    guard engine.refreshingSince == nil else { return DisplayList() }
    let turned = min(max((progress - Self.turnStart) / (1 - Self.turnStart), 0), 1)
    var list = DisplayList()
    var shape = DisplayList()
    shape.fill(DrawnArrow.down(height: Self.arrowHeight), IndicatorInk.arrow)
    list.add(shape, transform: .turn(-.pi * turned))
    return list
  }

  /// The spinner shown once the drop is gone.
  private var spinner: DisplayList {
    guard let start = engine.refreshingSince else { return DisplayList() }
    let shown = engine.firesOnRelease ? start : start + maxDistance / Self.shrinkSpeed
    guard time >= shown else { return DisplayList() }
    return SpokeWheel(centre: PathPoint(0, engine.height / 2)).turning(for: time - shown)
  }
}
