/// KDE/kirigami, src/controls/private/PullDownIndicator.qml at d4f1aaed and src/controls/ScrollablePage.qml at
/// d598cb55; its autotests pull nothing. Flickable shows half of a drag past its top (`qt`), so a pull is half of
/// what the finger moves.
enum KirigamiPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "72 for half a second trigger under the finger", engines: ["kirigami"], model: .qt,
      source: "progress: verticalOvershoot / indicatorContainer.height; refreshDelay: 500",
      strokes: [.init(0, (144, 144), (144, 744))], triggers: 1, phase: .contact, peakMargin: 0,
      states: ["counting", "refreshing", "idle"]),
    PeerStrokes(
      name: "71.5 do not", engines: ["kirigami"], model: .qt,
      source: "refreshTriggerTimer: root.progress >= 1", strokes: [.init(0, (143, 143), (143, 1143))],
      triggers: 0, peakMargin: -0.5),
    PeerStrokes(
      name: "72 for less, taken back, do not", engines: ["kirigami"], model: .qt,
      source: "onProgressChanged: refreshTriggerTimer.running = false",
      strokes: [.init(0, (144, 144), (144, 544), (130, 560), (130, 1400))], triggers: 0,
      states: ["counting", "idle"]),
    PeerStrokes(
      name: "let go before half a second it does not", engines: ["kirigami", "kirigami-5"], model: .qt,
      source: "onProgressChanged; Flickable returns in 400 ms", strokes: [.init(0, (260, 260), (260, 400))],
      triggers: 0, states: ["counting", "idle"]),
    PeerStrokes(
      name: "Frameworks 5: 108 are not below half its height", engines: ["kirigami-5"], model: .qt,
      source: "busyIndicatorLoader.y > busyIndicatorFrame.height / 2 + topPadding",
      strokes: [.init(0, (216, 216), (216, 1216))], triggers: 0, peakMargin: 0),
    PeerStrokes(
      name: "Frameworks 5: 108.5 are", engines: ["kirigami-5"], model: .qt,
      source: "busyIndicatorLoader.y > busyIndicatorFrame.height / 2 + topPadding; refreshTriggerTimer: 500",
      strokes: [.init(0, (217, 217), (217, 1217))], triggers: 1, phase: .contact, peakMargin: 0.5,
      states: ["counting", "refreshing"]),
  ]
}
