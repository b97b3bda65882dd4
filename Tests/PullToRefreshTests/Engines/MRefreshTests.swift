import PullToRefresh
import Testing

/// Figures and transitions are those of `SeedLibraries.md`.
@Suite("MRefresh")
struct MRefreshTests {
  @Test("an end inside the handler is lost, and the animation goes on")
  func endInside() {
    var drag = EngineDrag(endingInside: .mrefresh)
    drag.pull(to: 120)
    #expect(drag.states == ["loading"])
    #expect(drag.notes.contains(.endIgnored))
    #expect(!drag.engine.isIdle)
  }

  @Test("an end under the finger waits for the lift, and nothing fires again before a new pan")
  func endUnderFinger() {
    var drag = EngineDrag(.mrefresh)
    drag.pull(to: 120)
    drag.send(.endRefreshing)
    #expect(!drag.notes.contains(.stopAnimation))
    drag.lift()
    #expect(drag.notes.last == .stopAnimation)
    drag.settle(to: 130)
    #expect(drag.triggers.count == 1)
    drag.pull(to: 131)
    #expect(drag.triggers.count == 2)
  }

  @Test("a pan that did not fire leaves it armed for an overshoot")
  func staysArmed() {
    var drag = EngineDrag(.mrefresh)
    drag.release(at: 20)
    drag.settle(to: 111)
    #expect(drag.triggers == [.settling])
  }

  @Test("a cancelled pan after an end leaves it animating, so the next refresh starts no animation")
  func cancelled() {
    var drag = EngineDrag(.mrefresh)
    drag.pull(to: 120)
    drag.send(.endRefreshing)
    (drag.view.isTracking, drag.view.isDragging) = (false, false)
    drag.send(.dragCancelled)
    drag.send(.contactEnded)
    drag.settle(to: 0)
    drag.notes = []
    drag.pull(to: 120)
    #expect(drag.callbacks == 2)
    #expect(!drag.notes.contains(.startAnimation))
  }

  @Test("a lift outside its zone makes no room in 0.1.1, and does in 0.2.1")
  func liftOutsideZone() {
    for (system, room) in [(RefreshSystem.mrefresh, 0.0), (.mrefreshRewrite, 100)] {
      var drag = EngineDrag(system)
      drag.pull(to: 150)
      drag.release(at: -50)
      #expect(drag.view.topInset == room)
    }
  }

  @Test("the drawing grows from the start to the threshold")
  func proportion() {
    let readme = MRefreshConfiguration.readme
    #expect(readme.proportion(at: 30) == 0)
    #expect(abs(readme.proportion(at: 70) - 0.5) < 1e-15)
    #expect(readme.proportion(at: 500) == 1)
  }

  @Test("with the start at the threshold the drawing is NaN up to there and whole beyond")
  func degenerate() {
    let odd = MRefreshConfiguration.rewritten(distance: 0, start: 40, insetHeight: 100, insetDuration: 0.25)
    #expect(odd.threshold == 40)
    #expect(odd.proportion(at: 40).isNaN)
    #expect(odd.proportion(at: 41) == 1)
  }
}
