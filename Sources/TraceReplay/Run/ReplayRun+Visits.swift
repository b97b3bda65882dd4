import PullToRefresh

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
  /// Not where frames come unevenly, updates wait for theirs, or every frame or event is looked at: pictures, thresholds, programs.
  var mayLeaveOutFrames: Bool {
    !keepsFrames && !engine.isWatched && clock.timing.dropped == 0 && clock.timing.late == 0
      && updates.delay == 0
  }

  /// Runs to the end. Only where ``mayLeaveOutFrames``, and inputs reach the program at their own time.
  mutating func runByVisits(_ inputs: Span<ReplayInput>) {
    let limit = limit
    var frame = clock.next(after: -1)
    // The last frame whose effects are here, visited or made up for.
    var shown = -1
    var reached = 0.0
    while true {
      let due = nextDue()
      let frameTime = max(clock.time(of: frame), reached)
      let isTimer = due <= frameTime + ReplayClock.sameInstant
      let now = isTimer ? due : frameTime
      if now > limit { return end(at: limit) }
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
  func end(of inputs: Span<ReplayInput>, at time: Double) -> Int {
    var end = max(foreseen, nextDelivery)
    while end < inputs.count, inputs[end].delivery <= time { end += 1 }
    while end > nextDelivery, inputs[end - 1].delivery > time { end -= 1 }
    return end
  }

  /// Makes up for the frames after `shown`, up to `last`: the engine hears of the newest callback among them, if there was one.
  private mutating func catchUp(_ inputs: Span<ReplayInput>, after shown: Int, to last: Int) {
    if content.isContactDelivered {
      catchUpWithFinger(inputs, to: last)
    } else if content.scroller.isMoving {
      catchUpWithMotion(after: shown, to: last)
    }
  }

  private mutating func catchUpWithMotion(after shown: Int, to last: Int) {
    let offset = content.scroller.offset(at: clock.time(of: last))
    let frame = content.scroller.frameOfChange(
      to: offset, after: shown, upTo: last, from: lastCallbackOffset, clock)
    lastCallbackOffset = offset
    guard let frame else { return }
    let time = clock.time(of: frame)
    let view = content.situation(at: time, offset: offset, withMotion: engine.readsMotion)
    if !view.isDecelerating { content.noteRest(at: time, shown: offset) }
    send(.offsetChanged, view)
  }

  private mutating func catchUpWithFinger(_ inputs: Span<ReplayInput>, to last: Int) {
    let end = end(of: inputs, at: clock.time(of: last))
    guard end > nextDelivery else { return }
    if content.isIncremental { content.advanceSparsely(inputs, to: max(end, content.nextInput), log: &log) }
    let change = changeUnderFinger(inputs, upTo: end)
    if followsFinger, let moved = lastMove(inputs, upTo: end) {
      let frame = clock.index(atOrAfter: inputs[moved].delivery)
      // In the order of the frames; within one the finger comes before the offset.
      if let change, clock.index(atOrAfter: inputs[change].delivery) < frame {
        tell(.offsetChanged, inputs, through: change)
        tell(.fingerMoved, inputs, through: moved)
      } else {
        tell(.fingerMoved, inputs, through: moved)
        if let change { tell(.offsetChanged, inputs, through: change) }
      }
    } else if let change {
      tell(.offsetChanged, inputs, through: change)
    }
    content.deliverSamples(inputs, from: nextDelivery, to: end)
    nextDelivery = end
    lastCallbackOffset = content.deliveredOffset
  }

  /// The last of the samples left out, up to `end`, whose frame showed another offset than the frame before; nil for none.
  private func changeUnderFinger(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var last = end - 1
    let offset = content.offset(after: inputs[last], ahead: last - nextDelivery)
    while true {
      // The samples of one frame show as the last of them.
      let frame = clock.index(atOrAfter: inputs[last].delivery)
      let before = frame > 0 ? clock.time(of: frame - 1) : -.infinity
      var first = last
      while first > nextDelivery, inputs[first - 1].delivery > before { first -= 1 }
      guard first > nextDelivery else { return offset != lastCallbackOffset ? last : nil }
      if content.offset(after: inputs[first - 1], ahead: first - 1 - nextDelivery) != offset { return last }
      last = first - 1
    }
  }

  private func lastMove(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var index = end - 1
    while index >= nextDelivery, !inputs[index].isMove { index -= 1 }
    return index >= nextDelivery ? index : nil
  }

  /// Tells the engine of a sample left out, as its frame would have; what was delivered goes on from there.
  private mutating func tell(_ event: RefreshEvent, _ inputs: Span<ReplayInput>, through index: Int) {
    let time = clock.time(of: clock.index(atOrAfter: inputs[index].delivery))
    content.deliverSamples(inputs, from: nextDelivery, to: index + 1)
    nextDelivery = max(nextDelivery, index + 1)
    send(event, content.situationUnderFinger(at: time, withMotion: engine.readsMotion))
  }
}
