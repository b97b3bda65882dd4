import PullToRefresh
import ScrollPhysics
import Testing

/// What ISRefreshControl does, by `SeedLibraries.md`.
@Suite("ISRefreshControl")
struct ISRefreshControlTests {
  private func drop(_ drag: EngineDrag) -> GumDrop? {
    if case .isRefresh(let control) = drag.engine { control.gum } else { nil }
  }

  @Test("just 105 with a finger down fires, and not a hair before nor without it")
  func threshold() {
    #expect(ISRefreshControl.fires(at: -105, isTracking: true))
    #expect(!ISRefreshControl.fires(at: (-105.0).nextUp, isTracking: true))
    #expect(!ISRefreshControl.fires(at: -200, isTracking: false))
  }

  @Test("it fires in the drag; the room comes at the first callback after the lift, wherever the content is")
  func room() {
    var drag = EngineDrag(.isrefresh, topInset: 64)
    drag.pull(to: 105)
    #expect(drag.triggers == [.contact] && drag.view.topInset == 64)
    drag.release(at: -200)
    #expect(drag.view.topInset == 64)
    drag.settle(to: -201)
    #expect(drag.view.topInset == 108)
  }

  @Test("ended under the finger and back at −5 it fires again in the same drag")
  func refires() {
    var drag = EngineDrag(.isrefresh)
    drag.pull(to: 110)
    drag.send(.endRefreshing)
    drag.pull(to: 6)
    #expect(drag.states.last == "Refreshed")
    drag.pull(to: 5)
    #expect(drag.states.last == "Normal")
    drag.pull(to: 105)
    #expect(drag.triggers.count == 2)
  }

  @Test("an end while the finger is down again waits for −5, else it is Normal after 0.3 s")
  func endWhileDragging() {
    for dragsAgain in [true, false] {
      var drag = EngineDrag(.isrefresh)
      drag.release(at: 110)
      drag.settle(to: 44)
      if dragsAgain { drag.pull(to: 50) }
      drag.send(.endRefreshing)
      #expect(drag.view.topInset == 0 && drag.states.last == "Refreshing")
      drag.wait(0.3)
      #expect(drag.states.last == (dragsAgain ? "Refreshed" : "Normal"))
    }
  }

  @Test("a second end within 0.3 s takes another 44")
  func endTwice() {
    var drag = EngineDrag(.isrefresh)
    drag.release(at: 110)
    drag.settle(to: 44)
    drag.send(.endRefreshing, waiting: 0.1)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == -44)
    drag.wait(0.3)
    #expect(drag.states.suffix(2) == ["Normal", "Normal"])
  }

  @Test("a begin is silent, and its room comes with the next callback")
  func begin() {
    var drag = EngineDrag(.isrefresh)
    drag.send(.beginRefreshing)
    #expect(drag.states == ["Refreshing"] && drag.callbacks == 0 && drag.view.topInset == 0)
    drag.settle(to: 1)
    #expect(drag.view.topInset == 44)
  }

  @Test("the drop's distance is what shows beyond 44, 61 at the trigger, and it shrinks in 0.135 s")
  func distance() throws {
    var drag = EngineDrag(.isrefresh)
    drag.pull(to: 44)
    #expect(drop(drag)?.distance == 0)
    drag.pull(to: 74)
    let half = try #require(drop(drag))
    // Half way to 60: radii half way from 16 to 10 and to 2.5.
    #expect(half.distance == 30 && half.mainRadius == 13 && half.subRadius == 9.25)
    #expect(half.shrunk(at: 9) == 0)
    drag.pull(to: 105)
    let torn = try #require(drop(drag))
    #expect(torn.distance == 61 && torn.drawnDistance == 60 && torn.shrinkingSince == drag.view.time)
    #expect(torn.shrunk(at: drag.view.time + 0.135) == 1)
  }

  @Test("touched while scrolled down it hides, so that it does not come into view by inertia")
  func hides() throws {
    var drag = EngineDrag(.isrefresh)
    drag.release(at: -1)
    drag.settle(to: 50)
    #expect(try #require(control(drag)).isHidden)
    drag.pull(to: 1)
    #expect(try !#require(control(drag)).isHidden)
  }

  private func control(_ drag: EngineDrag) -> ISRefreshControl? {
    if case .isRefresh(let control) = drag.engine { control } else { nil }
  }
}
