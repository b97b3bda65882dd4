import PullToRefresh
import ScrollPhysics

/// The callbacks that a run owes its engine for the frames that it has left out.
extension ReplayRun {
  /// Makes up for the frames after `shown`, up to `last`: the engine hears of the newest callback among them, if there was one.
  ///
  /// Where thresholds are asked for it hears of as many as what others would have done hangs on (``ProbedCallbacks``).
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

  /// The first frame that shows another offset than the last one that the engine has heard of; nil for none.
  private mutating func frameOfFirstChange(after shown: Int, to last: Int) -> Int? {
    var frame = shown + 1
    while frame <= last, content.scroller.offset(at: clock.time(of: frame)) == lastCallbackOffset {
      frame += 1
    }
    return frame <= last ? frame : nil
  }

  /// Tells the engine of the newest offset that frames left out have shown.
  private mutating func passNewestFrame(after shown: Int, to last: Int) {
    let offset = content.scroller.offset(at: clock.time(of: last))
    let frame = content.scroller.frameOfChange(
      to: offset, after: shown, upTo: last, from: lastCallbackOffset, clock)
    guard let frame else { return }
    // The newest is passed whatever the last one that was passed has shown.
    lastCallbackOffset = .nan
    pass(frame, showing: offset)
  }

  /// Tells the engine of each offset that frames left out have shown.
  private mutating func passFrames(_ first: Int, _ last: Int) {
    guard first <= last else { return }
    for frame in first...last {
      // The visit that these frames come before ends the run.
      guard takeTurn() else { return }
      pass(frame, showing: content.scroller.offset(at: clock.time(of: frame)))
    }
  }

  /// Tells the engine of the offset that a frame left out has shown, if it is another than the last one.
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

  /// Tells the engine of the newest movement and the newest offset among samples left out.
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

  /// The last of the samples left out, up to `end`, whose frame showed another offset than the frame before; nil for none.
  private mutating func changeUnderFinger(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
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

  private mutating func lastMove(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var index = end - 1
    while index >= nextDelivery, !inputs[index].isMove { index -= 1 }
    return index >= nextDelivery ? index : nil
  }

  /// Tells the engine of every sample left out, and of each offset that a frame has shown.
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

  /// Tells the engine of a sample left out, as its frame would have; what was delivered goes on from there.
  private mutating func pass(_ event: RefreshEvent, _ inputs: Span<ReplayInput>, through index: Int) {
    let time = clock.time(of: clock.index(atOrAfter: inputs[index].delivery))
    content.deliverSamples(inputs, from: nextDelivery, to: index + 1)
    nextDelivery = max(nextDelivery, index + 1)
    send(event, content.situationUnderFinger(at: time, withMotion: engine.readsMotion))
  }
}
