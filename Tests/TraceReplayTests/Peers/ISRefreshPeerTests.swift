/// ishkawa/ISRefreshControl at 7b35d16: ISRefreshControlTests/ISRefreshControlSpec.m (names in quotes), which sets
/// the offset of a mock scroll view, and ISRefreshControl/ISRefreshControl.m. One push takes Flutter's bouncing
/// content there (`flutterIOS`).
enum ISRefreshPeerTests {
  static let cases: [PeerStrokes] = [
    PeerStrokes(
      name: "200 under a finger begin, and send the event", engines: ["isrefresh"], model: .flutterIOS,
      source:
        "'sends UIControlEventValueChanged on going over threshold', 'begins refreshing on …': tracking=YES, offset -200",
      strokes: [.push(200)], triggers: 1, phase: .contact, states: ["Refreshing"]),
    PeerStrokes(
      name: "beyond its threshold without a finger it neither begins nor sends", engines: ["isrefresh"],
      model: .uikit,
      source:
        "'does not send UIControlEventValueChanged on going over threshold', 'does not begin …': tracking=NO",
      start: 600, strokes: [.thrown], triggers: 0, never: ["Refreshing"]),
    PeerStrokes(
      name: "100 are not enough", engines: ["isrefresh"], model: .flutterIOS,
      source: "'is visible when it goes over threshold': offset -100, and nothing begins",
      strokes: [.push(100)], triggers: 0, peakMargin: -5, never: ["Refreshing"]),
    PeerStrokes(
      name: "105 are, under the finger", engines: ["isrefresh"], model: .flutterIOS,
      source: "scrollViewDidScroll: offset <= -ISRefreshControlThreshold && isTracking",
      strokes: [.push(105)], triggers: 1, phase: .contact, peakMargin: 0),
    PeerStrokes(
      name: "refreshed, and back at the top, it is normal", engines: ["isrefresh"], model: .flutterIOS,
      source: "'state=refreshed', 'is normal'; offset >= -5.f: reset", strokes: [.push(200, rest: 4000)],
      triggers: 1, states: ["Refreshing", "Refreshed", "Normal"]),
  ]
}
