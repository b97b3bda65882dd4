import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The finger travel at which a pull reaches a threshold on one model, found by simulating a drag.
///
/// The finger starts with the content at the top and moves down evenly, one point per sample, for at most ``furthest`` viewports. This
/// works for models that filter increments as well as for those with a formula.
package struct FingerReach {
  /// The finger travel at which the pull first passes the threshold, in points, to the nearest point; nil if it never does.
  package private(set) var travel: Double?
  /// The content's distance past the top when the pull first passes the threshold, in points; nil if it never does.
  package private(set) var overscroll: Double?
  /// The greatest pull until it passes the threshold, or up to the longest travel, in points.
  private(set) var greatestPull = 0.0

  /// The longest travel that is tried, in viewports: more than any hand can make.
  static let furthest = 10.0
  /// The finger's travel between two samples, in points.
  private static let step = 1.0
  /// The time between two samples, in seconds: that of a common report rate of touchscreens.
  private static let interval = 0.008

  /// Finds how far a finger must move to reach the threshold of an engine with the given traits, on a model and in a scene.
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
