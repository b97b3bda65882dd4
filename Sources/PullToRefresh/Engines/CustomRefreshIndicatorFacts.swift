import ScrollPhysics

extension CustomRefreshIndicator: DescribedEngine {
  public var system: RefreshSystem? { .customRefreshIndicator }
  public var held: RefreshEngine { .customRefreshIndicator(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .flutterOnAndroid,
      product: "custom_refresh_indicator",
      summary:
        "The package custom_refresh_indicator for Flutter: fires on release at a sixth of the viewport or more, on any content; the callback follows 0.15 s later.",
      source: .init(
        "gonuit/flutter-custom-refresh-indicator", "lib/src/custom_refresh_indicator.dart", release: "4.0.1",
        commit: "80f43315", date: "2024-07-07", since: "3.1.0"),
      fidelity:
        "Written from its source; agrees with its own tests. Differences: content within half a point of its top counts as at the top; a finger that moves while the indicator opens by itself agrees with the original only to one sample."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("On content that clamps, the smallest move back cancels the whole pull.")
    list.quirk("On content that bounces, momentum after the release also arms it and fires.")
    list.quirk("Any scroll that is not a pull ends a refresh that the app began within the last 0.3 s.")
  }

  /// The policy `custom-refresh-indicator-fixed` fires at a release after travel of a sixth of the viewport or more, and calls the app 150
  /// ms later.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Bugs fixed: on content that clamps, the original cancels the pull
  /// at the slightest move back; on content that bounces, momentum also arms it; and a cancelled touch counts as a release. Here the pull
  /// at the release decides in the same way on all scroll physics.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .viewportShare(Self.armingShare, minimum: 0, maximum: .infinity), isStrict: false, .travel(gain: 1),
        startsAtEdge: true, callbackDelay: Self.settleDuration, inset: .noRoom),
      fixes:
        "a move back disarms without cancelling the pull; momentum does not arm; a cancelled touch does not fire"
    )
  }
}
