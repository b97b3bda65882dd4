/// chromium/chromium, third_party/blink/renderer/platform/widget/input:
/// elastic_overscroll_controller_bezier_unittest.cc and …_exponential_… at 0a849c42; ui/events/gestures:
/// physics_based_fling_curve_unittest.cc at 4c58b9ed, fling_curve_unittest.cc at 84c6ee4d. Its stretch of −19 is an
/// offset of −19 here. An event that comes 100 ms after the last has no velocity, as those of its tests.
enum ChromiumScrollingPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "100 past the edge stretch by 19, and back by 100 none", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.OverscrollStretch: 0, -19, 0", viewport: 1000,
      content: 10000, finger: "down; move 100 100; move 0 100; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.1), -19), .init(.offset(at: 0.2), 0)]),
    PeerMotion(
      name: "the way back: 14 after 32 ms, 8 after 80, none after 240", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyBackwardAnimationTick", viewport: 1000,
      content: 10000, finger: "down; move 99 99; move 100 200; release", reports: 1,
      numbers: [
        .init(.offset(at: 0.299), -19), .init(.offset(at: 0.331), -14), .init(.offset(at: 0.379), -8),
        .init(.offset(at: 0.539), 0), .init(.rest, 0),
      ]),
    PeerMotion(
      name: "the same from 80: 10 after 32 ms, 5 after 80", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyBackwardAnimationTick, the second: -80",
      viewport: 1000, content: 10000, finger: "down; move 79 79; move 80 200; release", reports: 1,
      numbers: [.init(.offset(at: 0.311), -10), .init(.offset(at: 0.359), -5), .init(.offset(at: 0.519), 0)]),
    PeerMotion(
      name: "at 4000 px/s it goes on to 89 and back, frame by frame", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyForwardAnimationTick: stretch_amount_y",
      viewport: 1000, content: 10000, finger: "down; move 100 25; release", reports: 80,
      numbers: [
        .init(.offset(at: 0.025), -19), .init(.offset(at: 0.041), -41), .init(.offset(at: 0.057), -55),
        .init(.offset(at: 0.073), -65), .init(.offset(at: 0.089), -72), .init(.offset(at: 0.105), -78),
        .init(.offset(at: 0.121), -82), .init(.offset(at: 0.137), -85), .init(.offset(at: 0.153), -88),
        .init(.offset(at: 0.169), -89), .init(.offset(at: 0.185), -78), .init(.offset(at: 0.201), -64),
        .init(.offset(at: 0.217), -53), .init(.offset(at: 0.233), -44), .init(.offset(at: 0.249), -37),
        .init(.offset(at: 0.265), -30), .init(.offset(at: 0.281), -25), .init(.offset(at: 0.297), -20),
        .init(.offset(at: 0.313), -16), .init(.offset(at: 0.329), -13), .init(.offset(at: 0.345), -10),
        .init(.offset(at: 0.361), -7), .init(.offset(at: 0.377), -5), .init(.offset(at: 0.393), -4),
        .init(.offset(at: 0.409), -2), .init(.offset(at: 0.425), -1), .init(.offset(at: 0.441), -1),
        .init(.offset(at: 0.457), 0),
      ]),
    PeerMotion(
      name: "at 3000 px/s from 50: to 69", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyForwardAnimationTick: stretch_amount_x",
      viewport: 1000, content: 10000, start: 10, finger: "down; move 60 20; release", reports: 100,
      numbers: [
        .init(.offset(at: 0.02), -9), .init(.offset(at: 0.036), -24), .init(.offset(at: 0.052), -34),
        .init(.offset(at: 0.068), -42), .init(.offset(at: 0.084), -48), .init(.offset(at: 0.1), -54),
        .init(.offset(at: 0.116), -58), .init(.offset(at: 0.132), -62), .init(.offset(at: 0.148), -66),
        .init(.offset(at: 0.164), -69), .init(.offset(at: 0.18), -62), .init(.offset(at: 0.196), -52),
        .init(.offset(at: 0.212), -43), .init(.offset(at: 0.228), -36), .init(.offset(at: 0.244), -30),
        .init(.offset(at: 0.26), -25), .init(.offset(at: 0.276), -20), .init(.offset(at: 0.292), -17),
        .init(.offset(at: 0.308), -13), .init(.offset(at: 0.324), -10), .init(.offset(at: 0.34), -8),
        .init(.offset(at: 0.356), -6), .init(.offset(at: 0.372), -4), .init(.offset(at: 0.388), -3),
        .init(.offset(at: 0.404), -2), .init(.offset(at: 0.42), -1), .init(.offset(at: 0.436), 0),
        .init(.offset(at: 0.452), 0),
      ]),
    PeerMotion(
      name: "at 199 px/s it does not go on", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyForwardAnimationIsNotPlayed: -199", viewport: 1000,
      content: 10000, finger: "down; move 199 1000; release", numbers: [.init(.overscroll, 37)]),
    PeerMotion(
      name: "at 201 px/s by 16", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyForwardAnimationIsNotPlayed: -201, 16 rounded",
      viewport: 1000, content: 10000, finger: "down; move 201 1000; release",
      numbers: [.init(.overscroll, in: 53...54)]),
    PeerMotion(
      name: "caught on its way back it goes on from there: 50 more are 17", models: [.chromiumBezier],
      source: "ElasticOverscrollControllerBezierTest.VerifyScrollDuringBounceBack: -14, -8, -17",
      viewport: 1000, content: 10000,
      finger: "down; move 99 99; move 100 200; release; wait 80; down; move 50 100; hold 10", reports: 1,
      numbers: [
        .init(.offset(at: 0.331), -14), .init(.offset(at: 0.3785), -8), .init(.offset(at: 0.479), -17),
      ]),
    PeerMotion(
      name: "without overscroll nothing is animated", models: [.chromiumBezier, .chromium],
      source: "ElasticOverscrollControllerBezierTest.VerifyAnimationNotCreated", viewport: 1000,
      content: 10000, finger: "down; move -50 50; move 0 150; hold 200; release",
      numbers: [.init(.overscroll, 0), .init(.offset(at: 0.432), 0)]),
    PeerMotion(
      name: "the other stretches by a twentieth", models: [.chromium, .chromiumExp],
      source: "elastic_overscroll_controller_exponential.cc: kRubberbandStiffness 20, rounded", viewport: 600,
      content: 6000, finger: "down; move 100 100; move 600 500; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.1), -5), .init(.offset(at: 0.6), -30)]),
    PeerMotion(
      name: "and takes more than three frames back", models: [.chromium, .chromiumExp],
      source:
        "ElasticOverscrollControllerExponentialTest.UserScrollableRequiredForStretch: ticks_to_zero > 3",
      viewport: 600, content: 6000, finger: "down; move 15 17; move 30 17; release", reports: 1,
      numbers: [.init(.offset(at: 0.084), in: -100 ... -1), .init(.rest, 0)]),
    PeerMotion(
      name: "a fling at 5000 px/s: 98 in 20 ms, 1021 in 250, 3239 in all",
      models: [.chromium, .chromiumBezier],
      source: "PhysicsBasedFlingCurveTest.BasicFlingTestVelocityY: 98, 923, 2218, each within 1",
      viewport: 1080, content: 20000, finger: "down; move -500 100; release",
      numbers: [
        .init(.offset(at: 0.12), 598, within: 1), .init(.offset(at: 0.35), 1521, within: 2),
        .init(.rest, 3739, within: 3),
      ]),
    PeerMotion(
      name: "in a viewport of 1920: 99, 1153, 4724", models: [.chromium, .chromiumBezier],
      source: "PhysicsBasedFlingCurveTest.BasicFlingTestVelocityX: 99, 1054, 3571", viewport: 1920,
      content: 20000, finger: "down; move -500 100; release",
      numbers: [
        .init(.offset(at: 0.12), 599, within: 1), .init(.offset(at: 0.35), 1653, within: 2),
        .init(.rest, 5224, within: 3),
      ]),
    PeerMotion(
      name: "the fixed curve: 96, 801, 1193", models: [.chromiumExp],
      source: "FlingCurveTest.Basic: 96, 705, 392", viewport: 1080, content: 20000,
      finger: "down; move -500 100; release",
      numbers: [
        .init(.offset(at: 0.12), 596, within: 1), .init(.offset(at: 0.35), 1301, within: 2),
        .init(.rest, 1693, within: 3),
      ]),
  ]
}
