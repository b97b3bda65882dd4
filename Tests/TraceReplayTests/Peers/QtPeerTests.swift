/// qt/qtdeclarative at c4d3c0cc: tests/auto/quick/qquickflickable/tst_qquickflickable.cpp and
/// src/quick/items/qquickflickable.cpp. The view of its overshoot test is 200 high over 400. The platform's drag
/// distance is left out, and its velocity, which tests spoof; its flickable03.qml brakes at 5000 px/s², here it is
/// the default's 1500.
enum QtPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "a drag past the beginning shows half, and returns", models: [.qt],
      source:
        "overshoot(), drag past the beginning: minContentY < 0, maxContentY 0; drag(): newY = minY + (newY - minY) / 2",
      viewport: 200, content: 400, finger: "down; move 40 100; hold 200; release",
      numbers: [.init(.offset(at: 0.2), -20), .init(.overscroll, 20), .init(.rest, 0)]),
    PeerMotion(
      name: "a flick past the beginning overshoots", models: [.qt],
      source: "overshoot(), flick past the beginning: minContentY < 0", viewport: 200, content: 400,
      start: 20, finger: "down; move 40 50; release", reports: 250,
      numbers: [.init(.overscroll, in: 0.001...150), .init(.rest, 0)]),
    PeerMotion(
      name: "a drag past the end shows half, and returns", models: [.qt],
      source: "overshoot(), drag past the end: maxContentY > 200, minContentY 200", viewport: 200,
      content: 400, start: 200, finger: "down; move -40 100; hold 200; release",
      numbers: [.init(.offset(at: 0.2), 220), .init(.rest, 200)]),
    PeerMotion(
      name: "a flick past the end overshoots", models: [.qt],
      source: "overshoot(), flick past the end: maxContentY > 200", viewport: 200, content: 400, start: 180,
      finger: "down; move -40 50; release", reports: 250,
      numbers: [.init(.overscroll, in: 0.001...150), .init(.rest, 200)]),
    PeerMotion(
      name: "a flick up, then rest on a full pixel", models: [.qt],
      source:
        "flickVelocity(), pressWhileFlicking(): verticalVelocity() > 0, then 0; qRound(contentX()); flick(): 490² / 2 / 1500, std::round",
      viewport: 240, content: 6000, finger: "down; move -140 200; release",
      numbers: [.init(.velocity(at: 0.2), in: 75...2500), .init(.rest, 220)]),
    PeerMotion(
      name: "a flick down", models: [.qt], source: "flickVelocity(): verticalVelocity() < 0, then 0",
      viewport: 240, content: 6000, start: 2000, finger: "down; move 130 200; release",
      numbers: [.init(.velocity(at: 0.2), in: -2500 ... -75), .init(.velocity(at: 5), 0)]),
    PeerMotion(
      name: "a second flick adds more than 80 to the first", models: [.qt],
      source: "flickTwiceUsingTouches(): contentYAfterFirstFlick > 50, contentYAfterSecondFlick > … + 80",
      viewport: 500, content: 10000,
      finger: "down; move -160 100; release; wait 3000; down; move -160 100; release",
      numbers: [.init(.offset(at: 3.1), in: 50.001...3000), .init(.offset(at: 3.2), in: 658.001...3000)]),
    PeerMotion(
      name: "a press stops a flick where it is", models: [.qt],
      source: "pressWhileFlicking(): isFlicking false, contentX whole", viewport: 240, content: 6000,
      finger: "down; move -140 200; release; wait 100; down; hold 200; release",
      numbers: [.init(.velocity(at: 0.35), 0), .init(.velocity(at: 0.6), 0)]),
    PeerMotion(
      name: "the way back: half in 100 ms, done in 400", models: [.qt],
      source:
        "adjustContentPos(): InQuad in fixupDuration / 4 to the middle, OutExpo in 3 * fixupDuration / 4; fixupDuration 400",
      viewport: 400, content: 4000, finger: "down; move 100 100; hold 200; release",
      numbers: [
        .init(.offset(at: 0.3), -50), .init(.offset(at: 0.35), -43.75), .init(.offset(at: 0.4), -25),
        .init(.offset(at: 0.7), 0, within: 0.01), .init(.rest, 0),
      ]),
    PeerMotion(
      name: "an overshoot of a third of the velocity, at most 150", models: [.qt],
      source:
        "overShootDistance(): qMin(QML_FLICK_OVERSHOOT, velocity / 3); create(): maximumFlickVelocity 2500",
      viewport: 600, content: 6000, start: 1100, finger: "down; move 1000 200; release",
      numbers: [.init(.overscroll, 150), .init(.rest, 0)]),
  ]
}
