/// The stretches of a finger's way from corner to corner, made as they are asked for: the last is where it ends, and takes no time.
struct DragStretches: Sequence, IteratorProtocol {
  private let knots: [FingerPath.Knot]
  private let origin: Double
  private let way: PathSegment
  /// The corner that comes next.
  private var index = 1
  /// The position that is reached, and when, in seconds.
  private var point: DragPoint
  private var time: Double
  private var isOver = false

  /// The stretches of a finger that goes along `path`, on a way that is no other's.
  init(of way: PathSegment, origin: Double, along path: FingerPath) {
    (self.way, self.origin, knots) = (way, origin, path.knots)
    point = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    time = knots[0].time
  }

  /// The stretch at `at` seconds, in as many steps as there are doublings.
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

  /// The next one; nil where the finger's way is over.
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
  /// The position of a finger, which took hold at the raw position `origin`, at a corner of its path.
  @inline(__always)
  init(on knot: FingerPath.Knot, from origin: Double) {
    self.init(travel: knot.travel, raw: origin - knot.travel, touch: knot.touch)
  }
}

extension ContentPath {
  /// The stretches of one: of a finger's way those from corner to corner, of any other itself.
  func stretches(of segment: PathSegment) -> DragStretchesOrSelf {
    guard case .way(let origin) = segment.shape else { return DragStretchesOrSelf(own: segment, drags: nil) }
    return DragStretchesOrSelf(
      own: nil, drags: DragStretches(of: segment, origin: origin, along: ways[segment.gesture]))
  }
}

extension ContentPath {
  /// The first stretch of a finger's way; any other stretch itself.
  func firstDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    var drags = DragStretches(of: segment, origin: origin, along: ways[segment.gesture])
    return drags.next() ?? segment
  }

  /// The last stretch of a finger's way; any other stretch itself.
  func lastDrag(of segment: PathSegment) -> PathSegment {
    guard case .way(let origin) = segment.shape else { return segment }
    return DragStretches(of: segment, origin: origin, along: ways[segment.gesture]).stretch(at: .infinity)
  }
}

/// A stretch, or all that are in it.
struct DragStretchesOrSelf: Sequence, IteratorProtocol {
  fileprivate var own: PathSegment?
  fileprivate var drags: DragStretches?

  /// The next one; nil after the last.
  mutating func next() -> PathSegment? {
    if let one = own {
      own = nil
      return one
    }
    return drags?.next()
  }
}
