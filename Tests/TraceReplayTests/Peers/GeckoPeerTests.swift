/// mhammond/firefox, gfx/layers/apz/test/gtest: TestFlingAcceleration.cpp at b52e60a1, whose movements in 10 ms are
/// of real fingers and whose bounds hold on both platforms (pixels per millisecond there), and TestOverscroll.cpp
/// at 0315d5e8, which is not run on Android. Its waits end with a frame of 60 Hz.
enum GeckoPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "two normal flings accelerate", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, TwoNormalFlingsShouldAccelerate", viewport: 1000, content: 50000,
      start: 25000,
      finger: PeerMotion.touch([0, 0, -21, -44, -52, -55, -53, -49, -46, -47], every: 10) + "; wait 383; "
        + PeerMotion.touch([-6, -51, -55, 0, -53, -57, -60, -60, -56], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.1), in: 4500.0...6800.0), .init(.velocity(at: 0.482), in: 2200.0...5100.0),
        .init(.velocity(at: 0.573), in: 9000.0...14000.0),
      ]),
    PeerMotion(
      name: "two fast flings accelerate", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, TwoFastFlingsShouldAccelerate", viewport: 1000, content: 50000,
      start: 25000,
      finger: PeerMotion.touch([9, 30, 49, 60, 64, 64, 62, 59, 51], every: 10) + "; wait 450; "
        + PeerMotion.touch([7, 0, 38, 66, 75, 146, 0, 119], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.09), in: -7500.0 ... -5000),
        .init(.velocity(at: 0.539), in: -5200.0 ... -2300.0),
        .init(.velocity(at: 0.62), in: -20000 ... -13000),
      ]),
    PeerMotion(
      name: "flings in opposite directions do not", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, FlingsInOppositeDirectionShouldNotAccelerate", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 0, 0, -12, -24, -32, -43, -46, 0], every: 10) + "; wait 167; "
        + PeerMotion.touch([0, 0, 14, 61, 41, 0, 45, 35], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.09), in: 2900.0...5300.0), .init(.velocity(at: 0.256), in: 2100.0...4800.0),
        .init(.velocity(at: 0.337), in: -4300.0 ... -3200.0),
      ]),
    PeerMotion(
      name: "nor where the first has slowed down", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, ShouldNotAccelerateWhenPreviousFlingHasSlowedDown", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 9, 15, 23, 31, 30, 0, 34, 31, 29, 28, 24, 24, 11], every: 10)
        + "; wait 500; " + PeerMotion.touch([0, 10, 17, 29, 29, 33, 33, 0, 31, 27, 13], every: 10),
      reports: 1,
      numbers: [
        .init(.velocity(at: 0.14), in: -3000.0 ... -2200.0),
        .init(.velocity(at: 0.639), in: -1000.0 ... -500.0),
        .init(.velocity(at: 0.75), in: -2700.0 ... -1800.0),
      ]),
    PeerMotion(
      name: "nor after a rest at the start of the pan", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, ShouldNotAccelerateWhenPausedAtStartOfPan", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 0, 0, 0, -8, 0, -18, -32, -50, -57, -66, -68, -63, -60], every: 10)
        + "; wait 300; "
        + PeerMotion.touch(
          [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -18, -34, -53, -70, -75, -75, -64],
          every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.14), in: 6200.0...8600.0), .init(.velocity(at: 0.439), in: 3400.0...7400.0),
        .init(.velocity(at: 0.7), in: 6700.0...9100.0),
      ]),
    PeerMotion(
      name: "nor after one in the middle of it", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, ShouldNotAccelerateWhenPausedDuringPan", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 0, 0, -5, 0, -15, -41, -71, -90, -93, -85, -64, -44], every: 10)
        + "; wait 217; "
        + PeerMotion.touch(
          [
            0, 0, 0, -6, 0, -16, -26, -41, -49, -65, -66, -61, -50, -35, -24, -17, -11, -8, -6, -5, -4, -3,
            -2, -2, -2, -2, -2, -2, -2, -2, -3, -4, -5, -7, -9, -10, -10, -12, -18, -25, -23, -28, -30, -24,
          ], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.13), in: 7500.0...10100.0), .init(.velocity(at: 0.346), in: 4800.0...9400.0),
        .init(.velocity(at: 0.787), in: 2500.0...3400.0),
      ]),
    PeerMotion(
      name: "nor where the pan went the other way first", models: [.geckoDesktop, .geckoAndroid],
      source: "TestFlingAcceleration.cpp, ShouldNotAccelerateWhenOppositeDirectionDuringPan", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 0, 0, -5, -18, -31, -49, -56, -61, -54, -55], every: 10) + "; wait 267; "
        + PeerMotion.touch(
          [
            0, 0, 0, 0, 30, 0, 19, 24, 32, 30, 37, 33, 33, 32, 25, 23, 23, 18, 13, 9, 5, 3, 1, 0, -7, -19,
            -38, -53, -68, -79, -85, -73, -64, -54,
          ], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.11), in: 5400.0...7100.0), .init(.velocity(at: 0.376), in: 3100.0...6000.0),
        .init(.velocity(at: 0.717), in: 7000.0...10000.0),
      ]),
    PeerMotion(
      name: "after a long wait it does if the first is fast still", models: [.geckoAndroid],
      source:
        "TestFlingAcceleration.cpp, ShouldAccelerateAfterLongWaitIfVelocityStillHigh; its friction of 0.0012 is the desktop's pref",
      viewport: 1000, content: 50000, start: 25000,
      finger: PeerMotion.touch([0, 0, -5, -10, -20, 0, -110, -86, 0, -102, -105], every: 10) + "; wait 1133; "
        + PeerMotion.touch([0, -8, 0, -30, -60, -87, -104, -111], every: 10), reports: 1,
      numbers: [
        .init(.velocity(at: 0.11), in: 6300.0...9400.0), .init(.velocity(at: 1.242), in: 1600.0...3300.0),
        .init(.velocity(at: 1.323), in: 13000...23000),
      ]),
    PeerMotion(
      name: "not after a tap", models: [.geckoDesktop],
      source: "TestFlingAcceleration.cpp, ShouldNotAccelerateAfterCanceledWithTap", viewport: 1000,
      content: 50000, start: 25000,
      finger: PeerMotion.touch([11, 2, 107, 18, 148, 57, 133, 159, 21], every: 10) + "; wait 167; "
        + PeerMotion.touch([12, 68, 0, 162, 78, 140, 167], every: 10) + "; wait 133; "
        + PeerMotion.touch([11, 0, 79, 91, 131, 171], every: 10) + "; wait 133; "
        + PeerMotion.touch([8, 55, 22, 87, 117, 220, 54], every: 10) + "; wait 150; "
        + PeerMotion.touch([45, 137, 107, 102, 79], every: 10) + "; wait 250; "
        + PeerMotion.touch([0, 0, 0, 0], every: 10) + "; wait 883; "
        + PeerMotion.touch([0, 0, 8, 35, 8, 38, 29, 37], every: 10), reports: 1,
      numbers: [.init(.velocity(at: 2.176), in: -4200.0 ... -2800.0)]),
    PeerMotion(
      name: "a slow pan past an edge comes back", models: [.geckoDesktop],
      source: "TestOverscroll.cpp, OverScrollAfterLowVelocityPan_Bug1343775: IsOverscrolled, then not",
      viewport: 100, content: 1000, finger: "down; move 20 100; release", reports: 50,
      numbers: [.init(.overscroll, in: 0.1...16), .init(.rest, 0, within: 1)]),
    PeerMotion(
      name: "an event past an edge gives 8 px at most", models: [.geckoDesktop, .geckoAndroid],
      source:
        "Axis::ApplyResistance: (1 - fabsf(GetOverscroll()) / GetCompositionLength()) / 16, clamped to 8",
      viewport: 1000, content: 10000, finger: "down; move 200 1; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.001), -8)]),
    PeerMotion(
      name: "the same way in ten events gives 12.4", models: [.geckoDesktop, .geckoAndroid],
      source: "Axis::ApplyResistance, ten times", viewport: 1000, content: 10000,
      finger:
        "down; move 20 10; move 40 10; move 60 10; move 80 10; move 100 10; move 120 10; move 140 10; move 160 10; move 180 10; move 200 10; hold 10",
      reports: 1, numbers: [.init(.offset(at: 0.1), -12.429921363072928)]),
  ]
}
