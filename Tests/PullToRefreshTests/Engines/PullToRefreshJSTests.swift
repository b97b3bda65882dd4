import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`, recorded from the original.
@Suite("pulltorefresh.js")
struct PullToRefreshJSTests {
  @Test("a touch end fires beyond 112.5 px, and the app is told half a second later")
  func threshold() {
    for (travel, fires) in [(112.5.nextDown, false), (112.5, false), (112.6, true)] {
      var drag = EngineDrag(.pullToRefreshJS)
      drag.swipe(50, travel)
      #expect(drag.triggers == (fires ? [.released] : []), "\(travel)")
      #expect(drag.callbacks == 0)
      drag.wait(0.5)
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  @Test("the height drawn is the one of the move before")
  func lag() {
    var script = PullToRefreshJS()
    var view = script.touched()
    // 30²/150 = 6, 60²/150 = 24, by hand.
    for (travel, drawn, resisted) in [(30.0, 0.0, 6.0), (60, 6, 24), (75, 24, 37.5)] {
      view.fingerTravel = travel
      _ = script.handle(.fingerMoved, view)
      #expect(script.height == drawn && script.resisted == resisted)
    }
  }

  @Test("back below the threshold the touch end does nothing")
  func back() {
    var drag = EngineDrag(.pullToRefreshJS)
    drag.swipe(150, 50)
    #expect(drag.triggers.isEmpty && drag.states == ["releasing", "pulling", "pending"])
  }

  @Test(
    "a drag while refreshing leaves its start point behind; the next one on a scrolled page pulls from it")
  func staleStart() {
    var drag = EngineDrag(.pullToRefreshJS)
    drag.swipe(150)
    drag.wait(0.5)
    // The first sample of this drag becomes the start point: 40.
    drag.swipe(40, 90)
    drag.send(.endRefreshing, waiting: 1)
    #expect(drag.engine.isIdle)
    drag.view.contentOffset = 500
    drag.touch(40 + 30)
    #expect(drag.engine.pull(drag.view) == 6)
    drag.sample(40 + 113)
    drag.lift()
    #expect(drag.triggers.count == 2)
  }

  @Test("nothing hears a cancel: the pull goes on with the next touch")
  func cancelled() {
    var drag = EngineDrag(.pullToRefreshJS)
    drag.touch(150)
    drag.cancel()
    #expect(drag.states.last == "releasing" && drag.triggers.isEmpty)
    drag.touch()
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  @Test("the second of two ends breaks off a pull that began between them")
  func doubleEnd() {
    var drag = EngineDrag(.pullToRefreshJS)
    drag.swipe(150)
    drag.wait(0.5)
    drag.send(.endRefreshing, waiting: 0.3)
    drag.send(.endRefreshing, waiting: 0.25)
    drag.touch(150)
    #expect(drag.states.last == "releasing")
    drag.wait(0.3)
    #expect(drag.states.last == "pending")
  }

  @Test("on a page that is scrolled down nothing is pulled")
  func scrolledDown() {
    var drag = EngineDrag(.pullToRefreshJS)
    drag.view.contentOffset = 300
    drag.swipe(100, 250)
    #expect(drag.triggers.isEmpty)
  }
}
