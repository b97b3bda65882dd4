import PullToRefresh
import ScrollPhysics

/// One trace run through one engine on one model: a pure function of its inputs.
///
/// The finger moves the content at its own times, in closed form. The engine sees display frames: at each, the
/// inputs that wait, in order, then one offset callback with the newest offset if it differs from the last one.
/// An engine's timers and what the app does come at their exact time, before a frame of the same time.
/// Nothing is allocated for a frame, and nothing is worked out that the engine does not look at. Questions put at every
/// frame are `mutating` where they change nothing: the compiler would copy the whole run for each otherwise.
struct ReplayRun<Engine: ReplayEngine> {
  private let clock: FrameClock
  private let lastEvent: Double
  private let traits: RefreshTraits
  private let followsFinger: Bool
  /// As it is now.
  private(set) var engine: Engine
  private var content: ReplayContent
  /// Inputs the engine has not seen begin at this one.
  private var nextDelivery = 0
  private var agenda: AppAgenda
  /// What the engine has asked for and waits for its frame.
  private var updates: DelayedUpdates
  /// The app's own part of the top inset, in points.
  private var appInset: Double
  private var lastCallbackOffset: Double
  /// Whether an inset or a scroll may have moved the content since the last callback.
  private var isMoved = false
  /// Whether the content, as the last callback saw it, moves by itself and has not settled.
  private var isUnsettled = false
  private var effects = RefreshEffects()
  /// How long the inset takes that the present effects have set so far, in seconds: an offset forced with it takes as
  /// long. Nil where they have set none.
  private var insetDuration: Double?
  private(set) var log: ReplayLog
  /// Whether a finger still holds the content at the end.
  private(set) var endsHeld = false
  /// The frames shown, and the end where a timer is the last that happens; kept only of an engine to be shown.
  private(set) var frames: [ReplayFrame] = []
  private let keepsFrames: Bool

  /// How long after the last event a run may go on, in seconds.
  private static var longestTail: Double { 60 }
  /// Seconds a scroll takes that an engine asks for: UIKit does not say its own; the same as of a closing animation
  /// whose engine names none.
  private static var scrollDuration: Double { 0.3 }

  /// A run of `engine` on `model` over `timeline` in `scene`, with an app that does what is on `agenda`.
  init(
    _ engine: Engine, timeline: ReplayTimeline, scene: Scene, model: ScrollModel, agenda: AppAgenda,
    rate: Double, timing: FrameTiming = FrameTiming()
  ) {
    self.engine = engine
    self.agenda = agenda
    lastEvent = timeline.lastEvent
    traits = engine.traits
    followsFinger = engine.followsFinger
    keepsFrames = engine.shown != nil
    clock = FrameClock(rate: rate, timing: timing)
    updates = DelayedUpdates(delay: Double(timing.updateDelay) / rate)
    content = ReplayContent(
      timeline: timeline, scene: scene, model: model, rate: rate, framePhase: timing.phase)
    appInset = scene.topInset
    lastCallbackOffset = content.offset(at: 0)
    log = ReplayLog(firstState: engine.state, traits: traits)
  }

  /// When it ends at the latest, in seconds.
  var limit: Double { max(lastEvent, agenda.lastScripted) + Self.longestTail }

  /// Runs to the end.
  mutating func run(_ inputs: Span<ReplayInput>) {
    let limit = limit
    var frame = clock.next(after: -1)
    var shown = -1
    var reached = 0.0
    while true {
      let due = min(engine.nextTimer ?? .infinity, agenda.next, updates.next)
      // Rounding may put a frame just before the timer it coincides with: then it is shown at the timer's time.
      let frameTime = max(clock.time(of: frame), reached)
      let isTimer = due <= frameTime + ReplayClock.sameInstant
      let now = isTimer ? due : frameTime
      if now > limit { return end(at: limit) }
      reached = now
      content.advance(inputs, to: now, log: &log)
      if isTimer {
        runTimers(at: due)
        frame = min(
          frame, max(clock.next(after: shown), clock.index(atOrAfter: due - ReplayClock.sameInstant)))
      } else {
        show(inputs, at: frameTime)
        shown = frame
        frame = nextFrame(inputs, after: frame, at: frameTime)
      }
      guard nextDelivery == inputs.count, isOver(at: now, isFrame: !isTimer) else { continue }
      // What the last timer left behind is seen too.
      if isTimer, let shown = engine.shown { keep(shown, at: now) }
      return end(at: now)
    }
  }

