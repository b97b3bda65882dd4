/// flutter/flutter, packages/flutter/test/widgets: scrollable_test.dart at 00d5ade7, scroll_physics_test.dart at
/// 00c84e6c, scroll_simulation_test.dart at 10166b71, and test/physics/newton_test.dart at 17bd7a8e (names in
/// quotes). A fling there is 50 moves of equal time and a lift; the first millisecond here stands for its moves
/// without a time. Its view is 600 high over 2000.
enum FlutterScrollingPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "a fling of 200 at 1000 px/s is 200 on Android", models: [.flutterClamping],
      source: "scrollable_test.dart, 'Flings on different platforms'", content: 2000,
      finger: "down; move -200 200; release", reports: 250, numbers: [.init(.offset(at: 0.2), 200)]),
    PeerMotion(
      name: "and eases in on iOS and macOS: 197.17", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'Flings on different platforms': 197.16666666666669", content: 2000,
      finger: "down; move -200 200; release", reports: 250,
      numbers: [.init(.offset(at: 0.2), 197.16666666666669)]),
    PeerMotion(
      name: "held on its way back it stays, and snaps back when let go",
      models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'Holding scroll': -200, then between -200 and 0, then 0", content: 2000,
      finger: "down; move 200 1; hold 100; release; wait 10; down; hold 500; release",
      numbers: [
        .init(.offset(at: 0.05), -200), .init(.offset(at: 0.5), in: -199.99 ... -0.01), .init(.rest, 0),
      ]),
    PeerMotion(
      name: "the same fling again builds momentum", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'Repeated flings builds momentum': greaterThan(1100.0)", content: 2000,
      finger: "down; move -200 200; release; wait 10; down; move -200 200; release", reports: 250,
      numbers: [.init(.velocity(at: 0.41), in: 1100...5000)]),
    PeerMotion(
      name: "but not on Android", models: [.flutterClamping],
      source: "scrollable_test.dart, 'Repeated flings do not build momentum on Android': 1000.0",
      content: 2000, finger: "down; move -200 200; release; wait 10; down; move -200 200; release",
      reports: 250, numbers: [.init(.velocity(at: 0.41), 1000)]),
    PeerMotion(
      name: "a slower last fling carries nothing", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'A slower final fling does not apply carried momentum': lessThan(200)",
      content: 2000,
      finger:
        "down; move -200 200; release; wait 10; down; move -200 200; release; wait 10; down; move -200 1000; release",
      reports: 50, numbers: [.init(.velocity(at: 1.43), in: 0...199.999)]),
    PeerMotion(
      name: "a fling the other way carries nothing", models: [.flutterIOS, .flutterDesktop],
      source:
        "scrollable_test.dart, 'No iOS/macOS momentum build with flings in opposite directions': -1000.0",
      content: 2000, finger: "down; move -200 200; release; wait 10; down; move 200 200; release",
      reports: 250, numbers: [.init(.velocity(at: 0.41), -1000)]),
    PeerMotion(
      name: "a hold of 40 ms loses what was carried", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'No iOS/macOS momentum kept on hold gestures': 0.0", content: 2000,
      finger: "down; move -200 200; release; wait 10; down; hold 40; release", reports: 250,
      numbers: [.init(.velocity(at: 0.25), 0)]),
    PeerMotion(
      name: "half pixels move at once on Android", models: [.flutterClamping],
      source: "scrollable_test.dart, 'Drags creeping unaffected on Android': 0.5, 1.0, 1.5", content: 2000,
      finger: "down; move -0.5 1; move -1 10; move -1.5 10; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.001), 0.5), .init(.offset(at: 0.011), 1), .init(.offset(at: 0.021), 1.5)]),
    PeerMotion(
      name: "they must break a threshold on iOS and macOS", models: [.flutterIOS, .flutterDesktop],
      source:
        "scrollable_test.dart, 'Drags creeping must break threshold on iOS/macOS': 0.0 up to -3.5, then 0.5",
      content: 2000,
      finger: "down; move -0.5 1; move -1 10; move -1.5 10; move -2.5 10; move -3.5 10; move -4 10; hold 10",
      reports: 1,
      numbers: [
        .init(.offset(at: 0.021), 0), .init(.offset(at: 0.031), 0), .init(.offset(at: 0.041), 0),
        .init(.offset(at: 0.051), 0.5),
      ]),
    PeerMotion(
      name: "a big first move loses nothing", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'Big drag over threshold magnitude preserved on iOS/macOS': 30.0",
      content: 2000, finger: "down; move -30 1; hold 10", reports: 1, numbers: [.init(.offset(at: 0.001), 30)]
    ),
    PeerMotion(
      name: "a hesitant one is attenuated", models: [.flutterIOS, .flutterDesktop],
      source:
        "scrollable_test.dart, 'Slow threshold breaks are attenuated on iOS/macOS': 1.1666666666666667, 11.16666666666666673",
      content: 2000, finger: "down; move -10 1; move -20 20; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.001), 1.1666666666666667), .init(.offset(at: 0.021), 11.166666666666666)]),
    PeerMotion(
      name: "small moves that go on count whole", models: [.flutterIOS, .flutterDesktop],
      source: "scrollable_test.dart, 'Small continuing motion preserved on iOS/macOS': 30.5, 31.0, 31.5",
      content: 2000, finger: "down; move -30 1; move -30.5 20; move -31 20; move -31.5 20; hold 10",
      reports: 1,
      numbers: [
        .init(.offset(at: 0.021), 30.5), .init(.offset(at: 0.041), 31), .init(.offset(at: 0.061), 31.5),
      ]),
    PeerMotion(
      name: "a rest asks for the threshold anew", models: [.flutterIOS, .flutterDesktop],
      source:
        "scrollable_test.dart, 'Motion stop resets threshold on iOS/macOS': 30.5 three times, 31.5, 32.5",
      content: 2000,
      finger:
        "down; move -30 1; move -30.5 20; move -30.5 1; move -30.5 99; move -31.5 20; move -32.5 10; move -33.5 10; move -34.5 10; move -35.5 10; hold 10",
      reports: 1,
      numbers: [
        .init(.offset(at: 0.021), 30.5), .init(.offset(at: 0.141), 30.5), .init(.offset(at: 0.151), 30.5),
        .init(.offset(at: 0.161), 30.5), .init(.offset(at: 0.171), 31.5), .init(.offset(at: 0.181), 32.5),
      ]),
    PeerMotion(
      name: "a clamping fling starts with the finger's velocity, and ends", models: [.flutterClamping],
      source:
        "scroll_simulation_test.dart, 'ClampingScrollSimulation has a stable initial conditions': 345.0, 1982.785934; '… velocity eventually reaches zero': dx(10)",
      start: 146.7214066, finger: "down; move -198.2785934 100; release",
      numbers: [
        .init(.offset(at: 0.1), 345, within: 0.001), .init(.velocity(at: 0.1), 1982.785934, within: 0.001),
        .init(.velocity(at: 10.1), 0),
      ]),
    PeerMotion(
      name: "and a slow one", models: [.flutterClamping],
      source: "scroll_simulation_test.dart, the same: 75.0, 614.2093", start: 13.57907,
      finger: "down; move -61.42093 100; release", reports: 250,
      numbers: [
        .init(.offset(at: 0.1), 75, within: 0.001), .init(.velocity(at: 0.1), 614.2093, within: 0.001),
        .init(.velocity(at: 10.1), 0),
      ]),
    PeerMotion(
      name: "no simulation alters the velocity it is given",
      models: [.flutterIOS, .flutterDesktop, .flutterClamping],
      source:
        "scroll_physics_test.dart, 'Creating the simulation doesn't alter the velocity for time 0': 1000",
      viewport: 500, content: 600, finger: "down; move -50 50; release",
      numbers: [.init(.velocity(at: 0.05), 1000, within: 0.001)]),
    PeerMotion(
      name: "no resistance where nothing is overscrolled",
      models: [.flutterIOS, .flutterDesktop, .flutterClamping],
      source: "scroll_physics_test.dart, 'no resistance when not overscrolled': 300, ±10", start: 300,
      finger: "down; move 30 1; move 20 10; move 30 10; hold 10", reports: 1,
      numbers: [
        .init(.offset(at: 0.001), 270), .init(.offset(at: 0.011), 280), .init(.offset(at: 0.021), 270),
      ]),
    PeerMotion(
      name: "overscroll is progressively harder: 10 more are 2.548 at 30 of 100", models: [.flutterIOS],
      source:
        "scroll_physics_test.dart, 'overscroll is progressively harder'; frictionFactor: 0.52 * pow(1 - overscrollFraction, 2)",
      viewport: 100, finger: "down; move 30 1; move 40 10; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.011), -32.548)]),
    PeerMotion(
      name: "a small list is as hard as a big one", models: [.flutterIOS],
      source:
        "scroll_physics_test.dart, 'overscroll a small list and a big list works the same way': maxScrollExtent 10",
      viewport: 100, content: 110, finger: "down; move 30 1; move 40 10; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.011), -32.548)]),
    PeerMotion(
      name: "easing meets less resistance, but some: 10 back are 3.328", models: [.flutterIOS],
      source:
        "scroll_physics_test.dart, 'easing an overscroll still has resistance', '… meets less resistance than tensioning': (30 - 10) / 100",
      viewport: 100, finger: "down; move 30 1; move 20 10; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.011), -26.671999999999997)]),

    PeerMotion(
      name: "400 px/s from 100: 272 after a second, 300 in the end", models: [.flutterIOS],
      source: "newton_test.dart, 'scroll_with_inf_edge_ends': 272, 300; dx 54, 7, each within 1",
      content: 6000, start: 50, finger: "down; move 30 1; move -50 200; release", reports: 250,
      numbers: [
        .init(.offset(at: 0.201), 100, within: 0.001), .init(.velocity(at: 0.201), 400, within: 0.001),
        .init(.offset(at: 1.201), 272, within: 1), .init(.velocity(at: 1.201), 54, within: 1),
        .init(.velocity(at: 2.201), 7, within: 1), .init(.offset(at: 5.201), 300, within: 1),
      ]),
    PeerMotion(
      name: "7500 px/s from 500 towards the start: 42 left after 65 ms, past it after 75",
      models: [.flutterIOS],
      source: "newton_test.dart, 'over/under scroll spring': 42.0 and -6584.0 at 0.065, 0.0 at about .07",
      content: 6000, start: 1250, finger: "down; move 750 100; release", reports: 250,
      numbers: [
        .init(.offset(at: 0.1), 500, within: 0.001), .init(.velocity(at: 0.1), -7500, within: 0.001),
        .init(.offset(at: 0.165), 42, within: 1), .init(.velocity(at: 0.165), -6584, within: 1),
        .init(.offset(at: 0.175), in: -100 ... -0.001), .init(.offset(at: 2.1), 0, within: 1),
      ]),
  ]
}
