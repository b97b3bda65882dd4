/// A replay that visits only the moments at which something can come of it: the log of ``run(_:)``, to the bit.
///
/// | visited | because |
/// |---|---|
/// | the frame of a contact, a lift, a cancel, a wheel, the first movement, the last input | the engine hears of it |
/// | the frame of the first sample whose offset lies outside the engine's quiet interval | something may come of it |
/// | in motion, the first frame whose offset lies outside | the same |
/// | the first frame at rest, where the run may be over there | it ends |
/// | a timer of the engine, an act of the app, and the frame after each | they come at times of their own |
/// | the frame after one that moved the content | it shows what the engine did |
///
/// All frames between are left out: the engine would answer none of them (``RefreshEngineBody/quietOffsets(_:)``). It may remember
/// the newest, so before each visit it is told the last callback that was left out, just as the frame loop would have. A visit is one
/// turn of the frame loop: too many of them cost time and nothing else.
extension ReplayRun {
  /// True where frames may be left out; else ``run(_:)`` it is.
  ///
  /// Not where frames come unevenly, updates wait for theirs, or every frame is looked at: pictures, programs.
  var mayLeaveOutFrames: Bool {
    !keepsFrames && clock.timing.dropped == 0 && clock.timing.late == 0
      && updates.delay == 0
  }

  /// Runs to the end. Only where ``mayLeaveOutFrames``, and inputs reach the program at their own time.
  mutating func runByVisits(_ inputs: Span<ReplayInput>) {
    let limit = limit
    // Content is at rest before the first input.
    var frame = inputs.isEmpty ? 0 : clock.index(atOrAfter: inputs[0].delivery)
    // The last frame whose effects are here, visited or made up for.
    var shown = -1
    var reached = 0.0
    while true {
      let due = nextDue()
      let frameTime = max(clock.time(of: frame), reached)
      let isTimer = due <= frameTime + ReplayClock.sameInstant
      let now = isTimer ? due : frameTime
      if now > limit { return end(at: limit) }
      guard takeTurn() else { return end(at: reached) }
      reached = now
      let before = isTimer ? clock.lastFrame(before: due, upTo: frame - 1) : frame - 1
      if before > shown {
        catchUp(inputs, after: shown, to: before)
        shown = before
      }
      content.advanceSparsely(inputs, to: end(of: inputs, at: now), log: &log)
      if isTimer {
        runTimers(at: due)
        frame = shown + 1
      } else {
        show(inputs, at: frameTime)
        shown = frame
        foreseen = nextDelivery
        frame = nextVisit(inputs, after: frame, at: frameTime)
      }
      if nextDelivery == inputs.count, isOver(at: now, isFrame: !isTimer) { return end(at: now) }
    }
  }

  /// The number of inputs up to `time`: a few steps from where the last visit looked to.
  mutating func end(of inputs: Span<ReplayInput>, at time: Double) -> Int {
    var end = max(foreseen, nextDelivery)
    while end < inputs.count, inputs[end].delivery <= time { end += 1 }
    while end > nextDelivery, inputs[end - 1].delivery > time { end -= 1 }
    return end
  }
}
