import PullToRefresh
import Testing

/// Numbers are worked by hand from framework7io/framework7,
/// src/core/components/pull-to-refresh/pull-to-refresh-class.js at 2d57bdd: 85.797^0.85 is 44, 138.242^0.85
/// is 66.
@Suite("Framework7's pull to refresh")
struct Framework7RefreshTests {
  static let systems: [RefreshSystem] = [.framework7, .framework7Material]

  /// `Math.abs(touchesDiff) ** 0.85 > triggerDistance`.
  @Test("a touch end fires beyond 44 or 66 px of the travel's power 0.85, and the app is told at once")
  func threshold() {
    for (system, below, above) in [
      (RefreshSystem.framework7, 85.797, 85.798), (.framework7Material, 138.241, 138.242),
    ] {
      for (travel, fires) in [(below, false), (above, true)] {
        var drag = EngineDrag(system)
        drag.swipe(30, travel)
        #expect(drag.triggers == (fires ? [.released] : []), "\(system.name) \(travel)")
        #expect(drag.callbacks == drag.triggers.count)
        #expect(drag.states == (fires ? ["pull-down", "pull-up", "refreshing"] : ["pull-down", "idle"]))
      }
    }
  }

  /// `progress = touchesDiff ** 0.85 / triggerDistance`: 30^0.85 is 18.01.
  @Test("the iOS theme's progress is the pull's share of 44, the Material theme has none")
  func progress() throws {
    var drag = EngineDrag(.framework7)
    drag.touch(30)
    #expect(abs(try #require(drag.engine.ownProgress(drag.view)) - 18.01 / 44) < 1e-4)
    drag = EngineDrag(.framework7Material)
    drag.touch(30)
    #expect(drag.engine.ownProgress(drag.view) == nil)
  }

  /// A touch down a page that is scrolled by 40: `wasScrolled`, so no `useTranslate` on iOS and 2 · 44 px.
  @Test("travel counts from the touch, also what it took to bring the page to its top")
  func scrolled() {
    for (system, below, above) in [
      (RefreshSystem.framework7, 87.99, 88.0), (.framework7Material, 138.2, 138.3),
    ] {
      for (travel, fires) in [(below, false), (above, true)] {
        var drag = EngineDrag(system)
        drag.view.contentOffset = 40
        drag.touch(30)
        #expect(drag.states.isEmpty)
        drag.view.contentOffset = 0
        drag.sample(travel)
        drag.lift()
        #expect(drag.triggers.isEmpty != fires, "\(system.name) \(travel)")
      }
    }
  }

  /// `touchesDiff > 0 && scrollTop <= 0`, else `refresh = false`.
  @Test("back above its start it is idle, and its end does nothing", arguments: systems)
  func back(system: RefreshSystem) {
    var drag = EngineDrag(system)
    drag.swipe(30, 200, -10)
    #expect(drag.triggers.isEmpty && drag.states.suffix(2) == ["pull-up", "idle"])
  }

  /// `isScrolling` is set by the first move alone.
  @Test("a touch whose first move is as far across as along is none", arguments: systems)
  func across(system: RefreshSystem) {
    for (across, fires) in [(10.0, false), (20, false), (9, true)] {
      var drag = EngineDrag(system)
      drag.touch()
      drag.view.fingerAcross = across
      drag.sample(10, 200)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(across)")
    }
  }

  /// No listener of touchcancel; `handleTouchStart` returns while `isTouched`, but on Android;
  /// `changedTouches[0].identifier !== touchId`.
  @Test(
    "a cancel is not heard: on iOS the next touch goes on and cannot refresh, in the Material theme it is a new one"
  )
  func cancelled() {
    for (system, next) in [(RefreshSystem.framework7, 0), (.framework7Material, 1)] {
      var drag = EngineDrag(system)
      drag.touch(200)
      drag.cancel()
      #expect(drag.triggers.isEmpty && drag.states == ["pull-up"])
      drag.swipe(30, 200)
      #expect(drag.triggers.count == next, "\(system.name)")
      drag.send(.endRefreshing)
      drag.swipe(30, 200)
      #expect(drag.triggers.count == next + 1, "\(system.name)")
    }
  }

  /// `touchId` is 0 in Chromium, which is falsy, so any finger's end is taken; on iOS another finger's drops
  /// the touch.
  @Test("the end of a second finger decides in the Material theme and drops the touch on iOS")
  func secondFinger() {
    for (system, triggers) in [
      (RefreshSystem.framework7, [TriggerPhase]()), (.framework7Material, [.released]),
    ] {
      var drag = EngineDrag(system)
      drag.touch(150)
      drag.setFingers(2)
      drag.sample(200)
      drag.setFingers(1)
      #expect(drag.triggers == triggers, "\(system.name)")
      drag.lift()
      #expect(drag.triggers == triggers && drag.states.last == (triggers.isEmpty ? "pull-up" : "refreshing"))
    }
  }

  /// `done`: its CSS takes 200 ms on iOS; the preloader's own transitionend is ignored, and there is no other
  /// in the Material theme.
  @Test("closing takes 0.2 s on iOS, unless a touch moves before, and never ends in the Material theme")
  func closing() {
    var drag = EngineDrag(.framework7)
    drag.swipe(30, 200)
    drag.send(.endRefreshing, waiting: 0.199)
    #expect(drag.states.last == "closing" && !drag.engine.isIdle)
    drag.wait(0.001)
    #expect(drag.states.last == "idle" && drag.engine.isIdle)
    drag = EngineDrag(.framework7)
    drag.swipe(30, 200)
    drag.send(.endRefreshing)
    drag.swipe(-5)
    drag.wait(1)
    #expect(drag.states.last == "closing" && drag.engine.isIdle)
    drag = EngineDrag(.framework7Material)
    drag.swipe(30, 200)
    drag.send(.endRefreshing, waiting: 5)
    #expect(drag.states.last == "closing" && drag.engine.isIdle)
    drag.swipe(30, 200)
    #expect(drag.triggers.count == 2)
  }

  /// `refresh` triggers `ptr:refresh`; `handleTouchEnd` does not ask whether it refreshes already.
  @Test("a begin calls the app, and a touch that was far by then calls it again", arguments: systems)
  func begin(system: RefreshSystem) {
    var drag = EngineDrag(system)
    drag.touch(200)
    drag.send(.beginRefreshing)
    #expect(drag.callbacks == 1 && drag.triggers.isEmpty && drag.states.last == "refreshing")
    drag.lift()
    #expect(drag.callbacks == 2 && drag.triggers == [.released])
  }

  @Test("a touch that comes while it refreshes is none, also once that is over", arguments: systems)
  func busy(system: RefreshSystem) {
    var drag = EngineDrag(system)
    drag.swipe(30, 200)
    drag.touch(30)
    drag.send(.endRefreshing, waiting: 1)
    drag.sample(200)
    drag.lift()
    #expect(drag.triggers.count == 1)
  }
}
