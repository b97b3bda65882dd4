/// samoylenkodmitry/Cranpose, crates/cranpose-ui/src/tests/ios_fling_measurement.rs at 84943d91: traces of a
/// UIScrollView of iOS 26.5, with the tolerances of its tests. A finger here has the velocity that UIKit measured
/// there.
enum CranposePeerTests {
  /// What its test of targets has: a velocity, the offset at which the finger came, its way in 0.1 s and UIKit's target.
  private static let targets = [
    (481, 351.9166, -48.0834, 635.3333),
    (495, 1195.1478, -49.5222, 1487.0),
    (308, 1724.894, -30.776, 1904.3334),
    (263, 1983.7421, -26.2579, 2136.0),
    (677, 2247.9646, -67.7054, 2649.0),
    (1381, 2774.5652, -138.1048, 3597.6667),
    (2530, 3775.9754, -253.0246, 5288.0),
    (5614, 5125.2733, -561.3967, 8486.0),
  ].map { (speed: Int, start: Double, way: Double, target: Double) in
    PeerMotion(
      name: "\(speed) pt/s from \(Int((start - way).rounded())) end at UIKit's own target",
      models: [.uikit, .uikitMeasured],
      source:
        "decay_spec_target_matches_recorded_ios_target_content_offset_both_rates: TARGET_OFFSET_SAMPLES, each within 5.2",
      viewport: 681.6667, content: 20000, start: start, finger: "down; move \(way) 100; release",
      numbers: [.init(.rest, target, within: 5.2)])
  }

  static let cases = targets + traces

