/// gontovnik/DGElasticPullToRefresh, DGElasticPullToRefreshView.swift and …Constants.swift at c525935, which has no
/// tests. `gtk` follows a finger 1:1, so that a pull is what a case says.
enum DGElasticPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "95 bounce as the pan ends, and load 0.9 s later", engines: ["dg-elastic"], model: .gtk,
      source: "scrollViewDidChangeContentOffset: offsetY >= MinOffsetToPull; animateBounce: duration 0.9",
      strokes: [.pull(95)], triggers: 1, phase: .released, peakMargin: 0,
      states: ["dragging", "animatingBounce", "loading", "animatingToStopped", "stopped"], told: 0.9...0.917
    ),
    PeerStrokes(
      name: "94 do not", engines: ["dg-elastic"], model: .gtk,
      source: "offsetY >= DGElasticPullToRefreshConstants.MinOffsetToPull", strokes: [.pull(94)], triggers: 0,
      peakMargin: -1, states: ["dragging", "stopped"]),
    PeerStrokes(
      name: "a pan that is taken away is over too", engines: ["dg-elastic"], model: .gtk,
      source: "observeValue: gestureState.dg_isAnyOf([.ended, .cancelled, .failed])",
      strokes: [.pull(95, isCancelled: true)], triggers: 1, states: ["animatingBounce", "loading"]),
    PeerStrokes(
      name: "thrown past the top without a finger it does not", engines: ["dg-elastic"], model: .uikit,
      source: "state == .stopped && dragging", start: 600, strokes: [.thrown], triggers: 0,
      never: ["animatingBounce"]),
    PeerStrokes(
      name: "taken back before the lift it does not", engines: ["dg-elastic"], model: .gtk,
      source: "state == .dragging && dragging == false: offsetY",
      strokes: [.init(0, (98, 98), (90, 150), (90, 350))], triggers: 0, states: ["dragging", "stopped"]),
  ]
}
