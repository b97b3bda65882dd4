import PullToRefresh
import ScrollPhysics

/// One trace run through one engine on one model: a pure function of its inputs.
///
/// The finger moves the content at its own times, in closed form. The engine sees display frames: at each, the
/// inputs that wait, in order, then one offset callback with the newest offset if it differs from the last one.
/// An engine's timers and what the app does come at their exact time, before a frame of the same time.
public struct ReplayRun {
  let track: FingerTrack
  let options: ReplayOptions
  let clock: FrameClock
  let inputs: [ReplayInput]
  var engine: RefreshEngine
  var content: ReplayContent
  /// Inputs the engine has not seen begin at this one.
  var nextDelivery = 0
  var agenda: AppAgenda
  /// The app's own part of the top inset, in points.
  private(set) var appInset: Double
  var lastCallbackOffset: Double
  var log: ReplayLog
  /// The frames shown, and the end where a timer is the last that happens; kept only when asked for.
  public private(set) var frames: [ReplayFrame] = []
  private let keepsFrames: Bool
  private let followsFinger: Bool

  /// How long after the last event a run may go on, in seconds.
  static let longestTail = 60.0
  /// Times this near are one, in seconds: a sum of durations and `k / rate` differ by their rounding, far below it.
  private static let sameInstant = 1e-9
  /// Seconds a scroll takes that an engine asks for: UIKit does not say its own; the same as of a closing animation
  /// whose engine names none.
  private static let scrollDuration = 0.3

  /// A run of `engine` on `model` over `track` in `scene`; `keepsFrames` keeps what every frame showed.
  public init(
    track: FingerTrack, scene: Scene, model: ScrollModel, engine: RefreshEngine, options: ReplayOptions,
    keepsFrames: Bool = false
  ) {
    self.track = track
    self.options = options
    self.engine = engine
    self.keepsFrames = keepsFrames
    followsFinger = engine.followsFinger
    clock = FrameClock(rate: options.rate)
    inputs = ReplayInput.all(of: track, byArrival: options.usesArrival)
    content = ReplayContent(
      track: track, inputs: ReplayInput.all(of: track, byArrival: false), scene: scene, model: model,
      slop: options.slop, rate: options.rate)
    agenda = AppAgenda(options.app, salt: options.app.work.isRandom ? track.salt : 0)
    appInset = scene.topInset
    lastCallbackOffset = content.offset(at: 0)
    log = ReplayLog(firstState: engine.state, traits: engine.traits)
  }

  /// Runs to the end.
  mutating func run() {
    let limit = max(track.lastEvent, agenda.lastScripted) + Self.longestTail
    var frame = 0
    var shown = -1
    var reached = 0.0
    while true {
      let due = min(engine.nextTimer ?? .infinity, agenda.next)
      // Rounding may put a frame just before the timer it coincides with: then it is shown at the timer's time.
      let frameTime = max(clock.time(of: frame), reached)
      let isTimer = due <= frameTime + Self.sameInstant
      let now = isTimer ? due : frameTime
      if now > limit { return end(at: limit) }
      reached = now
      if isTimer {
        content.advance(to: due, log: &log)
        runTimers(at: due)
        frame = min(frame, max(shown + 1, clock.index(atOrAfter: due - Self.sameInstant)))
      } else {
        content.advance(to: frameTime, log: &log)
        show(frame, at: frameTime)
        shown = frame
        frame = nextFrame(after: frame)
      }
      if isOver(at: now) {
        // What the last timer left behind is seen too.
        if isTimer { keepFrame(at: now) }
        return end(at: now)
      }
    }
  }

  private mutating func end(at time: Double) {
    log.end = time
    log.oracle.ended(inset: content.topInset, appInset: appInset, isHeld: content.isHeld)
  }

  private func isOver(at time: Double) -> Bool {
    nextDelivery == inputs.count && agenda.isEmpty && engine.nextTimer == nil && engine.isIdle
      && content.isAtRest(at: time)
  }

