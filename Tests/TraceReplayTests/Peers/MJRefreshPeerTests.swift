/// CoderMJLee/MJRefresh, MJRefresh/Base/MJRefreshHeader.m at 5647d82; its own tests are Xcode's template. The
/// finger moves the content 1:1 (`gtk`), so that a pull is what a case says; thrown content bounces (`uikit`).
enum MJRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "54 are not beyond its height", engines: ["mj"], model: .gtk,
      source: "scrollViewContentOffsetDidChange: offsetY < normal2pullingOffsetY", strokes: [.pull(54)],
      triggers: 0, peakMargin: 0, never: ["Pulling"]),
    PeerStrokes(
      name: "55 arm, the first callback after the drag fires, the app is told 0.25 s later", engines: ["mj"],
      model: .gtk,
      source: "isDragging … else if Pulling, beginRefreshing; headerRefreshingAction: fastAnimationDuration",
      strokes: [.pull(55)], triggers: 1, phase: .released, peakMargin: 1,
      states: ["Pulling", "Refreshing", "Idle"], told: 0.25...0.28),
    PeerStrokes(
      name: "back at 54 it is idle again", engines: ["mj"], model: .gtk,
      source: "offsetY >= normal2pullingOffsetY: Idle", strokes: [.init(0, (60, 60), (54, 100), (54, 300))],
      triggers: 0, states: ["Pulling", "Idle"]),
    PeerStrokes(
      name: "a pan that is taken away gets no room, and its handler runs", engines: ["mj"], model: .gtk,
      source:
        "headerRefreshingAction: panGestureRecognizer.state != Cancelled; completion: executeRefreshingCallback",
      strokes: [.pull(60, isCancelled: true)], triggers: 1, states: ["Pulling", "Refreshing"]),
    PeerStrokes(
      name: "thrown past the top without a finger it does not arm", engines: ["mj"], model: .uikit,
      source: "if (self.scrollView.isDragging)", start: 600, strokes: [.thrown], triggers: 0,
      never: ["Pulling"]),
    PeerStrokes(
      name: "a pull while it refreshes does nothing", engines: ["mj"], model: .gtk,
      source: "state == Refreshing: resetInset, return",
      strokes: [.pull(60), .init(700, (60, 760), (60, 960))], triggers: 1,
      states: ["Pulling", "Refreshing", "Idle"]),
  ]
}
