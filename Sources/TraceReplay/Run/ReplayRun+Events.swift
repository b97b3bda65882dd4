import PullToRefresh

/// Sends the engine the events of a run, and carries out the engine's effects.
extension ReplayRun {
  /// How many seconds a scroll requested by an engine takes. UIKit does not document its own duration, so it equals the closing animation
  /// of engines that specify none.
  private static var scrollDuration: Double { 0.3 }

  mutating func runTimers(at time: Double) {
    if let timer = engine.nextTimer, timer <= time {
      send(.timerFired, at: time)
    } else if updates.next <= time {
      let update = updates.take()
      apply(update.effect, insetDuration: update.insetDuration, at: time)
    } else {
      perform(agenda.take(), at: time)
    }
  }

  mutating func perform(_ act: AppAgenda.Act, at time: Double) {
    switch act {
    case .end:
      log.endRefreshing()
      send(.endRefreshing, at: time)
    case .begin:
      // If the app cannot begin, there is nothing that it could wait for or end.
      guard engine.takesBegin else { return }
      if engine.isIdle { agenda.forgetOwedCallbacks() }
      agenda.begin(at: time)
      // A refreshing engine ignores the begin.
      if send(.beginRefreshing, at: time) { log.beginRefreshing(at: time) }
    case .setInset(let points):
      // What an engine has added, or wrongly removed, stays; an inset is never below 0.
      let inset = max(0, content.topInset + (points - appInset))
      appInset = points
      content.setTopInset(inset, at: time, traits: traits, cause: .appInset, log: &log)
      send(.topInsetChanged, at: time)
    }
  }

  mutating func show(_ inputs: Span<ReplayInput>, at time: Double) {
    while nextDelivery < inputs.count, inputs[nextDelivery].delivery <= time {
      deliver(inputs, at: time)
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
    log.oracle.endFrame()
    if let shown = engine.shown { keep(shown, at: time) }
  }

  mutating func keep(_ shown: RefreshEngine, at time: Double) {
    let view = content.situation(at: time, offset: content.offset(at: time), withMotion: true)
    showFrame?(
      ReplayFrame(
        situation: view, engine: shown, travel: content.travel, pull: engine.pull(view), gesture: log.gesture,
        events: log.takeEvents()))
  }

  /// Delivers the next input to the engine at `time` seconds.
  private mutating func deliver(_ inputs: Span<ReplayInput>, at time: Double) {
    let input = inputs[nextDelivery]
    switch input.kind {
    case .contact:
      log.beginContact(Int(input.gesture), isIdle: engine.isIdle, topInset: content.topInset, at: time)
      content.deliverContact(Int(input.gesture))
      engine.beginGesture(at: time)
      send(.contactBegan, at: time)
      if judgesBusy, log.isBusy, couldFire(inputs, at: time) { log.noteChance() }
    case .sample:
      if content.deliverSample(input) { send(.dragBegan, at: time) }
      if followsFinger, input.isMove { send(.fingerMoved, at: time) }
      // The end of the last finger is an input of its own, which says whether it was released or cancelled.
      if input.contacts > 0 { deliverFingers(Int(input.contacts), at: time) }
    case .lift: deliverEnd(.dragEnded, at: time)
    case .cancel: deliverEnd(.dragCancelled, at: time)
    case .wheel: content.deliverWheel()
    }
  }

  /// Delivers further fingers that came down or left, one by one and after the movements of the same time. So fingers that leave at the
  /// same time are treated like fingers that leave a moment apart.
  @inline(__always)
  private mutating func deliverFingers(_ count: Int, at time: Double) {
    guard content.isContactDelivered else { return }
    while content.fingers != count {
      let leaves = content.fingers > count
      content.deliverFinger(joins: !leaves)
      if followsFinger { send(leaves ? .fingerLeft : .fingerJoined, at: time) }
    }
  }

  private mutating func deliverEnd(_ event: RefreshEvent, at time: Double) {
    // A cancel ends all fingers at once.
    if event == .dragEnded { deliverFingers(1, at: time) }
    content.deliverNoFinger()
    let wasDragging = content.hasDragged
    content.deliverEnd()
    log.endContact(byCancel: event == .dragCancelled, at: time)
    if wasDragging { send(event, at: time) }
    send(.contactEnded, at: time)
    content.forgetContact()
  }

  // Not inlined, as it is rare and large: the events of fingers, timers and the app.
  @inline(never)
  @discardableResult
  private mutating func send(_ event: RefreshEvent, at time: Double) -> Bool {
    let offset = content.offset(at: time)
    return send(event, content.situation(at: time, offset: offset, withMotion: engine.readsMotion))
  }

  /// Sends an event to the engine and carries out its effects; returns false if there are none.
  @discardableResult
  mutating func send(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    effects.removeAll()
    engine.handle(event, view, &effects)
    log.oracle.note(pull: engine.pull(view), byFinger: content.isContactDelivered)
    insetDuration = nil
    for index in 0..<effects.count {
      carryOut(effects[index], of: view.isTracking, isOfOther: event == .fingerLeft, at: view.time)
    }
    if log.oracle.awaitsEnd, engine.isIdle, engine.nextTimer == nil { log.oracle.noteIdle(at: view.time) }
    return effects.count > 0
  }

  /// Carries out an effect. `isTracking` is true if the engine saw a finger down; the effect may answer the departure of one of several
  /// fingers.
  // Inlined: otherwise an effect would be read in a different width than it was just written, which stalls the processor.
  @inline(__always)
  private mutating func carryOut(
    _ effect: RefreshEffect, of isTracking: Bool, isOfOther: Bool, at time: Double
  ) {
    switch effect {
    case .note: break
    case .enter(let state): log.enter(state, at: time)
    case .trigger(let phase):
      log.trigger(phase, isTracking: isTracking, isOfOther: isOfOther, at: time)
      agenda.oweCallback()
    case .callback, .scroll: update(effect, at: time)
    case .setTopInset(let inset, let duration):
      insetDuration = duration
      // Many engines set the same inset at each callback.
      guard inset != content.topInset || !updates.isEmpty else { return }
      update(effect, at: time)
    }
  }

  // Inlined with its caller, for the reason given there.
  @inline(__always)
  private mutating func update(_ effect: RefreshEffect, at time: Double) {
    if updates.delay > 0 {
      updates.add(effect, insetDuration: insetDuration, at: time)
    } else {
      apply(effect, insetDuration: insetDuration, at: time)
    }
  }

  @inline(__always)
  private mutating func noteMove() {
    isMoved = true
    log.hasMovedContent = true
  }

  /// Carries out what an engine requests of its view or its app, such as an inset or a callback.
  @inline(__always)
  private mutating func apply(_ effect: RefreshEffect, insetDuration: Double?, at time: Double) {
    switch effect {
    case .callback:
      log.callBack(at: time)
      agenda.callBack(at: time)
    case .setTopInset(let inset, _):
      guard inset != content.topInset else { return }
      noteMove()
      content.setTopInset(inset, at: time, traits: traits, cause: .engineInset, log: &log)
    case .scroll(let offset, let animated):
      noteMove()
      if !animated, let insetDuration {
        content.force(to: offset, at: time, duration: insetDuration, log: &log)
      } else {
        content.scroll(to: offset, at: time, duration: animated ? Self.scrollDuration : 0, log: &log)
      }
    case .note, .enter, .trigger: break
    }
  }
}
