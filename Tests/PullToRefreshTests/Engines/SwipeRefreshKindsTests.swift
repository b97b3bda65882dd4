import PullToRefresh
import Testing

/// By hand from ReactSwipeRefreshLayout.kt at 1a505ce2 and VerticalSwipeRefreshLayout.kt, NestedGeckoView.kt at 8b08fc89: the pull
/// is SwipeRefreshLayout's, so 8 + 2·64 dp of finger do not fire and more do.
@Suite("SwipeRefreshLayout as React Native and Firefox make it")
struct SwipeRefreshKindsTests {
  /// One sample, this far down and across since the touch.
  private static func sample(_ drag: inout EngineDrag, _ down: Double, across: Double) {
    drag.view.fingerAcross = across
    drag.sample(down)
  }

  private static func touch(_ drag: inout EngineDrag) {
    drag.view.fingerAcross = 0
    drag.touch()
  }

  @Test("the pull, its threshold and the 0.2 s until the app is told are SwipeRefreshLayout's")
  func shared() {
    for system in [RefreshSystem.reactNative, .firefoxAndroid] {
      for (finger, fires) in [(136.0, false), (136.0.nextUp, true)] {
        var drag = EngineDrag(system)
        drag.swipe(finger / 2, finger)
        #expect((drag.triggers == [.released]) == fires, "\(system.name) \(finger)")
        drag.wait(0.2)
        #expect(drag.callbacks == (fires ? 1 : 0))
      }
    }
  }

  /// `intercepted || xDiff > touchSlop`, before SwipeRefreshLayout hears of the move.
  @Test("react-native: 8 dp to the side are not too far, more are, for as long as the finger is down")
  func sideways() {
    for (across, fires) in [(8.0, true), (8.0.nextUp, false), (-8.0.nextUp, false)] {
      var drag = EngineDrag(.reactNative)
      Self.touch(&drag)
      Self.sample(&drag, 4, across: across)
      Self.sample(&drag, 300, across: 0)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(across)")
      guard !fires else { continue }
      Self.touch(&drag)
      Self.sample(&drag, 300, across: 0)
      drag.lift()
      #expect(drag.triggers == [.released], "the next touch is asked anew")
    }
  }

  @Test(
    "react-native: one move that is more than 8 dp down and across is refused; once taken, across is free")
  func sidewaysLate() {
    var drag = EngineDrag(.reactNative)
    Self.touch(&drag)
    Self.sample(&drag, 200, across: 9)
    drag.lift()
    #expect(drag.triggers.isEmpty && drag.states.isEmpty)
    drag.wait(1)
    Self.touch(&drag)
    Self.sample(&drag, 20, across: 8)
    Self.sample(&drag, 200, across: 180)
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  /// `requestDisallowInterceptTouchEvent` goes to the parent only: the list cannot keep the touch.
  @Test("react-native: a finger that went up first is taken once it is down and the list at its top again")
  func upFirst() {
    for (system, fires) in [
      (RefreshSystem.reactNative, true), (.swiperefresh, false), (.firefoxAndroid, false),
    ] {
      var drag = EngineDrag(system)
      drag.touch(-30)
      drag.view.contentOffset = 20
      drag.sample(9)
      #expect(drag.states.isEmpty, "\(system.name): the list is not back at its top")
      drag.view.contentOffset = 0
      drag.sample(200)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(system.name)")
    }
  }

  /// `xDistance > yDistance` of the move since the last one: that move alone is not heard.
  @Test("firefox-android: a step more to the side than along takes nothing, the next may")
  func steps() {
    for (across, states) in [(11.0, 0), (10.0, 1)] {
      var drag = EngineDrag(.firefoxAndroid)
      Self.touch(&drag)
      Self.sample(&drag, 10, across: across)
      #expect(drag.states.count == states, "\(across)")
      Self.sample(&drag, 21, across: across)
      #expect(drag.states == ["dragging"])
      Self.sample(&drag, 137, across: 400)
      drag.lift()
      #expect(drag.triggers == [.released], "what it has taken is its own, whatever comes")
    }
  }

  /// `event.pointerCount > 1 || hadMultiTouch`.
  @Test("firefox-android: two fingers before it takes the touch end it; a second finger later does not")
  func fingers() {
    for (taken, fires) in [(0.0, false), (20.0, true)] {
      var drag = EngineDrag(.firefoxAndroid)
      drag.touch(taken)
      drag.setFingers(2)
      drag.sample(taken + 1)
      drag.setFingers(1)
      drag.sample(300)
      drag.lift()
      #expect(drag.triggers.isEmpty != fires, "\(taken)")
    }
  }

  /// NestedGeckoView: `initialDownY > eventY` forbids interception until the finger is up.
  @Test("firefox-android: above its start once, by however little, and the page keeps it")
  func above() {
    var drag = EngineDrag(.firefoxAndroid)
    drag.swipe(-0.5, 300)
    #expect(drag.triggers.isEmpty && drag.states.isEmpty)
    drag.swipe(300)
    #expect(drag.triggers == [.released], "no touch that the page kept is half a double tap")
  }

  private static func tap(_ drag: inout EngineDrag) {
    drag.view.isTracking = true
    drag.send(.contactBegan)
    drag.view.isTracking = false
    drag.send(.contactEnded)
  }

  /// `eventTime - upEvent.eventTime > doubleTapTimeout`, 300 ms in whole ones.
  @Test(
    "firefox-android: a touch 0.3 s after a tap is the second tap of a zoom; one 0.301 s after it is a pull")
  func doubleTap() {
    for (pause, fires) in [(0.1, false), (0.3, false), (0.301, true)] {
      var drag = EngineDrag(.firefoxAndroid)
      Self.tap(&drag)
      drag.wait(pause)
      drag.swipe(50, 300)
      #expect(drag.triggers.isEmpty != fires, "\(pause)")
    }
  }

  /// `forgetQuickScaleEvents` at the zoom's end.
  @Test("firefox-android: the touch after a zoom is no part of one; a cancelled touch is no tap")
  func afterZoom() {
    var drag = EngineDrag(.firefoxAndroid)
    Self.tap(&drag)
    drag.wait(0.1)
    drag.swipe(50)
    drag.wait(0.1)
    drag.swipe(50, 300)
    #expect(drag.triggers == [.released])
    var other = EngineDrag(.firefoxAndroid)
    other.touch(5)
    other.cancel()
    other.wait(0.1)
    other.swipe(50, 300)
    #expect(other.triggers == [.released])
  }

  @Test("firefox-android: a pull that it took is no tap, so that the next may follow at once")
  func pullsInARow() {
    var drag = EngineDrag(.firefoxAndroid)
    drag.swipe(60)
    drag.wait(0.05)
    drag.swipe(50, 300)
    #expect(drag.triggers == [.released])
  }

  @Test("a touch that begins in a refresh is never taken, and is the first tap of a zoom in Firefox")
  func busy() {
    for (system, fires) in [(RefreshSystem.reactNative, true), (.firefoxAndroid, false)] {
      var drag = EngineDrag(system)
      drag.send(.beginRefreshing)
      drag.touch(20)
      drag.send(.endRefreshing, waiting: 0.2)
      drag.sample(300)
      drag.lift()
      #expect(drag.triggers.isEmpty)
      drag.wait(0.2)
      drag.swipe(50, 300)
      #expect(drag.triggers.isEmpty != fires, "\(system.name)")
    }
  }
}
