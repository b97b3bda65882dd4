/// strongself/MRefresh, MRefreshView.swift at e82b2b8 (0.1.1) and 2d1b023 (0.2.1); its tests are of SVG paths. One
/// push takes Flutter's bouncing content to a pull (`flutterIOS`). Its state triggered is shown as armed.
enum MRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "110 are not beyond the view and its distance", engines: ["mrefresh"], model: .flutterIOS,
      source: "scrollViewDidScroll: absoulteOffsetY > threshold; README: 40 + 40 + 30", strokes: [.push(110)],
      triggers: 0, peakMargin: 0, never: ["loading"]),
    PeerStrokes(
      name: "111 load in the drag", engines: ["mrefresh"], model: .flutterIOS,
      source: "absoulteOffsetY > threshold, no finger asked for", strokes: [.push(111)], triggers: 1,
      phase: .contact, peakMargin: 1, states: ["loading", "stopped"]),
    PeerStrokes(
      name: "0.2.1: 140 are not", engines: ["mrefresh-0.2"], model: .flutterIOS,
      source: "2d1b023: animationDistance 100 + animationStart 40", strokes: [.push(140)], triggers: 0,
      peakMargin: 0),
    PeerStrokes(
      name: "0.2.1: 141 are", engines: ["mrefresh-0.2"], model: .flutterIOS,
      source: "2d1b023: animationDistance 100 + animationStart 40", strokes: [.push(141)], triggers: 1,
      phase: .contact, peakMargin: 1),
    PeerStrokes(
      name: "after a cycle only a new pan arms it", engines: ["mrefresh"], model: .flutterIOS,
      source: "gestureRecognizerUpdated, .began: state = .triggered",
      strokes: [.init(0, (111, 1), (100, 4000), (130, 5000), (130, 5200))], triggers: 1,
      states: ["loading", "stopped"]),
    PeerStrokes(
      name: "thrown past the top it loads without a finger", engines: ["mrefresh", "mrefresh-0.2"],
      model: .uikit, source: "scrollViewDidScroll: state .triggered, from the start", start: 600,
      strokes: [.thrown], triggers: 1),
  ]
}