  private mutating func end(at time: Double) {
    log.end = time
    endsHeld = content.isHeld
    log.isInsetConserved = abs(content.topInset - appInset) <= Self.insetRounding
    log.oracle.ended(inset: content.topInset, appInset: appInset, isHeld: content.isHeld)
  }

  /// What the sums and differences of a few insets may round, in points.
  private static var insetRounding: Double { 1e-9 }

  /// Whether nothing is to come once all inputs are in; at a frame the offset shown is known.
  private mutating func isOver(at time: Double, isFrame: Bool) -> Bool {
    guard agenda.isEmpty, updates.isEmpty, engine.nextTimer == nil, engine.isIdle else { return false }
    if isFrame, isUnsettled, !isMoved { return false }
    let offset = isFrame && !isMoved ? lastCallbackOffset : content.offset(at: time)
    return content.isAtRest(at: time, shown: offset)
  }

  /// The next frame in which anything can differ: the very next while content moves, else the one of the next input.
  private mutating func nextFrame(_ inputs: Span<ReplayInput>, after frame: Int, at time: Double) -> Int {
    let isPending = nextDelivery < inputs.count
    let next = clock.next(after: frame)
    if isPending, inputs[nextDelivery].delivery <= clock.time(of: next) { return next }
    if keepsFrames || (isUnsettled && !isMoved) { return next }
    let offset = isMoved ? content.offset(at: time) : lastCallbackOffset
    if content.canChange(after: time, shown: offset) || offset != lastCallbackOffset { return next }
    let waiting = isPending ? inputs[nextDelivery].delivery : lastEvent + Self.longestTail
    // What a wheel does to the content is seen before its click has arrived.
    return max(next, clock.index(atOrAfter: min(waiting, content.nextInputTime(inputs))))
  }

  private mutating func runTimers(at time: Double) {
    if let timer = engine.nextTimer, timer <= time {
      send(.timerFired, at: time)
    } else if updates.next <= time {
      let update = updates.take()
      apply(update.effect, insetDuration: update.insetDuration, at: time)
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
      if engine.isIdle { agenda.forgetOwedCallbacks() }
      agenda.begun(at: time)
      // An engine that cannot, or is busy, does nothing.
      if send(.beginRefreshing, at: time) { log.oracle.appBegan() }
    case .setInset(let points):
      // What an engine has added, or wrongly taken, stays; no list has less room than none.
      let inset = max(0, content.topInset + (points - appInset))
      appInset = points
      content.setTopInset(inset, at: time, traits: traits, cause: .appInset, log: &log)
      send(.topInsetChanged, at: time)
    }
  }

  private mutating func show(_ inputs: Span<ReplayInput>, at time: Double) {
    while nextDelivery < inputs.count, inputs[nextDelivery].delivery <= time {
      deliver(inputs[nextDelivery], at: time)
      nextDelivery += 1
    }
    let offset = content.offset(at: time)
    (isMoved, isUnsettled) = (false, false)
    if offset != lastCallbackOffset {
      lastCallbackOffset = offset
      let view = content.situation(at: time, offset: offset, withMotion: engine.readsMotion)
      isUnsettled = view.isDecelerating
      if !isUnsettled { content.noteRest(at: time, shown: offset) }
      send(.offsetChanged, view)
    }
    if let shown = engine.shown { keep(shown, at: time) }
  }

