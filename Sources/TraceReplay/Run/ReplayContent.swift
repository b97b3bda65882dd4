import PullToRefresh
import ScrollPhysics

/// The content during a run: moved by the finger at the finger's own times, seen by the engine as delivered.
///
/// Questions put at every frame are `mutating` where they change nothing: the compiler would copy all for each otherwise.
struct ReplayContent {
  let model: ScrollModel
  let isIncremental: Bool
  /// True where all that a release asks of a finger's samples is among the newest: see ``advanceSparsely(_:to:log:)``.
  let forgetsSamples: Bool
  private let hearsTouches: Bool
  private let source: RefreshSources
  private(set) var paths: [FingerPath]
  /// The finger of which no path is known.
  private var live = LiveFinger()
  var scroller: Scroller
  /// The index of the first input that has not happened yet.
  var nextInput = 0
  /// The index of the first sample of the present row that the velocity tracker has not heard of. Only ``advanceSparsely(_:to:log:)``
  /// keeps it: a run goes by that alone, or by ``advance(_:to:log:)`` alone, whose tracker hears of each.
  var nextTracked = 0
  /// The gesture that took hold last; nil before the first.
  private var gesture: Int?
  /// The raw position at which each gesture so far took hold, in points.
  private(set) var origins: [Double] = []
  /// The raw position after each sample so far, for a model of increments, in points.
  var rawsAfterSamples: [Double] = []
  /// The number of samples the engine has been told of.
  var deliveredSamples = 0
  /// The contact the engine knows of.
  var delivered: DeliveredContact?
  /// True if a wheel moved the content last.
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

  /// The top inset now, in points.
  var topInset: Double { scroller.extent.topInset }

  /// True if the content has settled, or a finger holds it.
  private func isAtRest(at time: Double) -> Bool { !scroller.isMoving || scroller.isAtRest(at: time) }

  /// The same where what is shown at `time` is known already, in points.
  mutating func isAtRest(at time: Double, shown offset: Double) -> Bool {
    scroller.isHeld || delivered != nil ? isAtRest(at: time) : scroller.isAtRest(at: time, shown: offset)
  }

  /// True if what is shown at `time` can still change by itself: not once a closed form is at its limit to
  /// the last bit.
  mutating func canChange(after time: Double, shown offset: Double) -> Bool {
    scroller.canChange(after: time, shown: offset)
  }

  /// Remembers that the content shows `offset` at `time` and has settled, if it has.
  mutating func noteRest(at time: Double, shown offset: Double) {
    if delivered == nil { scroller.noteRest(at: time, shown: offset) }
  }

  /// The time of the next input of a finger or a wheel to the content, in seconds; infinite if there is none.
  mutating func nextInputTime(_ inputs: Span<ReplayInput>) -> Double {
    nextInput < inputs.count ? inputs[nextInput].time : .infinity
  }

  // MARK: What happens, at its own time

  /// Lets everything happen that the finger does up to `time`.
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

  /// From now on the finger that holds the content goes another way than the timeline's, of whose samples `count` have happened.
  ///
  /// Of what has happened it keeps what is still asked for, so that a trial costs the same however long the trace is.
  mutating func beginTrial(after count: Int) {
    paths = []
    nextInput = count
    if isIncremental { rawsAfterSamples = Array(rawsAfterSamples[deliveredSamples...]) }
    deliveredSamples = 0
  }

  /// Forgets the first inputs, which have happened and are delivered.
  mutating func forgetInputs(_ count: Int) { nextInput -= count }

  /// Forgets the gestures so far where nobody asks for them any more; false where somebody may.
  mutating func forgetGestures() -> Bool {
    guard delivered == nil, !scroller.isHeld else { return false }
    origins.removeAll(keepingCapacity: true)
    rawsAfterSamples.removeAll(keepingCapacity: true)
    deliveredSamples = 0
    return true
  }

  /// Gives the content the top inset an engine or the app asks for, as `traits` says the engine does that.
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

  /// Takes content at rest to `offset`, over `duration` seconds; content that a finger or momentum moves stays theirs.
  mutating func scroll(to offset: Double, at time: Double, duration: Double, log: inout ReplayLog) {
    let before = scroller.offset(at: time)
    scroller.scroll(to: offset, at: time, duration: duration)
    log.jump(jump(.scroll, at: time, offset: before, velocity: velocity(at: time)))
  }

  /// Takes content to `offset`, over `duration` seconds, whatever moves it but a finger: its velocity is lost.
  mutating func force(to offset: Double, at time: Double, duration: Double, log: inout ReplayLog) {
    let before = scroller.offset(at: time)
    let velocity = self.velocity(at: time)
    scroller.scroll(to: offset, at: time, duration: duration, stopsMotion: true)
    log.jump(jump(.scroll, at: time, offset: before, velocity: velocity))
  }

  /// The jump from this offset and velocity to those at `time`.
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

  /// The engine learns that a wheel was turned.
  mutating func deliverWheel() { wheelTurned = true }

  /// The engine learns of the contact of `gesture`.
  mutating func deliverContact(_ gesture: Int) {
    wheelTurned = false
    delivered = DeliveredContact(gesture: gesture, hearsTouches: hearsTouches)
  }

  /// The engine learns of a sample; true when it is the first that moves.
  mutating func deliverSample(_ sample: ReplayInput) -> Bool {
    if isIncremental { delivered?.raw = rawsAfterSamples[deliveredSamples] }
    deliveredSamples += 1
    return delivered?.move(to: sample) ?? false
  }

  /// Fingers down, as the engine has heard.
  var fingers: Int { delivered?.contacts ?? 0 }

  /// The engine learns that a finger has come down beside others, or has left them.
  mutating func deliverFinger(joins: Bool) { delivered?.contacts += joins ? 1 : -1 }

  /// The engine learns that the last finger leaves.
  mutating func deliverNoFinger() { delivered?.contacts = 0 }

  /// True while the engine knows of a contact, or of its lift and not yet of the motion after it.
  var isContactDelivered: Bool { delivered != nil }
  /// True while a finger holds the content.
  var isHeld: Bool { scroller.isHeld }
  /// True if the delivered contact has moved.
  var hasDragged: Bool { delivered?.hasDragged ?? false }
  /// Finger travel that moves the content, as delivered, in points; nil without a finger.
  var travel: Double? { delivered?.travel }

  /// The engine learns that no finger is down; the offset stays the finger's last until `forgetContact`.
  mutating func deliverEnd() { delivered?.isDown = false }

  /// From now on the engine sees the content move by itself.
  mutating func forgetContact() { delivered = nil }

  /// The offset the engine sees at `time`, in points: under a finger the newest sample's.
  ///
  /// Of a contact that has not reached it (`--arrival`) it sees only that the content stopped where it took hold.
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

  /// The scroll view as the engine sees it at `time`, where it sees `offset`; velocity and axis only if somebody looks.
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
      // What the content does is its own, also where the engine still sees the finger's last offset.
      let own = delivered == nil ? offset : scroller.offset(at: time)
      let phase = scroller.phase(at: time, shown: own)
      view.isDecelerating = phase == .decelerating || phase == .bouncing
      view.isBouncing = view.isDecelerating && scroller.extent.overscroll(at: own) != 0
    }
    if withMotion { view.velocity = velocity(at: time) }
    return view
  }
}
