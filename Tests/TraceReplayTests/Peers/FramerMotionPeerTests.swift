/// motiondivision/motion at 1b037b00, packages/framer-motion/src/gestures/drag: __tests__/index.test.tsx,
/// utils/__tests__/constraints.test.ts (names in quotes) and VisualElementDragControls.ts.
enum FramerMotionPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "inside its constraints a point is the finger's", models: [.framerInertia, .framerInertiaFixed],
      source: "'Returns points within the defined constraints': 10", finger: "down; move -10 10; hold 10",
      reports: 1, numbers: [.init(.offset(at: 0.01), 10)]),
    PeerMotion(
      name: "past them it moves 0.35 of the way, at either end",
      models: [.framerInertia, .framerInertiaFixed],
      source: "'Resolves true as default': 0.35; 'Applies elastic factor': mixNumber",
      finger: "down; move 5 10; move 100 90; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.01), -1.75), .init(.offset(at: 0.1), -35)]),
    PeerMotion(
      name: "at the end too", models: [.framerInertia, .framerInertiaFixed],
      source: "'Applies elastic factor': max 20, point 25", start: 5400, finger: "down; move -5 10; hold 10",
      reports: 1, numbers: [.init(.offset(at: 0.01), 5401.75)]),
    PeerMotion(
      name: "momentum is applied: 0.8 of the velocity, 0.632 of it in 750 ms", models: [.framerInertiaFixed],
      source:
        "'drag momentum is applied': greater than 50 after 40 ms; startAnimation: timeConstant 750; inertia(): power = 0.8",
      finger: "down; move -200 200; release",
      numbers: [
        .init(.offset(at: 0.24), in: 200.001...1000),
        .init(.offset(at: 0.95), 705.6964470628461, within: 0.001), .init(.rest, 1000, within: 1),
      ]),
    PeerMotion(
      name: "pointer down kills momentum", models: [.framerInertia, .framerInertiaFixed],
      source: "'pointer down kills momentum': the same x 20 ms later",
      finger: "down; move -200 200; release; wait 100; down; hold 20; release",
      numbers: [.init(.velocity(at: 0.31), 0)]),
  ]
}
