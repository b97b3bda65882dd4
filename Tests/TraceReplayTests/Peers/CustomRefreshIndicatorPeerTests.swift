/// gonuit/flutter-custom-refresh-indicator: test/src/custom_refresh_indicator_test.dart at 7a99379d, of 4.0.1 (names in
/// quotes, without their `CustomRefreshIndicator`), and lib/src/custom_refresh_indicator.dart at 80f43315. Its test view
/// is 600 high.
///
/// Not sayable: the trailing edge and both, `reverse`, the mode `anywhere`, nested predicates, `completeDuration`,
/// rebuilds, glow and stretch, `hide` and the errors of calls in the wrong state.
enum CustomRefreshIndicatorPeerTests {
  private static let engines = ["custom-refresh-indicator"]

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "a fling of 300 at 1000 px/s refreshes", engines: engines, model: .flutterClamping,
      source: "'default behaviour'", strokes: [.init(0, (300, 300))], triggers: 1),
    PeerStrokes(
      name: "a second later it loads", engines: engines, model: .flutterClamping, source: "'top - position'",
      strokes: [.init(0, (300, 300))], triggers: 1, states: ["loading"], told: 0...1),
    PeerStrokes(
      name: "no movement", engines: engines, model: .flutterClamping, source: "'no movement'",
      strokes: [.init(0, (0, 100))], triggers: 0),
    // `offsetToArmed: 200` is the sixth of a view of 1200.
    PeerStrokes(
      name: "199.9 of 200 are not enough", engines: engines, model: .flutterClamping,
      source: "'not enough'", viewport: 1200, strokes: [.init(0, (199.9, 200))], triggers: 0),
    PeerStrokes(
      name: "200 of 200 are just enough", engines: engines, model: .flutterClamping,
      source: "'just enough'", viewport: 1200, strokes: [.init(0, (200, 200))], triggers: 1),
    PeerStrokes(
      name: "a refresh by the app calls it", engines: engines, model: .flutterClamping,
      source: "'refresh (programmatically) - slow'", begins: [0.2], strokes: [.init(0, (0, 100))],
      triggers: 0, states: ["dragging", "armed", "settling", "loading"]),
    PeerStrokes(
      name: "a refresh by the app is over by itself, and another may come", engines: engines,
      model: .flutterClamping, source: "'refresh (programmatically) - fast'", begins: [0.2, 5],
      strokes: [.init(0, (0, 100))], triggers: 0,
      states: ["loading", "finalizing", "idle", "loading", "finalizing", "idle"]),
    PeerStrokes(
      name: "one within another does nothing", engines: engines, model: .flutterClamping,
      source: "'refresh (programmatically) - fast - twice'", begins: [0.2, 0.25],
      strokes: [.init(0, (0, 100))], triggers: 0, states: ["loading", "finalizing", "idle"]),
    PeerStrokes(
      name: "bouncing, it starts while the list moves back: not in 100 ms, but in 700", engines: engines,
      model: .flutterIOS, source: "'refresh starts while scroll view moves back to 0.0 after overscroll'",
      strokes: [.init(0, (300, 300))], triggers: 1, told: 0.1...0.7),
    PeerStrokes(
      name: "a drag that begins 10 down the list shows nothing", engines: engines, model: .flutterClamping,
      source: "'trigger mode - onEdge - should not be shown when dragging from non-zero scroll position'",
      start: 10, strokes: [.init(0, (300, 300))], triggers: 0),
    PeerStrokes(
      name: "a fling that reaches the edge by inertia shows nothing", engines: engines,
      model: .flutterClamping,
      source: "'trigger mode - anywhere - should not be shown when overscroll occurs due to inertia'",
      start: 100, strokes: [.init(0, (99, 99))], triggers: 0),
    PeerStrokes(
      name: "bouncing, a fling of 250 refreshes", engines: engines, model: .flutterIOS,
      source: "'reverse - BouncingScrollPhysics'", strokes: [.init(0, (250, 250))], triggers: 1),
    PeerStrokes(
      name: "bouncing, a fling of 300 refreshes", engines: engines, model: .flutterIOS,
      source: "'BouncingPhysics - start from scroll update notification'", strokes: [.init(0, (300, 300))],
      triggers: 1),
    PeerStrokes(
      name: "a fling passes every state", engines: engines, model: .flutterClamping,
      source: "'onStateChanged'", strokes: [.init(0, (300, 300))], triggers: 1,
      states: ["dragging", "armed", "settling", "loading", "finalizing", "idle"]),
    PeerStrokes(
      name: "a fling up the list from its top does not refresh", engines: engines, model: .flutterClamping,
      source: "'trigger - start edge …': the fling of -300", strokes: [.init(0, (-300, 300))], triggers: 0,
      states: ["dragging", "canceling", "idle"]),
    PeerStrokes(
      name: "the end of a scroll fires from 100", engines: engines, model: .flutterClamping,
      source: "_handleScrollEndNotification: armed, _start()", strokes: [.init(0, (100, 100), (100, 300))],
      triggers: 1),
    PeerStrokes(
      name: "99 do not", engines: engines, model: .flutterClamping,
      source: "_calculateDragOffset: newValue < armedFromValue", strokes: [.init(0, (99, 99), (99, 299))],
      triggers: 0),
    PeerStrokes(
      name: "clamping, 200 and a point back give it up", engines: engines, model: .flutterClamping,
      source: "_handleScrollUpdateNotification: extentBefore > 0.0, _hide()",
      strokes: [.init(0, (200, 200), (199, 201), (199, 401))], triggers: 0,
      states: ["dragging", "armed", "canceling", "idle"]),
    PeerStrokes(
      name: "bouncing, pulled back below it is disarmed", engines: engines, model: .flutterIOS,
      source: "_calculateDragOffset: newValue < armedFromValue and not dragging",
      strokes: [.init(0, (300, 300), (150, 600), (150, 800))], triggers: 0,
      states: ["dragging", "armed", "dragging", "canceling"]),
    PeerStrokes(
      name: "a pull of 90 takes 270 ms to go, and a drag begun in them does nothing", engines: engines,
      model: .flutterClamping, source: "_hide: cancelDuration * progress; _checkCanStart: isIdle",
      strokes: [.init(0, (90, 90)), .init(200, (150, 350))], triggers: 0),
    PeerStrokes(
      name: "one begun after them refreshes", engines: engines, model: .flutterClamping,
      source: "_hide: cancelDuration * progress; _checkCanStart: isIdle",
      strokes: [.init(0, (90, 90)), .init(400, (150, 550))], triggers: 1),
  ]
}
