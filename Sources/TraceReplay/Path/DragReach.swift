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
  static func parts(of contact: ArraySlice<PathSegment>) -> [DragReach] {
    var (rest, parts) = (contact, [DragReach]())
    while let first = rest.first {
      let own = rest.prefix { $0.change == first.change }
      if let reach = DragReach(of: own) { parts.append(reach) }
      rest = rest[own.endIndex...]
    }
    return parts
  }

  /// The reach within the stretches of one finger, nil without any.
  private init?(of contact: ArraySlice<PathSegment>) {
    guard let start = contact.first, case .drag(let first, _, let origin) = start.shape else { return nil }
    change = start.change
    var (travel, raw, touch) = (first.travel, first.raw, first.touch)
    for stretch in contact {
      guard case .drag(_, let to, _) = stretch.shape else { continue }
      (travel, raw, touch) = (max(travel, to.travel), min(raw, to.raw), max(touch, to.touch))
    }
    self.origin = origin
    furthest = DragPoint(travel: travel, raw: raw, touch: touch)
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
