import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: 80 dp, half of the travel.
@Suite("Compose pullRefresh")
struct ComposeRefreshTests {
  @Test("a lift fires beyond 80 dp of pull, 160 of travel, and the app is told at once")
  func threshold() {
    for (travel, fires) in [(160.0.nextDown, false), (160, false), (160.0.nextUp, true)] {
      var drag = EngineDrag(.compose)
      drag.swipe(40, travel)
      #expect(drag.triggers == (fires ? [.released] : []))
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  @Test("a way back takes the pull back first")
  func back() {
    var drag = EngineDrag(.compose)
    drag.touch(200, -10)
    #expect(drag.engine.pull(drag.view) == 0 && drag.states == ["pulling", "idle"])
    drag.sample(30)
    #expect(drag.engine.pull(drag.view) == 15)
  }

  @Test("a pull while refreshing is lost: after the end it counts from where the finger is")
  func whileRefreshing() {
    var drag = EngineDrag(.compose)
    drag.send(.beginRefreshing)
    drag.touch(300)
    #expect(drag.engine.pull(drag.view) == 0)
    drag.send(.endRefreshing)
    drag.sample(460)
    drag.lift()
    #expect(drag.triggers.isEmpty)
    drag.send(.beginRefreshing)
    drag.touch(300)
    drag.send(.endRefreshing)
    drag.sample(461)
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  @Test("an end under the finger that fired forgets the pull")
  func endUnderFinger() {
    var drag = EngineDrag(.compose)
    drag.touch(200)
    drag.send(.beginRefreshing)
    drag.send(.endRefreshing)
    #expect(drag.engine.pull(drag.view) == 0)
    drag.sample(240)
    #expect(drag.engine.pull(drag.view) == 20)
  }

  @Test("what the list goes up while nothing is pulled it comes down again first")
  func listComesBackFirst() {
    for isUpAfterEnd in [true, false] {
      var drag = EngineDrag(.compose)
      drag.touch(200)
      drag.send(.beginRefreshing)
      if isUpAfterEnd { drag.send(.endRefreshing) }
      drag.sample(100)
      if !isUpAfterEnd { drag.send(.endRefreshing) }
      drag.sample(200)
      #expect(drag.engine.pull(drag.view) == 0 && drag.states.last == "idle")
      drag.sample(240)
      #expect(drag.engine.pull(drag.view) == 20)
    }
  }

  @Test("a drag taken away is a stop with velocity 0: it fires as a lift does, and ends no refresh")
  func cancelled() {
    var drag = EngineDrag(.compose)
    drag.touch(160)
    drag.cancel()
    #expect(drag.triggers.isEmpty && drag.states.last == "idle")
    drag.touch(161)
    drag.cancel()
    #expect(drag.triggers == [.released])
    drag.send(.endRefreshing)
    drag.send(.beginRefreshing)
    drag.touch()
    drag.cancel()
    #expect(drag.states.last == "refreshing")
  }

  @Test("past the threshold the indicator moves ever less, up to two thresholds")
  func position() {
    var state = ComposeRefresh()
    var view = state.touched()
    // Progress 2: u = 1, 80 + 80·(1 − 1/4); progress 3 and more: u = 2, 160.
    for (travel, position) in [(100.0, 50.0), (320, 140), (480, 160), (900, 160)] {
      view.fingerTravel = travel
      _ = state.handle(.fingerMoved, view)
      #expect(state.position == position)
    }
  }
}
