import ScrollPhysics

/// The free path of a trace: where the content is at every time, by the model alone, without an engine's insets.
public struct ContentPath {
  /// The scroll model.
  public let model: ScrollModel
  /// The scroll range.
  public let extent: ScrollExtent
  let segments: [PathSegment]
  /// The motions that stretches refer to.
  let motions: [ScrollTrajectory]
  /// When each motion counts as settled by the model's own tolerance, in seconds since the trace's zero.
  let restTimes: [Double]
  /// The first stretch of each gesture.
  private let firstSegments: [Int]

  /// The path of the content when the gestures and wheel moves of `track` happen in `scene`.
  ///
  /// - Parameters:
  ///   - track: What the fingers did.
  ///   - scene: Where.
  ///   - model: The scroll model.
  ///   - slop: Finger travel that moves nothing, in points.
  ///   - rate: Display frames per second, for a model whose original works by the tick.
  ///   - framePhase: Where in the first period the first frame is, as a share of it.
  public init(
    of track: FingerTrack, scene: Scene, model: ScrollModel, slop: Double, rate: Double,
    framePhase: Double = 0
  ) {
    let fingers = track.gestures.map { FingerPath(of: $0, slop: slop) }
    self.init(
      of: track, fingers: fingers, scene: scene, model: model, slop: slop, rate: rate, framePhase: framePhase)
  }

  /// The same where the way of each gesture's finger is known.
  init(
    of track: FingerTrack, fingers: [FingerPath], scene: Scene, model: ScrollModel, slop: Double,
    rate: Double, framePhase: Double
  ) {
    self.model = model
    extent = scene.extent
    var builder = ContentPathBuilder(
      scene: scene, model: model, slop: slop, rate: rate, framePhase: framePhase)
    builder.follow(track, fingers)
    segments = builder.segments
    motions = builder.motions
    restTimes = builder.restTimes
    firstSegments = builder.firstSegments
  }

  /// The stretches of a gesture, from 0, and of the motion after it.
  func segments(of gesture: Int) -> ArraySlice<PathSegment> {
    let end = gesture + 1 < firstSegments.count ? firstSegments[gesture + 1] : segments.count
    return segments[firstSegments[gesture]..<end]
  }

  /// The content offset at `time` seconds, in points; at a jump the value after it.
  public func offset(at time: Double) -> Double { offset(of: segment(at: time), at: time) }

  /// The content offset of a stretch at `time` seconds, in points.
  func offset(of segment: PathSegment, at time: Double) -> Double {
    switch segment.shape {
    case .still(let offset): offset
    case .drag(let from, _, _):
      model.offset(forRaw: segment.finger(at: time)?.raw ?? from.raw, in: extent)
    case .motion(let index, let since): motions[index].offset(at: time - since)
    }
  }

  /// The stretch at `time` seconds.
  func segment(at time: Double) -> PathSegment {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return segments[low]
  }
}

/// Follows a scroller through a trace and keeps the stretches between its events.
struct ContentPathBuilder {
  private let model: ScrollModel
  private let slop: Double
  private let isIncremental: Bool
  private var scroller: Scroller
  private var time = 0.0
  private var gesture = -1
  private(set) var segments: [PathSegment] = []
  private(set) var motions: [ScrollTrajectory] = []
  private(set) var restTimes: [Double] = []
  private(set) var firstSegments: [Int] = []

  init(scene: Scene, model: ScrollModel, slop: Double, rate: Double, framePhase: Double) {
    self.model = model
    self.slop = slop
    isIncremental = model.mapping(in: scene.extent) == .increments
    scroller = Scroller(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset, rate: rate,
      framePhase: framePhase)
  }

  mutating func follow(_ track: FingerTrack, _ fingers: [FingerPath]) {
    // A stretch a corner, and beside them those between gestures and wheel moves.
    segments.reserveCapacity(fingers.reduce(2 * track.wheels.count + 2) { $0 + $1.knots.count + 1 })
    var wheels = track.wheels[...]
    for index in track.gestures.indices {
      turn(&wheels, before: track.gestures[index].beganMicroseconds)
      follow(track.gestures[index], along: fingers[index], index: index)
      // The content belongs to the finger: a wheel turned meanwhile moves nothing.
      wheels = wheels.drop { $0.timeMicroseconds < track.gestures[index].endedMicroseconds }
    }
    if track.gestures.last?.end != .unfinished || track.gestures.isEmpty {
      turn(&wheels, before: .max)
      keepFreeStretch(until: .infinity)
    }
  }

  private mutating func turn(_ wheels: inout ArraySlice<WheelMove>, before limit: Int64) {
    while let move = wheels.first, move.timeMicroseconds < limit {
      keepFreeStretch(until: move.time)
      scroller.scrollBy(move.distance, at: move.time)
      wheels.removeFirst()
    }
  }

  private mutating func follow(_ finger: FingerGesture, along path: FingerPath, index: Int) {
    keepFreeStretch(until: finger.began)
    gesture = index
    firstSegments.append(segments.count)
    scroller.beginContact(at: finger.began)
    let origin = scroller.raw
    var filter = SlopFilter(slop: slop)
    // After each sample, for a model of increments, which has no other way to know.
    var raws: [Double] = []
    for sample in finger.samples {
      if sample.carriesPosition {
        scroller.moveFinger(to: filter.travel(after: sample.travel), at: sample.time)
      }
      if isIncremental { raws.append(scroller.raw) }
    }
    keepContact(finger, along: path, origin: origin, raws: raws)
    time = finger.ended
    switch finger.end {
    case .lift: scroller.endContact(at: finger.ended)
    case .cancel: scroller.cancelContact(at: finger.ended)
    case .unfinished: break
    }
  }

  private mutating func keepContact(
    _ finger: FingerGesture, along path: FingerPath, origin: Double, raws: [Double]
  ) {
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
    let end = finger.end == .unfinished ? Double.infinity : max(finger.ended, time)
    keep(.drag(from: last, to: last, origin: origin), from: time, to: end)
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
