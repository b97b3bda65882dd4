import PullToRefresh
import ScrollPhysics

/// Finds the next display frame of a run that can matter to the engine.
extension ReplayRun {
  /// The next frame to process after `frame`, which was processed at `time`; never later than the first frame that matters.
  mutating func nextVisit(_ inputs: Span<ReplayInput>, after frame: Int, at time: Double) -> Int {
    let next = frame + 1
    // What the engine has just moved is seen at the next frame.
    if isMoved { return next }
    if content.isContactDelivered { return max(next, frameOfFinger(inputs, at: time)) }
    var goal = nextDelivery < inputs.count ? clock.index(atOrAfter: inputs[nextDelivery].delivery) : farFrame
    guard content.scroller.isMoving, goal > next else { return max(next, goal) }
    let due = nextDue()
    if due < .infinity { goal = min(goal, clock.index(atOrAfter: due)) }
    return max(next, frameOfMotion(after: frame, at: time, before: goal, inputs))
  }

  /// The first frame after the run's end.
  private var farFrame: Int { mutating get { clock.index(atOrAfter: limit) + 1 } }

  /// The offsets of which the engine need not be notified while the scroll view stays as it was at the last event.
  private mutating func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    // An indicator that closed too early is detected at whatever event comes next.
    if log.oracle.awaitsEnd, engine.isIdle, engine.nextTimer == nil { return .nothing }
    return engine.quietOffsets(view)
  }

  // MARK: In motion

  /// The first frame after `frame` and before `goal` at which moving content must be shown to the engine; `goal` if there is none.
  private mutating func frameOfMotion(
    after frame: Int, at time: Double, before goal: Int, _ inputs: Span<ReplayInput>
  ) -> Int {
    var view = content.situation(at: time, offset: lastCallbackOffset, withMotion: false)
    var interval = quietOffsets(view)
    guard interval.contains(lastCallbackOffset) else {
      return content.canChange(after: time, shown: lastCallbackOffset) ? frame + 1 : goal
    }
    var goal = goal
    let mayEnd =
      nextDelivery == inputs.count && agenda.isEmpty && updates.isEmpty && engine.isIdle
      && engine.nextTimer == nil
    var needsRest = mayEnd
    if view.isDecelerating {
      // At rest the engine no longer sees a deceleration.
      view.isDecelerating = false
      view.isBouncing = false
      let atRest = quietOffsets(view)
      if atRest != interval {
        let both = interval.intersection(atRest)
        if both.contains(lastCallbackOffset) { interval = both } else { needsRest = true }
      }
    }
    if needsRest { goal = content.scroller.frameOfRest(after: frame, before: goal, clock) }
    return content.scroller.firstFrame(
      outside: interval, after: frame, showing: lastCallbackOffset, before: goal, clock)
  }

  // MARK: Under a finger

  /// The frame of the next input that is not a sample, or that is a sample which may matter to the engine.
  private mutating func frameOfFinger(_ inputs: Span<ReplayInput>, at time: Double) -> Int {
    guard let delivered = content.delivered, nextDelivery < inputs.count else { return farFrame }
    let view = content.situation(at: time, offset: lastCallbackOffset, withMotion: false)
    let offsets = quietOffsets(view)
    // If every new offset may matter, a repeated offset does not; but a movement that comes with it may.
    let isQuiet = offsets.contains(lastCallbackOffset)
    let travel = !followsFinger ? .everything : isQuiet ? engine.quietTravel(view) : .nothing
    let look = FingerLook(
      offsets: isQuiet ? offsets : QuietInterval(low: lastCallbackOffset, high: lastCallbackOffset),
      travel: travel,
      hasDragged: delivered.hasDragged, hearsTouches: delivered.hearsTouches,
      contacts: Int32(clamping: delivered.contacts))
    foreseen = content.look(ahead: inputs, from: nextDelivery, look, until: nextDue())
    return clock.index(atOrAfter: inputs[foreseen].delivery)
  }
}
