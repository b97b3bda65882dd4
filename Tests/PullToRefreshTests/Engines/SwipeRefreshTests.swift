import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: 64 dp, half of the travel beyond 8 dp on the touch path.
@Suite("SwipeRefreshLayout")
struct SwipeRefreshTests {
  @Test(
    "a lift fires beyond 64 dp of pull: half of the travel after 8 dp, nested all of it",
    arguments: [
      (RefreshSystem.swiperefresh, 136.0), (.swiperefreshNested, 64),
    ])
  func threshold(system: RefreshSystem, travel: Double) {
    for (finger, fires) in [(travel.nextDown, false), (travel, false), (travel.nextUp, true)] {
      var drag = EngineDrag(system)
      drag.swipe(finger / 2, finger)
      #expect((drag.triggers == [.released]) == fires, "\(finger)")
    }
  }

  @Test("the app is told when the circle has settled, 0.2 s after the lift")
  func callback() {
    var drag = EngineDrag(.swiperefresh)
    drag.swipe(200)
    #expect(drag.triggers == [.released] && drag.callbacks == 0)
    #expect(drag.engine.nextTimer == drag.view.time + 0.2)
    drag.wait(0.2)
    #expect(drag.callbacks == 1 && drag.states == ["dragging", "settling", "refreshing"])
    drag.send(.endRefreshing, waiting: 0.15)
    #expect(drag.states.last == "idle" && drag.engine.isIdle)
  }

  @Test("an end while it settles takes the callback with it")
  func endWhileSettling() {
    var drag = EngineDrag(.swiperefresh)
    drag.swipe(200)
    drag.wait(0.1)
    drag.send(.endRefreshing, waiting: 1)
    #expect(drag.callbacks == 0 && drag.engine.isIdle)
  }

  @Test("a cancel fires nothing and leaves the circle hanging until the next touch")
  func cancelled() {
    var layout = SwipeRefresh()
    var view = layout.touched()
    view.fingerTravel = 200
    _ = layout.handle(.fingerMoved, view)
    let effects = layout.handle(.dragCancelled, view)
    #expect(effects.count == 1 && effects[0] == .enter(SwipeRefresh.State.idle.rawValue))
    // 96 of pull: −40 + 64 + 128·(s/4 − (s/4)²)·2 with s = 32/64, the page's formula by hand.
    #expect(layout.circleTop(at: 9) == 52)
    (view.fingerTravel, view.time) = (0, 10)
    _ = layout.handle(.contactBegan, view)
    #expect(layout.circleTop(at: 10) == -40)
  }

  @Test("touches while it refreshes are ignored, also when the refresh ends under them")
  func busy() {
    var drag = EngineDrag(.swiperefresh)
    drag.swipe(200)
    drag.wait(0.2)
    drag.touch(100)
    drag.send(.endRefreshing, waiting: 0.2)
    drag.sample(300)
    drag.lift()
    #expect(drag.triggers.count == 1)
  }

  @Test("nothing waits for the way back of a circle that the next drag has taken")
  func overtaken() {
    var drag = EngineDrag(.swiperefresh)
    drag.swipe(100)
    drag.wait(0.1)
    drag.touch(20)
    drag.cancel()
    #expect(drag.engine.nextTimer == nil && drag.engine.isIdle)
    #expect(drag.states == ["dragging", "returning", "idle", "dragging", "idle"])
  }

  @Test("a begin in mid-drag: the touch path stops, a short nested lift ends that refresh")
  func beginInDrag() {
    for (system, last) in [(RefreshSystem.swiperefresh, "refreshing"), (.swiperefreshNested, "returning")] {
      var drag = EngineDrag(system)
      drag.touch(20)
      drag.send(.beginRefreshing)
      drag.sample(30)
      drag.lift()
      #expect(drag.states.last == last && drag.triggers.isEmpty)
    }
  }

  @Test("over a nested list travel counts from where its top is reached; touches must begin there")
  func startsBelow() {
    for (system, fires) in [(RefreshSystem.swiperefreshNested, true), (.swiperefresh, false)] {
      var drag = EngineDrag(system)
      drag.view.contentOffset = 50
      drag.swipe(50 + 200)
      #expect((drag.triggers.count == 1) == fires)
    }
  }

  @Test("the circle's moves slow down: half of the time makes 15/16 of the way, in whole pixels")
  func animation() {
    var layout = SwipeRefresh()
    var view = layout.touched()
    view.fingerTravel = 200
    _ = layout.handle(.fingerMoved, view)
    _ = layout.handle(.dragEnded, view)
    // From 52 to 24: −28·15/16 = −26.25.
    #expect(layout.circleTop(at: 0.1) == 52 - 26 && layout.circleTop(at: 0.2) == 24)
  }
}
