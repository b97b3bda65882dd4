import PullToRefresh
import ScrollPhysics

/// The content during a run: moved by the finger at the finger's own times, seen by the engine as delivered.
///
/// Queries made at every frame are `mutating` even if they change nothing; otherwise the compiler would copy the whole value for each.
struct ReplayContent {
  let model: ScrollModel
  let isIncremental: Bool
  /// True if only the newest of a finger's samples matter at a release: see ``advanceSparsely(_:to:log:)``.
  let forgetsSamples: Bool
  private let hearsTouches: Bool
  private let source: RefreshSources
  private(set) var paths: [FingerPath]
  /// The velocity of a finger whose path is not known in advance.
  private var live = LiveFinger()
  var scroller: Scroller
  /// The index of the first input that has not been applied to the content yet.
  var nextInput = 0
  /// The index of the first sample, of the present series, that the velocity tracker has not received. Only ``advanceSparsely(_:to:log:)``
  /// maintains it; a run uses either that method or ``advance(_:to:log:)``, whose tracker receives every sample.
  var nextTracked = 0
  /// The index of the gesture that last caught the content; nil before the first.
  private var gesture: Int?
  /// The content's position before resistance when each gesture so far caught it, in points.
  private(set) var origins: [Double] = []
  /// The content's position before resistance after each sample so far, in points; only for a model that adds up movements.
  var rawsAfterSamples: [Double] = []
  /// The number of samples delivered to the engine.
  var deliveredSamples = 0
  /// The contact as delivered to the engine; nil if the engine knows of none.
  var delivered: DeliveredContact?
  /// True if a wheel was the last to move the content.
  private var wheelTurned = false

  init(
    timeline: ReplayTimeline, scene: Scene, model: ScrollModel, rate: Double, framePhase: Double,
    hearsTouches: Bool
  ) {
    self.model = model
    self.hearsTouches = hearsTouches
    source = timeline.source
    paths = timeline.paths
    scroller = Scroller(model: model, scene: scene, rate: rate, framePhase: framePhase)
    let traits = model.traits(in: scene.extent)
    isIncremental = traits.mapping == .increments
    forgetsSamples = Scroller.forgetsSamples(traits)
    origins.reserveCapacity(paths.count)
  }

  /// The present top inset, in points.
  var topInset: Double { scroller.extent.topInset }

  /// True if the content has settled by `time`, or a finger holds it.
  private func isAtRest(at time: Double) -> Bool { !scroller.isMoving || scroller.isAtRest(at: time) }

  /// True if the content is at rest at `time`, for a caller who already knows the offset shown then, in points.
  mutating func isAtRest(at time: Double, shown offset: Double) -> Bool {
    scroller.isHeld || delivered != nil ? isAtRest(at: time) : scroller.isAtRest(at: time, shown: offset)
  }

  /// True if the content can still move by itself after `time`, when it shows `offset`; false once its motion has reached its limit to the
  /// last bit.
  mutating func canChange(after time: Double, shown offset: Double) -> Bool {
    scroller.canChange(after: time, shown: offset)
  }

  /// Records that the content shows `offset` at `time`, if it has settled by then.
  mutating func noteRest(at time: Double, shown offset: Double) {
    if delivered == nil { scroller.noteRest(at: time, shown: offset) }
  }

  /// The time of the next input of a finger or a wheel, in seconds; infinite if there is none.
  mutating func nextInputTime(_ inputs: Span<ReplayInput>) -> Double {
    nextInput < inputs.count ? inputs[nextInput].time : .infinity
  }

  // MARK: What happens, at its own time

  /// Applies all inputs of fingers and wheels up to `time` to the content.
  mutating func advance(_ inputs: Span<ReplayInput>, to time: Double, log: inout ReplayLog) {
    while nextInput < inputs.count, inputs[nextInput].time <= time {
      let input = inputs[nextInput]
      if input.kind == .contact {
        takeHold(input, log: &log)
      } else {
        scroller.take(input)
        if isIncremental, input.kind == .sample { rawsAfterSamples.append(scroller.raw) }
      }
      if paths.isEmpty { live.follow(input) }
      nextInput += 1
    }
  }

