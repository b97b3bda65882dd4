import PullToRefresh

extension RefreshSystem {
  /// The systems that run where none is named, in this order: those that people ship today. The platforms' own on iOS and
  /// Android, both of Flutter's, the browser's, the web's most used one, and a third-party control that draws what it likes.
  package static let main: [RefreshSystem] = [
    .uirefreshcontrol, .swiperefresh, .composeMaterial3, .flutterMaterial, .flutterCupertino,
    .chromiumOverscroll, .ionic, .mrefresh,
  ]
}
