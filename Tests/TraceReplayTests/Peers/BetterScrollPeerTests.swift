/// ustbhuangyi/better-scroll, packages/pull-down: src/__tests__/index.spec.ts at 03cf150f (names in quotes). It sets the content 91
/// below its place; here a finger goes three times as far, as content past an edge follows by a third, and rests before it lifts.
enum BetterScrollPeerTests {
  private static let engines = ["better-scroll"]
  private static let pull: [(y: Double, time: Int)] = [(273, 273), (273, 673)]

  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "a pull of 91 fires at the lift", engines: engines, model: .betterScroll,
      source: "'should trigger pullingDown event': y = THRESHOLD + 1", strokes: [.init(0, pull[0], pull[1])],
      triggers: 1, states: ["MOVING", "FETCHING"], told: 0...0.05),
    PeerStrokes(
      name: "another while it fetches does not", engines: engines, model: .betterScroll,
      source: "'should trigger pullingDown once'",
      strokes: [.init(0, pull[0], pull[1]), .init(900, (273, 1173), (273, 1573))], triggers: 1),
    PeerStrokes(
      name: "once it has finished, another does", engines: engines, model: .betterScroll,
      source: "'should restore to trigger pullingDown'",
      strokes: [.init(0, pull[0], pull[1]), .init(6000, (273, 6273), (273, 6673))], triggers: 2,
      states: ["MOVING", "FETCHING", "DEFAULT", "MOVING", "FETCHING"]),
    PeerStrokes(
      name: "a pull of 89 does not", engines: engines, model: .betterScroll,
      source: "pull-down.ts, _checkPullDown: y < threshold returns false",
      strokes: [.init(0, (267, 267), (267, 667))], triggers: 0),
  ]
}
