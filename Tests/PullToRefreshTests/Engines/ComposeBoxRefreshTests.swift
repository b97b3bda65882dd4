import Testing

/// Numbers are those of `TravelSystems.md`: 80 dp, half of the travel; hiding from half the threshold takes 150 ms:
/// (1 + s)·e^(−s) = 0.01/0.5 at s = 5.8339, over √1500 is 150.63 ms, in whole milliseconds.
@Suite("Compose Material 3's PullToRefreshBox")
struct ComposeBoxRefreshTests {
  @Test("a lift fires beyond 80 dp of pull, 160 of travel, and the app is told at once")
  func threshold() {
    for (travel, fires) in [(160, false), (160.0.nextUp, true)] {
      var drag = EngineDrag(.composeMaterial3)
      drag.swipe(40, travel)
      #expect(drag.triggers == (fires ? [.released] : []) && drag.callbacks == drag.triggers.count)
      #expect(drag.states.last == (fires ? "refreshing" : "hiding"))
    }
  }

  @Test("it hides on a spring, and for as long pulls move nothing")
  func hides() {
    var drag = EngineDrag(.composeMaterial3)
    drag.swipe(80)
    drag.wait(0.1)
    drag.touch(400)
    #expect(drag.engine.pull(drag.view) == 40)
    drag.wait(0.06)
    #expect(drag.states.last == "idle" && drag.engine.pull(drag.view) == 0)
    drag.sample(460)
    #expect(drag.engine.pull(drag.view) == 30)
  }

  @Test("an end hides it, from the threshold")
  func ends() {
    var drag = EngineDrag(.composeMaterial3)
    drag.swipe(200)
    drag.wait(1)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "hiding")
    drag.wait(0.170)
    #expect(drag.states.last == "hiding")
    drag.wait(0.0011)
    #expect(drag.states.last == "idle")
  }

  @Test("past the threshold the indicator moves ever less, up to two thresholds, and refreshes at one")
  func place() {
    for (travel, share) in [(80.0, 0.5), (320, 1.75), (480, 2), (900, 2)] {
      var drag = EngineDrag(.composeMaterial3)
      drag.touch(travel)
      #expect(drag.engine.ownProgress(drag.view) == share)
    }
    var drag = EngineDrag(.composeMaterial3)
    drag.swipe(200)
    drag.wait(1)
    #expect(drag.engine.ownProgress(drag.view) == 1)
  }
}
