import ScrollPhysics

/// Follows a scroller through a trace and keeps the stretches between its inputs.
struct ContentPathBuilder {
  private let isIncremental: Bool
  private var scroller: Scroller
  private var time = 0.0
  /// The gesture that took hold last, from 0, and the raw position where it did; −1 before the first.
  private var gesture = -1
  private var origin = 0.0
  /// The raw position after each of its samples, for a model of increments, which has no other way to know.
  private var raws: [Double] = []
  private(set) var segments: [PathSegment] = []
  private(set) var motions: [ScrollTrajectory] = []
  private(set) var restTimes: [Double] = []
  private(set) var firstSegments: [Int] = []

  init(scene: Scene, model: ScrollModel, rate: Double, framePhase: Double) {
    isIncremental = model.mapping(in: scene.extent) == .increments
    scroller = Scroller(model: model, scene: scene, rate: rate, framePhase: framePhase)
  }

  mutating func follow(_ timeline: ReplayTimeline) {
    // A stretch a corner, and beside them those between gestures and wheel moves.
    let wheels = timeline.inputs.count { $0.kind == .wheel }
    segments.reserveCapacity(timeline.paths.reduce(2 * wheels + 2) { $0 + $1.knots.count + 1 })
    for input in timeline.inputs {
      switch input.kind {
      case .contact: begin(input)
      case .sample:
        scroller.take(input)
        if isIncremental { raws.append(scroller.raw) }
      case .lift, .cancel:
        keepContact(along: timeline.paths[gesture], until: input.time)
        scroller.take(input)
        time = input.time
      case .wheel:
        keepFreeStretch(until: input.time)
        scroller.take(input)
      }
    }
    if scroller.isHeld {
      keepContact(along: timeline.paths[gesture], until: .infinity)
    } else {
      keepFreeStretch(until: .infinity)
    }
  }

  private mutating func begin(_ input: ReplayInput) {
    keepFreeStretch(until: input.time)
    gesture += 1
    firstSegments.append(segments.count)
    scroller.take(input)
    origin = scroller.raw
    raws.removeAll(keepingCapacity: true)
  }

  private mutating func keepContact(along path: FingerPath, until ended: Double) {
    let knots = path.knots
    var last = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    for (knot, next) in zip(knots, knots.dropFirst()) {
      let raw = isIncremental ? next.sample.map { raws[$0] } ?? last.raw : origin - next.travel
      let point = DragPoint(travel: next.travel, raw: raw)
      if next.time > knot.time {
        keep(.drag(from: last, to: point, origin: origin), from: knot.time, to: next.time)
      }
      last = point
    }
    let time = knots[knots.count - 1].time
    keep(.drag(from: last, to: last, origin: origin), from: time, to: max(ended, time))
  }

  private mutating func keepFreeStretch(until end: Double) {
    if let motion = scroller.motion {
      motions.append(motion.trajectory)
      restTimes.append(scroller.restTime ?? motion.start)
      keep(.motion(motions.count - 1, since: motion.start), from: time, to: end)
    } else {
      keep(.still(scroller.offset(at: time)), from: time, to: end)
    }
    time = end
  }

  private mutating func keep(_ shape: PathSegment.Shape, from start: Double, to end: Double) {
    segments.append(PathSegment(shape: shape, start: start, end: end, gesture: gesture))
  }
}
