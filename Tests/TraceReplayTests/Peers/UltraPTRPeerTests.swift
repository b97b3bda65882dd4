/// liaohuqiu/android-Ultra-Pull-To-Refresh, ptr-lib/…/PtrFrameLayout.java and indicator/PtrIndicator.java at
/// 46fdc86, which has no tests. The header is 100 px here, the app's there; each sample is a move.
enum UltraPTRPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "one move of 203 px is a position of 119, short of 120", engines: ["ultra-ptr"], model: .android,
      source: "PtrIndicator.processOnMove: offsetY / mResistance; movePos: (int); isOverOffsetToRefresh",
      strokes: [.push(203)], triggers: 0),
    PeerStrokes(
      name: "one of 204 px is 120, and fires at the lift", engines: ["ultra-ptr"], model: .android,
      source: "isOverOffsetToRefresh: mCurrentPos >= getOffsetToRefresh(), of 1.2 headers",
      strokes: [.push(204)], triggers: 1, phase: .released, peakMargin: 0,
      states: ["PREPARE", "LOADING", "COMPLETE", "INIT"]),
    PeerStrokes(
      name: "300 moves of 1 px are nothing", engines: ["ultra-ptr"], model: .android,
      source: "movePos: mCurrentPos + (int) deltaY, of 1 / 1.7", strokes: [.init(0, (300, 300), (300, 500))],
      triggers: 0, never: ["PREPARE"]),
    PeerStrokes(
      name: "a touch that is taken away is a release", engines: ["ultra-ptr"], model: .android,
      source: "dispatchTouchEvent: case ACTION_CANCEL: onRelease(false)",
      strokes: [.init(0, (204, 1), (204, 200), isCancelled: true)], triggers: 1,
      states: ["PREPARE", "LOADING"]),
    PeerStrokes(
      name: "a pull while it loads does not fire again", engines: ["ultra-ptr"], model: .android,
      source: "tryToPerformRefresh: mStatus != PTR_STATUS_PREPARE returns false",
      strokes: [.push(204), .init(700, (300, 701), (300, 900))], triggers: 1),
  ]
}
