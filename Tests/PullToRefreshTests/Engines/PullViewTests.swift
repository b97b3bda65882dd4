import PullToRefresh
import Testing

/// Numbers are those of `SeedLibraries.md`.
@Suite("PullView")
struct PullViewTests {
  @Test("at exactly its height the label says release, but a lift does nothing")
  func labelAndLift() {
    var drag = EngineDrag(.pullview)
    drag.pull(to: 60)
    #expect(drag.states == ["release"])
    drag.lift()
    #expect(drag.triggers.isEmpty)
  }

  @Test("shares above 1 − 2⁻²⁵ count as all of it, in 32-bit float")
  func floatFloor() {
    let view = PullView(originalTopInset: 0)
    // 2⁻²⁵ = 2.98e-8: half the distance from 1 to the float below it.
    #expect(view.isFull(1 - 2.9e-8))
    #expect(!view.isFull(1 - 3.1e-8))
  }

  @Test("a host's inset is lost: 64 becomes 60 and then 0")
  func hostInset() {
    var drag = EngineDrag(.pullview, topInset: 64)
    drag.release(at: 10)
    #expect(drag.view.topInset == 60)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 0)
  }

  @Test("a lift past the height during the closing animation refreshes again")
  func closing() {
    var drag = EngineDrag(.pullview)
    drag.release(at: 70)
    drag.pull(to: 90)
    drag.send(.endRefreshing, waiting: 0.05)
    drag.lift()
    #expect(drag.triggers == [.released, .released])
  }

  @Test("after a refresh the arrow stays up until the next partial pull")
  func arrow() {
    var drag = EngineDrag(.pullview)
    drag.release(at: 70)
    drag.send(.endRefreshing)
    // The closing animation's offset jumps to its end, where no pull is seen.
    drag.view.contentOffset = 0
    drag.send(.offsetChanged)
    drag.notes = []
    drag.pull(to: 1)
    #expect(drag.notes == [.arrow, .label])
  }

  @Test("with no height any pull is a full one")
  func noHeight() {
    let view = PullView(height: 0, originalTopInset: 0)
    #expect(view.visibility(at: -0.001) == 1)
    #expect(view.fires(at: -0.001))
    #expect(!view.fires(at: 0))
  }
}
