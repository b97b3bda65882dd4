import PullToRefresh
import Testing

/// By hand from SmartRefreshLayout.java at 06aebc70 (V2.1.1): a header of 100 px, half of the travel, `M(1 − 100^(−x/H))` where
/// that is less, whole pixels, 0.3 s a way. Powers and the curve of `Scroller` by a second calculation.
@Suite("SmartRefreshLayout")
struct SmartRefreshTests {
  /// `mSpinner > mHeaderHeight`; `y = min(M·(1 − 100^(−x/H)), x)` cut to `int`.
  @Test(
    "a lift fires from a spinner of 101 on: 202 px of travel, on a screen of 2000 px 450",
    arguments: [
      (667.0, 201.0, false), (667, 201.9, false), (667, 202, true), (2000, 449, false), (2000, 450, true),
    ])
  func threshold(viewport: Double, travel: Double, fires: Bool) {
    var drag = EngineDrag(.smartRefresh, viewport: viewport)
    drag.swipe(travel / 2, travel)
    #expect(drag.triggers == (fires ? [.released] : []))
    #expect(drag.states.contains("ReleaseToRefresh") == fires)
  }

  /// `moveSpinnerInfinitely`: at 667 px 160 make 80, 500 205.5 and 1000 242.08.
  @Test(
    "a pull is damped to 2.5 headers", arguments: [(160.0, 80.0), (500, 205), (1000, 242), (100_000, 250)])
  func damping(travel: Double, spinner: Double) {
    var drag = EngineDrag(.smartRefresh)
    drag.touch(travel)
    #expect(drag.engine.pull(drag.view) == spinner)
  }

