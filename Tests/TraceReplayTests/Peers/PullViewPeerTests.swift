/// janodev/table-pull2refresh, pull2refresh/sources/PullToRefreshVC.m at 0e5c2c2, which has no tests. `gtk` follows
/// a finger 1:1, so that a pull is what a case says.
enum PullViewPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "60 say release and do not refresh", engines: ["pullview"], model: .gtk,
      source: "didPullToVisibility: floorf(visibility); scrollViewDidEndDragging: contentOffset.y < -height",
      strokes: [.pull(60)], triggers: 0, peakMargin: 0, states: ["release"], never: ["refreshing"]),
    PeerStrokes(
      name: "61 refresh at the lift", engines: ["pullview"], model: .gtk,
      source: "scrollViewDidEndDragging: contentOffset.y < -_pullView.frame.size.height",
      strokes: [.pull(61)], triggers: 1, phase: .released, peakMargin: 1,
      states: ["release", "refreshing", "pull"], told: 0...0.017),
    PeerStrokes(
      name: "taken back before the lift it says pull, and does not", engines: ["pullview"], model: .gtk,
      source: "didPullToVisibility: valueChanged", strokes: [.init(0, (70, 70), (50, 150), (50, 350))],
      triggers: 0, states: ["release", "pull"]),
    PeerStrokes(
      name: "thrown past the top it says release, and does not", engines: ["pullview"], model: .uikit,
      source: "scrollViewDidScroll asks for no finger, scrollViewDidEndDragging is the lift's", start: 600,
      strokes: [.thrown], triggers: 0, states: ["release", "pull"], never: ["refreshing"]),
    PeerStrokes(
      name: "a second pull while it refreshes does nothing", engines: ["pullview"], model: .gtk,
      source: "isFullyVisible && !self.isRefreshing", strokes: [.pull(61), .init(700, (61, 761), (61, 961))],
      triggers: 1),
  ]
}
