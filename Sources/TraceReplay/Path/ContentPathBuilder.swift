import ScrollPhysics

/// Builds a content path: runs a scroller through a trace's inputs and records the segments between them.
struct ContentPathBuilder {
  private let isIncremental: Bool
  /// True if the model needs only the newest samples at a release, so that many samples can be processed at once.
  private let forgetsSamples: Bool
  private var scroller: Scroller
  private var time = 0.0
  /// The gesture that last caught the content, from 0 (−1 before the first), and the content's position before resistance at that time, in
  /// points.
  private var gesture = -1
  private var origin = 0.0
  /// The position before resistance after each of the gesture's samples, for a model that adds up movements, where it cannot be computed
  /// later.
  private var raws: [Double] = []
  /// The app's inset changes that are still to come, and how content reacts to them.
  private var insets: InsetChanges
  /// The later gestures that find the content elsewhere than the model alone would have put it, in order.
  private var starts: ArraySlice<FoundContent>
  /// The app's inset changes during the current finger's drag.
  private var cuts: ArraySlice<InsetCut> = []
  /// The number of the app's inset changes before the next segment.
  private var change = 0
  private(set) var extents: [ScrollExtent]
  private(set) var segments: [PathSegment] = []
  private(set) var motions: [ScrollTrajectory] = []
  private(set) var knownRests: [Double?] = []
  private(set) var firstSegments: [Int] = []

  init(
    scene: Scene, model: ScrollModel, rate: Double, framePhase: Double, insets: InsetChanges,
    starts: [FoundContent] = []
  ) {
    self.insets = insets
    self.starts = starts[...]
    extents = [scene.extent]
    let traits = model.traits(in: scene.extent)
    isIncremental = traits.mapping == .increments
    forgetsSamples = Scroller.forgetsSamples(traits)
    scroller = Scroller(model: model, scene: scene, rate: rate, framePhase: framePhase)
  }

  mutating func follow(_ timeline: ReplayTimeline) {
    segments.reserveCapacity(2 * timeline.paths.count + 1)
    let inputs = timeline.inputs.span
    var index = 0
    while index < inputs.count {
      let input = inputs[index]
      index += 1
      while let next = insets.take(before: input.time) { apply(next) }
      switch input.kind {
      case .contact: begin(input)
      case .sample:
        if forgetsSamples {
          index = takeRow(inputs, from: index - 1)
        } else {
          scroller.take(input)
          if isIncremental { raws.append(scroller.raw) }
        }
      case .lift, .cancel:
        keepContact(along: timeline.paths[gesture], until: input.time)
        scroller.take(input)
        time = input.time
      case .wheel:
        keepFreeStretch(until: input.time)
        scroller.take(input)
      }
    }
    while let next = insets.take(before: .infinity) { apply(next) }
    if scroller.isHeld {
      keepContact(along: timeline.paths[gesture], until: .infinity)
    } else {
      keepFreeStretch(until: .infinity)
    }
  }

  /// Processes the samples from `start` up to the next inset change; returns the index after the last sample processed.
  private mutating func takeRow(_ inputs: Span<ReplayInput>, from start: Int) -> Int {
    var end = start + 1
    while end < inputs.count, inputs[end].kind == .sample, inputs[end].time <= insets.next { end += 1 }
    scroller.takeRow(inputs, from: start, to: end)
    return end
  }

  /// Moves the content to where a gesture finds it, without an inset that an engine left behind.
  private mutating func meet(_ gesture: Int) {
    guard let found = starts.first, found.gesture == gesture else { return }
    starts.removeFirst()
    let difference = found.content.extent.topInset - scroller.extent.topInset
    if abs(difference) <= InsetChanges.rounding { scroller = found.content }
  }

  private mutating func begin(_ input: ReplayInput) {
    keepFreeStretch(until: input.time)
    gesture += 1
    firstSegments.append(segments.count)
    meet(gesture)
    scroller.take(input)
    origin = scroller.raw
    raws.removeAll(keepingCapacity: true)
  }

  /// Applies an inset change of the app. At equal times it comes after the actions of fingers.
  private mutating func apply(_ new: AppInsetChange) {
    guard new.points != scroller.extent.topInset else { return }
    if !scroller.isHeld { keepFreeStretch(until: new.time) }
    let raw = scroller.raw
    scroller.setTopInset(
      new.points, at: new.time, closingDuration: insets.closingDuration, rebase: insets.rebases)
    extents.append(scroller.extent)
    if scroller.isHeld {
      cuts.append(InsetCut(time: new.time, shift: scroller.raw - raw))
    } else {
      change += 1
    }
  }

  private mutating func keepContact(along path: FingerPath, until ended: Double) {
    let knots = path.knots
    if !isIncremental, cuts.isEmpty {
      let end = max(ended, knots[knots.count - 1].time)
      return keep(.way(origin: origin), from: knots[0].time, to: end)
    }
    var last = DragPoint(travel: knots[0].travel, raw: origin - knots[0].travel)
    var start = knots[0].time
    for next in knots.dropFirst() {
      let later = cuts.reduce(0) { $1.time < next.time ? $0 + $1.shift : $0 }
      let raw = isIncremental ? next.sample.map { raws[$0] - later } ?? last.raw : origin - next.travel
      keepDrag(&last, &start, to: DragPoint(travel: next.travel, raw: raw, touch: next.touch), at: next.time)
    }
    keepDrag(&last, &start, to: last, at: max(ended, start))
    if ended <= start { keep(.drag(from: last, to: last, origin: origin), from: start, to: start) }
  }

  /// Records the finger's movement from `last` to `point`, split where the app changes its inset during it.
  private mutating func keepDrag(
    _ last: inout DragPoint, _ start: inout Double, to point: DragPoint, at time: Double
  ) {
    var point = point
    while let cut = cuts.first, cut.time < time {
      let way = PathSegment(
        shape: .drag(from: last, to: point, origin: origin), start: start, end: time, gesture: gesture,
        change: change)
      let middle = way.finger(at: cut.time) ?? last
      if cut.time > start { keep(.drag(from: last, to: middle, origin: origin), from: start, to: cut.time) }
      cuts.removeFirst()
      change += 1
      origin += cut.shift
      last = middle.moved(by: cut.shift)
      point = point.moved(by: cut.shift)
      start = max(start, cut.time)
    }
    if time > start { keep(.drag(from: last, to: point, origin: origin), from: start, to: time) }
    (last, start) = (point, time)
  }

  private mutating func keepFreeStretch(until end: Double) {
    if let motion = scroller.motion {
      motions.append(motion.trajectory)
      knownRests.append(scroller.isRestKnown ? scroller.earliestRest : nil)
      keep(.motion(motions.count - 1, since: motion.start), from: time, to: end)
    } else {
      keep(.still(scroller.offset(at: time)), from: time, to: end)
    }
    time = end
  }

  private mutating func keep(_ shape: PathSegment.Shape, from start: Double, to end: Double) {
    segments.append(PathSegment(shape: shape, start: start, end: end, gesture: gesture, change: change))
  }
}
