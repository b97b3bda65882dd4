/// flutter/flutter, packages/flutter: test/material/refresh_indicator_test.dart at 018b73ee, a pull request's (names in quotes), and
/// lib/src/material/refresh_indicator.dart at the commits of `TravelSystems.md`. Flutter's test view is 600 high, and its
/// pointer has no slop as nothing else wants the touch.
enum FlutterMaterialPeerTests {
  private static let all = ["flutter-material", "flutter-material-3.16"]
  private static let since = ["flutter-material"]

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "a fling of 300 at 1000 px/s refreshes", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator'", strokes: [.init(0, (300, 300))], triggers: 1),
    PeerStrokes(
      name: "a fling passes every state", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator.noSpinner': onStatusChange", strokes: [.init(0, (300, 300))], triggers: 1,
      states: ["drag", "armed", "snap", "refresh", "done"]),
    PeerStrokes(
      name: "50 are not enough", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator - not enough'", strokes: [.init(0, (50, 50))], triggers: 0,
      states: ["drag", "canceled", "none"]),
    PeerStrokes(
      name: "200 are just enough", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator - just enough'", strokes: [.init(0, (200, 200))], triggers: 1),
    PeerStrokes(
      name: "no movement", engines: all, model: .flutterClamping, source: "'RefreshIndicator - no movement'",
      strokes: [.init(0, (0, 100))], triggers: 0),
    PeerStrokes(
      name: "175 back to 150 refreshes", engines: since, model: .flutterClamping,
      source: "'RefreshIndicator - drag back not far enough to cancel'",
      strokes: [.init(0, (175, 350), (150, 400), (150, 600))], triggers: 1),
    PeerStrokes(
      name: "175 back to 149 does not", engines: since, model: .flutterClamping,
      source: "'RefreshIndicator - drag back far enough to cancel'",
      strokes: [.init(0, (175, 350), (149, 402), (149, 602))], triggers: 0),
    PeerStrokes(
      name: "up to 3.16 the list scrolled down by 25 cancels", engines: ["flutter-material-3.16"],
      model: .flutterClamping,
      source: "_handleScrollNotification at 009a929: extentBefore > 0.0, _dismiss(canceled)",
      strokes: [.init(0, (175, 350), (150, 400), (150, 600))], triggers: 0),
    PeerStrokes(
      name: "up to 3.16 the end of a scroll fires from 100", engines: ["flutter-material-3.16"],
      model: .flutterClamping, source: "ScrollEndNotification at 009a929: armed, _show()",
      strokes: [.init(0, (100, 100), (100, 300))], triggers: 1),
    PeerStrokes(
      name: "since then 149 do not", engines: since, model: .flutterClamping,
      source: "ScrollEndNotification: _positionController.value < 1.0",
      strokes: [.init(0, (149, 149), (149, 349))], triggers: 0),
    PeerStrokes(
      name: "150 back to where it began does not refresh", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator - list does not scroll when canceling refresh'",
      strokes: [.init(0, (150, 150), (0, 300), (0, 500))], triggers: 0),
    PeerStrokes(
      name: "a drag that begins 50 down the list shows nothing", engines: all, model: .flutterClamping,
      source: "'Top RefreshIndicator(onEdge mode) should not be shown when dragging from non-zero …'",
      start: 50, strokes: [.init(0, (300, 300))], triggers: 0),
    PeerStrokes(
      name: "a fling that reaches the edge by inertia shows nothing", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator(anywhere mode) should not be shown when overscroll occurs due to inertia'",
      start: 100, strokes: [.init(0, (99, 99))], triggers: 0),
    PeerStrokes(
      name: "bouncing, it starts while the list moves back: not in 100 ms, but in 500", engines: all,
      model: .flutterIOS, source: "'Refresh starts while scroll view moves back to 0.0 after overscroll'",
      strokes: [.init(0, (300, 300))], triggers: 1, told: 0.1...0.5),
    PeerStrokes(
      name: "bouncing, a fling of 250 refreshes", engines: all, model: .flutterIOS,
      source: "'RefreshIndicator - reverse - BouncingScrollPhysics'", strokes: [.init(0, (250, 250))],
      triggers: 1),
    PeerStrokes(
      name: "bouncing, armed and then flung up the list: no rule of a scroll down, so it shows",
      engines: since,
      model: .flutterIOS, source: "ScrollUpdateNotification: armed and dragDetails == null, _show()",
      strokes: [.init(0, (400, 400), (-100, 700))], triggers: 1),
    PeerStrokes(
      name: "up to 3.16 the list scrolled down has cancelled it", engines: ["flutter-material-3.16"],
      model: .flutterIOS, source: "_handleScrollNotification at 009a929: extentBefore > 0.0",
      strokes: [.init(0, (400, 400), (-100, 700))], triggers: 0),
    PeerStrokes(
      name: "clamping, armed and then flung up the list shows", engines: ["flutter-material"],
      model: .flutterClamping, source: "_checkDragOffset: max(newValue, 1.0 / _kDragSizeFactorLimit)",
      strokes: [.init(0, (120, 200), (20, 300))], triggers: 1),
    PeerStrokes(
      name: "a show by the app refreshes without a pull", engines: all, model: .flutterClamping,
      source: "'RefreshIndicator - show - fast'", begins: [0.1], strokes: [.init(0, (0, 100))], triggers: 0,
      states: ["snap", "refresh", "done"]),
  ]
}
