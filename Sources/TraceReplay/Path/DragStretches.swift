/// The segments of a finger's drag from knot to knot, created on demand; the last is its end, and takes no time.
struct DragStretches: Sequence, IteratorProtocol {
  private let knots: [FingerPath.Knot]
  private let origin: Double
  private let way: PathSegment
  /// The index of the next knot.
  private var index = 1
  /// The point reached, and its time, in seconds.
  private var point: DragPoint
  private var time: Double
  private var isOver = false

  /// The segments of a finger that moves along `path`, for a drag that is a single segment of the content path.
  init(of way: PathSegment, origin: Double, along path: FingerPath) {
    (self.way, self.origin, knots) = (way, origin, path.knots)
    point = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    time = knots[0].time
  }

  /// The segment at `moment` seconds, found by binary search.
  func stretch(at moment: Double) -> PathSegment {
    var (low, high) = (0, knots.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= moment { low = middle } else { high = middle }
    }
    var found = self
    found.index = low + 1
    (found.point, found.time) = (low == 0 ? point : DragPoint(on: knots[low], from: origin), knots[low].time)
    let first = found.next()
    if high == knots.count, moment >= way.end, let last = found.next() { return last }
    return first ?? way
  }

  /// The next segment; nil at the end of the drag.
  mutating func next() -> PathSegment? {
    while index < knots.count {
      let (from, start) = (point, time)
      point = DragPoint(on: knots[index], from: origin)
      time = knots[index].time
      index += 1
      if time > start { return drag(from: from, from: start, to: time) }
    }
    guard !isOver else { return nil }
    let start = time
    time = Swift.max(time, way.end)
    isOver = time == start
    return drag(from: point, from: start, to: time)
  }

  private func drag(from: DragPoint, from start: Double, to end: Double) -> PathSegment {
    PathSegment(
      shape: .drag(from: from, to: point, origin: origin), start: start, end: end, gesture: way.gesture,
      change: way.change)
  }
}

extension DragPoint {
  /// The point at a knot of the path, for a finger that took hold at the raw position `origin`.
  @inline(__always)
  init(on knot: FingerPath.Knot, from origin: Double) {
    self.init(travel: knot.travel, raw: origin - knot.travel, touch: knot.touch)
  }
}

extension ContentPath {
  /// The parts of a segment: those from knot to knot for a finger's drag, else the segment itself.
  func stretches(of segment: PathSegment) -> DragStretchesOrSelf {
    guard case .way(let origin) = segment.shape else { return DragStretchesOrSelf(own: segment, drags: nil) }
    return DragStretchesOrSelf(
      own: nil, drags: DragStretches(of: segment, origin: origin, along: ways[segment.gesture]))
  }
}

extension ContentPath {
  /// The first part of a finger's drag; any other segment itself.
  func firstDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    var drags = DragStretches(of: segment, origin: origin, along: ways[segment.gesture])
    return drags.next() ?? segment
  }

  /// The last part of a finger's drag; any other segment itself.
  func lastDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    return DragStretches(of: segment, origin: origin, along: ways[segment.gesture]).stretch(at: .infinity)
  }
}

/// A segment, or all of its parts.
struct DragStretchesOrSelf: Sequence, IteratorProtocol {
  fileprivate var own: PathSegment?
  fileprivate var drags: DragStretches?

  /// The next part; nil after the last.
  mutating func next() -> PathSegment? {
    if let one = own {
      own = nil
      return one
    }
    return drags?.next()
  }
}
