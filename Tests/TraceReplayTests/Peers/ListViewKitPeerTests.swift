/// Lakr233/ListViewKit, ListScrollViewAppKitTests.swift at c6a067b: the numbers of its physics, here as the end of
/// a finger's way.
enum ListViewKitPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "200 past the edge of 600 show as 14.634", models: [.appkit],
      source: "rubberBandCurveMatchesAppKitStiffness: 14.634146341463415",
      finger: "down; move 200 200; hold 10", numbers: [.init(.offset(at: 0.2), -14.634146341463415)]),
    PeerMotion(
      name: "let go at 100 it is at 28.65 after 100 ms", models: [.appkit],
      source: "rubberBandSnapBackMatchesAppKitTimingCurve: 28.650479686019008; elasticDelta 100 of 1600",
      finger: "down; move 1600 1000; hold 200; release",
      numbers: [
        .init(.offset(at: 1.1), -100), .init(.offset(at: 1.3), -28.650479686019008),
        .init(.rest, 0, within: 0.5),
      ]),
    PeerMotion(
      name: "1000 px/s go 78.6 px in 100 ms", models: [.appkit],
      source: "momentumCurveMatchesAppKitCalculator: 78.6088263202668",
      finger: "down; move -100 100; release", numbers: [.init(.offset(at: 0.2), 178.6088263202668)]),
    PeerMotion(
      name: "and end after 0.63 s, a quarter of it times the velocity further", models: [.appkit],
      source: "momentumCurveMatchesAppKitCalculator: 0.6299605249474366",
      finger: "down; move -100 100; release",
      numbers: [.init(.offset(at: 0.7299605249474366), 257.49013123685916), .init(.velocity(at: 0.74), 0)]),
  ]
}
