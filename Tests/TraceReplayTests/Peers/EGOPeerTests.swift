/// enormego/EGOTableViewPullRefresh, EGORefreshTableHeaderView.m at 01d7ff2, which has no tests. `gtk` follows a
/// finger 1:1, so that a pull is what a case says.
enum EGOPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "65 fire at the lift, and never said release", engines: ["ego"], model: .gtk,
      source: "DidEndDragging: contentOffset.y <= -65; DidScroll: Pulling below -65", strokes: [.pull(65)],
      triggers: 1, phase: .released, peakMargin: 0, states: ["Loading", "Normal"], never: ["Pulling"],
      told: 0...0.017),
    PeerStrokes(
      name: "64 do not", engines: ["ego"], model: .gtk,
      source: "egoRefreshScrollViewDidEndDragging: contentOffset.y <= - 65.0f", strokes: [.pull(64)],
      triggers: 0, peakMargin: -1),
    PeerStrokes(
      name: "66 and back to 60 is normal again", engines: ["ego"], model: .gtk,
      source: "DidScroll: Pulling && contentOffset.y > -65 && contentOffset.y < 0: Normal",
      strokes: [.init(0, (66, 66), (60, 120), (60, 320))], triggers: 0, states: ["Pulling", "Normal"]),
    PeerStrokes(
      name: "thrown past the top without a finger nothing is said", engines: ["ego"], model: .uikit,
      source: "DidScroll: else if (scrollView.isDragging)", start: 600, strokes: [.thrown], triggers: 0,
      never: ["Pulling"]),
    PeerStrokes(
      name: "a second pull while the data source loads does nothing", engines: ["ego"], model: .gtk,
      source: "egoRefreshTableHeaderDataSourceIsLoading",
      strokes: [.pull(70), .init(700, (70, 770), (70, 970))], triggers: 1),
  ]
}
