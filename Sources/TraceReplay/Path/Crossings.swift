import PullToRefresh
import ScrollPhysics

/// A moment at which the pull crosses the threshold.
struct Crossing: Equatable {
  /// Seconds since the trace's zero, solved exactly on the content's path.
  let time: Double
  /// True if the pull rises past the threshold, false if it falls back.
  let isUp: Bool
  /// True while a finger is down.
  let isContact: Bool
  /// The index of the gesture in which the pull crosses, from 0, including the motion after it.
  let gesture: Int
}

extension ContentPath {
  /// All crossings of a threshold along the path, alternately up and down, in time order.
  ///
  /// - Parameters:
  ///   - measure: The engine's measure of the pull.
  ///   - canPass: False for a gesture, from 0, whose pull never passes the threshold; if it also begins below, nothing needs to be solved.
  /// - Returns: Empty if the threshold is never passed.
  func crossings(of measure: PullMeasure, where canPass: (_ gesture: Int) -> Bool) -> [Crossing] {
    // Content that rests past a threshold from the start has not crossed it; the first segment is at rest.
    let atStart = measure.pull(atOffset: offset(of: segments[0], at: 0))
    var solver = CrossingSolver(self, measure: measure, isPast: measure.isPast(atStart))
    for index in 0..<(firstSegments.first ?? segments.count) { solver.pass(segments[index]) }
    for gesture in firstSegments.indices where solver.isPast || canPass(gesture) {
      for index in segments(of: gesture).indices { solver.pass(segments[index]) }
    }
    return solver.crossings
  }

  /// The first time that the pull rises past the threshold within the segments of one finger; the start if the pull is already past it.
  func firstCrossing(of measure: PullMeasure, within contact: ArraySlice<PathSegment>) -> Crossing? {
    var solver = CrossingSolver(self, measure: measure, isPast: false)
    for segment in contact where solver.crossings.isEmpty { solver.pass(segment, once: true) }
    return solver.crossings.first
  }
}

/// Walks along a path's segments and solves for the times at which the engine's comparison changes.
private struct CrossingSolver {
  private let motions: [ScrollTrajectory]
  private let ways: [FingerPath]
  /// The measure of the pull at the start of the trace, and the one for the present segment's gesture and inset.
  private let first: PullMeasure
  private var measure: PullMeasure
  private var change = 0
  private var gesture = -1
  private(set) var crossings: [Crossing] = []
  private(set) var isPast: Bool
  /// The finger's last position in the previous segment; nil if no finger was down then.
  private var last: (origin: Double, point: DragPoint)?

  init(_ path: ContentPath, measure: PullMeasure, isPast: Bool) {
    (motions, ways) = (path.motions, path.ways)
    (first, self.measure) = (measure, measure)
    self.isPast = isPast
  }

  /// Finds the crossings in a segment; with `once`, stops at the first one of a drag.
  mutating func pass(_ segment: PathSegment, once: Bool = false) {
    if segment.change != change || segment.gesture != gesture {
      if segment.change != change { last = nil }
      (change, gesture) = (segment.change, segment.gesture)
      measure = first.of(gesture: gesture).after(change)
    }
    switch segment.shape {
    case .still(let offset):
      last = nil
      note(measure.isPast(measure.pull(atOffset: offset)), at: segment.start, in: segment)
    case .drag(let from, let to, let origin):
      // Nearly every segment begins where the previous one ended, and that result is known.
      if last.map({ $0.origin != origin || $0.point != from }) ?? true {
        note(measure.isPast(measure.pull(at: from, origin: origin)), at: segment.start, in: segment)
      }
      last = (origin, to)
      guard measure.isPast(measure.pull(at: to, origin: origin)) != isPast else { return }
      let share = measure.share(from: from, to: to, origin: origin)
      note(!isPast, at: segment.time(atShare: share), in: segment)
    case .way(let origin):
      let knots = ways[segment.gesture].knots
      pass(knots.span, on: segment, origin: origin, once: once)
    case .motion(let index, let since):
      last = nil
      pass(motions[index], since: since, in: segment)
    }
  }

  /// Finds the crossings in a drag, from sample to sample, like ``DragStretches`` but without creating a segment for each.
  private mutating func pass(
    _ knots: Span<FingerPath.Knot>, on way: PathSegment, origin: Double, once: Bool
  ) {
    let side = measure.side(ofTravelFrom: origin)
    var from = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    var (start, isKnown) = (knots[0].time, false)
    for index in 1..<max(1, knots.count) {
      let knot = knots[index]
      if knot.time > start {
        if !isKnown { note(isPast(from, origin), at: start, in: way) }
        isKnown = true
        let isPast: Bool
        if let known = side.isPast(knot.travel) {
          isPast = known
        } else {
          isPast = self.isPast(DragPoint(on: knot, from: origin), origin)
        }
        if isPast != self.isPast {
          let start = index == 1 ? from : DragPoint(on: knots[index - 1], from: origin)
          let share = measure.share(from: start, to: DragPoint(on: knot, from: origin), origin: origin)
          note(
            isPast, at: PathSegment.time(atShare: share, from: knots[index - 1].time, to: knot.time), in: way)
        }
        if once, !crossings.isEmpty { return }
      } else {
        // A knot that takes no time: the finger continues from another position.
        from = DragPoint(on: knot, from: origin)
        isKnown = false
      }
      start = knot.time
    }
    let last = knots.count > 1 ? DragPoint(on: knots[knots.count - 1], from: origin) : from
    if !isKnown { note(isPast(last, origin), at: start, in: way) }
    self.last = (origin, last)
  }

  /// True if the pull is past the threshold when the finger is at `point`; `origin` is the content's position before resistance when the
  /// finger caught it.
  private func isPast(_ point: DragPoint, _ origin: Double) -> Bool {
    measure.isPast(measure.pull(at: point, origin: origin))
  }

  /// More crossings than any motion has, as a guard against a curve that never settles.
  private static let most = 1_000

  private mutating func pass(_ trajectory: ScrollTrajectory, since: Double, in segment: PathSegment) {
    guard case .offset = measure.traits.input else { return note(false, at: segment.start, in: segment) }
    // Another inset moves the threshold, not the content.
    if change > 0 {
      let offset = trajectory.offset(at: segment.start - since)
      note(measure.isPast(measure.pull(atOffset: offset)), at: segment.start, in: segment)
    }
    var after = segment.start - since
    for _ in 0..<Self.most {
      // While past the threshold, the pull falls back when the offset rises above the level.
      guard let time = trajectory.firstCrossing(of: measure.offsetLevel, rising: isPast, after: after),
        since + time < segment.end
      else { return }
      after = time
      note(!isPast, at: since + time, in: segment)
    }
  }

  private mutating func note(_ past: Bool, at time: Double, in segment: PathSegment) {
    guard past != isPast else { return }
    isPast = past
    crossings.append(
      Crossing(time: time, isUp: past, isContact: segment.isContact, gesture: max(segment.gesture, 0)))
  }
}

extension PathSegment {
  /// The time after the fraction `share` of the segment's duration, in seconds; always within the segment.
  fileprivate func time(atShare share: Double) -> Double { Self.time(atShare: share, from: start, to: end) }

  /// The time after the fraction `share` of the interval, in seconds.
  fileprivate static func time(atShare share: Double, from start: Double, to end: Double) -> Double {
    if share >= 1 { return end }
    return share > 0 ? start + share * (end - start) : start
  }
}
