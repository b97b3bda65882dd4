/// eggswift/pull-to-refresh, ESPullToRefresh.swift at 6bfa290, which has no tests. `gtk` follows a finger 1:1, so
/// that a pull is what a case says.
enum ESPullToRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "60 are not beyond its trigger", engines: ["es"], model: .gtk,
      source: "offsetChangeAction: offsets < -self.animator.trigger", strokes: [.pull(60)], triggers: 0,
      peakMargin: 0, never: ["releaseToRefresh"]),
    PeerStrokes(
      name: "62 are, it says so at the next offset, and the handler runs after the 0.2 s of the room",
      engines: ["es"], model: .gtk,
      source:
        "offsetChangeAction: isDragging == false, startRefreshing; start(): withDuration 0.2, completion",
      strokes: [.init(0, (62, 62), (63, 162), (63, 362))], triggers: 1, phase: .released, peakMargin: 3,
      states: ["releaseToRefresh", "refreshing", "pullToRefresh"], told: 0.2...0.234),
    PeerStrokes(
      name: "62 without another offset start too, and never said release", engines: ["es"], model: .gtk,
      source: "offsets = previousOffset + scrollViewInsets.top, of the callback before", strokes: [.pull(62)],
      triggers: 1, peakMargin: 2, states: ["refreshing"], never: ["releaseToRefresh"]),
    PeerStrokes(
      name: "taken back as the finger lifts it starts: it compares the offset before", engines: ["es"],
      model: .gtk, source: "previousOffset = scrollView.contentOffset.y, last",
      strokes: [.takenBackAtTheLift], triggers: 1, states: ["releaseToRefresh", "refreshing"]),
    PeerStrokes(
      name: "taken back under the finger it does not", engines: ["es"], model: .gtk,
      source: "offsets < 0: pullToRefresh", strokes: [.init(0, (80, 80), (40, 120), (40, 320))], triggers: 0,
      states: ["releaseToRefresh", "pullToRefresh"]),
    PeerStrokes(
      name: "thrown past the top it starts: no finger is asked for", engines: ["es"], model: .uikit,
      source: "offsetChangeAction: scrollView.isDragging == false", start: 600, strokes: [.thrown],
      triggers: 1, phase: .settling),
    PeerStrokes(
      name: "another pull while it refreshes does nothing", engines: ["es"], model: .gtk,
      source: "guard isRefreshing == false && isAutoRefreshing == false",
      strokes: [.pull(62), .init(700, (62, 762), (62, 962))], triggers: 1),
  ]
}
