import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md` at a viewport of 600: armed at 100. Lines are those of
/// lib/src/custom_refresh_indicator.dart at 80f43315.
@Suite("custom_refresh_indicator")
struct CustomRefreshIndicatorTests {
  private func drag(overscrolls: Bool) -> EngineDrag {
    EngineDrag(
      RefreshEngine(
        .customRefreshIndicator, viewport: 600, originalTopInset: 0, contentOverscrolls: overscrolls), 600)
  }

  private func value(_ drag: EngineDrag) -> Double? {
    guard case .customRefreshIndicator(let indicator) = drag.engine else { return nil }
    return indicator.value(at: drag.view.time)
  }

  // `_handleScrollEndNotification`: armed, `_start()`, whose `animateTo(1.0)` takes 150 ms.
  @Test("on content that clamps a lift fires from a sixth of the viewport, and tells the app 0.15 s later")
  func clamping() {
    for (travel, fires) in [(100.0.nextDown, false), (100.5, true), (300, true)] {
      var drag = drag(overscrolls: false)
      drag.swipe(travel)
      #expect(drag.triggers == (fires ? [.released] : []) && drag.callbacks == 0)
      #expect(drag.states.last == (fires ? "settling" : "canceling"))
      drag.wait(0.1499)
      #expect(drag.callbacks == 0)
      drag.wait(0.0002)
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  // `animateTo` of Flutter's AnimationController: a value that is there already takes no time.
  @Test("just a sixth tells the app at once")
  func justEnough() {
    var drag = drag(overscrolls: false)
    drag.swipe(100)
    #expect(drag.callbacks == 1 && drag.states == ["dragging", "armed", "settling", "loading"])
  }

  // `extentBefore > 0.0`: `_hide()`; 300 ms times the value, which is 1.2.
  @Test("on content that clamps a move back gives the pull up, and the next drag waits until it has gone")
  func moveBack() {
    var drag = drag(overscrolls: false)
    drag.touch(120)
    #expect(drag.states.last == "armed" && value(drag) == 1.2)
    drag.sample(119)
    #expect(drag.states.last == "canceling")
    drag.sample(200)
    drag.lift()
    #expect(drag.triggers.isEmpty)
    // A millisecond of it passed with the sample.
    drag.wait(0.358)
    #expect(drag.states.last == "canceling")
    drag.touch()
    drag.wait(0.002)
    #expect(drag.states.last == "idle")
    drag.sample(200)
    drag.lift()
    #expect(drag.triggers.isEmpty)
    drag.swipe(200)
    #expect(drag.triggers == [.released])
  }

  @Test("a drag that first goes up never pulls")
  func upFirst() {
    var drag = drag(overscrolls: false)
    drag.swipe(-1, 200)
    #expect(drag.states == ["dragging", "canceling", "idle"] && drag.triggers.isEmpty)
  }

  // `_calculateDragOffset`: 0 < value < 1 while armed is dragging.
  @Test("on content that bounces pulling back disarms, and content scrolled down gives the pull up")
  func disarms() {
    var drag = drag(overscrolls: true)
    drag.pull(to: 120)
    drag.pull(to: 99)
    #expect(drag.states == ["dragging", "armed", "dragging"])
    drag.pull(to: 100)
    #expect(drag.states.last == "armed")
    drag.pull(to: -3)
    #expect(drag.states.suffix(2) == ["dragging", "canceling"])
    drag.wait(0.3)
    drag.pull(to: 200)
    #expect(drag.states.last == "idle")
  }

  // `isArmed && dragDetails == null`, asked before the update counts.
  @Test("on content that bounces the first change after the lift fires")
  func bouncing() {
    for (pull, fires) in [(100.0.nextDown, false), (100, true)] {
      var drag = drag(overscrolls: true)
      drag.pull(to: pull)
      drag.view.isDecelerating = true
      drag.lift()
      #expect(drag.triggers.isEmpty)
      drag.settle(to: pull - 1)
      #expect(drag.triggers == (fires ? [.released] : []))
    }
  }

  @Test("content still on its way out arms without a finger, and fires with the change after that")
  func settling() {
    var drag = drag(overscrolls: true)
    drag.pull(to: 90)
    drag.view.isDecelerating = true
    drag.lift()
    drag.settle(to: 100)
    #expect(drag.states.last == "armed" && drag.triggers.isEmpty)
    drag.settle(to: 104)
    #expect(drag.triggers == [.settling])
  }

  @Test("content that comes by itself, or a drag that began below the top, does nothing")
  func onEdge() {
    var drag = drag(overscrolls: true)
    drag.settle(to: 200)
    drag.settle(to: -20)
    drag.pull(to: 200)
    drag.view.isDecelerating = true
    drag.lift()
    drag.settle(to: 0)
    #expect(drag.states.isEmpty && drag.triggers.isEmpty)
  }

  // `_hideAfterRefresh`: no complete state as it comes, `animateTo(0.0)` in 100 ms.
  @Test("after the work it goes in 0.1 s, and a drag meanwhile does nothing")
  func ends() {
    var drag = drag(overscrolls: false)
    drag.swipe(120)
    drag.wait(0.2)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "finalizing" && value(drag) == 1)
    drag.wait(0.05)
    #expect(abs((value(drag) ?? 0) - 0.5) < 1e-9)
    drag.swipe(200)
    #expect(drag.triggers.count == 1)
    drag.wait(0.1)
    #expect(drag.states.last == "idle" && drag.engine.isIdle)
    drag.swipe(200)
    #expect(drag.triggers.count == 2)
  }

  // `show`: `animateTo(1.0)` in 300 ms, then armed, settling and loading at once.
  @Test("a begin comes out in 0.3 s, then calls the app")
  func begin() {
    var drag = drag(overscrolls: true)
    drag.send(.beginRefreshing, waiting: 0.15)
    #expect(drag.states == ["dragging"] && abs((value(drag) ?? 0) - 0.5) < 1e-9)
    drag.wait(0.16)
    #expect(drag.states == ["dragging", "armed", "settling", "loading"])
    #expect(drag.triggers.isEmpty && drag.callbacks == 1)
  }

  // The edge is not known in `show`: `case null: _hide()`; a scroll's end hides as well. The future it waits for never comes.
  @Test("a scroll that is no pull loses a begin that is on its way out")
  func lostBegin() {
    var drag = drag(overscrolls: false)
    drag.send(.beginRefreshing, waiting: 0.1)
    drag.swipe(-10)
    #expect(drag.states == ["dragging", "canceling"])
    drag.wait(1)
    #expect(drag.callbacks == 0 && drag.states.last == "idle")
  }

  @Test("a pull on its way out takes it over, and decides by itself")
  func pulledBegin() {
    for (travel, fires) in [(40.0, false), (140, true)] {
      var drag = drag(overscrolls: false)
      drag.send(.beginRefreshing, waiting: 0.1)
      drag.swipe(travel)
      #expect(drag.triggers == (fires ? [.released] : []))
      drag.wait(1)
      #expect(drag.callbacks == drag.triggers.count)
    }
  }
}
