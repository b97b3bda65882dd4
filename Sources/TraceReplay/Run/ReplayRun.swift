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
  let clock: FrameClock
  private let lastEvent: Double
  let traits: RefreshTraits
  let followsFinger: Bool
  /// The engine as it is now.
  var engine: Engine
  var content: ReplayContent
  /// The index of the first input that the engine has not seen.
  var nextDelivery = 0
  var agenda: AppAgenda
  /// The updates that the engine has asked for and that wait for their frame.
  var updates: DelayedUpdates
  /// The app's own part of the top inset, in points.
  var appInset: Double
  var lastCallbackOffset: Double
  /// True if an inset or a scroll may have moved the content since the last callback.
  var isMoved = false
  /// True while the content, as the last callback saw it, moves by itself and has not settled.
  var isUnsettled = false
  var effects = RefreshEffects()
  /// The duration of the inset that the present effects have set so far, in seconds: an offset forced with it
  /// takes as long. Nil where they have set none.
  var insetDuration: Double?
  var log: ReplayLog
  /// True if a finger still holds the content at the end.
  private(set) var endsHeld = false
  /// The index of the input that ``nextVisit(_:after:at:)`` has looked ahead to: those before it are samples of which nothing comes.
  var foreseen = 0
  /// Takes the frames as they are shown, and the end where a timer is the last that happens; asked only of an engine to be shown.
  var showFrame: ((ReplayFrame) -> Void)?
  let keepsFrames: Bool
  /// True if a gesture that begins before a refresh is over is tried: see ``couldFire(_:at:)``. False where nobody asks whether it is busy.
  var judgesBusy = true
  /// The turns that it may still take; below 0 it was ended for want of one.
  var turnsLeft: Int

  /// The longest that a run may go on after the last event, in seconds.
  private static var longestTail: Double { 60 }

  /// A run of `engine` on `model` over `timeline` in `scene`, with an app that does what is on `agenda`.
  init(
    _ engine: Engine, timeline: ReplayTimeline, scene: Scene, model: ScrollModel, agenda: AppAgenda,
    rate: Double, timing: FrameTiming = FrameTiming(), turns: Int = .max
  ) {
    turnsLeft = turns
    self.engine = engine
    self.agenda = agenda
    lastEvent = timeline.lastEvent
    traits = engine.traits
    followsFinger = engine.followsFinger
    keepsFrames = engine.shown != nil
    clock = FrameClock(rate: rate, timing: timing)
    updates = DelayedUpdates(delay: Double(timing.updateDelay) / rate)
    content = ReplayContent(
      timeline: timeline, scene: scene, model: model, rate: rate, framePhase: timing.phase,
      hearsTouches: traits.hearsTouches)
    appInset = scene.topInset
    lastCallbackOffset = content.offset(at: 0)
    log = ReplayLog(firstState: engine.state, traits: traits)
  }

  /// The time at which it ends at the latest, in seconds.
  var limit: Double { max(lastEvent, agenda.lastScripted) + Self.longestTail }

  /// Runs to the end frame by frame: the reference that ``runByVisits(_:)`` is held against.
  mutating func run(_ inputs: Span<ReplayInput>) {
    let limit = limit
    var frame = clock.next(after: -1)
    var shown = -1
    var reached = 0.0
    while true {
      let due = nextDue()
      // Rounding may put a frame just before the timer it coincides with: then it is shown at the timer's time.
      let frameTime = max(clock.time(of: frame), reached)
      let isTimer = due <= frameTime + ReplayClock.sameInstant
      let now = isTimer ? due : frameTime
      if now > limit { return end(at: limit) }
      guard takeTurn() else { return end(at: reached) }
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

  /// The time at which the engine, the app or an update is next due, in seconds; infinite for none.
  @inline(__always)
  mutating func nextDue() -> Double { min(engine.nextTimer ?? .infinity, agenda.next, updates.next) }

  /// Counts a turn; false where none is left, and the run ends as it is.
  @inline(__always)
  mutating func takeTurn() -> Bool {
    turnsLeft -= 1
    return turnsLeft >= 0
  }

  mutating func end(at time: Double) {
    log.end = time
    endsHeld = content.isHeld
    log.isInsetConserved = abs(content.topInset - appInset) <= InsetChanges.rounding
    log.oracle.end(inset: content.topInset, appInset: appInset, isHeld: content.isHeld)
  }

  /// True if nothing is to come once all inputs are in; at a frame the offset shown is known.
  mutating func isOver(at time: Double, isFrame: Bool) -> Bool {
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
    let waiting = isPending ? inputs[nextDelivery].delivery : limit
    // What a wheel does to the content is seen before its click has arrived.
    return max(next, clock.index(atOrAfter: min(waiting, content.nextInputTime(inputs))))
  }
}

/// The constants of the clock that runs of all engines share.
enum ReplayClock {
  /// Times this near are one, in seconds: a sum of durations and `k / rate` differ by their rounding, far below it.
  static var sameInstant: Double { 1e-9 }
}
