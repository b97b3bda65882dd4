import ScrollPhysics

/// The position of a finger in a stretch of a content path.
package struct DragPoint: Equatable {
  /// Finger travel since the gesture began, in points, slop taken off.
  let travel: Double
  /// The raw position, in points; for a model of increments the offset.
  let raw: Double

  /// A point of a drag.
  package init(travel: Double, raw: Double) { (self.travel, self.raw) = (travel, raw) }
}

/// One stretch of a content path: still, drawn by a finger, or moving by itself.
struct PathSegment {
  /// The change of the offset within the stretch.
  enum Shape {
    /// It does not: this offset, in points.
    case still(Double)
    /// A finger that took hold at the raw position `origin` moves evenly, and with it the raw position.
    case drag(from: DragPoint, to: DragPoint, origin: Double)
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
    if case .drag = shape { true } else { false }
  }

  /// The finger's position at `time`, in points; nil without one.
  func finger(at time: Double) -> DragPoint? {
    guard case .drag(let from, let to, _) = shape else { return nil }
    guard time > start, end > start else { return from }
    if time >= end { return to }
    let share = (time - start) / (end - start)
    return DragPoint(
      travel: from.travel + (to.travel - from.travel) * share, raw: from.raw + (to.raw - from.raw) * share)
  }
}
