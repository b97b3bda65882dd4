import PullToRefresh
import Testing

/// Times and transitions are those of `SeedLibraries.md`.
@Suite("ISAlternativeRefreshControl")
struct ISAlternativeTests {
  @Test("an end within 0.3 s of another runs the whole sequence again")
  func endTwice() {
    var drag = EngineDrag(.isalternative)
    drag.release(at: 95)
    drag.settle(to: 50)
    drag.wait(1)
    drag.states = []
    drag.send(.endRefreshing, waiting: 0.2)
    drag.send(.endRefreshing, waiting: 0.5)
    #expect(drag.states == ["Refreshed", "Normal", "Refreshed", "Normal"])
  }

  @Test("ended while scrolled down it waits for the edge without a finger")
  func waitsForTheEdge() {
    var drag = EngineDrag(.isalternative)
    drag.pull(to: 95)
    drag.settle(to: -200)
    drag.lift()
    drag.send(.endRefreshing, waiting: 1)
    #expect(drag.states.last == "Refreshed")
    drag.view.contentOffset = 0
    drag.view.isTracking = true
    drag.send(.offsetChanged)
    #expect(drag.states.last == "Refreshed")
    drag.view.isTracking = false
    drag.send(.offsetChanged)
    #expect(drag.states.last == "Normal")
  }

  @Test("an end inside the handler is accepted at once")
  func endInside() {
    var drag = EngineDrag(endingInside: .isalternative)
    drag.pull(to: 91)
    #expect(drag.view.topInset == 0)
    drag.wait(0.31)
    #expect(drag.states == ["Refreshing", "Refreshed", "Normal"])
  }

  @Test("progress is not clamped and grows with the pull")
  func progress() {
    let control = ISAlternative(referenceInset: 64)
    #expect(control.progress(-64 - 180) == 2)
    #expect(control.progress(-64 + 45) == -0.5)
    #expect(control.frameOrigin(-130) == -66)
    #expect(control.frameOrigin(-100) == -50)
  }
}
