import PullToRefresh
import ScrollPhysics

/// The content during a run: moved by the finger at the finger's own times, seen by the engine as delivered.
struct ReplayContent {
  private let track: FingerTrack
  private let model: ScrollModel
  private let slop: Double
  private let isIncremental: Bool
  private var scroller: Scroller
  /// What the finger does, in order of time; those from `nextInput` on have not happened yet.
  private let inputs: [ReplayInput]
  private var nextInput = 0
  private var filter: SlopFilter
  private var path: FingerPath?
  /// The raw position at which each gesture so far took hold, in points.
  private var origins: [Double] = []
  /// The raw position after each sample so far, for a model of increments, in points.
  private var rawsAfterSamples: [Double] = []
  /// How many samples the engine has been told of.
  private var deliveredSamples = 0
  /// The contact the engine knows of.
  private var delivered: DeliveredContact?
  /// Whether a wheel moved the content last.
  private var wheelTurned = false

  init(
    track: FingerTrack, inputs: [ReplayInput], scene: Scene, model: ScrollModel, slop: Double, rate: Double
  ) {
    self.track = track
    self.inputs = inputs
    self.model = model
    self.slop = slop
    filter = SlopFilter(slop: slop)
    scroller = Scroller(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset, rate: rate)
    isIncremental = model.mapping(in: scene.extent) == .increments
  }

  /// The top inset now, in points.
  var topInset: Double { scroller.extent.topInset }

  /// Whether the content has settled, or a finger holds it.
  func isAtRest(at time: Double) -> Bool { !scroller.isMoving || scroller.isAtRest(at: time) }

  /// Whether the offset can still change by itself after `time`: not once a closed form is at its limit to the last bit.
  func canChange(after time: Double) -> Bool {
    scroller.canChange(after: time)
  }

  /// When the finger or a wheel next does something to the content, in seconds; infinite if never.
  var nextInputTime: Double { nextInput < inputs.count ? inputs[nextInput].time : .infinity }

  // MARK: What happens, at its own time

  /// Lets everything happen that the finger does up to `time`.
  mutating func advance(to time: Double, log: inout ReplayLog) {
    while nextInput < inputs.count, inputs[nextInput].time <= time {
      let input = inputs[nextInput]
      nextInput += 1
      switch input.kind {
      case .contact(let gesture): takeHold(gesture, at: input.time, log: &log)
      case .sample(let gesture, let index):
        let sample = track.gestures[gesture].samples[index]
        let travel = filter.travel(after: sample.travel)
        if sample.carriesPosition { scroller.moveFinger(to: travel, at: input.time) }
        if isIncremental { rawsAfterSamples.append(scroller.raw) }
      case .lift: scroller.endContact(at: input.time)
      case .cancel: scroller.cancelContact(at: input.time)
      case .wheel(let index): scroller.scrollBy(track.wheels[index].distance, at: input.time)
      }
    }
  }

  private mutating func takeHold(_ gesture: Int, at time: Double, log: inout ReplayLog) {
    let isCatch = !isAtRest(at: time)
    let offset = scroller.offset(at: time)
    let velocity = scroller.velocity(at: time)
    filter = SlopFilter(slop: slop)
    path = FingerPath(of: track.gestures[gesture], slop: slop)
    scroller.beginContact(at: time)
    origins.append(scroller.raw)
    if isCatch {
      log.jump(jump(.finger, at: time, offset: offset, velocity: velocity))
    }
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
    log.oracle.insetChanged(at: time)
  }

  /// Takes content at rest to `offset`, over `duration` seconds; content that a finger or momentum moves stays theirs.
  mutating func scroll(to offset: Double, at time: Double, duration: Double, log: inout ReplayLog) {
    let before = scroller.offset(at: time)
    scroller.scroll(to: offset, at: time, duration: duration)
    log.jump(jump(.scroll, at: time, offset: before, velocity: velocity(at: time)))
  }

