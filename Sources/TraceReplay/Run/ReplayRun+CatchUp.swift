import PullToRefresh
import ScrollPhysics

/// Sends the engine the callbacks of frames that the run has skipped.
extension ReplayRun {
  /// Sends the engine the newest callback that it would have received in the skipped frames after `shown`, up to `last`.
  ///
  /// If a run also finds the thresholds that would have fired, it sends every callback that other thresholds could depend on
  /// (``ProbedCallbacks``).
  mutating func catchUp(_ inputs: Span<ReplayInput>, after shown: Int, to last: Int) {
    if content.isContactDelivered {
      catchUpWithFinger(inputs, to: last)
    } else if content.scroller.isMoving {
      catchUpWithMotion(after: shown, to: last)
    }
  }

  // MARK: Motion

  private mutating func catchUpWithMotion(after shown: Int, to last: Int) {
    switch engine.heardCallbacks {
    case .all: passFrames(shown + 1, last)
    case .newest: passNewestFrame(after: shown, to: last)
    case .furthest:
      guard let first = frameOfFirstChange(after: shown, to: last) else { return }
      guard let furthest = content.scroller.frameOfFurthestPull(from: first, to: last, clock) else {
        return passFrames(first, last)
      }
      passNewestFrame(after: shown, to: furthest)
      if furthest < last { passNewestFrame(after: furthest, to: last) }
    }
  }

  /// The first skipped frame that shows another offset than the engine last received; nil if there is none.
  private mutating func frameOfFirstChange(after shown: Int, to last: Int) -> Int? {
    var frame = shown + 1
    while frame <= last, content.scroller.offset(at: clock.time(of: frame)) == lastCallbackOffset {
      frame += 1
    }
    return frame <= last ? frame : nil
  }

  /// Sends the engine the offset of the newest skipped frame that changed it.
  private mutating func passNewestFrame(after shown: Int, to last: Int) {
    let offset = content.scroller.offset(at: clock.time(of: last))
    let frame = content.scroller.frameOfChange(
      to: offset, after: shown, upTo: last, from: lastCallbackOffset, clock)
    guard let frame else { return }
    // The newest callback is sent even if it shows the offset that was sent last.
    lastCallbackOffset = .nan
    pass(frame, showing: offset)
  }

  /// Sends the engine each offset that skipped frames have shown.
  private mutating func passFrames(_ first: Int, _ last: Int) {
    guard first <= last else { return }
    for frame in first...last {
      // Without a turn left, the visit after these frames ends the run.
      guard takeTurn() else { return }
      pass(frame, showing: content.scroller.offset(at: clock.time(of: frame)))
    }
  }

  /// Sends the engine the offset shown by a skipped frame, if it differs from the last one.
  private mutating func pass(_ frame: Int, showing offset: Double) {
    guard offset != lastCallbackOffset else { return }
    lastCallbackOffset = offset
    let time = clock.time(of: frame)
    let view = content.situation(at: time, offset: offset, withMotion: engine.readsMotion)
    if !view.isDecelerating { content.noteRest(at: time, shown: offset) }
    send(.offsetChanged, view)
  }

  // MARK: A finger

  private mutating func catchUpWithFinger(_ inputs: Span<ReplayInput>, to last: Int) {
    let end = end(of: inputs, at: clock.time(of: last))
    guard end > nextDelivery else { return }
    switch engine.heardCallbacks {
    case .all: passAll(inputs, to: end)
    case .newest: passNewest(inputs, to: end)
    case .furthest:
      guard let furthest = endOfFurthestPull(inputs, upTo: end) else { return passAll(inputs, to: end) }
      passNewest(inputs, to: furthest)
      if furthest < end { passNewest(inputs, to: end) }
    }
  }

  /// Sends the engine the newest movement and the newest offset among skipped samples.
  private mutating func passNewest(_ inputs: Span<ReplayInput>, to end: Int) {
    let change = changeUnderFinger(inputs, upTo: end)
    let moved = followsFinger ? lastMove(inputs, upTo: end) : nil
    switch (moved, change) {
    case (let moved?, let change?)
    where clock.index(atOrAfter: inputs[change].delivery) < clock.index(atOrAfter: inputs[moved].delivery):
      pass(.offsetChanged, inputs, through: change)
      pass(.fingerMoved, inputs, through: moved)
    default:
      // Within a frame the finger comes before the offset.
      if let moved { pass(.fingerMoved, inputs, through: moved) }
      if let change { pass(.offsetChanged, inputs, through: change) }
    }
    content.deliverSamples(inputs, from: nextDelivery, to: end)
    nextDelivery = end
    lastCallbackOffset = content.deliveredOffset
  }

  /// The last of the skipped samples up to `end` whose frame showed another offset than the frame before; nil if there is none.
  private mutating func changeUnderFinger(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var last = end - 1
    let offset = content.offset(after: inputs[last], ahead: last - nextDelivery)
    while true {
      // Samples of one frame show the last of them.
      let frame = clock.index(atOrAfter: inputs[last].delivery)
      let before = frame > 0 ? clock.time(of: frame - 1) : -.infinity
      var first = last
      while first > nextDelivery, inputs[first - 1].delivery > before { first -= 1 }
      guard first > nextDelivery else { return offset != lastCallbackOffset ? last : nil }
      if content.offset(after: inputs[first - 1], ahead: first - 1 - nextDelivery) != offset { return last }
      last = first - 1
    }
  }

  private mutating func lastMove(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var index = end - 1
    while index >= nextDelivery, !inputs[index].isMove { index -= 1 }
    return index >= nextDelivery ? index : nil
  }

  /// Sends the engine every skipped sample, and each offset that a skipped frame has shown.
  private mutating func passAll(_ inputs: Span<ReplayInput>, to end: Int) {
    while nextDelivery < end {
      let time = clock.time(of: clock.index(atOrAfter: inputs[nextDelivery].delivery))
      var last = nextDelivery
      while last < end, inputs[last].delivery <= time {
        if followsFinger, inputs[last].isMove { pass(.fingerMoved, inputs, through: last) }
        last += 1
      }
      content.deliverSamples(inputs, from: nextDelivery, to: last)
      nextDelivery = last
      let offset = content.deliveredOffset
      guard offset != lastCallbackOffset else { continue }
      lastCallbackOffset = offset
      send(.offsetChanged, content.situationUnderFinger(at: time, withMotion: engine.readsMotion))
    }
  }

  /// Sends the engine a skipped sample as its frame would have sent it, and continues delivery after that sample.
  private mutating func pass(_ event: RefreshEvent, _ inputs: Span<ReplayInput>, through index: Int) {
    let time = clock.time(of: clock.index(atOrAfter: inputs[index].delivery))
    content.deliverSamples(inputs, from: nextDelivery, to: index + 1)
    nextDelivery = max(nextDelivery, index + 1)
    send(event, content.situationUnderFinger(at: time, withMotion: engine.readsMotion))
  }
}
