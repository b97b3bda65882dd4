/// The parts of a finger's drag between two knots (points of its path), created on demand; the last part is the end, which takes no time.
struct DragStretches: Sequence, IteratorProtocol {
  private let knots: [FingerPath.Knot]
  private let origin: Double
  private let way: PathSegment
  /// The index of the knot at which the next part ends.
  private var index = 1
  /// The finger's position at the end of the previous part, and the time of that position, in seconds.
  private var point: DragPoint
  private var time: Double
  private var isOver = false

  /// The parts of a drag that the content path stores as one segment; the finger moves along `path`.
  init(of way: PathSegment, origin: Double, along path: FingerPath) {
    (self.way, self.origin, knots) = (way, origin, path.knots)
    point = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    time = knots[0].time
  }

  /// The part of the drag at `moment` seconds, found by binary search.
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

  /// The next part; nil after the end of the drag.
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
  /// The finger's position at a knot of its path; `origin` is the content's position before resistance when the finger caught it.
  @inline(__always)
  init(on knot: FingerPath.Knot, from origin: Double) {
    self.init(travel: knot.travel, raw: origin - knot.travel, touch: knot.touch)
  }
}

extension ContentPath {
  /// The parts of a segment: for a finger's drag those between samples, for any other segment the segment itself.
  func stretches(of segment: PathSegment) -> DragStretchesOrSelf {
    guard case .way(let origin) = segment.shape else { return DragStretchesOrSelf(own: segment, drags: nil) }
    return DragStretchesOrSelf(
      own: nil, drags: DragStretches(of: segment, origin: origin, along: ways[segment.gesture]))
  }
}

extension ContentPath {
  /// The first part of a drag, between two of the finger's samples; any other segment itself.
  func firstDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    var drags = DragStretches(of: segment, origin: origin, along: ways[segment.gesture])
    return drags.next() ?? segment
  }

  /// The last part of a drag, between two of the finger's samples; any other segment itself.
  func lastDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    return DragStretches(of: segment, origin: origin, along: ways[segment.gesture]).stretch(at: .infinity)
  }
}

/// The parts of a drag, or a single segment that is not a drag.
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