  mutating func takeHold(_ input: ReplayInput, log: inout ReplayLog) {
    let time = input.time
    let isCatch = !isAtRest(at: time)
    let offset = isCatch ? scroller.offset(at: time) : 0
    let velocity = isCatch ? scroller.velocity(at: time) : 0
    gesture = Int(input.gesture)
    log.takeHold(Int(input.gesture), of: scroller)
    scroller.take(input)
    origins.append(scroller.raw)
    if isCatch { log.jump(jump(.finger, at: time, offset: offset, velocity: velocity)) }
  }

  /// Begins a trial in which the finger that holds the content moves differently from the trace, of whose samples `count` have happened.
  ///
  /// Only what is still needed of the past is stored, so that a trial costs the same however long the trace is.
  mutating func beginTrial(after count: Int) {
    paths = []
    nextInput = count
    if isIncremental { rawsAfterSamples = Array(rawsAfterSamples[deliveredSamples...]) }
    deliveredSamples = 0
  }

  /// Drops the first `count` inputs, which have been applied and delivered.
  mutating func forgetInputs(_ count: Int) { nextInput -= count }

  /// Drops the gestures so far if nothing can refer to them any more; returns false if something may.
  mutating func forgetGestures() -> Bool {
    guard delivered == nil, !scroller.isHeld else { return false }
    origins.removeAll(keepingCapacity: true)
    rawsAfterSamples.removeAll(keepingCapacity: true)
    deliveredSamples = 0
    return true
  }

  /// Sets the top inset that an engine or the app requests; `traits` say how the content reacts.
  mutating func setTopInset(
    _ inset: Double, at time: Double, traits: RefreshTraits, cause: ReplayFinding.Cause, log: inout ReplayLog
  ) {
    guard inset != topInset else { return }
    let offset = scroller.offset(at: time)
    let velocity = self.velocity(at: time)
    let raw = scroller.raw
    scroller.setTopInset(
      inset, at: time, closingDuration: traits.closingDuration, rebase: traits.rebasesInset)
    if scroller.isHeld { origins[origins.count - 1] += scroller.raw - raw }
    log.jump(jump(cause, at: time, offset: offset, velocity: velocity))
    log.oracle.noteInsetChange(at: time)
  }

  /// Scrolls content at rest to `offset` within `duration` seconds; content that a finger or momentum moves is left alone.
  mutating func scroll(to offset: Double, at time: Double, duration: Double, log: inout ReplayLog) {
    let before = scroller.offset(at: time)
    scroller.scroll(to: offset, at: time, duration: duration)
    log.jump(jump(.scroll, at: time, offset: before, velocity: velocity(at: time)))
  }

  /// Scrolls the content to `offset` within `duration` seconds, unless a finger holds it; the content's own velocity is lost.
  mutating func force(to offset: Double, at time: Double, duration: Double, log: inout ReplayLog) {
    let before = scroller.offset(at: time)
    let velocity = self.velocity(at: time)
    scroller.scroll(to: offset, at: time, duration: duration, stopsMotion: true)
    log.jump(jump(.scroll, at: time, offset: before, velocity: velocity))
  }

  /// The jump from an earlier offset and velocity to those at `time`.
  @_addressableSelf
  private func jump(
    _ cause: ReplayFinding.Cause, at time: Double, offset: Double, velocity: Double
  ) -> ContentJump {
    ContentJump(
      time: time, cause: cause, offset: scroller.offset(at: time) - offset,
      velocity: self.velocity(at: time) - velocity, isHeld: scroller.isHeld)
  }

  /// The content's velocity just after `time`, in points per second.
  @_addressableSelf
  private func velocity(at time: Double) -> Double {
    guard scroller.isHeld, let gesture else { return scroller.velocity(at: time) }
    let slope = model.slope(atRaw: scroller.raw, in: scroller.extent)
    let finger = paths.isEmpty ? live.velocity(at: time) : paths[gesture].velocity(after: time)
    return -finger * slope
  }

