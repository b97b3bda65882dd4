import PullToRefresh
import ScrollPhysics
import Testing

/// What MusicFav's control does, by `SeedLibraries.md`; times are sums of its durations.
@Suite("MusicFav's note icon")
struct OnpuRefreshControlTests {
  private func fired(turn: Double = 0.5) -> EngineDrag {
    var drag = EngineDrag(.onpu(OnpuRefreshControl(referenceInset: 0, secondsPerTurn: turn)))
    // Half of the threshold, then past it: half a turn is frozen.
    drag.touch()
    for offset in [-45.0, -95] {
      drag.view.contentOffset = offset
      drag.send(.offsetChanged)
    }
    return drag
  }

  private func control(_ drag: EngineDrag) -> OnpuRefreshControl? {
    if case .onpu(let control) = drag.engine { control } else { nil }
  }

  @Test("one full turn for 90 points, by the sign of the pull")
  func angle() {
    for (progress, prog) in [(-0.1, -0.2), (0.25, 0.5), (1.0, 0), (1.5, 1), (-1.75, -1.5)] {
      #expect(abs(OnpuSpin.prog(forProgress: progress) - prog) < 1e-15)
    }
    #expect(OnpuSpin.prog(forProgress: 0x1p60) == 0)
    #expect(OnpuSpin.prog(forProgress: .infinity).isNaN)
  }

  @Test("just 90 does not fire, beyond does, and the icon stays as the callback before left it")
  func threshold() {
    var drag = EngineDrag(.onpu)
    drag.pull(to: 90)
    #expect(drag.triggers == [])
    #expect(control(drag)?.prog == 0)
    drag.view.contentOffset = (-90.0).nextDown
    drag.send(.offsetChanged)
    #expect(drag.triggers == [.contact] && drag.view.topInset == 80)
    #expect(control(fired())?.prog == 1)
  }

  @Test("it closes by itself after two turns, the way upright and a second, the work notwithstanding")
  func closesByItself() {
    var drag = fired()
    // 0.5 + 0.5 + 0.25 for the half turn that is left + 1.
    drag.wait(2.2499)
    #expect(drag.view.topInset == 80)
    drag.wait(0.0002)
    #expect(drag.view.topInset == 0)
    drag.wait(0.3)
    #expect(drag.engine.isIdle)
    #expect(drag.states == ["Animating", "Completing", "Completed", "Normal"])
  }

  @Test("an end in the first turn leaves out the second")
  func endInFirstTurn() {
    var drag = fired()
    drag.wait(0.1)
    drag.send(.endRefreshing)
    // 0.5 + 0.25 + 1 from the trigger.
    drag.wait(1.6501)
    #expect(drag.view.topInset == 0)
  }

  @Test("an end while it returns repeats the return; one in the last second does nothing")
  func endLater() {
    var drag = fired()
    drag.wait(1.1)
    drag.send(.endRefreshing, waiting: 1.2)
    #expect(drag.view.topInset == 80)
    // 1.25, once more 0.25, and 1.
    drag.wait(0.2001)
    #expect(drag.view.topInset == 0)

    drag = fired()
    drag.wait(1.5)
    drag.send(.endRefreshing, waiting: 0.7501)
    #expect(drag.view.topInset == 0)
  }

  @Test("an end while idle only leaves Completing behind; the next pull is as any")
  func endIdle() {
    var drag = EngineDrag(.onpu)
    drag.send(.endRefreshing)
    #expect(drag.states == ["Completing"] && drag.engine.isIdle)
    drag.pull(to: 95)
    #expect(drag.states == ["Completing", "Animating"])
  }

  @Test("a begin runs the whole cycle and tells nobody")
  func begin() {
    var drag = EngineDrag(.onpu(OnpuRefreshControl(referenceInset: 0, secondsPerTurn: 0.64)))
    drag.send(.beginRefreshing)
    // 3 turns of 0.64, as none of the last is made yet, and 1.
    drag.wait(2.9201)
    #expect(drag.callbacks == 0 && drag.view.topInset == 0)
  }

  @Test("the icon turns at one speed")
  func drawing() throws {
    var drag = fired()
    drag.wait(0.25)
    let turning = try #require(control(drag))
    #expect(abs(turning.angle.value(at: drag.view.time) - 360) < 1e-9)
    drag.wait(1.1)
    #expect(control(drag)?.showsOtherIcon == true)
  }
}
