/// cubiq/iscroll, src/core.js and src/utils.js at 60ed6f8, which has no tests. Its positions are minus the offset;
/// the finger reports every 10 ms.
enum IScrollPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "momentum that ends past the last: 90 beyond, and back in 600 ms", models: [.iscroll],
      source:
        "utils.momentum: lowerMargin - wrapperSize / 2.5 * (speed / 8), duration = distance / speed; bounceTime 600",
      finger: "down; move -300 100; release", reports: 100,
      numbers: [
        .init(.offset(at: 0.1), 300), .init(.overscroll, 90), .init(.rest, 5400),
        .init(.settled, in: 1.73...2.33),
      ]),
    PeerMotion(
      name: "the first 10 px are lost: 60 px in 200 ms are 51, and go 54 more", models: [.iscroll],
      source: "_move: absDistY < 10; utils.momentum: speed * speed / (2 * deceleration), rounded",
      finger: "down; move -60 200; release", reports: 100,
      numbers: [.init(.offset(at: 0.2), 51), .init(.rest, 105)]),
    PeerMotion(
      name: "past the edge a third of each move", models: [.iscroll],
      source: "_move: newY = this.y + deltaY / 3", finger: "down; move 90 30; hold 400; release",
      reports: 100, numbers: [.init(.offset(at: 0.2), -30), .init(.rest, 0)]),
    PeerMotion(
      name: "and back along a quarter circle", models: [.iscroll],
      source: "resetPosition, bounceEasing circular: sqrt( 1 - ( --k * k ) ), bounceTime 600",
      finger: "down; move 90 30; hold 470; release", reports: 100,
      numbers: [.init(.offset(at: 0.8), -4.019237886466842, within: 0.001), .init(.offset(at: 1.1), 0)]),
    PeerMotion(
      name: "a finger that rested 300 ms has no momentum", models: [.iscroll],
      source: "_end: this.options.momentum && duration < 300", start: 1000,
      finger: "down; move -200 100; hold 400; release", reports: 100, numbers: [.init(.rest, 1200)]),
  ]
}
