import PullToRefresh

/// Whole gestures, each given in fractions of the least pull with which the engine refreshes.
enum PullScript: String, CaseIterable {
  case past = "past the threshold, a lift, work of a second"
  case exact = "exactly the least pull, a lift"
  case short = "one bit less than the least pull, a lift"
  case back = "past the threshold and back to half of it, a lift"
  case away = "past the threshold and back beyond the start, a lift"
  case cancel = "past the threshold, a cancel"
  case momentum = "no finger: momentum past the threshold and back"
  case flick = "a short drag, a lift, momentum past the threshold and back"
  case upwards = "past the threshold, a lift while the finger moves up fast"
  case endHeld = "the work ends under the finger, which goes on, back, and past the threshold again"
  case touchInClosing = "a finger pulls again while the refresh closes"
  case touchInReturn = "a finger catches the content on its way back, pulls again"
  case pushInReturn = "a finger catches the content on its way back, and pushes it up"
  case secondFinger = "a second finger joins on the way and leaves at the end"
  case fingerInReturn = "a finger catches the content on its way back, a second joins, both leave"
  case insetBefore = "the app changes the inset before the pull"
  case insetDuring = "the app changes the inset while it refreshes"
  case begin = "the app begins, and ends after a second"
  case beginHeld = "the app begins under a pull, and ends after the lift"
  case endTwice = "an end without a refresh, and a second end"
  case endInside = "the app ends within its callback"
  case quickWork = "the work ends after 1/16 s"
  case twice = "a second pull during the refresh"
  case scrolled = "from 50 pt below the top"
  case sideways = "more sideways than down"
  case touchpad = "two fingers on a touchpad"
  case fingerAlone = "content that stays at its top"
  case again = "past the threshold, and ten seconds later again"
  case tap = "a touch without a movement while it refreshes"

  /// Runs the gesture; `reach` is the least pull with which the engine refreshes, in points.
  func run(_ drag: inout LoggedDrag, reach: Double) {
    let far = 1.25 * reach
    switch self {
    case .past:
      drag.drag(by: far)
      drag.wait(1)
      finish(&drag)
    case .exact: pull(&drag, reach)
    case .short: pull(&drag, reach.nextDown)
    case .back:
      drag.drag(by: far)
      drag.drag(by: 0.5 * reach - far, in: 4)
      finish(&drag)
    case .away:
      drag.drag(by: far)
      drag.drag(by: -far - 30, in: 4)
      finish(&drag)
    case .cancel:
      hold(&drag, at: far)
      drag.cancel()
      rest(&drag)
    case .momentum:
      drag.settle(to: far, in: 8)
      drag.wait(0.625)
      rest(&drag)
    case .flick:
      drag.drag(by: 0.25 * reach, in: 2)
      drag.lift(-2000)
      drag.settle(to: far)
      drag.wait(0.625)
      rest(&drag)
    case .upwards:
      hold(&drag, at: far)
      drag.lift(800)
      rest(&drag)
    case .secondFinger:
      drag.drag(by: 0.5 * reach, in: 4)
      drag.join()
      drag.drag(by: far - 0.5 * reach, in: 4)
      drag.leave()
      drag.drag(by: 10, in: 2)
      drag.wait(0.625)
      finish(&drag)
    case .sideways:
      drag.touch()
      (drag.view.axisAngle, drag.view.fingerAcross) = (60, 1.7 * far)
      pull(&drag, far)
    case .touchpad:
      drag.view.source = .touchpad
      pull(&drag, far)
    case .fingerAlone:
      drag.movesContent = false
      pull(&drag, far)
    case .scrolled:
      drag.view.contentOffset += 50
      pull(&drag, far + 50)
    case .endInside:
      drag.endInside()
      pull(&drag, far)
    default: runWork(&drag, far)
    }
  }

