import PullToRefresh
import Testing

/// What ODRefreshControl does, by `IOSClones.md`.
@Suite("ODRefreshControl")
struct ODRefreshControlTests {
  @Test("the drop tears at just 96, and not a hair before")
  func threshold() {
    #expect(ODRefreshControl.tears(at: -96))
    #expect(!ODRefreshControl.tears(at: (-96.0).nextUp))
    #expect(ODRefreshControl.stretch(at: -43) == 0)
    #expect(ODRefreshControl.stretch(at: -69.5) == 26.5)
    #expect(ODRefreshControl.stretch(at: -500) == 53)
  }

  // The original: the layer's `pathMorph` of 0.15 s, then `animateWithDuration: 0.2 delay: 0.15` of the spinner.
  @Test("once the drop has shrunk for 0.15 s, the spinner grows for 0.2 s")
  func spinner() {
    var control = ODRefreshControl(originalTopInset: 0)
    let view = ScrollSituation(
      time: 0, contentOffset: -96, topInset: 0, viewportLength: 667, isTracking: true, isDragging: true)
    _ = control.handle(.offsetChanged, view)
    #expect(control.tornAt == 0)
    #expect(control.spinner.start == 0.15 && control.spinner.duration == 0.2)
    #expect(control.spinner.value(at: 0.15) == 0 && control.spinner.value(at: control.spinner.end) == 1)
    #expect(abs(control.spinner.value(at: 0.25) - 0.5) < 1e-9)
  }

  @Test("it fires in the drag, and without any finger")
  func noFinger() {
    var drag = EngineDrag(.od)
    drag.pull(to: 96)
    #expect(drag.triggers == [.contact])
    drag = EngineDrag(.od)
    drag.settle(to: 97)
    #expect(drag.triggers == [.settling])
  }

  @Test("the room comes once the content is back within 44 and no finger drags")
  func room() {
    var drag = EngineDrag(.od)
    drag.pull(to: 100)
    drag.pull(to: 30)
    #expect(drag.view.topInset == 0)
    drag.release(at: 60)
    drag.settle(to: 45)
    #expect(drag.view.topInset == 0)
    drag.settle(to: 44)
    #expect(drag.view.topInset == 44)
  }

  @Test("content that scrolls up from below without a finger disables it until the edge is seen again")
  func fastFlick() {
    var drag = EngineDrag(.od)
    for offset in [50.0, 20, -100] {
      drag.view.contentOffset = offset
      drag.send(.offsetChanged)
    }
    #expect(drag.states == ["cannotRefresh"])
    drag.view.contentOffset = 50
    drag.send(.offsetChanged)
    #expect(drag.states == ["cannotRefresh", "canRefresh"])
    drag.settle(to: -20)
    #expect(drag.states.count == 3)
    drag.settle(to: 20)
    drag.settle(to: 0)
    #expect(drag.states.last == "canRefresh")
    drag.settle(to: 96)
    #expect(drag.triggers == [.settling])
  }

  @Test("after an end it waits for the edge, and the inset is written again after 0.4 s")
  func end() {
    var drag = EngineDrag(.od)
    drag.pull(to: 100)
    drag.send(.endRefreshing)
    drag.pull(to: 110)
    #expect(drag.triggers.count == 1)
    drag.pull(to: 0)
    drag.pull(to: 100)
    #expect(drag.triggers.count == 2)
    drag.lift()
    drag.settle(to: 44)
    #expect(drag.view.topInset == 44)
    // The closing animation of the first refresh takes the room of the second.
    drag.wait(0.4)
    #expect(drag.view.topInset == 0)
  }

  @Test("with section headers the room follows the content, also under a finger once there is room")
  func sectionHeaders() {
    var drag = EngineDrag(.od(ODRefreshControl(originalTopInset: 0, hasSectionHeaders: true)))
    drag.release(at: 100)
    drag.settle(to: 30)
    #expect(drag.view.topInset == 30)
    drag.pull(to: 40)
    #expect(drag.view.topInset == 40)
    drag.settle(to: -5)
    #expect(drag.view.topInset == 0)
  }

  @Test("a begin makes room, forces the content there and tells nobody")
  func begin() {
    var control = ODRefreshControl(originalTopInset: 64)
    let view = ScrollSituation(time: 0, contentOffset: -64, topInset: 64, viewportLength: 667)
    #expect(
      Array(control.handle(.beginRefreshing, view)) == [
        .setTopInset(108, duration: 0), .scroll(to: -108, animated: false), .enter(1),
      ])
  }

  @Test("an inset from the host becomes the one it goes back to")
  func hostInset() {
    var drag = EngineDrag(.od)
    drag.pull(to: 100)
    drag.view.topInset = 20
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 20)
  }

  @Test(
    "what the host adds to the inset in a refresh is taken with the room: the 44 pt stay, in od-fixed they go"
  )
  func hostInsetInRefresh() {
    for (system, inset) in [(RefreshSystem.od, 108.0), (.od.fixed, 64)] {
      var drag = EngineDrag(system)
      drag.release(at: 100)
      drag.settle(to: 44)
      #expect(drag.view.topInset == 44)
      drag.view.topInset += 64
      drag.send(.topInsetChanged)
      drag.send(.endRefreshing, waiting: 1)
      #expect(drag.view.topInset == inset)
    }
  }

  @Test("an end inside the handler is accepted, and nothing fires until the edge")
  func endInside() {
    var drag = EngineDrag(endingInside: .od)
    drag.pull(to: 120)
    #expect(drag.states == ["refreshing", "cannotRefresh"])
    #expect(drag.triggers.count == 1)
  }
}
