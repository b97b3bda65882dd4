import PullToRefresh
import Testing

/// What SVPullToRefresh does, by `IOSClones.md`.
@Suite("SVPullToRefresh")
struct SVPullToRefreshTests {
  private func armed(at offset: Double, topInset: Double = 0) -> Bool {
    var drag = EngineDrag(.sv, topInset: topInset)
    drag.touch()
    drag.view.contentOffset = offset
    drag.send(.offsetChanged)
    return drag.states == ["Armed"]
  }

  @Test("a drag beyond 60 and the inset arms, just there it does not")
  func threshold() {
    #expect(!armed(at: -60))
    #expect(armed(at: (-60.0).nextDown))
    #expect(!armed(at: -124, topInset: 64))
    #expect(armed(at: (-124.0).nextDown, topInset: 64))
  }

  @Test("the first callback after the lift fires, though it is back above the threshold")
  func firesAbove() {
    var drag = EngineDrag(.sv)
    drag.release(at: 70)
    #expect(drag.triggers == [])
    drag.view.contentOffset = -10
    drag.send(.offsetChanged)
    #expect(drag.states == ["Armed", "Loading"])
    #expect(drag.triggers == [.released])
    // Room for what shows.
    #expect(drag.view.topInset == 10)
  }

  @Test("pulled back under the finger it is Stopped, and the old inset is written")
  func disarms() {
    var drag = EngineDrag(.sv)
    drag.pull(to: 70)
    drag.view.topInset = 20
    drag.pull(to: 60)
    #expect(drag.states == ["Armed", "Stopped"])
    #expect(drag.view.topInset == 0)
  }

  @Test("a stop with the finger held far down arms again in the same drag, and the lift fires")
  func stopUnderFinger() {
    var drag = EngineDrag(.sv)
    drag.release(at: 70)
    drag.settle(to: 65)
    drag.pull(to: 90)
    drag.send(.endRefreshing)
    drag.pull(to: 91)
    #expect(drag.states.suffix(2) == ["Stopped", "Armed"])
    drag.lift()
    drag.settle(to: 80)
    #expect(drag.triggers.count == 2)
  }

  @Test("a trigger by the app at offset 0 scrolls to −60, calls, and every stop scrolls back from then on")
  func trigger() {
    var control = SVPullToRefresh(originalTopInset: 0)
    let view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667)
    let begun = Array(control.handle(.beginRefreshing, view))
    #expect(
      begun == [
        .enter(1), .scroll(to: -60, animated: true), .enter(2), .setTopInset(0, duration: 0.3), .callback,
      ])
    let back = RefreshEffect.scroll(to: 0, animated: true)
    #expect(Array(control.handle(.endRefreshing, view)).contains(back))
    #expect(Array(control.handle(.endRefreshing, view)) == [back])
  }

  @Test("a trigger by the app elsewhere does not scroll")
  func triggerElsewhere() {
    var control = SVPullToRefresh(originalTopInset: 64)
    let view = ScrollSituation(time: 0, contentOffset: -64, topInset: 64, viewportLength: 667)
    #expect(
      Array(control.handle(.beginRefreshing, view)) == [
        .enter(1), .enter(2), .setTopInset(64, duration: 0.3), .callback,
      ])
  }

  @Test("the inset of its birth comes back, whatever the host has set since")
  func hostInset() {
    var drag = EngineDrag(.sv)
    drag.release(at: 70)
    drag.settle(to: 65)
    drag.view.topInset = 100
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 0)
  }

  @Test("momentum never arms, and an end inside the handler is accepted")
  func momentum() {
    var drag = EngineDrag(.sv)
    drag.settle(to: 90)
    #expect(drag.states == [])
    var control = SVPullToRefresh(originalTopInset: 0)
    control.endsInsideCallback = true
    drag = EngineDrag(.sv(control))
    drag.release(at: 70)
    drag.settle(to: 65)
    #expect(drag.states == ["Armed", "Loading", "Stopped"])
    #expect(drag.view.topInset == 0)
  }
}
