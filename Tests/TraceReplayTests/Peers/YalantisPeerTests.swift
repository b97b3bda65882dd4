/// Yalantis/PullToRefresh, PullToRefresh/PullToRefresh.swift at 295366f, which has no tests. `gtk` follows a finger
/// 1:1, so that a pull is what a case says.
enum YalantisPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "just its height arms and does not load", engines: ["yalantis"], model: .gtk,
      source: "observeValue: case -refreshViewHeight...0 stands before case -1000...(-refreshViewHeight)",
      strokes: [.pull(40)], triggers: 0, peakMargin: 0, states: ["releasing"], never: ["loading"]),
    PeerStrokes(
      name: "41 load at the first callback without dragging", engines: ["yalantis"], model: .gtk,
      source: "state == .releasing(progress: 1) && isDragging == false: .loading", strokes: [.pull(41)],
      triggers: 1, phase: .released, peakMargin: 1, states: ["releasing", "loading", "finished", "initial"],
      told: 0...0.02),
    PeerStrokes(
      name: "taken back as the finger lifts it loads: it compares the offset before", engines: ["yalantis"],
      model: .gtk, source: "previousScrollViewOffset.y + scrollViewDefaultInsets.top",
      strokes: [.takenBackAtTheLift], triggers: 1, states: ["releasing", "loading"]),
    PeerStrokes(
      name: "taken back under the finger it does not", engines: ["yalantis"], model: .gtk,
      source: "case -refreshViewHeight...0: .releasing(progress:)",
      strokes: [.init(0, (60, 60), (30, 100), (30, 300))], triggers: 0, states: ["releasing", "initial"]),
    PeerStrokes(
      name: "thrown past the top it loads: no finger is asked for", engines: ["yalantis"], model: .uikit,
      source: "isDragging == false", start: 600, strokes: [.thrown], triggers: 1),
  ]
}