  @Test("lift, 0.3 s to the header's height, callback; the end shows 0.5 s and goes in 0.3 s")
  func whole() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(150, 300)
    #expect(drag.states == ["PullDownToRefresh", "ReleaseToRefresh", "RefreshReleased"])
    #expect(drag.callbacks == 0 && drag.engine.pull(drag.view) == 150)
    drag.wait(0.3)
    #expect(drag.callbacks == 1 && drag.states.last == "Refreshing" && drag.engine.pull(drag.view) == 100)
    drag.wait(1)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "RefreshFinish")
    drag.wait(0.5)
    #expect(drag.engine.pull(drag.view) == 100)
    drag.wait(0.29)
    #expect(drag.states.last == "RefreshFinish" && !drag.engine.isIdle)
    drag.wait(0.011)
    #expect(drag.states.last == "None" && drag.engine.isIdle && drag.engine.pull(drag.view) == 0)
  }

  /// `finishRefresh(true)`: `300 − passTime` before the header hears of it.
  @Test("an end in the handler is RefreshFinish at once, and shows 0.3 s later")
  func early() {
    var drag = EngineDrag(endingInside: .smartRefresh)
    drag.swipe(300)
    drag.wait(0.3)
    #expect(drag.callbacks == 1 && drag.states.suffix(2) == ["Refreshing", "RefreshFinish"])
    drag.wait(1.09)
    #expect(drag.states.last == "RefreshFinish")
    drag.wait(0.011)
    #expect(drag.states.last == "None")
  }

  @Test("a cancel fires, as the list stops its nested scroll")
  func cancelled() {
    var drag = EngineDrag(.smartRefresh)
    drag.touch(300)
    drag.cancel()
    #expect(drag.triggers == [.released])
  }

  /// `moveSpinner`: `mSpinner > 0` asks for PullDownToRefresh, 0 for nothing.
  @Test("back below the height disarms; back to 0 in one move does not, and its lift fires")
  func takenBack() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(300, 150)
    #expect(drag.triggers.isEmpty)
    #expect(drag.states.suffix(2) == ["PullDownToRefresh", "PullDownCanceled"])
    drag.wait(0.3)
    #expect(drag.states.last == "None" && drag.engine.isIdle)
    drag.swipe(300, 150, 0)
    #expect(drag.triggers.isEmpty && drag.states.last == "None")
    drag.swipe(300, 0)
    #expect(drag.triggers == [.released])
    drag.wait(0.3)
    #expect(drag.callbacks == 1 && drag.engine.pull(drag.view) == 100)
  }

  /// `mTotalUnconsumed = mSpinner`, which is halved anew: 90 is at 40 after 50 ms (90 − 90·0.5474), and 42 make 21.
  @Test("a header caught on its way back stays, and leaps to half at the next move")
  func caught() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(180)
    drag.wait(0.05)
    drag.touch()
    #expect(drag.engine.pull(drag.view) == 40 && drag.states.last == "PullDownToRefresh")
    drag.sample(2)
    #expect(drag.engine.pull(drag.view) == 21)
    drag.lift()
    #expect(drag.triggers.isEmpty && drag.states.last == "PullDownCanceled")
  }

  /// `interceptAnimatorByAction` in RefreshReleased, `mState.isFinishing` in RefreshFinish.
  @Test("touches that begin on the way to the height, or after the end, are lost whole")
  func lost() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(300)
    drag.wait(0.1)
    drag.touch()
    drag.wait(0.3)
    drag.sample(400)
    #expect(drag.engine.pull(drag.view) == 100)
    drag.lift()
    drag.wait(1)
    drag.send(.endRefreshing, waiting: 0.7)
    drag.touch()
    drag.wait(0.2)
    #expect(drag.states.last == "None")
    drag.sample(400)
    drag.lift()
    #expect(drag.triggers.count == 1 && drag.states.last == "None")
    drag.swipe(400)
    #expect(drag.triggers.count == 2)
  }

  /// `dispatchTouchEvent`, `mState.isFinishing`, ACTION_UP within 500 ms and the slop: the list gets the tap, and `overSpinner` closes.
  @Test("a tap after the end closes the header at once; a longer or further touch does not")
  func tapped() {
    for (travel, hold, pause, closes) in [
      (7.0, 0.1, 0.3, true), (7, 0.1, 0.29, false), (8, 0.1, 0.3, false), (7, 0.501, 0.29, false),
    ] {
      var drag = EngineDrag(.smartRefresh)
      drag.swipe(300)
      drag.wait(1)
      drag.send(.endRefreshing)
      drag.touch(travel)
      drag.wait(hold - 0.001)
      drag.lift()
      drag.wait(pause)
      #expect((drag.states.last == "None") == closes, "\(travel) \(hold)")
    }
  }

  /// Refreshing: below the height 1:1; beyond it `M = 150`, `H = 4/3·667 − 100`: 300 make 166.3.
  @Test("a finger moves the header of a refresh, which goes back to its height only from beyond")
  func busy() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(300)
    drag.wait(0.3)
    drag.touch(-60)
    #expect(drag.engine.pull(drag.view) == 40)
    drag.lift()
    drag.wait(1)
    #expect(drag.engine.pull(drag.view) == 40)
    drag.touch(260)
    #expect(drag.engine.pull(drag.view) == 166)
    drag.lift()
    drag.wait(0.3)
    #expect(drag.engine.pull(drag.view) == 100 && drag.triggers.count == 1)
    #expect(drag.states.last == "Refreshing")
  }

  /// `finishRefresh`'s second step ends the nested scroll: the rest of that touch is nobody's.
  @Test("an end under the finger ends its pull")
  func endUnderFinger() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(300)
    drag.wait(1)
    drag.touch(60)
    drag.send(.endRefreshing)
    // 160 make 100 and, half of 60 being 30, 150·(1 − 100^(−30/789.3)) = 24.08.
    #expect(drag.engine.pull(drag.view) == 124)
    drag.sample(600)
    #expect(drag.engine.pull(drag.view) == 124)
    drag.wait(0.8)
    #expect(drag.states.last == "None")
    drag.sample(900)
    drag.lift()
    #expect(drag.triggers.count == 1 && drag.states.last == "None")
  }

  /// `autoRefresh`: to (2.5 + 1)/2 heights in 0.3 s, then as from a lift.
  @Test("a begin opens the header to 175, lets go, and tells the app after 0.6 s")
  func begin() {
    var drag = EngineDrag(.smartRefresh)
    drag.send(.beginRefreshing, waiting: 0.3)
    #expect(drag.states == ["PullDownToRefresh", "ReleaseToRefresh", "RefreshReleased"])
    #expect(drag.engine.pull(drag.view) == 175 && drag.callbacks == 0)
    drag.wait(0.3)
    #expect(drag.callbacks == 1 && drag.triggers.isEmpty && drag.states.last == "Refreshing")
  }

  /// 0.1 s of the way make 0.8811 of 175, 154: beyond the height.
  @Test("a touch stops what a begin opens: beyond the height its lift fires, below it goes back")
  func beginCaught() {
    for (pause, spinner, fires) in [(0.1, 154.0, true), (0.02, 21, false)] {
      var drag = EngineDrag(.smartRefresh)
      drag.send(.beginRefreshing, waiting: pause)
      drag.touch()
      #expect(drag.engine.pull(drag.view) == spinner)
      drag.lift()
      #expect(drag.triggers == (fires ? [.released] : []))
      drag.wait(1)
      #expect(drag.states.last == (fires ? "Refreshing" : "None"))
    }
  }

  @Test("an end on the way to the height takes the callback with it")
  func endBeforeCallback() {
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(300)
    drag.wait(0.1)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "PullDownCanceled")
    drag.wait(1)
    #expect(drag.callbacks == 0 && drag.states.last == "None" && drag.engine.isIdle)
  }

  /// `onNestedPreScroll` takes the pull back before the list scrolls; `onNestedScroll` counts what the list leaves over.
  @Test("over a list that is scrolled down, travel counts from where its top is reached")
  func depth() {
    for (travel, fires) in [(251.0, false), (252, true)] {
      var drag = EngineDrag(.smartRefresh)
      drag.view.contentOffset = 50
      drag.swipe(40, travel)
      #expect(drag.triggers.isEmpty != fires, "\(travel)")
    }
    var drag = EngineDrag(.smartRefresh)
    drag.swipe(100, -30, 171)
    #expect(drag.triggers.isEmpty, "30 of the 201 down are the list's")
    drag.wait(1)
    drag.swipe(100, -30, 202)
    #expect(drag.triggers == [.released], "back at its start the list is at its top")
  }
}
