import PullToRefresh
import ScrollPhysics

/// One trace run through one engine on one model: a pure function of its inputs.
///
/// The finger moves the content at its own times, in closed form. The engine sees display frames: at each, the
/// pending inputs in order, then one offset callback with the newest offset if it differs from the last one.
/// An engine's timers and the app's actions come at their exact time, before a frame of the same time.
/// A frame allocates nothing, and nothing is computed that the engine does not read. Queries made at every
/// frame are `mutating` even if they change nothing; otherwise the compiler would copy the whole run for each.
struct ReplayRun<Engine: ReplayEngine> {
  let clock: FrameClock
  private let lastEvent: Double
  let traits: RefreshTraits
  let followsFinger: Bool
  /// The engine in its present state.
  var engine: Engine
  var content: ReplayContent
  /// The index of the first input that has not been delivered to the engine.
  var nextDelivery = 0
  var agenda: AppAgenda
  /// The updates that the engine has requested and that are not carried out yet.
  var updates: DelayedUpdates
  /// The app's own part of the top inset, in points.
  var appInset: Double
  var lastCallbackOffset: Double
  /// True if an inset or a scroll may have moved the content since the engine's last callback.
  var isMoved = false
  /// True if, at the engine's last callback, the content moved by itself and had not settled.
  var isUnsettled = false
  var effects = RefreshEffects()
  /// The duration of the inset that the engine has set at the present event, in seconds; nil if it has set none. A forced scroll takes as
  /// long.
  var insetDuration: Double?
  var log: ReplayLog
  /// True if a finger still holds the content at the end of the run.
  private(set) var endsHeld = false
  /// The index of the input up to which ``nextVisit(_:after:at:)`` has looked ahead. The inputs before it are samples that can be skipped.
  var foreseen = 0
  /// Receives every frame shown, and the end of the run if a timer is the last event. Used only if frames are recorded.
  var showFrame: ((ReplayFrame) -> Void)?
  let keepsFrames: Bool
  /// True if a trial decides whether a gesture that begins during a refresh could have fired: see ``couldFire(_:at:)``. False if nobody
  /// needs to know.
  var judgesBusy = true
  /// The number of turns (frames, timers and app actions processed) that the run may still take; below 0 once it was ended because none was
  /// left.
  var turnsLeft: Int

  /// The longest time that a run may continue after the last event, in seconds.
  private static var longestTail: Double { 60 }

  /// A run of `engine` on `model` over the inputs of `timeline` in `scene`, with the app's actions in `agenda`.
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

  /// The latest time at which the run ends, in seconds.
  var limit: Double { max(lastEvent, agenda.lastScripted) + Self.longestTail }

  /// Runs to the end frame by frame: the reference that ``runByVisits(_:)`` is compared with.
  mutating func run(_ inputs: Span<ReplayInput>) {
    let limit = limit
    var frame = clock.next(after: -1)
    var shown = -1
    var reached = 0.0
    while true {
      let due = nextDue()
      // Rounding may put a frame just before the timer it coincides with; then it is shown at the timer's time.
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
      // The effects of the last timer are shown too.
      if isTimer, let shown = engine.shown { keep(shown, at: now) }
      return end(at: now)
    }
  }

  /// The next time at which a timer of the engine, an action of the app or an update is due, in seconds; infinite if none is.
  @inline(__always)
  mutating func nextDue() -> Double { min(engine.nextTimer ?? .infinity, agenda.next, updates.next) }

  /// Counts a turn (a frame, timer or app action processed); returns false if none is left, which ends the run.
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

  /// True if all inputs have been processed and nothing is pending at `time`. If `isFrame`, the offset shown is already known.
  mutating func isOver(at time: Double, isFrame: Bool) -> Bool {
    guard agenda.isEmpty, updates.isEmpty, engine.nextTimer == nil, engine.isIdle else { return false }
    if isFrame, isUnsettled, !isMoved { return false }
    let offset = isFrame && !isMoved ? lastCallbackOffset : content.offset(at: time)
    return content.isAtRest(at: time, shown: offset)
  }

  /// The next frame that can differ: the next one while the content moves, otherwise the frame of the next input.
  private mutating func nextFrame(_ inputs: Span<ReplayInput>, after frame: Int, at time: Double) -> Int {
    let isPending = nextDelivery < inputs.count
    let next = clock.next(after: frame)
    if isPending, inputs[nextDelivery].delivery <= clock.time(of: next) { return next }
    if keepsFrames || (isUnsettled && !isMoved) { return next }
    let offset = isMoved ? content.offset(at: time) : lastCallbackOffset
    if content.canChange(after: time, shown: offset) || offset != lastCallbackOffset { return next }
    let waiting = isPending ? inputs[nextDelivery].delivery : limit
    // A wheel's effect on the content may be visible before its click has arrived.
    return max(next, clock.index(atOrAfter: min(waiting, content.nextInputTime(inputs))))
  }
}

/// Constants about time that the runs of all engines share.
enum ReplayClock {
  /// Times that differ by less than this many seconds count as equal: a sum of durations and `k / rate` differ by rounding, which is far
  /// smaller.
  static var sameInstant: Double { 1e-9 }
}
