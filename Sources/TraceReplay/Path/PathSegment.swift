/// The position of a finger in a drag, and the position of the content that it implies before resistance.
package struct DragPoint: Equatable {
  /// Finger travel since the gesture began that moves content, in points.
  let travel: Double
  /// The finger's own travel since the gesture began, from which nothing is discarded, in points.
  let touch: Double
  /// The content's position before the model's resistance, in points; for a model that adds up movements, the offset.
  let raw: Double

  /// A point of a drag; by default the finger's own travel equals the travel that moves content.
  package init(travel: Double, raw: Double, touch: Double? = nil) {
    (self.travel, self.raw, self.touch) = (travel, raw, touch ?? travel)
  }

  /// The point after the fraction `share` of a straight movement to another point.
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
    /// A finger moves at constant speed. `origin` is the content's position before resistance when the finger caught it.
    case drag(from: DragPoint, to: DragPoint, origin: Double)
    /// A finger moves along its gesture's path, in one segment that ``ContentPath/stretches(of:)`` splits. `origin` is the content's
    /// position before resistance when the finger caught it. Not used for models that add up movements.
    case way(origin: Double)
    /// The content moves by itself, in the path's motion with this index, which started at this time, in seconds.
    case motion(Int, since: Double)
  }

  let shape: Shape
  /// The start of the segment, in seconds since the trace's zero. It ends where the next one starts; the last never ends.
  let start: Double
  let end: Double
  /// The index of the gesture during or after which the segment lies, from 0; −1 before the first gesture.
  let gesture: Int
  /// The number of the app's inset changes before the segment.
  let change: Int

  /// True if a finger is down during the segment.
  var isContact: Bool {
    switch shape {
    case .drag, .way: true
    case .still, .motion: false
    }
  }

  /// The finger's position at `time`, in points; nil if no finger is down in the segment.
  func finger(at time: Double) -> DragPoint? {
    guard case .drag(let from, let to, _) = shape else { return nil }
    guard time > start, end > start else { return from }
    if time >= end { return to }
    let share = (time - start) / (end - start)
    return from.point(share, to: to)
  }
}
