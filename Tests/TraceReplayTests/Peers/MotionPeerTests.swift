/// b3ll/Motion, DecayAnimationTests.swift at 3bb3e024: UIScrollView's decay by the published
/// formula.
enum MotionPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "2000 pt/s go 998.999", models: [.uikit, .scrollMechanics],
      source: "testDecayToValueCalculation: 998.999", finger: "down; move -200 100; release",
      numbers: [.init(.rest, 1198.999, within: 0.001)]),
    PeerMotion(
      name: "1000 pt/s go 499.499", models: [.uikit, .scrollMechanics],
      source: "testDecayToValueCalculation: 499.499", finger: "down; move -100 100; release",
      numbers: [.init(.rest, 599.499, within: 0.001)]),
    PeerMotion(
      name: "the other way as far", models: [.uikit, .scrollMechanics],
      source: "testDecayAnimationWithNegativeVelocity: -2000, ends as slow; _toValue", start: 4000,
      finger: "down; move 200 100; release",
      numbers: [.init(.rest, 2801.001, within: 0.001), .init(.velocity(at: 10), 0, within: 0.5)]),
  ]
}
