import PullToRefresh
import Testing

/// What MJRefresh's header does, by `IOSClones.md`.
@Suite("MJRefresh")
struct MJRefreshTests {
  @Test("a drag beyond 54 and the inset arms, just there it does not")
  func threshold() {
    #expect(!MJRefresh.arms(at: -54, inset: 0))
    #expect(MJRefresh.arms(at: (-54.0).nextDown, inset: 0))
    #expect(!MJRefresh.arms(at: -118, inset: 64))
    #expect(MJRefresh.arms(at: (-118.0).nextDown, inset: 64))
  }

  @Test(
    "the first callback after the lift makes room and forces the content there; the app is told after 0.25 s")
  func fires() {
    var drag = EngineDrag(.mj)
    drag.release(at: 70)
    drag.settle(to: 50)
    #expect(drag.states == ["Pulling", "Refreshing"])
    #expect(drag.triggers == [.released])
    #expect(drag.callbacks == 0)
    drag.wait(0.26)
    #expect(drag.callbacks == 1)
  }

  @Test("an end within the 0.25 s is Idle at once, and the app is told all the same")
  func endEarly() {
    var drag = EngineDrag(.mj)
    drag.release(at: 70)
    drag.settle(to: 50)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "Idle")
    drag.wait(1)
    #expect(drag.callbacks == 1)
    #expect(drag.view.topInset == 0 && drag.engine.isIdle)
  }

  @Test("a lift above the top leaves it Pulling, and it fires once the content is back")
  func liftAbove() {
    var drag = EngineDrag(.mj)
    drag.pull(to: 70)
    drag.view.contentOffset = 5
    drag.send(.offsetChanged)
    drag.lift()
    drag.view.contentOffset = 3
    drag.send(.offsetChanged)
    #expect(drag.states == ["Pulling"])
    drag.view.contentOffset = 0
    drag.send(.offsetChanged)
    #expect(drag.states == ["Pulling", "Refreshing"])
    // The lift was seen before and did nothing: it is the motion that fires.
    #expect(drag.triggers == [.settling])
  }

  @Test("on the way to where the content is forced no room changes, but a finger's offset counts")
  func forced() {
    var drag = EngineDrag(.mj)
    drag.release(at: 70)
    drag.settle(to: 30)
    drag.wait(0.1)
    drag.settle(to: 40)
    #expect(drag.view.topInset == 54)
    drag.pull(to: 40)
    #expect(drag.view.topInset == 40)
  }

  @Test("a cancelled pan gets no room, and the app is told")
  func cancelled() {
    var drag = EngineDrag(.mj)
    drag.pull(to: 70)
    (drag.view.isTracking, drag.view.isDragging) = (false, false)
    drag.send(.dragCancelled)
    drag.view.contentOffset = -65
    drag.send(.offsetChanged)
    #expect(drag.states.last == "Refreshing" && drag.view.topInset == 0)
    drag.wait(0.3)
    #expect(drag.callbacks == 1)
    // The next callback makes room for what shows.
    drag.view.contentOffset = -30
    drag.send(.offsetChanged)
    #expect(drag.view.topInset == 30)
  }

  @Test("an end while Pulling is undone by the next sample of the drag")
  func endWhilePulling() {
    var drag = EngineDrag(.mj)
    drag.pull(to: 70)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "Idle")
    drag.pull(to: 71)
    #expect(drag.states == ["Pulling", "Idle", "Pulling"])
  }

  @Test("a change of the inset by the host survives, as only what was added is taken")
  func hostInset() {
    var drag = EngineDrag(.mj)
    drag.release(at: 70)
    drag.view.contentOffset = -60
    drag.send(.offsetChanged)
    drag.view.topInset = 54 + 64
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 64)
  }

  @Test("a begin makes room at once; out of any window it waits to be drawn")
  func begin() {
    var drag = EngineDrag(.mj)
    drag.send(.beginRefreshing)
    #expect(drag.states == ["Refreshing"] && drag.triggers == [] && drag.view.topInset == 54)

    var header = MJRefresh(originalTopInset: 0)
    header.isInWindow = false
    let view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667)
    #expect(Array(header.handle(.beginRefreshing, view)) == [.enter(3)])
    var effects = RefreshEffects()
    header.draw(view, &effects)
    #expect(
      Array(effects) == [
        .enter(2), .setTopInset(54, duration: 0.25), .scroll(to: -54, animated: false),
      ])
  }
}