  /// From this offset and velocity to those at `time`.
  private func jump(
    _ cause: ReplayFinding.Cause, at time: Double, offset: Double, velocity: Double
  ) -> ContentJump {
    ContentJump(
      time: time, cause: cause, offset: scroller.offset(at: time) - offset,
      velocity: self.velocity(at: time) - velocity, isHeld: scroller.isHeld)
  }

  /// The content's velocity just after `time`, in points per second.
  private func velocity(at time: Double) -> Double {
    guard scroller.isHeld else { return scroller.velocity(at: time) }
    let slope = model.slope(atRaw: scroller.raw, in: scroller.extent)
    return -(path?.velocity(after: time) ?? 0) * slope
  }

  // MARK: What the engine sees, when it is delivered

  /// The engine learns that a wheel was turned.
  mutating func deliverWheel() { wheelTurned = true }

  /// The engine learns of the contact of `gesture`.
  mutating func deliverContact(_ gesture: Int) {
    wheelTurned = false
    delivered = DeliveredContact(gesture: gesture, filter: SlopFilter(slop: slop))
  }

  /// The engine learns of a sample; true when it is the first that moves.
  mutating func deliverSample(_ sample: FingerSample) -> Bool {
    if isIncremental { delivered?.raw = rawsAfterSamples[deliveredSamples] }
    deliveredSamples += 1
    return delivered?.move(to: sample) ?? false
  }

  /// Whether the engine knows of a contact, or of its lift and not yet of the motion after it.
  var isContactDelivered: Bool { delivered != nil }
  /// Whether a finger holds the content.
  var isHeld: Bool { scroller.isHeld }
  /// Whether the delivered contact has moved.
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
  func offset(at time: Double) -> Double {
    guard let delivered else {
      guard scroller.isHeld, let origin = origins.last else { return scroller.offset(at: time) }
      return model.offset(forRaw: origin, in: scroller.extent)
    }
    let origin = origins[delivered.gesture]
    let raw = isIncremental ? delivered.raw ?? origin : origin - delivered.travel
    return model.offset(forRaw: raw, in: scroller.extent)
  }

  /// The scroll view as the engine sees it at `time`.
  func situation(at time: Double) -> ScrollSituation {
    let moment = scroller.moment(at: time)
    let offset = delivered == nil && !scroller.isHeld ? moment.offset : offset(at: time)
    let isDown = delivered?.isDown ?? false
    let moves = !isDown && (moment.phase == .decelerating || moment.phase == .bouncing)
    let velocity = scroller.isHeld ? velocity(at: time) : moment.velocity
    return ScrollSituation(
      time: time, contentOffset: offset, topInset: topInset, viewportLength: scroller.extent.viewportLength,
      isTracking: isDown, isDragging: isDown && hasDragged, isDecelerating: moves,
      isBouncing: moves && scroller.extent.overscroll(at: moment.offset) != 0,
      fingerTravel: delivered?.travel ?? 0, velocity: velocity,
      releaseVelocity: scroller.releaseVelocity, contacts: delivered?.contacts ?? 0,
      source: wheelTurned ? .wheel : track.source,
      axisAngle: delivered.map { axisAngle(across: $0.across, along: $0.travel) } ?? 0)
  }
}

/// A contact as far as an engine has heard of it.
private struct DeliveredContact {
  let gesture: Int
  var filter: SlopFilter
  var isDown = true
  /// The raw position it has brought about, for a model of increments; nil before its first sample.
  var raw: Double?
  private(set) var travel = 0.0
  private(set) var across = 0.0
  private(set) var contacts = 1
  private(set) var hasDragged = false

  init(gesture: Int, filter: SlopFilter) {
    self.gesture = gesture
    self.filter = filter
  }

  /// Takes the finger's travel; true when the content moves for the first time.
  mutating func move(to sample: FingerSample) -> Bool {
    travel = filter.travel(after: sample.travel)
    across = sample.across
    contacts = sample.contacts
    guard !hasDragged, travel != 0 else { return false }
    hasDragged = true
    return true
  }
}
