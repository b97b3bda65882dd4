import PullToRefresh
import Testing

/// Numbers are worked by hand from youzan/vant, packages/vant/src/pull-refresh/PullRefresh.tsx and
/// composables/use-touch.ts at 827185c.
@Suite("Vant's PullRefresh")
struct VantRefreshTests {
  /// `ease`, `setStatus`: 49.5 is rounded to 50, which is not below `pullDistance`.
  @Test("a touch end from 49.5 px on fires, and the app is told at once")
  func threshold() {
    for (travel, fires) in [(49.5.nextDown, false), (49.5, true), (50, true), (300, true)] {
      var drag = EngineDrag(.vant)
      drag.swipe(30, travel)
      #expect(drag.triggers == (fires ? [.released] : []), "\(travel)")
      #expect(drag.callbacks == drag.triggers.count)
      #expect(drag.states.last == (fires ? "loading" : "normal"))
      drag.send(.endRefreshing)
      #expect(drag.states.last == "normal" && drag.engine.isIdle)
    }
  }

  /// `ease` with `pullDistance` 50: 50 + 25/2 is 62.5, 50 + 50/2 is 75, 75 + 100/4 is 100; JavaScript rounds
  /// halves upwards.
  @Test("beyond 50 px half of the way shows, beyond 100 a quarter, in whole pixels")
  func distance() {
    let facts: [(Double, Double)] = [
      (0.49, 0.0), (0.5, 1), (20, 20), (49.49, 49), (49.5, 50), (50, 50), (75, 63), (74.9, 62), (100, 75),
      (101.9, 75), (102, 76), (200, 100),
    ]
    for (deltaY, distance) in facts { #expect(VantRefresh.eased(deltaY) == distance, "\(deltaY)") }
  }

  /// `onTouchMove`: a deltaY below 0 sets no status; `onTouchEnd` asks for the status and that deltaY is not 0.
  @Test("taken back past its start in one move it fires, by way of a shorter pull it does not")
  func back() {
    var drag = EngineDrag(.vant)
    drag.swipe(100, -20)
    #expect(drag.triggers == [.released])
    drag = EngineDrag(.vant)
    drag.swipe(100, 20, -20)
    #expect(drag.triggers.isEmpty && drag.states == ["loosing", "pulling", "normal"])
  }

  /// `useTouch`: both ways below 10 px, so the direction is taken anew, and is none at 0;
  /// `touch.deltaY.value` is falsy.
  @Test("just at its start the end does nothing, and the next touch to end, even a sideways one, fires")
  func atStart() {
    var drag = EngineDrag(.vant)
    drag.swipe(100, 0)
    #expect(drag.triggers.isEmpty && drag.states == ["loosing"])
    drag.touch()
    drag.view.fingerAcross = 30
    drag.sample(5)
    #expect(drag.states == ["loosing"])
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  /// `getDirection` and `LOCK_DIRECTION_DISTANCE`.
  @Test("a direction is the longer way, none where they are equal, and stays once one is 10 px")
  func direction() {
    for (across, along, fires) in [(20.0, 10.0, false), (10, 20, true), (9, 8, false), (10, 10, true)] {
      var drag = EngineDrag(.vant)
      drag.touch()
      drag.view.fingerAcross = across
      drag.sample(along, 100)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(across) across, \(along) along")
    }
    // Across at first, along at the second move, still within 10 px.
    var drag = EngineDrag(.vant)
    drag.touch()
    drag.view.fingerAcross = 9
    for travel in [8, 9.5, 100] { drag.sample(travel) }
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  /// `checkPosition` in `onTouchMove`: the start point is where a move first finds `scrollTop` 0.
  @Test("down a scrolled page the way counts from where the page came to its top")
  func scrolled() {
    for (end, fires) in [(349.0, false), (349.5, true)] {
      var drag = EngineDrag(.vant)
      drag.view.contentOffset = 300
      drag.touch(200)
      drag.view.contentOffset = 0
      drag.sample(300, end)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires)
    }
  }

  /// `onTouchStart`: `isTouchable`, or no start point is taken.
  @Test("a touch that came while it was loading pulls afterwards from the start point of the one before")
  func staleStart() {
    var drag = EngineDrag(.vant)
    drag.view.contentOffset = 300
    drag.touch(200)
    drag.view.contentOffset = 0
    drag.sample(300, 400)
    drag.lift()
    drag.touch(320)
    #expect(drag.states.last == "loading")
    drag.send(.endRefreshing)
    drag.sample(330)
    #expect(drag.states.last == "pulling" && drag.engine.pull(drag.view) == 30)
  }

  /// `onTouchStart` takes `touches[0]`, `onTouchEnd` asks neither which finger nor how many are left.
  @Test("a second finger begins the pull anew, and the first that goes decides")
  func secondFinger() {
    var drag = EngineDrag(.vant)
    drag.touch(40)
    drag.setFingers(2)
    drag.sample(60)
    #expect(drag.engine.pull(drag.view) == 20)
    drag.sample(100)
    #expect(drag.triggers.isEmpty && drag.states.last == "loosing")
    drag.setFingers(1)
    #expect(drag.triggers == [.released] && drag.states.last == "loading")
  }

  @Test("a cancel ends a touch as a lift does")
  func cancelled() {
    var drag = EngineDrag(.vant)
    drag.touch(60)
    drag.cancel()
    #expect(drag.triggers == [.released])
  }

  /// The `watch` of `modelValue` calls `setStatus`, and emits no `refresh`.
  @Test("a begin by the app loads without telling it, and its end ends that")
  func begin() {
    var drag = EngineDrag(.vant)
    drag.touch(60)
    drag.send(.beginRefreshing)
    drag.lift()
    #expect(drag.triggers.isEmpty && drag.callbacks == 0 && drag.states.last == "loading")
    drag.send(.endRefreshing)
    #expect(drag.states.last == "normal")
  }

  /// `showSuccessTip`: a time-out of `successDuration`; `isTouchable` is false in `success`.
  @Test("with a text for it, success shows for its time, and no touch pulls then")
  func success() {
    var vant = VantRefresh()
    vant.successDuration = 0.5
    var drag = EngineDrag(.vant(vant))
    drag.swipe(60)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "success" && !drag.engine.isIdle)
    drag.wait(0.4)
    drag.swipe(80)
    #expect(drag.triggers.count == 1)
    drag.wait(0.2)
    #expect(drag.states.last == "normal" && drag.engine.isIdle)
  }
}
