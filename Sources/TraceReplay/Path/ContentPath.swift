import ScrollPhysics

/// One stretch of a content path: still, drawn by a finger, or moving by itself.
struct PathSegment {
  /// How the offset changes within the stretch.
  enum Shape {
    /// It does not: this offset, in points.
    case still(Double)
    /// The raw position of a finger that took hold at `origin` moves evenly from one to another, in points; the
    /// model maps it to what is shown.
    case drag(from: Double, to: Double, origin: Double)
    /// The closed form of a trajectory that started at this time, in seconds.
    case motion(ScrollTrajectory, since: Double)
  }

  let shape: Shape
  /// Seconds since the trace's zero; the last stretch ends at infinity.
  let start: Double
  let end: Double
  /// The gesture it belongs to, from 0; −1 before the first.
  let gesture: Int

  /// Whether a finger is down.
  var isContact: Bool {
    if case .drag = shape { true } else { false }
  }

  /// The raw position at `time`, in points, under a finger.
  func raw(at time: Double) -> Double? {
    guard case .drag(let from, let to, _) = shape else { return nil }
    guard time > start, end > start else { return from }
    return time >= end ? to : from + (to - from) * ((time - start) / (end - start))
  }

  /// The content offset at `time`, in points.
  func offset(at time: Double, model: ScrollModel, extent: ScrollExtent) -> Double {
    switch shape {
    case .still(let offset): offset
    case .drag(let from, _, _): model.offset(forRaw: raw(at: time) ?? from, in: extent)
    case .motion(let trajectory, let since): trajectory.offset(at: time - since)
    }
  }
}

/// The free path of a trace: where the content is at every time, by the model alone, without an engine's insets.
public struct ContentPath {
  /// The scroll model.
  public let model: ScrollModel
  /// The scroll range.
  public let extent: ScrollExtent
  let segments: [PathSegment]
  /// The first stretch of each gesture.
  private let firstSegments: [Int]

  /// The path of the content when the gestures and wheel moves of `track` happen in `scene`.
  public init(of track: FingerTrack, scene: Scene, model: ScrollModel, slop: Double) {
    self.model = model
    extent = scene.extent
    var builder = ContentPathBuilder(scene: scene, model: model, slop: slop)
    builder.follow(track)
    segments = builder.segments
    firstSegments = builder.firstSegments
  }

  /// The stretches of a gesture, from 0, and of the motion after it.
  func segments(of gesture: Int) -> ArraySlice<PathSegment> {
    let end = gesture + 1 < firstSegments.count ? firstSegments[gesture + 1] : segments.count
    return segments[firstSegments[gesture]..<end]
  }

  /// The content offset at `time` seconds, in points; at a jump the value after it.
  public func offset(at time: Double) -> Double {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return segments[low].offset(at: time, model: model, extent: extent)
  }
}

/// Follows a scroller through a trace and keeps the stretches between its events.
struct ContentPathBuilder {
  private let model: ScrollModel
  private let slop: Double
  private var scroller: Scroller
  private var time = 0.0
  private var gesture = -1
  private(set) var segments: [PathSegment] = []
  private(set) var firstSegments: [Int] = []

  init(scene: Scene, model: ScrollModel, slop: Double) {
    self.model = model
    self.slop = slop
    scroller = Scroller(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset)
  }

  mutating func follow(_ track: FingerTrack) {
    var wheels = track.wheels[...]
    for index in track.gestures.indices {
      turn(&wheels, before: track.gestures[index].beganMicroseconds)
      follow(track.gestures[index], index: index)
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

  private mutating func follow(_ finger: FingerGesture, index: Int) {
    keepFreeStretch(until: finger.began)
    gesture = index
    firstSegments.append(segments.count)
    scroller.beginContact(at: finger.began)
    keepContact(finger, origin: scroller.raw)
    var filter = SlopFilter(slop: slop)
    for sample in finger.samples where sample.carriesPosition {
      scroller.moveFinger(to: filter.travel(after: sample.travel), at: sample.time)
    }
    time = finger.ended
    switch finger.end {
    case .lift: scroller.endContact(at: finger.ended)
    case .cancel: scroller.cancelContact(at: finger.ended)
    case .unfinished: break
    }
  }

  private mutating func keepContact(_ finger: FingerGesture, origin: Double) {
    let knots = FingerPath(of: finger, slop: slop).knots
    for (knot, next) in zip(knots, knots.dropFirst()) where next.time > knot.time {
      keep(
        .drag(from: origin - knot.travel, to: origin - next.travel, origin: origin), from: knot.time,
        to: next.time)
    }
    let last = knots[knots.count - 1]
    let end = finger.end == .unfinished ? Double.infinity : max(finger.ended, last.time)
    let raw = origin - last.travel
    keep(.drag(from: raw, to: raw, origin: origin), from: last.time, to: end)
  }

  private mutating func keepFreeStretch(until end: Double) {
    if let motion = scroller.motion {
      keep(.motion(motion.trajectory, since: motion.start), from: time, to: end)
    } else {
      keep(.still(scroller.offset(at: time)), from: time, to: end)
    }
    time = end
  }

  private mutating func keep(_ shape: PathSegment.Shape, from start: Double, to end: Double) {
    segments.append(PathSegment(shape: shape, start: start, end: end, gesture: gesture))
  }
}
