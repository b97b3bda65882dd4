/// ishkawa/ISAlternativeRefreshControl, ISAlternativeRefreshControl.m at 7adc743, which has no tests. `gtk` follows
/// a finger 1:1, so that a pull is what a case says.
enum ISAlternativePeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "90 are not beyond its threshold", engines: ["isalternative", "isalternative-release"],
      model: .gtk, source: "updateRefreshingState: offset < self.threshold", strokes: [.pull(90)],
      triggers: 0, peakMargin: 0, never: ["Refreshing"]),
    PeerStrokes(
      name: "91 fire in the drag", engines: ["isalternative"], model: .gtk,
      source: "updateRefreshingState: offset < self.threshold, without firesOnRelease", strokes: [.pull(91)],
      triggers: 1, phase: .contact, peakMargin: 1, states: ["Refreshing", "Refreshed", "Normal"]),
    PeerStrokes(
      name: "with firesOnRelease 91 fire after the lift", engines: ["isalternative-release"], model: .gtk,
      source: "didOverThreshold, and not isTracking", strokes: [.pull(91)], triggers: 1, phase: .released,
      peakMargin: 1, states: ["Refreshing", "Refreshed", "Normal"]),
    PeerStrokes(
      name: "taken back before the lift, it has fired all the same", engines: ["isalternative"], model: .gtk,
      source: "updateRefreshingState asks at every offset",
      strokes: [.init(0, (91, 91), (91, 150), (60, 200), (60, 400))], triggers: 1, phase: .contact),
    PeerStrokes(
      name: "with firesOnRelease it has not", engines: ["isalternative-release"], model: .gtk,
      source: "isTracking: didOverThreshold = offset < self.threshold, anew",
      strokes: [.init(0, (91, 91), (91, 150), (60, 200), (60, 400))], triggers: 0),
    PeerStrokes(
      name: "thrown past the top it fires without a finger", engines: ["isalternative"], model: .uikit,
      source: "updateRefreshingState asks for no finger", start: 600, strokes: [.thrown], triggers: 1,
      phase: .settling),
    PeerStrokes(
      name: "with firesOnRelease it does not", engines: ["isalternative-release"], model: .uikit,
      source: "isTracking", start: 600, strokes: [.thrown], triggers: 0),
  ]
}
