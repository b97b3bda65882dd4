import PullToRefresh
import Testing

/// Figures and transitions are those of `SeedLibraries.md`.
@Suite("JackrabbitRefresh")
struct JackrabbitTests {
  @Test("a pull that met without a refresh stays joined for good")
  func stickyLatch() {
    // At 667 the control fires at 132.11, well beyond 99.17.
    var drag = EngineDrag(.jackrabbit)
    drag.pull(to: 100)
    #expect(drag.triggers.isEmpty)
    drag.lift()
    drag.settle(to: 0)
    #expect(drag.states == ["Pulling", "Connected"])
    #expect(drag.engine.isIdle)
  }

  @Test("the turning begins at the first callback after the trigger, and ends at the end of a quarter turn")
  func turning() {
    var drag = EngineDrag(.jackrabbit, viewport: 480)
    // At 480 the control fires at 95.07, before the graphics meet.
    drag.pull(to: 96)
    #expect(drag.triggers == [.contact])
    #expect(drag.states.last == "Connected")
    drag.pull(to: 90)
    #expect(drag.states.last == "Animating")
    drag.send(.endRefreshing, waiting: 0.28)
    #expect(drag.states.last == "Animating")
    drag.wait(0.03)
    #expect(drag.states.last == "Exiting")
    drag.lift()
    drag.settle(to: 0)
    #expect(drag.states.last == "idle")
  }

  @Test("without a callback after the trigger nothing turns")
  func noCallback() {
    var drag = EngineDrag(.jackrabbit)
    drag.send(.beginRefreshing, waiting: 3)
    #expect(drag.states == ["Connected"])
    #expect(drag.engine.nextTimer == nil)
  }

  @Test("the distance is compared in 32-bit float")
  func floatDistance() {
    let layout = JackrabbitLayout()
    #expect(!layout.haveMet(pull: 99.16666668))
    #expect(layout.haveMet(pull: 99.1666667))
    #expect(abs(JackrabbitLayout.meetingPull(width: 60) - 99.0 - 1.0 / 6) < 1e-12)
  }

  @Test("graphics without a size have met from the first")
  func noSize() {
    let layout = JackrabbitLayout(compassWidth: 0, compassHeight: 0, spinnerWidth: 0, spinnerHeight: 0)
    #expect(layout.haveMet(pull: 0))
  }
}
