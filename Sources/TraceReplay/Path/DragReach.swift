import ScrollPhysics

/// The reach of the finger in one gesture: offsets and pulls grow with it, but for the rounding of their last
/// bits, so that one question each gives their extremes.
struct DragReach {
  /// The raw position at which it took hold, in points.
  private let origin: Double
  /// The furthest it went: greatest travel and lowest raw position, which need not be of one moment.
  private let furthest: DragPoint
  /// The number of changes of the app's inset before it.
  private let change: Int

  /// The reach in each part of a drag between changes of the app's inset; none without a finger.
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

  /// The reach on the whole way of a finger, corner by corner: one that takes no time is the start of a stretch alone.
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

  /// The reach within the stretches of one finger, nil without any.
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
  /// The greater travel, the lower raw position and the greater touch of two.
  @inline(__always)
  fileprivate func furthest(_ other: DragPoint) -> DragPoint {
    DragPoint(
      travel: max(travel, other.travel), raw: min(raw, other.raw), touch: max(touch, other.touch))
  }
}