  private static let traces: [PeerMotion] = [
    PeerMotion(
      name: "a drag past the edge, as UIScrollView has shown it", models: [.uikit, .uikitMeasured],
      source: "overscroll_rubber_band_matches_recorded_ios_drag_trace: RUBBER_BAND_TRACE, each within 0.5",
      viewport: 681.6667, content: 20000,
      finger:
        "down; move 15 10; move 30 10; move 45 10; move 60 10; move 75 10; move 90 10; move 105 10; move 120 10; move 135 10; move 150 10; move 165 10; move 180 10; move 195 10; move 210 10; move 225 10; move 240 10; move 255 10; move 270 10; move 285 10; move 300 10; move 315 10; move 330 10; move 345 10; move 360 10; move 375 10; move 390 10; move 405 10; move 420 10; move 435 10; hold 10",
      reports: 1,
      numbers: [
        .init(.offset(at: 0.01), -8.0, within: 0.5), .init(.offset(at: 0.02), -16.0, within: 0.5),
        .init(.offset(at: 0.03), -24.0, within: 0.5), .init(.offset(at: 0.04), -31.3333, within: 0.5),
        .init(.offset(at: 0.05), -39.0, within: 0.5), .init(.offset(at: 0.06), -46.0, within: 0.5),
        .init(.offset(at: 0.07), -53.3333, within: 0.5), .init(.offset(at: 0.08), -60.3333, within: 0.5),
        .init(.offset(at: 0.09), -67.0, within: 0.5), .init(.offset(at: 0.1), -73.6667, within: 0.5),
        .init(.offset(at: 0.11), -80.0, within: 0.5), .init(.offset(at: 0.12), -86.3333, within: 0.5),
        .init(.offset(at: 0.13), -92.6667, within: 0.5), .init(.offset(at: 0.14), -98.6667, within: 0.5),
        .init(.offset(at: 0.15), -104.6667, within: 0.5), .init(.offset(at: 0.16), -110.6667, within: 0.5),
        .init(.offset(at: 0.17), -116.3333, within: 0.5), .init(.offset(at: 0.18), -122.0, within: 0.5),
        .init(.offset(at: 0.19), -127.3333, within: 0.5), .init(.offset(at: 0.2), -133.0, within: 0.5),
        .init(.offset(at: 0.21), -138.0, within: 0.5), .init(.offset(at: 0.22), -143.3333, within: 0.5),
        .init(.offset(at: 0.23), -148.3333, within: 0.5), .init(.offset(at: 0.24), -153.3333, within: 0.5),
        .init(.offset(at: 0.25), -158.3333, within: 0.5), .init(.offset(at: 0.26), -163.0, within: 0.5),
        .init(.offset(at: 0.27), -168.0, within: 0.5), .init(.offset(at: 0.28), -172.6667, within: 0.5),
        .init(.offset(at: 0.29), -177.0, within: 0.5),
      ]),
    PeerMotion(
      name: "the way of a fling, as recorded", models: [.uikit, .uikitMeasured],
      source: "fling_animation_trajectory_matches_recorded_ios_trace: NORMAL_RATE_TRACE, each within 10",
      viewport: 681.6667, content: 20000, start: 351.916634, finger: "down; move -48.083366 100; release",
      numbers: [
        .init(.offset(at: 0.10029), 408.0, within: 10), .init(.offset(at: 0.200213), 449.6667, within: 10),
        .init(.offset(at: 0.299568), 484.0, within: 10), .init(.offset(at: 0.399717), 512.3333, within: 10),
        .init(.offset(at: 0.500298), 535.3333, within: 10),
        .init(.offset(at: 0.600281), 554.3333, within: 10), .init(.offset(at: 0.700284), 570.0, within: 10),
        .init(.offset(at: 0.800302), 582.6667, within: 10), .init(.offset(at: 0.899691), 593.0, within: 10),
        .init(.offset(at: 1.000283), 601.6667, within: 10),
        .init(.offset(at: 1.100261), 608.6667, within: 10),
        .init(.offset(at: 1.200212), 614.3333, within: 10), .init(.offset(at: 1.299606), 619.0, within: 10),
        .init(.offset(at: 1.399828), 622.6667, within: 10),
        .init(.offset(at: 1.500246), 625.6667, within: 10),
        .init(.offset(at: 1.60025), 628.3333, within: 10),
        .init(.offset(at: 1.699643), 630.3333, within: 10),
        .init(.offset(at: 1.800271), 632.3333, within: 10),
        .init(.offset(at: 1.950238), 634.3333, within: 10), .init(.offset(at: 2.016913), 635.0, within: 10),
      ]),
    PeerMotion(
      name: "the bounce from a hold, as recorded", models: [.uikitMeasured],
      source: "overscroll_bounce_back_matches_recorded_ios_release_trace: BOUNCE_TRACE, each within 5",
      viewport: 681.6667, content: 20000, finger: "down; move 435 500; hold 500; release",
      numbers: [
        .init(.offset(at: 0.9), -177, within: 0.5), .init(.offset(at: 1.016235), -157.3333, within: 5),
        .init(.offset(at: 1.033471), -138.6667, within: 5),
        .init(.offset(at: 1.049541), -121.6667, within: 5),
        .init(.offset(at: 1.066795), -106.3333, within: 5), .init(.offset(at: 1.083471), -93.0, within: 5),
        .init(.offset(at: 1.100122), -81.0, within: 5), .init(.offset(at: 1.116477), -70.6667, within: 5),
        .init(.offset(at: 1.13314), -61.3333, within: 5), .init(.offset(at: 1.150131), -53.3333, within: 5),
        .init(.offset(at: 1.166799), -46.0, within: 5), .init(.offset(at: 1.183446), -40.0, within: 5),
        .init(.offset(at: 1.199516), -34.3333, within: 5),
        .init(.offset(at: 1.216769), -29.6667, within: 5),
        .init(.offset(at: 1.233445), -25.6667, within: 5), .init(.offset(at: 1.249503), -22.0, within: 5),
        .init(.offset(at: 1.26676), -19.0, within: 5), .init(.offset(at: 1.283421), -16.3333, within: 5),
        .init(.offset(at: 1.300095), -14.0, within: 5), .init(.offset(at: 1.31617), -12.0, within: 5),
        .init(.offset(at: 1.332841), -10.3333, within: 5), .init(.offset(at: 1.34972), -9.0, within: 5),
        .init(.offset(at: 1.36676), -7.6667, within: 5), .init(.offset(at: 1.383434), -6.6667, within: 5),
        .init(.offset(at: 1.400098), -5.6667, within: 5), .init(.offset(at: 1.416246), -4.6667, within: 5),
        .init(.offset(at: 1.433447), -4.0, within: 5), .init(.offset(at: 1.449933), -3.6667, within: 5),
        .init(.offset(at: 1.466345), -3.0, within: 5), .init(.offset(at: 1.482853), -2.6667, within: 5),
        .init(.offset(at: 1.499651), -2.3333, within: 5), .init(.offset(at: 1.516798), -2.0, within: 5),
        .init(.offset(at: 1.532878), -1.6667, within: 5), .init(.offset(at: 1.549539), -1.3333, within: 5),
        .init(.offset(at: 1.566376), -1.0, within: 5), .init(.offset(at: 1.616799), -0.6667, within: 5),
        .init(.offset(at: 1.666808), -0.3333, within: 5),
      ]),
  ]
}
