import PullToRefresh
import Testing

/// The counts of moves are those of `TravelSystems.md`, recorded from the original's indicator.
@Suite("Ultra-PTR")
struct UltraRefreshTests {
  @Test(
    "what a move leaves over a whole pixel is lost",
    arguments: [(1.0, 210, 0.0), (2, 105, 105), (8, 26, 104), (210, 1, 123)])
  func truncation(step: Double, moves: Int, position: Double) {
    var drag = EngineDrag(.ultraPTR)
    drag.touch()
    for move in 1...moves { drag.sample(step * Double(move)) }
    #expect(drag.engine.pull(drag.view) == position)
  }

  @Test("the line is a position: 203 px in one move make 119, 204 px 120, which fires")
  func line() {
    for (travel, fires) in [(203.0, false), (204, true)] {
      var drag = EngineDrag(.ultraPTR)
      drag.swipe(travel)
      #expect(drag.triggers == (fires ? [.released] : []))
      #expect(drag.callbacks == drag.triggers.count)
    }
  }

  @Test("a cancel counts as a lift")
  func cancelled() {
    var drag = EngineDrag(.ultraPTR)
    drag.touch(300)
    drag.cancel()
    #expect(drag.triggers == [.released])
  }

  @Test("an end waits until half a second after the callback; then a pull counts only from 0 again")
  func leastLoading() {
    var drag = EngineDrag(.ultraPTR)
    drag.swipe(300)
    drag.wait(0.3)
    drag.send(.endRefreshing, waiting: 0.19)
    #expect(drag.states.last == "LOADING")
    drag.wait(0.01)
    #expect(drag.states.last == "COMPLETE")
    drag.wait(0.4)
    drag.swipe(300)
    #expect(drag.triggers.count == 1)
    drag.wait(2)
    #expect(drag.states.last == "INIT" && drag.engine.isIdle)
    drag.swipe(300)
    #expect(drag.triggers.count == 2)
  }

  @Test("an end in mid-pull spoils the pull")
  func spoiled() {
    var drag = EngineDrag(.ultraPTR)
    drag.touch(300)
    drag.send(.endRefreshing)
    drag.lift()
    #expect(drag.triggers.isEmpty && drag.states.last == "COMPLETE")
  }

  @Test("a touch stops the content where it is")
  func touchStops() {
    var layout = UltraRefresh()
    var view = layout.touched()
    view.fingerTravel = 170
    _ = layout.handle(.fingerMoved, view)
    #expect(layout.position(at: 0) == 100)
    _ = layout.handle(.dragEnded, view)
    (view.time, view.fingerTravel) = (0.25, 0)
    // Scroller's curve at a quarter: x = 2, (j + (1 − j)(1 − 1/e))/(its value at 1), by hand 0.76756.
    _ = layout.handle(.contactBegan, view)
    #expect(layout.position(at: 7) == 23 && layout.nextTimer == nil)
  }

  @Test("a slide that begins in a slide begins where the content is")
  func slideInSlide() {
    var layout = UltraRefresh()
    var view = layout.touched()
    view.fingerTravel = 85
    _ = layout.handle(.fingerMoved, view)
    // 85 / 1.7 = 50 px, too little: the content slides back to 0 in a second.
    _ = layout.handle(.dragEnded, view)
    view.time = 0.125
    let before = layout.position(at: 0.125)
    #expect(before > 20 && before < 40)
    // An end without a refresh slides back anew.
    _ = layout.handle(.endRefreshing, view)
    #expect(layout.position(at: 0.125) == before && layout.nextTimer == 1.125)
    // Scroller's curve at a quarter: 0.76756, by hand.
    #expect(layout.position(at: 0.375) == (before * (1 - 0.76756)).rounded())
    #expect(layout.position(at: 1.125) == 0)
  }

  @Test("a begin calls the app, goes down to the line and stays there")
  func begin() {
    var drag = EngineDrag(.ultraPTR)
    drag.send(.beginRefreshing)
    #expect(drag.triggers.isEmpty && drag.callbacks == 1)
    drag.wait(1)
    #expect(drag.engine.pull(drag.view) == 120)
    drag.send(.endRefreshing, waiting: 1)
    #expect(drag.states == ["PREPARE", "LOADING", "COMPLETE", "INIT"])
  }

  @Test("with the header still out, moves down are the list's until it is at its top, moves up the header's")
  func listBelowHeader() {
    var drag = EngineDrag(.ultraPTR)
    drag.swipe(51)
    drag.view.contentOffset = 20
    drag.touch()
    #expect(drag.engine.pull(drag.view) == 30)
    drag.sample(17)
    #expect(drag.engine.pull(drag.view) == 30)
    drag.sample(0)
    #expect(drag.engine.pull(drag.view) == 20)
    // 3 of 20 are left: the whole move is the list's.
    drag.sample(17)
    #expect(drag.engine.pull(drag.view) == 20)
    drag.sample(34)
    #expect(drag.engine.pull(drag.view) == 30)
  }

  @Test("the move that brings the list to its top pushes nothing")
  func arrival() {
    var drag = EngineDrag(.ultraPTR)
    drag.view.contentOffset = 10
    drag.touch(100)
    #expect(drag.engine.pull(drag.view) == 0)
    drag.sample(117)
    #expect(drag.engine.pull(drag.view) == 10)
  }
}
