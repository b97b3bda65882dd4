/// xuelongqy/flutter_easy_refresh, packages/easy_refresh: test/ of 4.0.0 (files and names in quotes), and
/// lib/src/notifier/indicator_notifier.dart at 04b1c101. Its test view is 600 high, moves the finger in one step, and
/// then gives it no velocity, so the finger rests here before it lifts. Its headers show a result for no time; here that
/// takes 1 s.
///
/// Not sayable: footers and loading, horizontal and reversed lists, nested views, second floors, `clamping`,
/// `triggerWhenReach`, `triggerWhenRelease`, `onEdge`, `maxOverOffset`, other triggers, results, widgets and texts.
enum EasyRefreshPeerTests {
  private static let engines = ["easy-refresh"]
  /// `drag(…, Offset(0, 200))`: 20, Flutter's slop, then the rest.
  private static let drag200 = PeerStrokes.Stroke(0, (20, 1), (200, 2), (200, 202))
  /// 50 are followed whole; then 100 by 0.52·(1 − 50/600)².
  private static let pulled150 = 50 + 100 * 0.52 * (550.0 / 600) * (550.0 / 600) - 70

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "a drag of 200 refreshes, and is over", engines: engines, model: .flutterIOS,
      source: "basic_refresh_test: 'basic refresh triggers via pull gesture': within 20 frames of 50 ms",
      strokes: [drag200], triggers: 1, states: ["processing", "processed", "done", "inactive"],
      told: 0...1),
    PeerStrokes(
      name: "50 drag, 100 more arm, the lift refreshes", engines: engines, model: .flutterIOS,
      source: "basic_refresh_test: 'indicator offset changes during pull'",
      strokes: [.init(0, (50, 1), (50, 21), (150, 22), (150, 222))], triggers: 1, peakMargin: pulled150,
      states: ["drag", "armed", "processing"]),
    PeerStrokes(
      name: "the result is shown before it goes", engines: engines, model: .flutterIOS,
      source: "basic_refresh_test: 'processedDuration delays transition to inactive'", strokes: [drag200],
      triggers: 1, states: ["processing", "processed", "done"]),
    PeerStrokes(
      name: "50 are a drag and nothing else", engines: engines, model: .flutterIOS,
      source: "builder_indicator_test: 'BuilderHeader custom builder function receives state'",
      strokes: [.init(0, (50, 1), (50, 201))], triggers: 0, peakMargin: -20, states: ["drag", "inactive"]),
    PeerStrokes(
      name: "150 in one step pass the modes of a refresh", engines: engines, model: .flutterIOS,
      source: "builder_indicator_test: 'BuilderHeader state.mode values during lifecycle'",
      strokes: [.init(0, (150, 1), (150, 201))], triggers: 1, peakMargin: 80,
      states: ["armed", "ready", "processing"]),
    PeerStrokes(
      name: "40 drag, 100 more arm", engines: engines, model: .flutterIOS,
      source: "builder_indicator_test: 'mode transitions are recorded during drag gesture'",
      strokes: [.init(0, (40, 1), (40, 21), (140, 22), (140, 222))], triggers: 1,
      states: ["drag", "armed", "ready", "processing"]),
    PeerStrokes(
      name: "a drag that begins 250 down the list refreshes too", engines: engines, model: .flutterIOS,
      source: "issue_606_test: 'default anywhere keeps same-gesture refresh behavior'", start: 250,
      strokes: [.init(0, (260, 1), (480, 2), (480, 202))], triggers: 1, states: ["armed", "ready"]),
    PeerStrokes(
      name: "a begin of the app refreshes without a pull", engines: engines, model: .flutterIOS,
      source: "controller_test: 'controller.callRefresh() triggers programmatic refresh'", begins: [0.1],
      strokes: [.init(0, (0, 50))], triggers: 0, states: ["ready", "processing", "processed", "done"]),
    PeerStrokes(
      name: "after a begin of the app a drag refreshes again", engines: engines, model: .flutterIOS,
      source: "refresh_on_start_test: 'manual refresh can be triggered after auto-refresh'", begins: [0.1],
      strokes: [.init(0, (0, 50)), .init(9000, (20, 9001), (200, 9002), (200, 9202))], triggers: 1,
      states: ["processing", "inactive", "processing", "inactive"]),
    PeerStrokes(
      name: "without taps it goes back", engines: engines, model: .flutterIOS,
      source: "tap_during_refresh_test: 'refresh without taps retracts Header'", strokes: [drag200],
      triggers: 1, states: ["processing", "inactive"]),
    PeerStrokes(
      name: "taps while it works and shows the result change nothing", engines: engines, model: .flutterIOS,
      source: "tap_during_refresh_test: 'future completion, 200ms processed duration'",
      strokes: [drag200, .init(1500, (0, 1540)), .init(3500, (0, 3540))], triggers: 1,
      states: ["processing", "processed", "done", "inactive"]),
    // Told at 0.8 s, worked for 2 s, shown for 1 s: it goes from 3.8 s on, for 0.65 s.
    PeerStrokes(
      name: "a tap while it goes back does not keep it", engines: engines, model: .flutterIOS,
      source: "tap_during_refresh_test: 'mid-animation interruption with 1 tap(s) resumes'",
      strokes: [drag200, .init(4000, (0, 4040))], triggers: 1, states: ["done", "inactive"]),
    PeerStrokes(
      name: "two drags in a row are two refreshes", engines: engines, model: .flutterIOS,
      source: "issue_606_test: '_pullFromEdge'",
      strokes: [
        .init(0, (180, 1), (180, 201)), .init(9000, (180, 9001), (180, 9201)),
      ], triggers: 2),
    PeerStrokes(
      name: "69 are not enough", engines: engines, model: .flutterIOS,
      source: "_updateMode: _offset < actualTriggerOffset", strokes: [.init(0, (69, 1), (69, 201))],
      triggers: 0, peakMargin: -1, states: ["drag", "inactive"]),
    PeerStrokes(
      name: "just 70 are told at once", engines: engines, model: .flutterIOS,
      source: "_updateMode: _offset == actualTriggerOffset without a user is processing",
      strokes: [.init(0, (70, 1), (70, 201))], triggers: 1, peakMargin: 0,
      states: ["armed", "processing"], told: 0...0.02),
    // ln(3·1.7002·d)/9.0756 s from d beyond the room, and up to a frame.
    PeerStrokes(
      name: "71 are told when the spring is at rest, after 0.18 s", engines: engines, model: .flutterIOS,
      source: "createBallisticSimulation to overExtent, then _offset == actualTriggerOffset",
      strokes: [.init(0, (71, 1), (71, 201))], triggers: 1, states: ["armed", "ready", "processing"],
      told: 0.17...0.21),
    PeerStrokes(
      name: "150 are told after 0.66 s", engines: engines, model: .flutterIOS,
      source: "createBallisticSimulation to overExtent, then _offset == actualTriggerOffset",
      strokes: [.init(0, (150, 1), (150, 201))], triggers: 1, told: 0.65...0.69),
    PeerStrokes(
      name: "a drag before that takes it back", engines: engines, model: .flutterIOS,
      source: "applyPhysicsToUserOffset: userOffsetNotifier.value = true; _updateMode: drag",
      strokes: [.init(0, (150, 1), (150, 201)), .init(400, (-200, 600), (-200, 800))], triggers: 0,
      states: ["ready", "drag", "inactive"]),
    PeerStrokes(
      name: "a fling that reaches the top by inertia does nothing", engines: engines, model: .flutterIOS,
      source: "applyBoundaryConditions: hit top over", start: 400, strokes: [.init(0, (390, 130))],
      triggers: 0),
    PeerStrokes(
      name: "a touch that is taken away counts as lifted", engines: engines, model: .flutterIOS,
      source: "Drag.cancel: goBallistic(0), createBallisticSimulation",
      strokes: [.init(0, (150, 1), (150, 201), isCancelled: true)], triggers: 1),
  ]
}
