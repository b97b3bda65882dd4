import PullToRefresh

extension RefreshSystem {
  /// The systems that run where none is named, in the order listed: the platform's own, an original of each way to
  /// decide, and what most apps have.
  package static let main: [RefreshSystem] = [
    .uirefreshcontrol, .pullview, .isalternative, .mrefresh, .jackrabbit, .mj, .swiperefresh,
    .flutterMaterial,
  ]
}
