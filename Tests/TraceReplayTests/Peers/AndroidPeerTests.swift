/// aosp-mirror/platform_frameworks_base, core/java/android/widget/OverScroller.java at 050275cd, which has no test
/// of its numbers; constants of ViewConfiguration.java and the stretch of EdgeEffect.java as `AndroidScrolling.md`
/// has them; androidx/androidx, core/core/src/androidTest/java/androidx/core/widget/EdgeEffectCompatTest.java at
/// 4d59aa2c. A pixel is a point here, at 160 an inch.
enum AndroidPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "1000 px/s go 194 px in 555 ms", models: [.android, .androidStretch],
      source: "getSplineFlingDistance, getSplineFlingDuration: INFLEXION 0.35, friction 0.015, ppi * 0.84",
      finger: "down; move -100 100; release", numbers: [.init(.offset(at: 0.1), 100), .init(.rest, 294)]),
    PeerMotion(
      name: "5000 px/s go 3177 px in 1815 ms", models: [.android],
      source: "getSplineFlingDistance, getSplineFlingDuration", content: 20000,
      finger: "down; move -500 100; release",
      numbers: [.init(.rest, 3677), .init(.settled, in: 1.515...1.815)]),
    PeerMotion(
      name: "a drag goes no further than the edge, and back at once", models: [.android],
      source: "OVERSCROLL_DISTANCE 0; View.overScrollBy", finger: "down; move 100 100; move 60 40; hold 10",
      numbers: [.init(.offset(at: 0.1), 0), .init(.offset(at: 0.14), 40)]),
    PeerMotion(
      name: "thrown at the edge it goes 6 px past it, and springs back", models: [.android],
      source: "onEdgeReached: mOver; ViewConfiguration OVERFLING_DISTANCE 6", start: 600,
      finger: "down; move 500 100; release", numbers: [.init(.overscroll, 6, within: 0.001), .init(.rest, 0)]),
    PeerMotion(
      name: "slower than 50 px/s is no fling", models: [.android, .androidStretch],
      source: "ViewConfiguration.MINIMUM_FLING_VELOCITY 50", finger: "down; move -20 500; release",
      numbers: [.init(.rest, 20)]),
    PeerMotion(
      name:
        "pulled by its whole length and let back by one and a half, the stretch is gone and half a length scrolls",
      models: [.androidStretch],
      source: "EdgeEffectCompatTest.distanceApi31: onPullDistance 1 is 1, -1.5 consumes -1, getDistance 0",
      finger: "down; move 600 600; move -300 900; hold 10",
      numbers: [.init(.offset(at: 0.6), -19.19745965292484, within: 0.001), .init(.offset(at: 1.5), 300)]),
  ]
}
