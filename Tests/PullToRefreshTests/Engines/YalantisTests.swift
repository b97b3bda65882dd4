import PullToRefresh
import Testing

/// What Yalantis' control does, by `IOSClones.md`.
@Suite("Yalantis")
struct YalantisTests {
  private func run(_ samples: [(offset: Double, drags: Bool)], topInset: Double = 0) -> EngineDrag {
    EngineDrag(.yalantis, samples: samples, topInset: topInset)
  }

  @Test("any progress of releasing and one callback past 40 fire, a callback later")
  func fires() {
    let drag = run([(-20, true), (-50, true), (-45, false)])
    #expect(drag.states == ["releasing", "loading"])
    #expect(drag.triggers == [.released] && drag.callbacks == 1)
    #expect(drag.view.topInset == 40)
  }

  @Test("just 40 arms and does not fire, a hair beyond does")
  func threshold() {
    #expect(run([(-20, true), (-40, true), (-39, false), (-38, false)]).triggers == [])
    #expect(run([(-20, true), ((-40.0).nextDown, true), (-39, false)]).triggers == [.released])
  }

  @Test("two callbacks past 40 without a finger fire")
  func overshoot() {
    #expect(run([(-50, false), (-55, false)]).triggers == [])
    #expect(run([(-50, false), (-55, false), (-50, false)]).triggers == [.settling])
  }

  @Test("what a resting finger sees is no settling")
  func restingFinger() {
    var drag = run([(-50, false), (-55, false)])
    (drag.view.isTracking, drag.view.contentOffset) = (true, -50)
    drag.send(.offsetChanged)
    #expect(drag.triggers == [.contact])
  }

  @Test("the inset counts twice: with 64 the raw offset must pass −168")
  func insetTwice() {
    #expect(run([(-168, true), (-168, true), (-160, false), (-150, false)], topInset: 64).triggers == [])
    let beyond = (-168.0).nextDown - 1
    #expect(
      run([(beyond, true), (beyond, true), (-160, false)], topInset: 64).triggers == [.released])
  }

  @Test("below a tenth it is initial, a tenth stays")
  func tenth() {
    #expect(run([(-3.9, true), (-3.9, true)]).states == [])
    #expect(run([(-4, true), (-3.9, true), (-3.9, true)]).states == ["releasing", "initial"])
    #expect(run([(-4, true), (-4, true)]).states == ["releasing"])
  }

  @Test("beyond 1000 points nothing happens")
  func cap() {
    #expect(run([(-1001, true), (-1001, true)]).states == [])
    #expect(run([(-1000, true), (-1000, true)]).states == ["releasing"])
  }

  @Test("an end at the top closes in a second, one further down at once")
  func end() {
    var drag = run([(-20, true), (-50, true), (-45, false)])
    drag.view.contentOffset = -40
    drag.send(.endRefreshing)
    #expect(drag.states.last == "finished" && drag.view.topInset == 0)
    drag.view.contentOffset = 0
    drag.wait(0.99)
    #expect(!drag.engine.isIdle)
    drag.wait(0.02)
    #expect(drag.states.last == "initial" && drag.engine.isIdle)

    drag = run([(-20, true), (-50, true), (-45, false)])
    drag.view.contentOffset = 100
    drag.send(.endRefreshing)
    #expect(drag.states.suffix(2) == ["finished", "initial"])
  }

  @Test("with an inset, held content never counts as at the top")
  func endWithInset() {
    var drag = EngineDrag(.yalantis, topInset: 64)
    drag.send(.beginRefreshing)
    drag.view.contentOffset = -104
    drag.send(.endRefreshing)
    #expect(drag.states == ["loading", "finished", "initial"])
  }

  @Test("a start is taken in the initial state alone, an end while loading alone")
  func guards() {
    var drag = run([(-20, true), (-20, true)])
    drag.send(.beginRefreshing)
    drag.send(.endRefreshing)
    #expect(drag.states == ["releasing"])
  }

  @Test("an inset from the host counts while initial")
  func hostInset() {
    var drag = EngineDrag(.yalantis)
    drag.view.topInset = 20
    drag.view.contentOffset = -20
    drag.send(.topInsetChanged)
    drag.send(.beginRefreshing)
    #expect(drag.view.topInset == 60)
  }
}
