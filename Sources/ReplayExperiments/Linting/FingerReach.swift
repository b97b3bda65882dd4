import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The finger travel after which a pull is past a threshold, on one model: found by dragging.
///
/// The finger begins with the content at the top and goes down evenly, a point a sample, for ``furthest`` viewports at most.
/// So it holds for models that filter increments as for those with a formula.
package struct FingerReach {
  /// Finger travel at which the pull is past the threshold for the first time, in points, to the point; nil if it never is.
  package private(set) var travel: Double?
  /// The distance of the content past the top there, in points; nil if the pull never is past the threshold.
  package private(set) var overscroll: Double?
  /// The greatest pull on the way there, in points.
  private(set) var greatestPull = 0.0

  /// Viewports of travel that are tried: more than any hand has.
  static let furthest = 10.0
  /// Travel from sample to sample, in points.
  private static let step = 1.0
  /// Time from sample to sample, in seconds: a common rate of touchscreens.
  private static let interval = 0.008

  /// The reach of an engine with these traits on a model.
  package init(model: ScrollModel, scene: Scene, traits: RefreshTraits) {
    let measure = PullMeasure(model: model, extent: scene.extent, traits: traits)
    var scroller = Scroller(model: model, extent: scene.extent, offset: scene.extent.lowestOffset)
    scroller.beginContact(at: 0)
    let origin = scroller.raw
    let samples = Int((Self.furthest * scene.viewport / Self.step).rounded(.up))
    for sample in 1...max(1, samples) {
      let moved = Double(sample) * Self.step
      scroller.moveFinger(to: moved, at: Double(sample) * Self.interval)
      let pull = measure.pull(at: DragPoint(travel: moved, raw: scroller.raw), origin: origin)
      greatestPull = max(greatestPull, pull)
      guard measure.isPast(pull) else { continue }
      travel = moved
      overscroll = scene.extent.lowestOffset - model.offset(forRaw: scroller.raw, in: scene.extent)
      return
    }
  }
}
