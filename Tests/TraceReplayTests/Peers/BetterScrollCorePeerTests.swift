/// ustbhuangyi/better-scroll, packages/core/src/scroller: __tests__/Behavior.spec.ts (names in quotes) and
/// Behavior.ts at f87fbd16, with the options of Options.ts. Its positions are minus the offset; its test's wrapper
/// is 200 high over 400.
enum BetterScrollCorePeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "a move of 10 moves 10", models: [.betterScroll, .betterScrollFixed],
      source: "'should refresh some properties when invoking move method': move(-10) is -10", viewport: 200,
      content: 400, finger: "down; move -10 10; hold 10", reports: 1, numbers: [.init(.offset(at: 0.01), 10)]),
    PeerMotion(
      name: "no momentum after more than 300 ms", models: [.betterScroll],
      source: "'should not trigger momentum scroll when duration is exceed momentumLimitTime'", viewport: 200,
      content: 400, finger: "down; move -100 100; hold 300; release", reports: 100,
      numbers: [.init(.rest, 100)]),
    PeerMotion(
      name: "out of the boundary it goes to the last position", models: [.betterScroll, .betterScrollFixed],
      source: "'should auto bouncing within boundary when out of boundary': -400, position -200",
      viewport: 200, content: 400, finger: "down; move -200 100; move -800 600; hold 400; release",
      reports: 100, numbers: [.init(.offset(at: 0.7), in: 200.001...400), .init(.rest, 200)]),
    PeerMotion(
      name: "momentum of 1.5 px/ms goes 1500 px in 2 s", models: [.betterScroll],
      source: "momentum(): speed * speed / deceleration, speed * 2 / deceleration, 0.0015",
      finger: "down; move -150 100; release", reports: 100,
      numbers: [.init(.rest, 1650), .init(.settled, in: 0.5...2.0)]),
    PeerMotion(
      name: "past the end 60 px in 500 ms, and back in 800", models: [.betterScroll],
      source:
        "momentum(): wrapperSize / rate * speed, at most wrapperSize / 4; swipeBounceTime 500, bounceTime 800",
      content: 1200, finger: "down; move -150 100; release", reports: 100,
      numbers: [
        .init(.overscroll, 60), .init(.offset(at: 0.6), 660), .init(.rest, 600),
        .init(.settled, in: 0.5...1.3),
      ]),
  ]
}