  private mutating func keep(_ shown: RefreshEngine, at time: Double) {
    let view = content.situation(at: time, offset: content.offset(at: time), withMotion: true)
    frames.append(
      ReplayFrame(situation: view, engine: shown, travel: content.travel, pull: engine.pull(view)))
  }

  private mutating func deliver(_ input: ReplayInput, at time: Double) {
    switch input.kind {
    case .contact:
      log.beginContact(Int(input.gesture))
      content.deliverContact(Int(input.gesture))
      send(.contactBegan, at: time)
    case .sample:
      if content.deliverSample(input) { send(.dragBegan, at: time) }
      if followsFinger, input.isMove { send(.fingerMoved, at: time) }
    case .lift: deliverEnd(.dragEnded, at: time)
    case .cancel: deliverEnd(.dragCancelled, at: time)
    case .wheel: content.deliverWheel()
    }
  }

  private mutating func deliverEnd(_ event: RefreshEvent, at time: Double) {
    let wasDragging = content.hasDragged
    content.deliverEnd()
    log.oracle.contactEnded(byCancel: event == .dragCancelled, at: time)
    if wasDragging { send(event, at: time) }
    send(.contactEnded, at: time)
    content.forgetContact()
  }

  // Seldom, and large when inlined: the events of fingers, timers and the app.
  @inline(never)
  @discardableResult
  private mutating func send(_ event: RefreshEvent, at time: Double) -> Bool {
    let offset = content.offset(at: time)
    return send(event, content.situation(at: time, offset: offset, withMotion: engine.readsMotion))
  }

  /// Tells the engine and carries out what it answers; false where it does nothing.
  @discardableResult
  private mutating func send(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    effects.removeAll()
    engine.handle(event, view, &effects)
    log.oracle.saw(pull: engine.pull(view), byFinger: content.isContactDelivered)
    insetDuration = nil
    for index in 0..<effects.count { carryOut(effects[index], of: view.isTracking, at: view.time) }
    return effects.count > 0
  }

  /// What an engine that sees a finger down, or none, has answered.
  // Inlined: handed over, an effect would be read in another width than it was just written, which stalls.
  @inline(__always)
  private mutating func carryOut(_ effect: RefreshEffect, of isTracking: Bool, at time: Double) {
    switch effect {
    case .note: break
    case .enter(let state): log.enter(state, at: time)
    case .trigger(let phase):
      log.trigger(phase, isTracking: isTracking, at: time)
      agenda.triggered()
    case .callback, .scroll: update(effect, at: time)
    case .setTopInset(let inset, let duration):
      insetDuration = duration
      // Many an engine sets the inset anew at each callback.
      guard inset != content.topInset || !updates.isEmpty else { return }
      update(effect, at: time)
    }
  }

  // Inlined with its caller, see there.
  @inline(__always)
  private mutating func update(_ effect: RefreshEffect, at time: Double) {
    if updates.delay > 0 {
      updates.add(effect, insetDuration: insetDuration, at: time)
    } else {
      apply(effect, insetDuration: insetDuration, at: time)
    }
  }

  /// What an engine asks of its view or its app is done.
  @inline(__always)
  private mutating func apply(_ effect: RefreshEffect, insetDuration: Double?, at time: Double) {
    switch effect {
    case .callback:
      log.callback = log.callback ?? time
      agenda.calledBack(at: time)
    case .setTopInset(let inset, _):
      guard inset != content.topInset else { return }
      isMoved = true
      content.setTopInset(inset, at: time, traits: traits, cause: .engineInset, log: &log)
    case .scroll(let offset, let animated):
      isMoved = true
      if !animated, let insetDuration {
        content.force(to: offset, at: time, duration: insetDuration, log: &log)
      } else {
        content.scroll(to: offset, at: time, duration: animated ? Self.scrollDuration : 0, log: &log)
      }
    case .note, .enter, .trigger: break
    }
  }
}

/// What runs of all engines share of the clock.
enum ReplayClock {
  /// Times this near are one, in seconds: a sum of durations and `k / rate` differ by their rounding, far below it.
  static var sameInstant: Double { 1e-9 }
}
