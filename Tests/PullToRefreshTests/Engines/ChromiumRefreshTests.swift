import PullToRefresh
import Testing

/// Numbers are those of issue 5: half of each update, at most 64/3 dp, more than 64 dp, 500 px/s.
@Suite("Chromium's overscroll refresh")
struct ChromiumRefreshTests {
  /// Samples every 10 ms at these travels.
  private func pull(_ drag: inout EngineDrag, _ travels: [Double]) {
    drag.touch()
    for travel in travels {
      drag.wait(0.009)
      drag.sample(travel)
    }
  }

  @Test("128 px in small movements are not enough, more is; the app is told 0.2 s after the lift")
  func threshold() {
    for (last, fires) in [(128.0, false), (128.5, true)] {
      var drag = EngineDrag(.chromiumOverscroll)
      pull(&drag, [32, 64, 96, last])
      drag.lift()
      #expect(drag.triggers == (fires ? [.released] : []) && drag.callbacks == 0)
      drag.wait(0.2)
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  @Test("one movement adds at most 64/3 dp, so three never pass and four do")
  func clamp() {
    for (count, fires) in [(3, false), (4, true)] {
      var drag = EngineDrag(.chromiumOverscroll)
      pull(&drag, (1...count).map { Double($0) * 500 })
      drag.lift()
      #expect((drag.triggers.count == 1) == fires, "\(count)")
    }
  }

  @Test("movements back are summed too, and clamped")
  func back() {
    var drag = EngineDrag(.chromiumOverscroll)
    pull(&drag, [40, 80, 120, 160, 60])
    // 20 + 20 + 20 + 20 − 64/3, by hand.
    #expect(abs(drag.engine.pull(drag.view) - (80 - 64.0 / 3)) < 1e-12)
  }

  @Test("an upward fling of 500 px/s refuses, a slower one does not")
  func fling() {
    for (velocity, fires) in [(500.0, false), (500.0.nextDown, true), (-9000, true)] {
      var drag = EngineDrag(.chromiumOverscroll)
      pull(&drag, [40, 80, 120, 160, 200])
      drag.view.releaseVelocity = velocity
      drag.lift()
      #expect((drag.triggers.count == 1) == fires, "\(velocity) px/s")
    }
  }

  @Test("only touchscreens, only from the top, only movements more along than across")
  func gates() {
    let changes: [(inout ScrollSituation) -> Void] = [
      { $0.source = .touchpad }, { $0.contentOffset = 5 }, { $0.axisAngle = 45 },
    ]
    for change in changes {
      var drag = EngineDrag(.chromiumOverscroll)
      change(&drag.view)
      pull(&drag, [40, 80, 120, 160, 200])
      drag.lift()
      #expect(drag.triggers.isEmpty)
    }
  }

  @Test("a gesture that first goes up is lost; a cancel fires nothing")
  func upFirst() {
    var drag = EngineDrag(.chromiumOverscroll)
    pull(&drag, [-1, 40, 80, 120, 160, 200])
    drag.lift()
    #expect(drag.triggers.isEmpty)
    pull(&drag, [40, 80, 120, 160, 200])
    drag.cancel()
    #expect(drag.triggers.isEmpty && drag.states.last == "idle")
  }
}
