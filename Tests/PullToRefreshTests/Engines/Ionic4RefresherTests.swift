import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: slop 20, lift from 60, drag beyond 120.
@Suite("Ionic's refresher of version 4")
struct Ionic4RefresherTests {
  private static let slop = 20.0

  @Test("the lift fires from 60 px after the slop")
  func lift() {
    for (deltaY, fires) in [(60.0.nextDown - 1e-9, false), (60, true)] {
      var drag = EngineDrag(.ionic4)
      drag.swipe(Self.slop, Self.slop + deltaY)
      #expect(drag.triggers == (fires ? [.released] : []))
    }
  }

  @Test("the drag itself fires beyond 120 px")
  func inDrag() {
    for (deltaY, triggers) in [(120.0, [TriggerPhase]()), (121, [.contact])] {
      var drag = EngineDrag(.ionic4)
      drag.touch(Self.slop, Self.slop + deltaY)
      #expect(drag.triggers == triggers && drag.callbacks == triggers.count)
    }
  }

  @Test("deltaY counts from the sample that left the slop")
  func capture() {
    var drag = EngineDrag(.ionic4)
    drag.touch(19, 50)
    #expect(drag.states.isEmpty)
    drag.sample(80)
    #expect(drag.engine.pull(drag.view) == 30)
  }

  @Test("40° from the vertical it is no pull, whatever follows; below that it is")
  func angle() {
    for (angle, states) in [(39.0, ["pulling"]), (40.0.nextDown, ["pulling"]), (40, []), (41, [])] {
      var drag = EngineDrag(.ionic4)
      drag.touch()
      drag.view.axisAngle = angle
      drag.sample(Self.slop)
      drag.view.axisAngle = 0
      drag.sample(50)
      #expect(drag.states == states)
    }
  }

  @Test("a second finger freezes the pull; a cancel ends it as a lift does")
  func fingersAndCancel() {
    var drag = EngineDrag(.ionic4)
    drag.touch(Self.slop, 100)
    drag.setFingers(2)
    drag.sample(30)
    drag.cancel()
    #expect(drag.triggers == [.released])
  }

  @Test("after the work it closes for 0.6 s, in which no touch begins a pull")
  func closing() {
    var drag = EngineDrag(.ionic4)
    drag.swipe(Self.slop, 100)
    drag.send(.endRefreshing, waiting: 0.5)
    drag.swipe(Self.slop, 100)
    #expect(drag.triggers.count == 1 && drag.states.last == "completing")
    drag.wait(0.1)
    #expect(drag.states.last == "inactive" && drag.engine.isIdle)
    drag.swipe(Self.slop, 100)
    #expect(drag.triggers.count == 2)
  }

  @Test("too short a pull closes for 0.6 s as well")
  func cancelling() {
    var drag = EngineDrag(.ionic4)
    drag.swipe(Self.slop, 40)
    #expect(drag.states == ["pulling", "cancelling"])
    drag.wait(0.6)
    #expect(drag.states.last == "inactive")
  }

  @Test("a gesture that begins with the page scrolled down pulls nothing")
  func scrolledDown() {
    var drag = EngineDrag(.ionic4)
    drag.view.contentOffset = 1
    drag.swipe(Self.slop, 100, 200)
    #expect(drag.triggers.isEmpty)
  }
}
