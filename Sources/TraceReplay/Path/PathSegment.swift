/// The position of a finger in a stretch of a content path.
package struct DragPoint: Equatable {
  /// Finger travel since the gesture began that moves content, in points.
  let travel: Double
  /// The finger's own travel, in points.
  let touch: Double
  /// The raw position, in points; for a model of increments the offset.
  let raw: Double

  /// A point of a drag, on a list that follows every movement where the finger's own travel is not said.
  package init(travel: Double, raw: Double, touch: Double? = nil) {
    (self.travel, self.raw, self.touch) = (travel, raw, touch ?? travel)
  }

  /// The point a share of the way to another.
  func point(_ share: Double, to other: DragPoint) -> DragPoint {
    DragPoint(
      travel: travel + (other.travel - travel) * share, raw: raw + (other.raw - raw) * share,
      touch: touch + (other.touch - touch) * share)
  }
}

/// One stretch of a content path: still, drawn by a finger, or moving by itself.
struct PathSegment {
  /// The change of the offset within the stretch.
  enum Shape {
    /// It does not: this offset, in points.
    case still(Double)
    /// A finger that took hold at the raw position `origin` moves evenly, and with it the raw position.
    case drag(from: DragPoint, to: DragPoint, origin: Double)
    /// A finger that took hold at the raw position `origin` goes along the way of its gesture: all stretches under it in one, which
    /// ``ContentPath/stretches(of:)`` tells apart. Not for a model of increments.
    case way(origin: Double)
    /// One of the path's motions, by its index, that started at this time, in seconds.
    case motion(Int, since: Double)
  }

  let shape: Shape
  /// Seconds since the trace's zero; the last stretch ends at infinity.
  let start: Double
  let end: Double
  /// The gesture it belongs to, from 0; −1 before the first.
  let gesture: Int
  /// The number of changes of the app's inset before it.
  let change: Int

  /// True while a finger is down.
  var isContact: Bool {
    switch shape {
    case .drag, .way: true
    case .still, .motion: false
    }
  }

  /// The finger's position at `time`, in points; nil without one.
  func finger(at time: Double) -> DragPoint? {
    guard case .drag(let from, let to, _) = shape else { return nil }
    guard time > start, end > start else { return from }
    if time >= end { return to }
    let share = (time - start) / (end - start)
    return from.point(share, to: to)
  }
}
