/// Sephiroth87/ODRefreshControl, ODRefreshControl.m at 27b4e2f, which has no tests. `gtk` follows a finger 1:1, so
/// that a pull is what a case says.
enum ODRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "95 do not tear the drop", engines: ["od"], model: .gtk,
      source: "distance = MIN(kMaxDistance, fabs(verticalShift)); percentage == 0", strokes: [.pull(95)],
      triggers: 0, peakMargin: -1),
    PeerStrokes(
      name: "96 do, under the finger", engines: ["od"], model: .gtk,
      source: "percentage == 0: triggered = YES, asked at every offset", strokes: [.pull(96)], triggers: 1,
      phase: .contact, peakMargin: 0, states: ["refreshing", "cannotRefresh", "canRefresh"]),
    PeerStrokes(
      name: "thrown past the top it tears without a finger", engines: ["od"], model: .uikit,
      source: "observeValueForKeyPath asks for no dragging", start: 600, strokes: [.thrown], triggers: 1,
      phase: .settling),
    PeerStrokes(
      name: "seen above its top on the way up without a finger it is out until the content has been back",
      engines: ["od"], model: .uikit,
      source: "offset > 0 && _lastOffset > offset && !isTracking: _canRefresh = NO", start: 900,
      strokes: [.thrown], triggers: 0, states: ["cannotRefresh"]),
    PeerStrokes(
      name: "once more in the same pull it does not: the control must have been out of sight",
      engines: ["od"], model: .gtk, source: "!_canRefresh: offset >= 0",
      strokes: [.init(0, (96, 96), (97, 4000), (99, 4400))], triggers: 1,
      states: ["refreshing", "cannotRefresh"]),
  ]
}
