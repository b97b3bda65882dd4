import ScrollPhysics

/// The furthest points of the finger in one gesture. Offsets and pulls grow with the finger's travel, except for the last bits of
/// rounding, so that one evaluation gives each extreme.
struct DragReach {
  /// The raw position at which the finger took hold, in points.
  private let origin: Double
  /// The furthest points: greatest travel and lowest raw position, which may belong to different moments.
  private let furthest: DragPoint
  /// The number of changes of the app's inset before this part.
  private let change: Int

  /// The reach in each part of a drag between changes of the app's inset; empty without a finger.
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

  /// The reach of a finger's whole path, knot by knot.
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

  /// The reach within the segments of one finger; nil without any.
  private init?(of contact: ArraySlice<PathSegment>) {
    guard let start = contact.first, case .drag(let first, _, let origin) = start.shape else { return nil }
    change = start.change
    var most = first
    for stretch in contact {
      if case .drag(_, let to, _) = stretch.shape { most = most.furthest(to) }
    }
    (self.origin, furthest) = (origin, most)
  }

  /// Greatest pull, in points, ≥ 0.
  func peakPull(_ measure: PullMeasure) -> Double {
    max(0, measure.after(change).pull(at: furthest, origin: origin))
  }

  /// Greatest distance past the top edge, in points, ≥ 0.
  func overscroll(_ path: ContentPath) -> Double {
    let extent = path.extents[change]
    return max(0, extent.lowestOffset - path.model.offset(forRaw: furthest.raw, in: extent))
  }
}

extension DragPoint {
  /// The greatest travel, the lowest raw position and the greatest touch travel of the two points.
  @inline(__always)
  fileprivate func furthest(_ other: DragPoint) -> DragPoint {
    DragPoint(
      travel: max(travel, other.travel), raw: min(raw, other.raw), touch: max(touch, other.touch))
  }
}
