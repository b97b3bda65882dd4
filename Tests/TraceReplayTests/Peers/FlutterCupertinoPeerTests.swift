/// flutter/flutter, packages/flutter: test/cupertino/refresh_test.dart at 01049da2 (names in quotes). Its test view is 600 high
/// and moves the finger in one step, which its bouncing physics follows whole from the edge on; no time passes there, so the finger
/// rests here before it lifts.
enum FlutterCupertinoPeerTests {
  private static let engines = ["flutter-cupertino"]

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "50 are drawn whole, and not enough", engines: engines, model: .flutterIOS,
      source: "'calls the indicator builder when starting to overscroll': drag, 50.0 of 100.0",
      strokes: [.init(0, (50, 1), (50, 201))], triggers: 0, peakMargin: -50, states: ["drag"]),
    PeerStrokes(
      name: "a small drag goes back to inactive", engines: engines, model: .flutterIOS,
      source: "'goes to drag and returns to inactive in a small drag'",
      strokes: [.init(0, (40, 1), (40, 201))], triggers: 0, states: ["drag", "inactive"]),
    PeerStrokes(
      name: "content that cannot overscroll shows nothing", engines: engines, model: .flutterClamping,
      source: "\"don't call the builder if overscroll doesn't move slivers like on Android\"",
      strokes: [.init(0, (50, 1), (50, 201)), .init(3000, (150, 3001), (150, 3201))], triggers: 0),
    PeerStrokes(
      name: "99, back 30, on 50: 105.80452 arm it", engines: engines, model: .flutterIOS,
      source: "'drag past threshold triggers refresh task': drag at 99.0, armed at 105.80452021305739",
      strokes: [.init(0, (99, 1), (69, 2), (119, 3), (119, 203))], triggers: 1, peakMargin: 5.80452021305739,
      states: ["drag", "armed"]),
    PeerStrokes(
      name: "150 arm it at once, and the work's end is done", engines: engines, model: .flutterIOS,
      source: "'refreshing task keeps the sliver expanded forever until done': armed at 150.0, refresh, done",
      strokes: [.init(0, (150, 1), (150, 201))], triggers: 1, peakMargin: 50,
      states: ["armed", "refresh", "done"]),
    PeerStrokes(
      name: "it goes away when done", engines: engines, model: .flutterIOS,
      source: "'expanded refreshing sliver goes away when done'",
      strokes: [.init(0, (150, 1), (150, 201))], triggers: 1,
      states: ["armed", "refresh", "done", "inactive"]),
    PeerStrokes(
      name: "scrolled away while it refreshes, the work's end takes it away at once", engines: engines,
      model: .flutterIOS,
      source:
        "'expanded refreshing sliver scrolls normally'; 'sliver scrolled away when task completes properly removes itself'",
      strokes: [.init(0, (150, 1), (150, 201)), .init(900, (-300, 901), (-300, 1101))], triggers: 1,
      states: ["armed", "refresh", "inactive"]),
    PeerStrokes(
      name: "held in overscroll when the work ends, it is done from there", engines: engines,
      model: .flutterIOS,
      source: "'sliver held in overscroll when task finishes completes normally': done at 150.0",
      strokes: [.init(0, (150, 1), (150, 3000))], triggers: 1, states: ["armed", "done", "inactive"]),
    PeerStrokes(
      name: "fully gone, it drags anew", engines: engines, model: .flutterIOS,
      source:
        "'retracting sliver during done cannot be pulled to refresh again until fully retracted': drag at 40.0",
      strokes: [.init(0, (150, 1), (150, 201)), .init(9000, (40, 9001), (40, 9201))], triggers: 1,
      states: ["armed", "refresh", "done", "inactive", "drag"]),
    // Told in the frame after the pull, it works for 2 s: 60 points are half gone when the finger comes.
    PeerStrokes(
      name: "150 while it retracts arm nothing", engines: engines, model: .flutterIOS,
      source:
        "'retracting sliver during done cannot be pulled to refresh again until fully retracted': done at 147.38",
      strokes: [.init(0, (150, 1), (150, 201)), .init(2100, (150, 2101), (150, 2301))], triggers: 1,
      states: ["armed", "refresh", "done", "inactive"]),
    PeerStrokes(
      name: "done under the finger, 200 back are 27.9 points and done still: no pull arms", engines: engines,
      model: .flutterIOS,
      source: "'goes back to inactive when retracting back past 10% of arming distance': 27.944444444444457",
      strokes: [.init(0, (150, 1), (150, 2500), (-50, 2501), (-50, 2541), (200, 2542), (200, 2742))],
      triggers: 1, states: ["armed", "done", "inactive"]),
    PeerStrokes(
      name: "35 more are 9.3 points and inactive: a pull arms anew", engines: engines, model: .flutterIOS,
      source: "'goes back to inactive when retracting back past 10% of arming distance': 9.313890708161875",
      strokes: [
        .init(
          0, (150, 1), (150, 2500), (-50, 2501), (-50, 2541), (-85, 2542), (-85, 2582), (165, 2583),
          (165, 2783))
      ], triggers: 2, states: ["armed", "done", "inactive", "drag", "armed"]),
    PeerStrokes(
      name: "scrolled away as it ended, past the top it drags anew", engines: engines, model: .flutterIOS,
      source: "'sliver scrolled away when task completes properly removes itself': drag",
      strokes: [
        .init(0, (150, 1), (150, 201)), .init(900, (-300, 901), (-300, 1101)),
        .init(5000, (260, 5001), (260, 5201)),
      ], triggers: 1, states: ["armed", "refresh", "inactive", "drag", "inactive"]),
  ]
}
