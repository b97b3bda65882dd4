import PullToRefresh
import Testing

/// `TravelSystems.md`, "KDE Kirigami": 500 ms; from an overshoot of an indicator's height on, 4 · 18 = 72 pt
/// (PullDownIndicator.qml, `progress >= 1`); before Frameworks 6 its top must be 36 below the page's, so a pull beyond 108.
@Suite("Kirigami's page")
struct KirigamiRefreshTests {
  @Test(
    "half a second at the indicator's height fires, with the finger down; in Frameworks 5 beyond one and a half"
  )
  func dwell() {
    for (system, pull, fires) in [
      (RefreshSystem.kirigami, 72.0.nextDown, false), (.kirigami, 72, true), (.kirigami5, 108, false),
      (.kirigami5, 108.0.nextUp, true),
    ] {
      var drag = EngineDrag(system)
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
    drag.pull(to: 73)
    drag.wait(0.3)
    drag.pull(to: 90)
    drag.wait(0.2)
    #expect(drag.triggers.count == 1)
    drag.send(.endRefreshing)
    drag.pull(to: 74)
    drag.wait(0.4)
    drag.pull(to: 70)
    drag.pull(to: 74)
    drag.wait(0.4)
    #expect(drag.triggers.count == 1)
    drag.wait(0.1)
    #expect(drag.triggers.count == 2)
  }

  @Test("nothing waits for the half second of a pull that is back")
  func broken() {
    var drag = EngineDrag(.kirigami)
    drag.pull(to: 109)
    drag.pull(to: 71)
    #expect(drag.states == ["counting", "idle"] && drag.engine.isIdle && drag.engine.nextTimer == nil)
  }

  @Test("without a finger it fires too")
  func noFinger() {
    var drag = EngineDrag(.kirigami)
    drag.settle(to: 150)
    drag.wait(0.5)
    #expect(drag.triggers == [.settling])
  }

  @Test("it holds room of its indicator's height while it refreshes; none in Frameworks 5")
  func room() {
    for (system, room) in [(RefreshSystem.kirigami, 72.0), (.kirigami5, 0)] {
      var drag = EngineDrag(system, topInset: 12)
      drag.pull(to: 150)
      drag.wait(0.5)
      #expect(drag.view.topInset == 12 + room, "\(system.name)")
      drag.lift()
      drag.settle(to: room)
      drag.send(.endRefreshing)
      #expect(drag.view.topInset == 12 && drag.engine.isIdle, "\(system.name)")
    }
  }

  @Test(
    "a pull that is still there when the work ends begins another half second, as the original compares anew")
  func again() {
    var drag = EngineDrag(.kirigami)
    drag.pull(to: 80)
    drag.wait(0.5)
    drag.send(.endRefreshing)
    #expect(drag.states.suffix(3) == ["refreshing", "idle", "counting"])
    drag.wait(0.5)
    #expect(drag.triggers.count == 2)
  }

  @Test("the half second over: the trigger, the state, the room, and only then the app's callback")
  func order() {
    var page = KirigamiRefresh(originalTopInset: 12)
    var view = ScrollSituation(
      time: 1, contentOffset: -112, topInset: 12, viewportLength: 667, isTracking: true)
    _ = page.handle(.offsetChanged, view)
    view.time = 1.5
    let refreshing = KirigamiRefresh.State.refreshing.rawValue
    #expect(
      [RefreshEffect](page.handle(.timerFired, view))
        == [.trigger(.contact), .enter(refreshing), .setTopInset(84, duration: 0), .callback])
  }

  @Test("an app that begins by itself is not told, and gets room")
  func begin() {
    var drag = EngineDrag(.kirigami, topInset: 12)
    drag.send(.beginRefreshing)
    #expect(drag.callbacks == 0 && drag.triggers.isEmpty && drag.view.topInset == 84)
  }
}
