import PullToRefresh
import Testing

/// What ESPullToRefresh does, by `IOSClones.md`, Q16 too.
@Suite("ESPullToRefresh")
struct ESPullToRefreshTests {
  private func run(_ samples: [(offset: Double, drags: Bool)], topInset: Double = 0) -> EngineDrag {
    EngineDrag(.es, samples: samples, topInset: topInset)
  }

  @Test("just 60 never arms, beyond arms one callback later")
  func threshold() {
    #expect(run([(-60, true), (-60, true)]).states == [])
    #expect(run([((-60.0).nextDown, true)]).states == [])
    #expect(run([((-60.0).nextDown, true), (-61, true)]).states == ["releaseToRefresh"])
    #expect(run([(-124, true), (-124, true)], topInset: 64).states == [])
    #expect(run([((-124.0).nextDown, true), (-124, true)], topInset: 64).states == ["releaseToRefresh"])
  }

  @Test("a lift already back above the threshold fires, as the callback before was beyond")
  func lag() {
    let drag = run([(-70, true), (-30, false)])
    #expect(drag.triggers == [.released])
    #expect(drag.view.topInset == 60)
  }

  @Test("two callbacks without a finger fire")
  func overshoot() {
    #expect(run([(-70, false), (-80, false)]).triggers == [.settling])
  }

  @Test("what a resting finger sees is no settling")
  func restingFinger() {
    var drag = run([(-70, false)])
    (drag.view.isTracking, drag.view.contentOffset) = (true, -80)
    drag.send(.offsetChanged)
    #expect(drag.triggers == [.contact])
  }

  @Test("the app is told 0.2 s later, an earlier stop notwithstanding")
  func handler() {
    var drag = run([(-70, true), (-65, false)])
    drag.wait(0.19)
    #expect(drag.callbacks == 0)
    drag.send(.endRefreshing, waiting: 0.02)
    #expect(drag.callbacks == 1)
    drag.wait(0.2)
    #expect(drag.states.last == "pullToRefresh" && drag.engine.isIdle)
  }

  @Test("a second stop within the closing runs it again")
  func stopTwice() {
    var drag = run([(-70, true), (-65, false)])
    drag.wait(0.5)
    drag.send(.endRefreshing, waiting: 0.1)
    drag.send(.endRefreshing)
    #expect(drag.notes.filter { $0 == .stopAnimation }.count == 2)
    drag.wait(0.15)
    #expect(!drag.engine.isIdle)
    drag.wait(0.05)
    #expect(drag.engine.isIdle)
  }

  @Test("scrolling is off while it opens and while it closes")
  func scrollEnabled() {
    var drag = run([(-70, true), (-65, false)])
    drag.view.contentOffset = 30
    drag.send(.offsetChanged)
    #expect(drag.view.topInset == 60)
    drag.wait(0.2)
    // It looks again: none of its room shows.
    drag.view.contentOffset = 31
    drag.send(.offsetChanged)
    #expect(drag.view.topInset == 0)
    drag.send(.endRefreshing, waiting: 0.2)
    #expect(drag.notes.filter { $0 == .scrollEnabled }.count == 4)
  }

  @Test("a begin makes room without a change of the indicator's state, and a second is ignored")
  func begin() {
    var control = ESPullToRefresh(originalTopInset: 64)
    let view = ScrollSituation(time: 0, contentOffset: -64, topInset: 64, viewportLength: 667)
    #expect(
      Array(control.handle(.beginRefreshing, view)) == [
        .note(.scrollEnabled, 0), .note(.startAnimation, 0), .setTopInset(124, duration: 0.2),
        .scroll(to: -124, animated: false),
      ])
    #expect(control.state == 0 && control.isRefreshing)
    #expect(Array(control.handle(.beginRefreshing, view)) == [])
  }

  /// By hand: begun at 0 it rests at −60, where a stop puts it (ESPullToRefresh.swift, stop: contentOffset.y = previousOffset).
  @Test("a stop puts the content where the start left it, and on to the top from there")
  func scrollsBack() {
    var control = ESPullToRefresh(originalTopInset: 0)
    var view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667)
    _ = control.handle(.beginRefreshing, view)
    view.contentOffset = 500
    #expect(
      Array(control.handle(.endRefreshing, view)).suffix(4) == [
        .setTopInset(0, duration: 0), .scroll(to: -60, animated: false), .setTopInset(0, duration: 0.2),
        .scroll(to: 0, animated: false),
      ])
  }
}
