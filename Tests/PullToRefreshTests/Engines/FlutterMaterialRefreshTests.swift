import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md` at a viewport of 600: armed at 100, fires at the lift from 150.
@Suite("Flutter's Material indicator")
struct FlutterMaterialRefreshTests {
  private func drag(_ system: RefreshSystem = .flutterMaterial, overscrolls: Bool) -> EngineDrag {
    EngineDrag(
      RefreshEngine(
        system, viewport: 600, originalTopInset: 0, contentOverscrolls: overscrolls), 600)
  }

  @Test("on content that clamps a lift fires from a quarter of the viewport, and tells the app 0.15 s later")
  func clamping() {
    for (travel, fires) in [(150.0.nextDown, false), (150, true)] {
      var drag = drag(overscrolls: false)
      drag.swipe(travel)
      #expect(drag.triggers == (fires ? [.released] : []) && drag.callbacks == 0)
      #expect(drag.states.last == (fires ? "snap" : "canceled"))
      drag.wait(0.15)
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  @Test("pulling back does not disarm, and the value stays at 2/3")
  func floor() {
    var drag = drag(overscrolls: false)
    drag.touch(100)
    #expect(drag.states == ["drag", "armed"])
    drag.sample(10)
    #expect(drag.states.last == "armed")
    guard case .flutterMaterial(let indicator) = drag.engine else { return }
    #expect(indicator.value == 1 / 1.5)
    drag.lift()
    #expect(drag.triggers.isEmpty && drag.states.last == "canceled")
  }

  @Test("up to 3.16 content that scrolls down cancels an armed pull, and since then it does not")
  func contentScrolls() {
    for (system, state) in [(RefreshSystem.flutterMaterial3x16, "canceled"), (.flutterMaterial, "armed")] {
      var drag = drag(system, overscrolls: false)
      drag.touch(200)
      drag.view.contentOffset = 3
      drag.send(.offsetChanged)
      #expect(drag.states.last == state)
    }
  }

  @Test("up to 3.16 the end of a scroll fires from a sixth of the viewport")
  func firesFromArming() {
    for (travel, fires) in [(100.0.nextDown, false), (100, true)] {
      var drag = drag(.flutterMaterial3x16, overscrolls: false)
      drag.swipe(travel)
      #expect(drag.triggers == (fires ? [.released] : []))
    }
  }

  @Test("without a finger, clamped content that is flung down the list fires an armed pull")
  func flung() {
    var drag = drag(overscrolls: false)
    drag.touch(120)
    drag.view.isDecelerating = true
    drag.lift()
    #expect(drag.triggers.isEmpty)
    drag.settle(to: -30)
    #expect(drag.triggers == [.released])
  }

  @Test("on content that bounces the first change after the lift fires, from a sixth of the viewport")
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

  @Test(
    "a scroll that ends without a motion fires from a quarter of the viewport, on content that bounces too")
  func endWithoutMotion() {
    for (pull, fires) in [(150.0.nextDown, false), (150, true)] {
      var drag = drag(overscrolls: true)
      drag.pull(to: pull)
      #expect(drag.states.last == "armed")
      // A finger takes hold again before any motion is seen.
      drag.lift()
      #expect(drag.triggers == (fires ? [.released] : []))
      #expect(drag.states.last == (fires ? "snap" : "canceled"))
    }
  }

  @Test("content still on its way out arms without a finger")
  func settling() {
    var drag = drag(overscrolls: true)
    drag.pull(to: 90)
    drag.view.isDecelerating = true
    drag.lift()
    drag.settle(to: 110)
    #expect(drag.triggers == [.settling])
  }

  @Test("content that comes by itself, or a drag that began below the top, does nothing")
  func onEdge() {
    var drag = drag(overscrolls: true)
    drag.settle(to: 200)
    #expect(drag.states.isEmpty)
    drag.settle(to: -20)
    drag.pull(to: 200)
    drag.view.isDecelerating = true
    drag.lift()
    drag.settle(to: 0)
    #expect(drag.states.isEmpty && drag.triggers.isEmpty)
  }

  @Test("a drag within the 0.2 s after the work does nothing")
  func afterDone() {
    var drag = drag(overscrolls: false)
    drag.swipe(200)
    drag.wait(0.15)
    drag.send(.endRefreshing, waiting: 0.1)
    drag.swipe(200)
    #expect(drag.triggers.count == 1)
    drag.wait(0.1)
    drag.swipe(200)
    #expect(drag.triggers.count == 2)
  }

  @Test("a begin calls the app as a pull does")
  func begin() {
    var drag = drag(overscrolls: true)
    drag.send(.beginRefreshing, waiting: 0.15)
    #expect(drag.triggers.isEmpty && drag.callbacks == 1 && drag.states == ["snap", "refresh"])
  }
}
