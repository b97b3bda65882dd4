import PullToRefresh
import Testing

/// What DGElasticPullToRefresh does, by `IOSClones.md`.
@Suite("DGElastic")
struct DGElasticTests {
  private func lifted(at pull: Double) -> EngineDrag {
    var drag = EngineDrag(.dgElastic)
    drag.release(at: pull)
    return drag
  }

  @Test("a lift at just 95 fires, and not a hair before")
  func threshold() {
    #expect(lifted(at: 95).triggers == [.released])
    #expect(lifted(at: 95.0.nextDown).triggers == [])
    #expect(lifted(at: 95.0.nextDown).states == ["dragging", "stopped"])
  }

  @Test("a callback without dragging before the lift's word fires as well, and a cancelled pan does")
  func otherEnds() {
    var drag = EngineDrag(.dgElastic)
    drag.pull(to: 100)
    drag.view.isDragging = false
    drag.send(.offsetChanged)
    #expect(drag.triggers == [.released])
    drag = EngineDrag(.dgElastic)
    drag.pull(to: 100)
    drag.send(.dragCancelled)
    #expect(drag.triggers == [.released])
  }

  @Test("the app is told after the bounce of 0.9 s, and the room is 50 by then")
  func bounce() {
    var drag = lifted(at: 120)
    #expect(drag.states.last == "animatingBounce")
    drag.settle(to: 20)
    drag.wait(0.86)
    #expect(drag.callbacks == 0)
    drag.wait(0.04)
    #expect(drag.callbacks == 1 && drag.states.last == "loading" && drag.view.topInset == 50)
  }

  @Test("a stop in the bounce is undone at its end")
  func stopInBounce() {
    var drag = lifted(at: 120)
    drag.wait(0.1)
    drag.send(.endRefreshing, waiting: 0.45)
    #expect(drag.states.last == "stopped")
    drag.wait(0.5)
    #expect(drag.states.last == "loading" && drag.callbacks == 1)
    #expect(!drag.engine.isIdle)
    drag.send(.endRefreshing, waiting: 0.4)
    #expect(drag.states.last == "stopped" && drag.view.topInset == 0)
  }

  @Test("a stop while idle runs the closing, a stop while it closes is ignored")
  func stopIdle() {
    var drag = EngineDrag(.dgElastic)
    drag.send(.endRefreshing)
    drag.send(.endRefreshing)
    #expect(drag.states == ["animatingToStopped"])
    drag.wait(0.4)
    #expect(drag.states == ["animatingToStopped", "stopped"])
  }

  @Test("content pulled while it loads goes back to its edge")
  func clamps() {
    var control = DGElastic(originalTopInset: 0)
    var view = ScrollSituation(
      time: 0, contentOffset: -100, topInset: 0, viewportLength: 667, isTracking: true, isDragging: true)
    _ = control.handle(.offsetChanged, view)
    view.isDragging = false
    _ = control.handle(.dragEnded, view)
    (view.time, view.topInset, view.contentOffset) = (0.9, 50, -50)
    _ = control.handle(.timerFired, view)
    view.contentOffset = -51
    #expect(Array(control.handle(.offsetChanged, view)) == [.scroll(to: -50, animated: false)])
    view.contentOffset = -50
    #expect(Array(control.handle(.offsetChanged, view)) == [])
  }

  @Test("momentum never fires")
  func momentum() {
    var drag = EngineDrag(.dgElastic)
    drag.settle(to: 150)
    #expect(drag.states == [])
  }

  @Test("the pull is measured from the inset as it is now; one that the host sets is the one it goes back to")
  func hostInset() {
    var drag = EngineDrag(.dgElastic)
    drag.view.topInset = 64
    drag.send(.topInsetChanged)
    drag.release(at: 158)
    #expect(drag.triggers == [])
    drag.release(at: 159)
    #expect(drag.triggers == [.released])
    drag.wait(1)
    #expect(drag.view.topInset == 114)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 64)
  }

  @Test("the wave is 1.6 thirds of what shows, at most 70")
  func wave() {
    #expect(abs(DGElastic.wave(height: 60) - 32) < 1e-12)
    #expect(DGElastic.wave(height: 400) == 70)
  }
}
