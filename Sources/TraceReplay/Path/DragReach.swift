import ScrollPhysics

/// The furthest positions of the finger in one gesture. Offsets and pulls grow with the finger's travel, except for rounding, so one
/// evaluation gives each extreme.
struct DragReach {
  /// The content's position before resistance when the finger caught it, in points.
  private let origin: Double
  /// The finger's greatest travel and the content's lowest position before resistance, which may belong to different moments.
  private let furthest: DragPoint
  /// The number of the app's inset changes before this part of the drag.
  private let change: Int

  /// The reach of a drag, one entry per part between the app's inset changes; empty without a finger.
  static func parts(of contact: ArraySlice<PathSegment>, _ path: ContentPath) -> [DragReach] {
    if let way = contact.first, case .way(let origin) = way.shape {
      return [DragReach(of: way, origin: origin, along: path.ways[way.gesture])]
    }
    var (rest, parts) = (contact, [DragReach]())
    while let first = rest.first {
      let own = rest.prefix { $0.change == first.change }
      if let reach = DragReach(of: own) { parts.append(reach) }
      rest = rest[own.endIndex...]
    }
    return parts
  }

  /// The reach of a finger over its whole path.
  private init(of way: PathSegment, origin: Double, along path: FingerPath) {
    let knots = path.knots.span
    let count = knots.count
    var index = 1
    while index < count, knots[index].time <= knots[index - 1].time { index += 1 }
    var most = DragPoint(on: knots[index - 1], from: origin)
    while index < count {
      if knots[index].time > knots[index - 1].time {
        most = most.furthest(DragPoint(on: knots[index], from: origin))
      }
      index += 1
    }
    (self.origin, change) = (origin, way.change)
    furthest = most.furthest(DragPoint(on: knots[count - 1], from: origin))
  }

  /// The reach of a finger within some segments; nil if no finger is down in any of them.
  private init?(of contact: ArraySlice<PathSegment>) {
    guard let start = contact.first, case .drag(let first, _, let origin) = start.shape else { return nil }
    change = start.change
    var most = first
    for stretch in contact {
      if case .drag(_, let to, _) = stretch.shape { most = most.furthest(to) }
    }
    (self.origin, furthest) = (origin, most)
  }

  /// The greatest pull of the finger, in points, ≥ 0.
  func peakPull(_ measure: PullMeasure) -> Double {
    max(0, measure.after(change).pull(at: furthest, origin: origin))
  }

  /// The content's greatest distance past the top edge under the finger, in points, ≥ 0.
  func overscroll(_ path: ContentPath) -> Double {
    let extent = path.extents[change]
    return max(0, extent.lowestOffset - path.model.offset(forRaw: furthest.raw, in: extent))
  }
}

extension DragPoint {
  /// The greatest travel, the lowest position before resistance and the greatest touch travel of two points.
  @inline(__always)
  fileprivate func furthest(_ other: DragPoint) -> DragPoint {
    DragPoint(
      travel: max(travel, other.travel), raw: min(raw, other.raw), touch: max(touch, other.touch))
  }
}
