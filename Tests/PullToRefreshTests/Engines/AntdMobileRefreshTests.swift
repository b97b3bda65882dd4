import PullToRefresh
import Testing

/// Numbers are worked by hand from ant-design/ant-design-mobile,
/// src/components/pull-to-refresh/pull-to-refresh.tsx at 8600d5f and pmndrs/use-gesture,
/// packages/core/src/engines, of 10.3.0.
@Suite("antd-mobile's PullToRefresh")
struct AntdMobileRefreshTests {
  /// `200·d/(400 + d) > 60`: 140·d > 24000, so d from 172 on, a y above 171, a finger beyond 172.
  @Test("a touch end beyond 172 px fires, and the app is told at once")
  func threshold() {
    for (travel, fires) in [(172.0, false), (172.0.nextUp, true), (300, true)] {
      var drag = EngineDrag(.antdMobile)
      drag.swipe(30, travel)
      #expect(drag.triggers == (fires ? [.released] : []), "\(travel)")
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  /// `rubberband`: of 200, 100, 40 px the y are 199, 99, 39, in their tests; a fraction counts as a whole pixel.
  @Test("the height is 200·y/(400 + y) of whole pixels, and passes 60 where the state does")
  func height() {
    let facts: [(Double, Double)] = [
      (200.0, 39800.0 / 599), (100, 19800.0 / 499), (40, 7800.0 / 439), (1, 0), (1.2, 200.0 / 401), (-5, 0),
    ]
    for (travel, height) in facts {
      #expect(abs(AntdMobileRefresh.height(forTravel: travel) - height) < 1e-12, "\(travel)")
    }
    for quarter in 0..<40 {
      let travel = 168 + Double(quarter) / 4
      var drag = EngineDrag(.antdMobile)
      drag.touch(30, travel)
      #expect(
        (drag.states.last == "canRelease") == (AntdMobileRefresh.height(forTravel: travel) > 60), "\(travel)")
    }
  }

  /// `completeDelay` 500; the steps of react-spring's `SpringValue.advance` at 9.6.1, counted below.
  @Test("complete shows for 0.5 s and closes in 0.31 s; only then can anything be pulled")
  func timeline() {
    var drag = EngineDrag(.antdMobile)
    drag.swipe(30, 200)
    drag.send(.endRefreshing)
    #expect(drag.states == ["canRelease", "refreshing", "complete"])
    drag.wait(0.5)
    drag.swipe(30, 200)
    #expect(drag.triggers.count == 1 && drag.states.last == "complete")
    drag.wait(0.307)
    #expect(drag.states.last == "complete" && !drag.engine.isIdle)
    drag.wait(0.002)
    #expect(drag.states.last == "pulling" && drag.engine.isIdle)
    #expect(AntdMobileRefresh.closeDuration == Double(Self.springSteps(from: 40)) / 1000)
    #expect(Self.springSteps(from: 66) == Self.springSteps(from: 40))
    drag.swipe(30, 200)
    #expect(drag.triggers.count == 2)
  }

  /// Milliseconds until a spring of tension 300 and friction 30 that is clamped at 0 is at rest.
  private static func springSteps(from height: Double) -> Int {
    var (position, velocity, steps) = (height, 0.0, 0)
    let precision = height * 0.001
    while abs(velocity) > precision / 10 || abs(position) > precision {
      if position <= 0 { (position, velocity) = (0, 0) }
      velocity += -300e-6 * position - 30e-3 * velocity
      position += velocity
      steps += 1
    }
    return steps
  }

  /// `threshold: 1`, `state.first && parsedY > 0`: a pixel is told of with a y of 0, half a pixel is not told of.
  @Test(
    "the first move that is told of makes it a pull or none",
    arguments: [(0.5, true), (1, false), (1.001, true), (2, true), (-0.5, true), (-1, false), (-30, false)])
  func firstMove(travel: Double, fires: Bool) {
    var drag = EngineDrag(.antdMobile)
    drag.swipe(travel, 200)
    #expect(drag.triggers.isEmpty != fires)
  }

  /// `selectAxis`: the longer way of the first move at which they differ; `axis: 'y'`.
  @Test("a touch that begins across is none")
  func across() {
    for (across, fires) in [(20.0, false), (10, true), (9, true)] {
      var drag = EngineDrag(.antdMobile)
      drag.touch()
      drag.view.fingerAcross = across
      drag.sample(10, 200)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(across)")
    }
  }

  @Test("a touch that begins on a scrolled page pulls nothing, also once the page is at its top")
  func scrolled() {
    var drag = EngineDrag(.antdMobile)
    drag.view.contentOffset = 100
    drag.touch(50)
    drag.view.contentOffset = 0
    drag.sample(400)
    drag.lift()
    #expect(drag.triggers.isEmpty)
  }

  /// The handler returns while the status is refreshing or complete, and `first` comes once.
  @Test(
    "a touch that moves while it refreshes pulls nothing, also once that is over; one that rests till then does"
  )
  func deaf() {
    for (moves, fires) in [(true, false), (false, true)] {
      var drag = EngineDrag(.antdMobile)
      drag.swipe(30, 200)
      drag.touch()
      if moves { drag.sample(10) }
      drag.send(.endRefreshing, waiting: 1)
      drag.sample(20, 200)
      drag.lift()
      #expect(drag.triggers.count == (fires ? 2 : 1))
    }
  }

  @Test("back below its height it is pulling again, and its end does nothing; a cancel ends as a lift does")
  func back() {
    var drag = EngineDrag(.antdMobile)
    drag.swipe(30, 200, 100)
    #expect(drag.triggers.isEmpty && drag.states == ["canRelease", "pulling"])
    drag.touch(30, 200)
    drag.cancel()
    #expect(drag.triggers == [.released])
  }
}
