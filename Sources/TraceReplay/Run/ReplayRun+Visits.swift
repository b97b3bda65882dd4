/// A replay that visits only the moments that can matter; its log equals that of ``run(_:)`` to the bit.
///
/// | visited | because |
/// |---|---|
/// | the frame of a contact, a release, a cancel, a wheel, the first movement, the last input | the engine is notified |
/// | the frame of the first sample whose offset lies outside the interval that the engine ignores | the engine may act |
/// | in motion, the first frame whose offset lies outside | the engine may act |
/// | the first frame at rest, if the run may be over there | it ends |
/// | a timer of the engine, an action of the app, and the frame after each | they have their own times |
/// | the frame after one that moved the content | it shows what the engine did |
///
/// All frames between are skipped: the engine would not react to any of them (``RefreshEngineBody/quietOffsets(_:)``). It may remember
/// the newest, so before each visit it receives the last skipped callback, just as in the frame loop. A visit is one
/// turn of the frame loop; unnecessary ones only cost time.
extension ReplayRun {
  /// True if frames may be skipped; otherwise the run must use ``run(_:)``.
  ///
  /// False if frames are unevenly spaced, if updates are delayed, or if every frame is needed, as for pictures and programs.
  var mayLeaveOutFrames: Bool {
    !keepsFrames && clock.timing.dropped == 0 && clock.timing.late == 0
      && updates.delay == 0
  }

  /// Runs to the end, skipping frames that cannot matter. Requires ``mayLeaveOutFrames``, and inputs that reach the program at their own
  /// time.
  mutating func runByVisits(_ inputs: Span<ReplayInput>) {
    let limit = limit
    // Content is at rest before the first input.
    var frame = inputs.isEmpty ? 0 : clock.index(atOrAfter: inputs[0].delivery)
    // The last frame whose effects are processed, visited or made up for.
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

  /// The number of inputs up to `time`; the search starts where the previous one stopped.
  mutating func end(of inputs: Span<ReplayInput>, at time: Double) -> Int {
    var end = max(foreseen, nextDelivery)
    while end < inputs.count, inputs[end].delivery <= time { end += 1 }
    while end > nextDelivery, inputs[end - 1].delivery > time { end -= 1 }
    return end
  }
}
