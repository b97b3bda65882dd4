/// pmndrs/use-gesture, test/drag.test.tsx at c779631a (names in quotes). Its bounds are −100 and 200, so 300 long;
/// here the content is 300 longer than the view.
enum UseGesturePeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "10 past a bound of 300 show as 1.49", models: [.useGesture],
      source:
        "'rubberbanding should apply rubberband main function with set min and max': 201.49253731343285",
      viewport: 600, content: 900, start: 100, finger: "down; move -210 250; hold 10", reports: 1,
      numbers: [.init(.offset(at: 0.25), 301.4925373134329)]),
    PeerMotion(
      name: "let go it is at its closest bound", models: [.useGesture],
      source: "'releasing drag with rubberbanding should revert movement to its closest bound'",
      viewport: 600, content: 900, start: 100, finger: "down; move -210 250; release", reports: 1,
      numbers: [.init(.rest, 300), .init(.settled, 0)]),
    PeerMotion(
      name: "inside the bounds it is the finger's", models: [.useGesture],
      source: "'bounds should limit both offset and movement': -40", viewport: 600, content: 900, start: 100,
      finger: "down; move 60 60; hold 10", reports: 1, numbers: [.init(.offset(at: 0.06), 40)]),
  ]
}
