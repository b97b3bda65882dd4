import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: threshold 90, stop 40.
@Suite("BetterScroll's pull-down")
struct BetterScrollPullDownTests {
  @Test("a touch end at 90 px fires and holds 40; a cancelled touch counts as an ended one")
  func threshold() {
    for (pull, fires) in [(90.0.nextDown, false), (90, true)] {
      for cancels in [false, true] {
        var drag = EngineDrag(.betterScroll, topInset: 10)
        drag.pull(to: pull)
        if cancels { drag.cancel() } else { drag.lift() }
        #expect(drag.triggers == (fires ? [.released] : []))
        #expect(drag.view.topInset == (fires ? 50 : 10))
      }
    }
  }

  @Test("a second pull while fetching does nothing, and the end gives the room back")
  func fetching() {
    var drag = EngineDrag(.betterScroll)
    drag.release(at: 100)
    drag.release(at: 150)
    #expect(drag.triggers.count == 1)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 0 && drag.states.last == "DEFAULT")
  }

  @Test("content that comes by itself does nothing")
  func momentum() {
    var drag = EngineDrag(.betterScroll)
    drag.settle(to: 200)
    drag.settle(to: 0)
    #expect(drag.triggers.isEmpty)
  }

  @Test("a begin calls the app as a pull does")
  func begin() {
    var drag = EngineDrag(.betterScroll)
    drag.send(.beginRefreshing)
    #expect(drag.callbacks == 1 && drag.triggers.isEmpty && drag.view.topInset == 40)
  }

  // `autoPullDownRefresh` scrolls to the option `threshold`, whatever pull a probe compares with.
  @Test("a begin scrolls to the configured threshold, then to the stop, also while another pull is compared")
  func beginOfProbe() {
    var plugin = BetterScrollPullDown(originalTopInset: 10, threshold: 120)
    plugin.thresholdPull = 70
    let view = ScrollSituation(time: 0, contentOffset: -10, topInset: 10, viewportLength: 667)
    let scrolls = Array(plugin.handle(.beginRefreshing, view)).filter {
      if case .scroll = $0 { true } else { false }
    }
    #expect(scrolls == [.scroll(to: -130, animated: false), .scroll(to: -50, animated: true)])
  }
}
