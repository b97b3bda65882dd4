import PullToRefresh

/// The finger's travel as a function of time: straight lines between knots (points in time), and rest after the last knot.
///
/// Between two samples the finger moves at constant speed if they are at most ``longestStretch`` apart; otherwise it rests until
/// ``lateStart`` before the later one. Two knots of equal time are a jump: a scroll that opens a gesture.
public struct FingerPath: Equatable, Sendable {
  /// A point of the finger's path, where its speed may change.
  public struct Knot: Equatable, Sendable {
    /// Seconds since the trace's zero.
    public var time: Double
    /// The finger travel that moves the content, after the scroll view's drag-start rule has discarded its part, in points.
    public var travel: Double
    /// The finger's own travel, from which nothing is discarded, in points.
    public var touch: Double
    /// The index of the sample that this knot comes from, from 0; nil for a knot between samples.
    public var sample: Int?
  }

  /// The longest time between two samples, in microseconds, in which the finger counts as moving: 40 ms, after which the trackers of
  /// Flutter and Android consider a finger stopped.
  package static let longestStretch: Int64 = 40_000
  /// How long before a late sample the finger starts to move, in microseconds: 8 ms, one report at 125 Hz.
  package static let lateStart: Int64 = 8_000

  /// The knots (points in time) of the path, in time order; the first is the touch-down.
  public let knots: [Knot]

  /// The path of `gesture`; the first `slop` points of its travel move nothing.
  public init(of gesture: FingerGesture, slop: Double) {
    var filter = DragStartFilter(DragStart(slop: slop))
    self.init(of: gesture, by: &filter)
  }

  /// The path of `gesture` after a scroll view's drag-start rule, which `filter` applies. The filter also knows when the previous gesture
  /// ended.
  init(of gesture: FingerGesture, by filter: inout DragStartFilter) {
    knots = Self.taken(Self.corners(of: gesture), of: gesture, by: &filter)
  }

  /// The finger's velocity just after `time`, in points per second, positive downwards.
  public func velocity(after time: Double) -> Double {
    var (low, high) = (0, knots.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle } else { high = middle }
    }
    guard high < knots.count, knots[low].time <= time else { return 0 }
    return (knots[high].travel - knots[low].travel) / (knots[high].time - knots[low].time)
  }

  private static func corners(of gesture: FingerGesture) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(gesture.samples.count + 1)
    knots.append(Knot(time: gesture.began, travel: 0, touch: 0))
    var (lastTime, travel) = (gesture.beganMicroseconds, 0.0)
    let samples = gesture.samples.span
    for index in samples.indices {
      let sample = samples[index]
      if sample.timeMicroseconds - lastTime > longestStretch {
        knots.append(
          Knot(time: Double(sample.timeMicroseconds - lateStart) / 1e6, travel: travel, touch: travel))
      }
      if sample.timeMicroseconds > lastTime || sample.travel != travel {
        knots.append(Knot(time: sample.time, travel: sample.travel, touch: sample.travel, sample: index))
        travel = sample.travel
      }
      lastTime = sample.timeMicroseconds
    }
    return knots
  }

  /// The path's knots, with the travel that the scroll view's drag-start rule leaves at each sample.
  private static func taken(
    _ corners: [Knot], of gesture: FingerGesture, by filter: inout DragStartFilter
  ) -> [Knot] {
    filter.begin()
    defer { filter.end(at: gesture.ended) }
    if filter.takesAll { return corners }
    var kept: [Knot] = []
    var last = corners[0]
    var next = 0
    for corner in corners {
      let wasDrag = filter.isDrag
      var knot = corner
      knot.travel = last.travel
      while let index = corner.sample, next <= index {
        let sample = gesture.samples[next]
        knot.travel = filter.travel(along: sample.travel, across: sample.across, at: sample.time)
        next += 1
      }
      if !wasDrag, let start = filter.start(from: last, to: knot) { kept.append(start.heard(by: filter)) }
      kept.append(knot.heard(by: filter))
      last = knot
    }
    return kept
  }
}

extension FingerPath.Knot {
  /// This knot with the finger's own travel as engines that receive raw touches see it.
  fileprivate func heard(by filter: DragStartFilter) -> FingerPath.Knot {
    var knot = self
    knot.touch = filter.touch(touch)
    return knot
  }
}

extension DragStartFilter {
  /// The knot at which the finger leaves the slop and content begins to move, between two knots; nil if that does not happen between them.
  fileprivate func start(from last: FingerPath.Knot, to knot: FingerPath.Knot) -> FingerPath.Knot? {
    guard isDrag, losesSlop, knot.time > last.time, knot.touch != last.touch else { return nil }
    let share = (lost - last.touch) / (knot.touch - last.touch)
    guard share > 0, share <= 1 else { return nil }
    return FingerPath.Knot(time: last.time + share * (knot.time - last.time), travel: 0, touch: lost)
  }
}
