/// BoxFactura/pulltorefresh.js, src/lib/events.js at 276be89 (2022-05-29).
enum PullToRefreshJSPeerTests {
  static let cases: [PeerCase] = [
    PeerCase(
      name: "112.5 px are not beyond its threshold", engine: "pulltorefresh-js",
      source: "_onTouchEnd: distResisted > distThreshold", moves: [(112.5, 125), (112.5, 300)], step: 5,
      triggers: 0),
    PeerCase(
      name: "more fire at the touch end", engine: "pulltorefresh-js",
      source: "_onTouchEnd: distResisted > distThreshold", moves: [(120, 120), (120, 300)], triggers: 1,
      phase: .released),
    PeerCase(
      name: "the touch end of a second finger fires under the first", engine: "pulltorefresh-js",
      source: "_onTouchEnd: asks neither which finger nor how many are left",
      moves: [(300, 300), (320, 600)],
      second: (from: 305, until: 405), triggers: 1, phase: .released),
    PeerCase(
      name: "it ends a pull short of the threshold too: the rest is a pull of its own",
      engine: "pulltorefresh-js", source: "_onTouchEnd: pullStartY = pullMoveY = null",
      moves: [(100, 100), (190, 400)], second: (from: 105, until: 155), triggers: 0),
    PeerCase(
      name: "a cancelled touch is not heard of", engine: "pulltorefresh-js",
      source: "no listener of touchcancel", moves: [(300, 300), (300, 500)], end: .cancel, triggers: 0),
  ]
}
