import PullToRefresh
import Testing

/// What EGO does, by `IOSClones.md`, Q15 too.
@Suite("EGO")
struct EGOTests {
  @Test("beyond 65 the arrow flips, from 65 on a lift fires")
  func threshold() {
    #expect(!EGO.isPulling(at: -65))
    #expect(EGO.isPulling(at: (-65.0).nextDown))
    #expect(EGO.fires(at: -65))
    #expect(!EGO.fires(at: (-65.0).nextUp))
  }

  @Test("a lift at just 65 fires without ever having shown release")
  func neverPulling() {
    var drag = EngineDrag(.ego)
    drag.release(at: 65)
    #expect(drag.states == ["Loading"])
    #expect(drag.triggers == [.released])
    #expect(drag.view.topInset == 60)
  }

  @Test("pulled back to just 65 it stays Pulling, further it is Normal, and at the top it stays")
  func backAgain() {
    var drag = EngineDrag(.ego)
    drag.pull(to: 70)
    drag.pull(to: 65)
    #expect(drag.states == ["Pulling"])
    drag.pull(to: 64)
    #expect(drag.states == ["Pulling", "Normal"])
    drag.pull(to: 70)
    // One sample that leaves the strip between −65 and 0 behind.
    drag.view.contentOffset = 0
    drag.send(.offsetChanged)
    #expect(drag.states.last == "Pulling")
  }

  @Test("while loading the inset is what shows, at most 60, and a second lift does not fire")
  func hold() {
    var drag = EngineDrag(.ego)
    drag.release(at: 80)
    drag.settle(to: 20)
    #expect(drag.view.topInset == 20)
    drag.settle(to: -10)
    #expect(drag.view.topInset == 0)
    drag.pull(to: 90)
    #expect(drag.view.topInset == 60)
    drag.lift()
    #expect(drag.triggers.count == 1)
  }

  @Test("without the data source's answer a second lift while loading fires again")
  func noAnswer() {
    var drag = EngineDrag(.ego(EGO(originalTopInset: 0, reportsLoading: false)))
    for _ in 0..<2 {
      drag.release(at: 80)
    }
    #expect(drag.triggers.count == 2)
  }

  @Test("a host's inset is lost in the first drag")
  func hostInset() {
    var drag = EngineDrag(.ego, topInset: 64)
    drag.pull(to: 2)
    #expect(drag.view.topInset == 0)
  }

  @Test("an end inside the delegate's call comes before the state, which is then Loading for good")
  func endInside() {
    var drag = EngineDrag(endingInside: .ego)
    drag.release(at: 80)
    #expect(drag.states == ["Pulling", "Normal", "Loading"])
    #expect(drag.view.topInset == 60)
    #expect(!drag.engine.isIdle)
  }

  @Test("momentum past the threshold does nothing, and a cancelled drag does not fire")
  func noLift() {
    var drag = EngineDrag(.ego)
    drag.settle(to: 90)
    #expect(drag.states == [])
    drag.pull(to: 90)
    drag.send(.dragCancelled)
    #expect(drag.triggers == [])
  }

  @Test("the arrow turns over in 0.18 s and gives way to the spinner")
  func drawing() throws {
    var drag = EngineDrag(.ego)
    drag.pull(to: 70)
    let pulled = try #require(control(drag))
    #expect(pulled.arrow.to == 180 && pulled.arrow.duration == 0.18 && pulled.spinningSince == nil)
    drag.lift()
    let loading = try #require(control(drag))
    #expect(loading.spinningSince == drag.view.time)
  }

  private func control(_ drag: EngineDrag) -> EGO? {
    if case .ego(let control) = drag.engine { control } else { nil }
  }
}