  // MARK: What the engine sees, when it is delivered

  /// Records that the engine has been notified of a wheel that was turned.
  mutating func deliverWheel() { wheelTurned = true }

  /// Delivers the touch-down of the gesture with index `gesture` to the engine.
  mutating func deliverContact(_ gesture: Int) {
    wheelTurned = false
    delivered = DeliveredContact(gesture: gesture, hearsTouches: hearsTouches)
  }

  /// Delivers a sample to the engine; returns true if it is the finger's first movement.
  mutating func deliverSample(_ sample: ReplayInput) -> Bool {
    if isIncremental { delivered?.raw = rawsAfterSamples[deliveredSamples] }
    deliveredSamples += 1
    return delivered?.move(to: sample) ?? false
  }

  /// Number of fingers down, as delivered to the engine.
  var fingers: Int { delivered?.contacts ?? 0 }

  /// Delivers a change in the number of fingers: one more that came down, or one of several that left.
  mutating func deliverFinger(joins: Bool) { delivered?.contacts += joins ? 1 : -1 }

  /// Delivers to the engine that the last finger has left.
  mutating func deliverNoFinger() { delivered?.contacts = 0 }

  /// True while the engine knows of a contact, or of its release but not yet of the motion after it.
  var isContactDelivered: Bool { delivered != nil }
  /// True while a finger holds the content.
  var isHeld: Bool { scroller.isHeld }
  /// True if the contact has moved, as delivered to the engine.
  var hasDragged: Bool { delivered?.hasDragged ?? false }
  /// Finger travel that moves the content, as delivered, in points; nil without a finger.
  var travel: Double? { delivered?.travel }

  /// Delivers to the engine that no finger is down. The offset stays that of the finger's last sample until `forgetContact`.
  mutating func deliverEnd() { delivered?.isDown = false }

  /// From now on the engine sees the content move by itself, without a finger.
  mutating func forgetContact() { delivered = nil }

  /// The offset that the engine sees at `time`, in points; under a finger it is the offset at the newest sample delivered to the engine.
  ///
  /// With `--arrival` a touch-down reaches the engine late. Until then the engine sees content that stands still where the finger caught
  /// it.
  mutating func offset(at time: Double) -> Double {
    guard let delivered else {
      guard scroller.isHeld, let origin = origins.last else { return scroller.offset(at: time) }
      return model.offset(forRaw: origin, in: scroller.extent)
    }
    let origin = origins[delivered.gesture]
    // The raw positions of a model of increments are offsets.
    if isIncremental { return delivered.raw ?? origin }
    return model.offset(forRaw: origin - delivered.travel, in: scroller.extent)
  }

  /// The scroll view as the engine sees it at `time`, with this offset; velocity and axis are computed only if `withMotion`.
  @inline(__always)
  mutating func situation(at time: Double, offset: Double, withMotion: Bool) -> ScrollSituation {
    var view = ScrollSituation(
      time: time, contentOffset: offset, topInset: topInset, viewportLength: scroller.extent.viewportLength,
      releaseVelocity: scroller.releaseVelocity, contacts: 0, source: wheelTurned ? .wheel : source)
    if let delivered {
      view.isTracking = delivered.isDown
      view.isDragging = delivered.isDown && delivered.hasDragged
      view.fingerTravel = delivered.heard
      view.contacts = delivered.contacts
      if withMotion { view.takeMotion(of: delivered) }
    }
    if !view.isTracking, scroller.isMoving {
      // The content's own state, even if the engine still sees the finger's last offset.
      let own = delivered == nil ? offset : scroller.offset(at: time)
      let phase = scroller.phase(at: time, shown: own)
      view.isDecelerating = phase == .decelerating || phase == .bouncing
      view.isBouncing = view.isDecelerating && scroller.extent.overscroll(at: own) != 0
    }
    if withMotion { view.velocity = velocity(at: time) }
    return view
  }
}
