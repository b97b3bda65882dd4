import PullToRefresh
import Testing

/// Numbers are those of `ObservedRefreshControl.md`.
@Suite("UIRefreshControl")
struct UIRefreshControlTests {
  @Test(
    "the trigger height is the observed one at every length",
    arguments: [
      (480.0, 95.07), (504, 99.82), (568, 112.5), (667, 132.11), (812, 160.83), (844, 167.17), (371, 73.68),
      (759, 150.3301056338028),
    ])
  func triggerHeight(viewport: Double, expected: Double) {
    #expect(abs(UIRefreshControl.triggerHeight(viewport: viewport, titleHeight: 0) - expected) < 0.005)
  }

  @Test("the live reading is met to 13 digits")
  func liveReading() {
    let height = UIRefreshControl.triggerHeight(viewport: 759, titleHeight: 0)
    #expect(abs(height - 150.3301056338028) < 1e-12)
  }

  @Test("one sample from rest to the control's height under a finger leaves it idle")
  func sparseSamples() {
    var control = UIRefreshControl(viewport: 568, originalTopInset: 0)
    var view = ScrollSituation(
      time: 0, contentOffset: -60, topInset: 0, viewportLength: 568, isTracking: true)
    #expect(control.handle(.offsetChanged, view).count == 0)
    view.contentOffset = -130
    #expect(control.handle(.offsetChanged, view).count == 0)
    view.contentOffset = -59.9
    _ = control.handle(.offsetChanged, view)
    #expect(control.state == UIRefreshControl.State.revealing.rawValue)
  }

  @Test("a bounce caught by a finger arms again at three quarters of the trigger height")
  func takeover() {
    for (pull, state) in [(84.375, UIRefreshControl.State.revealing), (84.4, .bounceIgnored)] {
      var drag = EngineDrag(.uirefreshcontrol, viewport: 568)
      drag.settle(to: 90)
      drag.pull(to: pull)
      #expect(drag.engine.state == state.rawValue)
    }
  }

  @Test("ended under the finger it waits for the last 5 points")
  func endedWhileTracking() {
    var drag = EngineDrag(.uirefreshcontrol, viewport: 568)
    drag.pull(to: 113)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 0)
    drag.pull(to: 5.1)
    drag.pull(to: 113)
    #expect(drag.triggers.count == 1)
    drag.pull(to: 5)
    drag.pull(to: 113)
    #expect(drag.triggers.count == 2)
  }

  @Test("a bounce's last 5 points are one entry of bounceIgnored, however many frames it takes")
  func oneEntryABounce() {
    var control = UIRefreshControl(viewport: 568, originalTopInset: 0)
    var view = ScrollSituation(
      time: 0, contentOffset: 0, topInset: 0, viewportLength: 568, isDecelerating: true, isBouncing: true)
    var entered: [UInt8] = []
    for offset in [-8.0, -6, -4.9, -4, -3, -2, -1, -0.5] {
      view.contentOffset = offset
      for case .enter(let state) in [RefreshEffect](control.handle(.offsetChanged, view)) {
        entered.append(state)
      }
    }
    (view.contentOffset, view.isDecelerating, view.isBouncing) = (-0.2, false, false)
    for case .enter(let state) in [RefreshEffect](control.handle(.offsetChanged, view)) {
      entered.append(state)
    }
    #expect(entered == [UIRefreshControl.State.bounceIgnored, .idle].map(\.rawValue))
  }

  @Test("a second end scrolls to the edge again while the control goes away, but not in a bounce")
  func secondEndScrolls() {
    var control = UIRefreshControl(viewport: 568, originalTopInset: 64)
    var view = ScrollSituation(time: 0, contentOffset: -124, topInset: 64, viewportLength: 568)
    _ = control.handle(.beginRefreshing, view)
    view.topInset = 124
    let first = [RefreshEffect](control.handle(.endRefreshing, view))
    #expect(first.last == .scroll(to: -64, animated: true))
    (view.topInset, view.contentOffset) = (64, -100)
    #expect([RefreshEffect](control.handle(.endRefreshing, view)) == [.scroll(to: -64, animated: true)])
    view.isBouncing = true
    #expect(control.handle(.endRefreshing, view).count == 0)
  }

  @Test("a second end and an end without a refresh change no state")
  func endTwice() {
    var drag = EngineDrag(.uirefreshcontrol, viewport: 568)
    drag.send(.endRefreshing)
    drag.release(at: 113)
    drag.send(.endRefreshing)
    let states = drag.states
    drag.send(.endRefreshing)
    #expect(drag.states == states)
    #expect(drag.view.topInset == 0)
  }

  @Test("an inset set by the host during the refresh stays when the control's goes")
  func hostInset() {
    var drag = EngineDrag(.uirefreshcontrol, viewport: 568)
    drag.send(.beginRefreshing)
    drag.view.topInset = 148
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 88)
  }

  @Test("one pull goes through the states of the table above its code, in their order")
  func states() {
    var drag = EngineDrag(.uirefreshcontrol, viewport: 568)
    drag.release(at: 113)
    drag.settle(to: 60)
    drag.send(.endRefreshing)
    drag.settle(to: 0)
    #expect(drag.states == ["revealing", "snapping", "refreshing", "goingAway", "idle"])
    drag.settle(to: 30)
    drag.pull(to: 20)
    drag.pull(to: 113)
    drag.send(.endRefreshing)
    drag.pull(to: 0)
    #expect(
      drag.states.dropFirst(5) == [
        "bounceIgnored", "revealing", "snapping", "refreshing", "endedWhileTracking", "idle",
      ])
  }

  @Test("haptics stay within their bounds")
  func haptics() {
    #expect(UIRefreshControl.springStiffness(velocity: -0.1) == 5)
    #expect(UIRefreshControl.springStiffness(velocity: 10) == 150)
    #expect(UIRefreshControl.hapticIntensity(stiffness: 150) == 1)
  }
}
