/// samvermette/SVPullToRefresh, SVPullToRefresh/UIScrollView+SVPullToRefresh.m at a5f9dfe, which has no tests.
/// `gtk` follows a finger 1:1, so that a pull is what a case says. Its state Triggered is shown as Armed.
enum SVPullToRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "60 are not beyond the threshold", engines: ["sv"], model: .gtk,
      source: "scrollViewDidScroll: contentOffset.y < scrollOffsetThreshold", strokes: [.pull(60)],
      triggers: 0, peakMargin: 0, never: ["Armed"]),
    PeerStrokes(
      name: "61 arm, the first callback without dragging loads", engines: ["sv"], model: .gtk,
      source: "scrollViewDidScroll: !isDragging && state == Triggered", strokes: [.pull(61)], triggers: 1,
      phase: .released, peakMargin: 1, states: ["Armed", "Loading", "Stopped"], told: 0...0.02),
    PeerStrokes(
      name: "back at 60 it is stopped", engines: ["sv"], model: .gtk,
      source: "contentOffset.y >= scrollOffsetThreshold && state != Stopped",
      strokes: [.init(0, (70, 70), (60, 120), (60, 320))], triggers: 0, states: ["Armed", "Stopped"]),
    PeerStrokes(
      name: "taken back as the finger lifts it loads: that is asked first", engines: ["sv"], model: .gtk,
      source: "scrollViewDidScroll: !isDragging && state == Triggered before every offset",
      strokes: [.takenBackAtTheLift], triggers: 1, states: ["Armed", "Loading"]),
    PeerStrokes(
      name: "a pan that is taken away loads too", engines: ["sv"], model: .gtk,
      source: "scrollViewDidScroll: !isDragging", strokes: [.pull(70, isCancelled: true)], triggers: 1),
    PeerStrokes(
      name: "thrown past the top without a finger it does not arm", engines: ["sv"], model: .uikit,
      source: "contentOffset.y < scrollOffsetThreshold && isDragging", start: 600, strokes: [.thrown],
      triggers: 0, never: ["Armed"]),
  ]
}