  private func runWork(_ drag: inout LoggedDrag, _ far: Double) {
    switch self {
    case .endHeld:
      hold(&drag, at: far)
      drag.wait(1)
      drag.send(.endRefreshing)
      drag.wait(0.5)
      drag.drag(by: 0.25 * far, in: 2)
      drag.drag(by: -1.25 * far, in: 4)
      hold(&drag, at: far)
      drag.wait(1)
      finish(&drag)
    case .touchInClosing:
      hold(&drag, at: far)
      drag.lift()
      drag.settle()
      drag.wait(1)
      drag.send(.endRefreshing)
      drag.settle(to: 5)
      pull(&drag, far)
    case .touchInReturn, .fingerInReturn:
      hold(&drag, at: far)
      drag.lift()
      drag.settle(to: 0.5 * far, in: 4)
      drag.touch()
      if self == .fingerInReturn { drag.join() }
      drag.drag(by: far, in: 4)
      if self == .fingerInReturn { drag.leave() }
      finish(&drag)
    case .pushInReturn:
      hold(&drag, at: far)
      drag.lift()
      drag.settle(to: 0.9 * far, in: 1)
      drag.drag(by: -far, in: 4)
      drag.wait(0.625)
      finish(&drag)
    case .insetBefore:
      drag.setInset(60)
      drag.view.contentOffset -= 40
      pull(&drag, far)
    case .insetDuring:
      hold(&drag, at: far)
      drag.lift()
      drag.settle()
      drag.wait(0.5)
      drag.setInset(drag.view.topInset + 40)
      drag.settle()
      drag.wait(0.5)
      drag.end()
      pull(&drag, far)
    case .begin:
      drag.send(.beginRefreshing)
      drag.wait(1)
      drag.end()
    case .beginHeld:
      drag.drag(by: 0.5 * far, in: 4)
      drag.send(.beginRefreshing)
      drag.wait(0.5)
      drag.lift()
      drag.settle()
      drag.end()
    case .endTwice:
      drag.send(.endRefreshing)
      drag.wait(1)
      pull(&drag, far)
      drag.end()
    case .quickWork:
      hold(&drag, at: far)
      drag.lift()
      drag.settle()
      drag.wait(1.0 / 16)
      drag.end()
    case .twice:
      hold(&drag, at: far)
      drag.lift()
      drag.settle()
      drag.wait(0.53125)
      pull(&drag, far)
    case .again:
      pull(&drag, far)
      drag.wait(10)
      pull(&drag, far)
    case .tap:
      hold(&drag, at: far)
      drag.lift()
      drag.settle()
      drag.wait(0.5)
      drag.touch()
      drag.wait(0.5)
      drag.lift()
      drag.end()
    default: break
    }
  }

  private func pull(_ drag: inout LoggedDrag, _ pull: Double) {
    hold(&drag, at: pull)
    finish(&drag)
  }

  /// Drags by `pull`, and holds there for longer than any engine waits.
  private func hold(_ drag: inout LoggedDrag, at pull: Double) {
    drag.drag(by: pull)
    drag.wait(0.625)
  }

  private func finish(_ drag: inout LoggedDrag) {
    drag.lift()
    rest(&drag)
  }

  /// The content goes to its edge, and the app, if it was called, ends its work after a second.
  private func rest(_ drag: inout LoggedDrag) {
    drag.settle()
    drag.wait(1)
    if drag.triggers > 0 { drag.end() }
  }
}

extension PullScript {
  /// The least pull with which an engine refreshes in a single drag of 8 even movements, held a second, in points.
  ///
  /// Found to the last bit by halving: the pull below it does not refresh. nil if no pull of up to 400 pt refreshes.
  static func reach(of engine: RefreshEngine, topInset: Double) -> Double? {
    func fires(_ pull: Double) -> Bool {
      var drag = LoggedDrag(engine, topInset: topInset)
      drag.drag(by: pull)
      drag.wait(1)
      drag.lift()
      drag.settle()
      return drag.triggers > 0
    }
    var (low, high) = (0.0, 400.0)
    guard fires(high) else { return nil }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if fires(middle) { high = middle } else { low = middle }
    }
  }
}
