import PullToRefresh
import Testing

/// `TravelSystems.md`, "KDE Kirigami": 500 ms; an indicator of 72 pt whose top must be 36 below the page's, so a pull beyond 108.
@Suite("Kirigami's page")
struct KirigamiRefreshTests {
  @Test("half a second beyond one and a half heights fires, with the finger down")
  func dwell() {
    for (pull, fires) in [(108.0, false), (108.0.nextUp, true)] {
      var drag = EngineDrag(.kirigami)
      drag.pull(to: pull)
      drag.wait(0.499)
      #expect(drag.triggers.isEmpty)
      drag.wait(0.001)
      #expect(drag.triggers == (fires ? [.contact] : []) && drag.callbacks == drag.triggers.count)
    }
  }

  @Test("moves beyond it do not start the half second again; one back below does")
  func restart() {
    var drag = EngineDrag(.kirigami)
    drag.pull(to: 109)
    drag.wait(0.3)
    drag.pull(to: 110)
    drag.wait(0.2)
    #expect(drag.triggers.count == 1)
    drag.send(.endRefreshing)
    drag.pull(to: 111)
    drag.wait(0.4)
    drag.pull(to: 100)
    drag.pull(to: 111)
    drag.wait(0.4)
    #expect(drag.triggers.count == 1)
    drag.wait(0.1)
    #expect(drag.triggers.count == 2)
  }

  @Test("nothing waits for the half second of a pull that is back")
  func broken() {
    var drag = EngineDrag(.kirigami)
    drag.pull(to: 109)
    drag.pull(to: 100)
    #expect(drag.states == ["counting", "idle"] && drag.engine.isIdle && drag.engine.nextTimer == nil)
  }

  @Test("without a finger it fires too")
  func noFinger() {
    var drag = EngineDrag(.kirigami)
    drag.settle(to: 150)
    drag.wait(0.5)
    #expect(drag.triggers == [.settling])
  }

  @Test("it makes no room")
  func noRoom() {
    var drag = EngineDrag(.kirigami, topInset: 12)
    drag.pull(to: 150)
    drag.wait(0.5)
    #expect(drag.view.topInset == 12)
  }
}
