import PullToRefresh

extension RefreshSystem {
  /// The systems that run where none is named: the platform's own, an original of each way to decide, and what most
  /// apps have.
  package static let main: [RefreshSystem] = [
    .uirefreshcontrol, .jackrabbit, .isalternative, .mrefresh, .pullview, .mj, .swiperefresh,
    .flutterMaterial,
  ]
}
