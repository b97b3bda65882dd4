import Testing

/// Numbers are those of `TravelSystems.md`, by hand at 500 pt: 0.16 of the height is 80, with the 30 under a finger 110.
@Suite("Ionic's refresher on iOS")
struct IonicIOSRefresherTests {
  private func drag() -> EngineDrag { EngineDrag(.ionicIOS, viewport: 500, topInset: 20) }

  @Test("it fires in the drag at 0.16 of the height and 30, inclusive")
  func inTheDrag() {
    for (pull, fires) in [(109.9, false), (110, true)] {
      var drag = self.drag()
      drag.pull(to: 10)
      drag.pull(to: pull)
      #expect(drag.triggers == (fires ? [.contact] : []) && drag.callbacks == drag.triggers.count)
    }
  }

  @Test("after the lift the 30 do not count")
  func afterTheLift() {
    for (pull, fires) in [(79.0, false), (90, true)] {
      var drag = self.drag()
      drag.release(at: pull)
      drag.settle(to: 0)
      #expect(drag.triggers == (fires ? [.settling] : []))
    }
  }

  @Test("momentum is not heard before a pull, and fires after one that was given up")
  func momentum() {
    var drag = self.drag()
    drag.settle(to: 200)
    drag.settle(to: 0)
    #expect(drag.triggers.isEmpty && drag.states.isEmpty)
    drag.release(at: 20)
    drag.settle(to: 0)
    #expect(drag.states == ["pulling"])
    drag.settle(to: 80)
    #expect(drag.triggers == [.settling])
  }

  @Test("an end under the finger waits for the lift, and closes for 0.3 s")
  func endUnderTheFinger() {
    var drag = self.drag()
    drag.pull(to: 120)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "refreshing")
    drag.lift()
    #expect(drag.states.last == "completing")
    drag.wait(0.3)
    #expect(drag.states.last == "inactive" && drag.engine.isIdle)
  }

  @Test("a finger that comes while it closes pulls nothing once it has")
  func deaf() {
    var drag = self.drag()
    drag.release(at: 120)
    drag.settle(to: 0)
    drag.send(.endRefreshing)
    drag.pull(to: 40)
    drag.wait(0.3)
    drag.pull(to: 150)
    #expect(drag.triggers == [.contact] && drag.states.last == "inactive")
    drag.lift()
    drag.settle(to: 0)
    drag.pull(to: 120)
    #expect(drag.triggers == [.contact, .contact])
  }

  @Test("the 30 go on not to count while the finger is down that a closing has cut off")
  func cutOff() {
    for (pull, fires) in [(109.9, false), (110, true)] {
      var drag = self.drag()
      drag.release(at: 120)
      drag.settle(to: 0)
      drag.send(.endRefreshing)
      // `didStart` of refresher.tsx: true from the first scroll under the finger to its lift, whatever closes meanwhile.
      drag.pull(to: 40)
      drag.wait(0.3)
      // An end without a refresh, so that scrolls are heard again.
      drag.send(.endRefreshing)
      drag.pull(to: pull)
      #expect(drag.triggers.count == (fires ? 2 : 1), "\(pull)")
    }
  }

  @Test("an end without a refresh makes it inactive 0.8 s later, and forgets the refresh that goes on then")
  func unasked() {
    var drag = self.drag()
    drag.release(at: 20)
    drag.settle(to: 0)
    drag.wait(1)
    // The closing takes back what the touch had set, in 0.3 s; a second end then has no transition to wait for.
    drag.send(.endRefreshing, waiting: 0.3)
    drag.send(.endRefreshing)
    let timeOut = drag.view.time + 0.8
    drag.pull(to: 120)
    #expect(drag.triggers == [.contact] && drag.states.last == "refreshing")
    drag.wait(timeOut - 0.001 - drag.view.time)
    #expect(drag.states.last == "refreshing")
    drag.wait(0.002)
    #expect(drag.states.last == "inactive" && drag.callbacks == 1)
  }
}
