/// How a machine shows a refresh, from the trigger to the end of the closing animation.
extension RefreshMachine {
  mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard display?.state != .refreshing else { return }
    dwellEnd = nil
    awaitsBounce = false
    pullState = .idle
    show(view, &effects)
    display?.openWork += 1
  }

  mutating func show(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if display?.state == .finishing { timers = Completions() }
    if display?.state == .refreshing {
      display?.shownSince = view.time
    } else {
      display = RefreshDisplay(shownSince: view.time)
    }
    effects.append(.enter(RefreshState.refreshing.rawValue))
    let isLifted = policy.inset.timing == .release && !view.isTracking
    if policy.inset.timing == .trigger || isLifted { makeRoom(view, &effects) }
  }

  mutating func makeRoom(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard ownInset == 0, policy.inset.height > 0 else { return }
    originalTopInset = view.topInset
    ownInset = policy.inset.height
    effects.append(.setTopInset(originalTopInset + ownInset, duration: policy.inset.opening))
  }

  mutating func callBack(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    display?.callbacksToCome -= 1
    display?.openWork += 1
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let shown = display, shown.openWork > 0 else { return }
    display?.openWork -= 1
    guard shown.openWork == 1, shown.callbacksToCome == 0 else { return }
    let earliest = shown.shownSince + policy.minimumDisplay
    if view.time >= earliest {
      close(view, &effects)
    } else {
      // A later trigger postpones the end of the display.
      timers.drop(RefreshDisplay.displayEnd)
      timers.add(RefreshDisplay.displayEnd, at: earliest)
    }
  }

  private mutating func close(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    display?.state = .finishing
    effects.append(.enter(RefreshState.finishing.rawValue))
    if policy.closeDelay > 0 {
      timers.add(RefreshDisplay.closing, at: view.time + policy.closeDelay)
    } else {
      takeRoomBack(view, &effects)
    }
  }

  private mutating func takeRoomBack(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if ownInset > 0 {
      ownInset = 0
      effects.append(.setTopInset(originalTopInset, duration: policy.inset.closing))
    }
    if policy.inset.closing > 0 {
      timers.add(RefreshDisplay.finished, at: view.time + policy.inset.closing)
    } else {
      finish(&effects)
    }
  }

  private mutating func finish(_ effects: inout RefreshEffects) {
    display = nil
    if policy.hasBusyLock { pullState = .idle }
    effects.append(.enter(pullState.rawValue))
  }

  mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch timers.take(dueAt: view.time) {
    case RefreshDisplay.callback: callBack(view, &effects)
    case RefreshDisplay.displayEnd: endDisplay(view, &effects)
    case RefreshDisplay.closing: takeRoomBack(view, &effects)
    case RefreshDisplay.finished: finish(&effects)
    default: break
    }
  }

  private mutating func endDisplay(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let shown = display, shown.openWork == 0, shown.callbacksToCome == 0 else { return }
    if view.time >= shown.shownSince + policy.minimumDisplay { close(view, &effects) }
  }
}
