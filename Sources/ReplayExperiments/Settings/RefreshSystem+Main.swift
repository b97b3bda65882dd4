import PullToRefresh

extension RefreshSystem {
  /// The engines that run by default, in output order: those in most use today.
  ///
  /// They are the built-in controls of iOS and Android, both of Flutter's, the browser's, the most used web library, and a third-party
  /// control with custom drawing.
  package static let main: [RefreshSystem] = [
    .uirefreshcontrol, .swiperefresh, .composeMaterial3, .flutterMaterial, .flutterCupertino,
    .chromiumOverscroll, .ionic, .mrefresh,
  ]
}
