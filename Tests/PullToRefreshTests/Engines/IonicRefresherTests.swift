import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: slop 5, 0.4 of 360 px, told after 125 ms, back in progress · 0.5 s, 200 ms to close.
@Suite("Ionic's refresher on Android")
struct IonicRefresherTests {
  /// A touch captured at its slop and shown a pixel further, then brought to `deltaY`.
  private func drag(to deltaY: Double) -> EngineDrag {
    var drag = EngineDrag(.ionic)
    drag.swipe(5, 6, 5 + deltaY)
    return drag
  }

  @Test("the lift fires beyond 144 px after the slop, and the app is told 125 ms later")
  func lift() {
    #expect(drag(to: 144).triggers.isEmpty)
    var drag = self.drag(to: 144.001)
    #expect(drag.triggers == [.released] && drag.callbacks == 0 && drag.states == ["pulling"])
    drag.wait(0.124)
    #expect(drag.callbacks == 0)
    drag.wait(0.001)
    #expect(drag.callbacks == 1 && drag.states == ["pulling", "refreshing"])
    drag.send(.endRefreshing, waiting: 0.199)
    #expect(drag.states.last == "completing")
    drag.wait(0.001)
    #expect(drag.states.last == "inactive" && drag.engine.isIdle)
  }

  /// By hand: 90 px are a progress of 0.25, whose way back takes 0.125 s.
  @Test("a pull that is given up goes back for half a second of its progress, and hears nothing as long")
  func back() {
    for (wait, hears) in [(0.12, false), (0.126, true)] {
      var drag = self.drag(to: 90)
      drag.wait(wait)
      drag.swipe(5, 6, 205)
      #expect(drag.triggers.isEmpty != hears)
    }
  }

  /// 0.7 · step + 0.3 · what was before: 10 down and 4 up is 0.7·(−4) + 0.3·7 = −0.7; 3 up is 0.
  @Test("a first move upwards is out for the touch, unless what it came with outweighs it")
  func upwards() {
    for (second, isOut) in [(6.0, true), (7.0, false), (12.0, false)] {
      var drag = EngineDrag(.ionic)
      drag.swipe(10, second, 200)
      #expect(drag.triggers.isEmpty == isOut, "\(second)")
    }
  }

  @Test("an end without a refresh makes it inactive 0.7 s later, whatever goes on then")
  func unasked() {
    var drag = EngineDrag(.ionic)
    drag.touch(5, 6)
    drag.send(.endRefreshing)
    drag.sample(205)
    drag.lift()
    drag.wait(0.125)
    #expect(drag.states == ["pulling", "completing", "refreshing"])
    drag.wait(0.575)
    #expect(drag.states.last == "inactive" && drag.callbacks == 1)
  }
}
