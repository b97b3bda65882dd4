/// mozilla-mobile/firefox-android, VerticalSwipeRefreshLayoutTest.kt at 5c047023 (2024-01-02) and NestedGeckoView.kt at 8b08fc89
/// (2024-01-22): each sequence of its tests, carried on to a lift that would fire.
///
/// What they state and a trace cannot say: a disabled view; `callSuper…` with a list that can scroll up; events without the down before
/// them (`maybeAddDoubleTapEvent` not for other events, not for an up alone); two taps 200 px apart; recycled events; 301 ms, which
/// is in `SwipeRefreshKindsTests`, as an engine hears of touches by the frame.
enum FirefoxAndroidPeerTests {
  private static let multiTouch =
    "onInterceptTouchEvent should abort pull to refresh and return false if the motion was multitouch"
  private static let zoom =
    "onInterceptTouchEvent should abort pull to refresh and return false if zoom is in progress"
  private static let aside =
    "onInterceptTouchEvent should disable pull to refresh if move was more on the x axys"
  private static let along =
    "onInterceptTouchEvent should allow pull to refresh if move was more on the y axys"

  static let cases: [PeerCase] = [
    PeerCase(
      name: "a second finger after a move of 5 px: no pull, not even once it is gone",
      engine: "firefox-android",
      source: multiTouch, moves: [(5, 20), (5, 60), (405, 460)], second: (from: 25, until: 55), triggers: 0),
    PeerCase(
      name: "a second finger from the start: a pinch", engine: "firefox-android", source: zoom,
      moves: [(400, 400)], second: (from: 1, until: 390), triggers: 0),
    PeerCase(
      name: "a second finger once the pull goes on", engine: "firefox-android",
      source: "onInterceptTouchEvent is not asked for a touch that is taken",
      moves: [(60, 60), (60, 200), (460, 600)],
      second: (from: 100, until: 150), triggers: 1, phase: .released),
    PeerCase(
      name: "each move more to the side than down", engine: "firefox-android", source: aside,
      moves: [(300, 300)], sideways: (slope: 1.01, until: 400), triggers: 0),
    PeerCase(
      name: "each move as far to the side as down", engine: "firefox-android",
      source: "xDistance > yDistance",
      moves: [(300, 300)], sideways: (slope: 1, until: 400), triggers: 1, phase: .released),
    PeerCase(
      name: "straight down", engine: "firefox-android", source: along, moves: [(137, 137), (137, 301)],
      step: 1,
      triggers: 1, phase: .released),
    PeerCase(
      name: "no more than the circle's way", engine: "firefox-android", source: "super: finishSpinner",
      moves: [(136, 136), (136, 300)], step: 4, triggers: 0),
    PeerCase(
      name: "to the side first, then down: only those moves are not heard", engine: "firefox-android",
      source: "previousX = event.x", moves: [(20, 40), (400, 440)], sideways: (slope: 3, until: 40),
      triggers: 1),
    PeerCase(
      name: "above its start first, by 2 px: the page keeps the touch", engine: "firefox-android",
      source: "NestedGeckoView: initialDownY > eventY", moves: [(-2, 20), (398, 420)], triggers: 0),
    PeerCase(
      name: "a page that is scrolled down keeps the touch, at its top too", engine: "firefox-android",
      source: "NestedGeckoView: gestureCanReachParent = canOverscrollTop()", start: 40,
      moves: [(400, 400), (400, 600)], triggers: 0),
    PeerCase(
      name: "a cancelled touch fires nothing", engine: "firefox-android", source: "super.onTouchEvent",
      moves: [(400, 400), (400, 600)], end: .cancel, triggers: 0),
  ]

  static let strokes: [PeerStrokes] = [
    PeerStrokes(
      name: "down, up, down within the time of a double tap: a zoom", engines: ["firefox-android"],
      model: .geckoAndroid,
      source: "onInterceptTouchEvent should disable pull to refresh if quick scale is in progress",
      strokes: [.init(100, (0, 199)), .init(450, (300, 750))], triggers: 0),
    PeerStrokes(
      name: "later than that: a pull", engines: ["firefox-android"], model: .geckoAndroid,
      source: "maybeAddDoubleTapEvent will reset ACTION_DOWN if timeout was reached",
      strokes: [.init(100, (0, 199)), .init(550, (300, 850))], triggers: 1),
    PeerStrokes(
      name: "SwipeRefreshLayout itself knows no double tap", engines: ["swiperefresh", "react-native"],
      model: .geckoAndroid, source: "onInterceptTouchEvent",
      strokes: [.init(100, (0, 199)), .init(450, (300, 750))], triggers: 1),
    PeerStrokes(
      name: "the touch after a zoom is a pull", engines: ["firefox-android"], model: .geckoAndroid,
      source: "onInterceptTouchEvent should cleanup if quick scale ended",
      strokes: [.init(0, (0, 50)), .init(150, (0, 200)), .init(300, (300, 600))], triggers: 1),
    PeerStrokes(
      name: "a cancel is forgotten", engines: ["firefox-android"], model: .geckoAndroid,
      source: "onInterceptTouchEvent should cleanup if ACTION_CANCEL",
      strokes: [.init(0, (5, 50), isCancelled: true), .init(150, (300, 450))], triggers: 1),
    PeerStrokes(
      name: "a pull that was taken is no tap", engines: ["firefox-android"], model: .geckoAndroid,
      source: "ACTION_UP of a touch that is taken goes to onTouchEvent",
      strokes: [.init(0, (60, 60)), .init(150, (300, 450))], triggers: 1),
    PeerStrokes(
      name: "a touch that the page kept is no tap", engines: ["firefox-android"], model: .geckoAndroid,
      source: "disallowInterceptTouchEvent returns before maybeAddDoubleTapEvent",
      strokes: [.init(0, (-3, 30), (0, 60)), .init(150, (300, 450))], triggers: 1),
  ]
}
