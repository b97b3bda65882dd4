/// The position of a finger within a segment of a content path.
package struct DragPoint: Equatable {
  /// Finger travel since the gesture began that moves content, in points.
  let travel: Double
  /// The finger's own travel, in points.
  let touch: Double
  /// The raw position, in points; for a model of increments, the offset.
  let raw: Double

  /// A point of a drag; by default the finger's own travel equals the travel that moves content.
  package init(travel: Double, raw: Double, touch: Double? = nil) {
    (self.travel, self.raw, self.touch) = (travel, raw, touch ?? travel)
  }

  /// The point at the fraction `share` of the movement to another point.
  func point(_ share: Double, to other: DragPoint) -> DragPoint {
    DragPoint(
      travel: travel + (other.travel - travel) * share, raw: raw + (other.raw - raw) * share,
      touch: touch + (other.touch - touch) * share)
  }
}

/// One segment of a content path: at rest, under a finger, or moving by itself.
struct PathSegment {
  /// How the offset changes within the segment.
  enum Shape {
    /// The offset is constant, in points.
    case still(Double)
    /// A finger that took hold at the raw position `origin` moves at constant speed, and the raw position with it.
    case drag(from: DragPoint, to: DragPoint, origin: Double)
    /// A finger that took hold at the raw position `origin` moves along its gesture's path: all segments under it in one, which
    /// ``ContentPath/stretches(of:)`` splits. Not used for models of increments.
    case way(origin: Double)
    /// One of the path's motions, by its index, started at this time, in seconds.
    case motion(Int, since: Double)
  }

  let shape: Shape
  /// Seconds since the trace's zero; the last segment ends at infinity.
  let start: Double
  let end: Double
  /// The gesture it belongs to, from 0; −1 before the first.
  let gesture: Int
  /// The number of changes of the app's inset before the segment.
  let change: Int

  /// True if a finger is down during the segment.
  var isContact: Bool {
    switch shape {
    case .drag, .way: true
    case .still, .motion: false
    }
  }

  /// The finger's position at `time`, in points; nil without a finger.
  func finger(at time: Double) -> DragPoint? {
    guard case .drag(let from, let to, _) = shape else { return nil }
    guard time > start, end > start else { return from }
    if time >= end { return to }
    let share = (time - start) / (end - start)
    return from.point(share, to: to)
  }
}