  /// The next frame in which anything can differ: the very next while content moves, else the one of the next input.
  private func nextFrame(after frame: Int) -> Int {
    let time = clock.time(of: frame)
    if keepsFrames || content.canChange(after: time) || content.offset(at: time) != lastCallbackOffset {
      return frame + 1
    }
    let waiting =
      nextDelivery < inputs.count ? inputs[nextDelivery].delivery : track.lastEvent + Self.longestTail
    // What a wheel does to the content is seen before its click has arrived.
    return max(frame + 1, clock.index(atOrAfter: min(waiting, content.nextInputTime)))
  }

  private mutating func runTimers(at time: Double) {
    if let timer = engine.nextTimer, timer <= time {
      send(.timerFired, at: time)
    } else {
      perform(agenda.take(), at: time)
    }
  }

  private mutating func perform(_ act: AppAgenda.Act, at time: Double) {
    switch act {
    case .end:
      log.oracle.appEnded()
      send(.endRefreshing, at: time)
    case .begin:
      agenda.begun(at: time)
      // An engine that cannot, or is busy, does nothing.
      if send(.beginRefreshing, at: time) { log.oracle.appBegan() }
    case .setInset(let points):
      // What an engine has added, or wrongly taken, stays; no list has less room than none.
      let inset = max(0, content.topInset + (points - appInset))
      appInset = points
      content.setTopInset(inset, at: time, traits: engine.traits, cause: .appInset, log: &log)
      send(.topInsetChanged, at: time)
    }
  }

  private mutating func show(_ frame: Int, at time: Double) {
    while nextDelivery < inputs.count, inputs[nextDelivery].delivery <= time {
      deliver(inputs[nextDelivery].kind, at: time)
      nextDelivery += 1
    }
    let offset = content.offset(at: time)
    if offset != lastCallbackOffset {
      lastCallbackOffset = offset
      send(.offsetChanged, at: time)
    }
    keepFrame(at: time)
  }

  private mutating func keepFrame(at time: Double) {
    guard keepsFrames else { return }
    let view = content.situation(at: time)
    frames.append(
      ReplayFrame(situation: view, engine: engine, travel: content.travel, pull: engine.pull(view)))
  }

  private mutating func deliver(_ input: ReplayInput.Kind, at time: Double) {
    switch input {
    case .contact(let gesture):
      log.beginContact(gesture)
      content.deliverContact(gesture)
      send(.contactBegan, at: time)
    case .sample(let gesture, let index):
      let hand = track.gestures[gesture]
      let sample = hand.samples[index]
      if content.deliverSample(sample) { send(.dragBegan, at: time) }
      // The sample a finger comes down with is no movement, nor is one of a finger that leaves.
      let isLater = sample.timeMicroseconds > hand.beganMicroseconds
      let isMove = sample.carriesPosition && (isLater || sample.travel != 0)
      if followsFinger, isMove { send(.fingerMoved, at: time) }
    case .lift: deliverEnd(.dragEnded, at: time)
    case .cancel: deliverEnd(.dragCancelled, at: time)
    case .wheel: content.deliverWheel()
    }
  }

  private mutating func deliverEnd(_ event: RefreshEvent, at time: Double) {
    let wasDragging = content.hasDragged
    content.deliverEnd()
    log.oracle.contactEnded(at: time)
    if wasDragging { send(event, at: time) }
    send(.contactEnded, at: time)
    content.forgetContact()
  }

  /// Tells the engine and carries out what it answers; false where it does nothing.
  @discardableResult
  private mutating func send(_ event: RefreshEvent, at time: Double) -> Bool {
    let view = content.situation(at: time)
    let effects = engine.handle(event, view)
    log.oracle.saw(pull: engine.pull(view), byFinger: content.isContactDelivered)
    var insetDuration = 0.0
    for index in 0..<effects.count {
      switch effects[index] {
      case .enter(let state): log.enter(state, at: time)
      case .trigger(let phase):
        log.trigger(phase, at: time)
        agenda.triggered()
      case .callback:
        log.callback = log.callback ?? time
        agenda.calledBack(at: time)
      case .setTopInset(let inset, let duration):
        insetDuration = duration
        content.setTopInset(inset, at: time, traits: engine.traits, cause: .engineInset, log: &log)
      case .scroll(let offset, let animated):
        content.scroll(
          to: offset, at: time, duration: animated ? Self.scrollDuration : insetDuration, log: &log)
      case .note: break
      }
    }
    return effects.count > 0
  }
}
