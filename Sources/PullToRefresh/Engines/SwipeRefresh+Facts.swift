import ScrollPhysics

extension SwipeRefresh: DescribedEngine {
  public var system: RefreshSystem? {
    switch kind {
    case .androidX: isNested ? .swiperefreshNested : .swiperefresh
    case .reactNative: .reactNative
    case .firefox: .firefoxAndroid
    }
  }
  public var held: RefreshEngine { .swipeRefresh(self) }

  public var facts: EngineFacts {
    switch kind {
    case .androidX: isNested ? Self.nestedFacts : Self.touchedFacts
    case .reactNative: Self.reactNativeFacts
    case .firefox: Self.firefoxFacts
    }
  }

  private static var touchedFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "SwipeRefreshLayout (AndroidX)",
      summary:
        "AndroidX SwipeRefreshLayout on its touch path: half of the travel beyond its slop, begun at the top, decided at the lift.",
      source: source,
      fidelity:
        "Written from its source. The circle is checked by the vectors; no test of the original has numbers for it. A second finger's leap is not told apart: travel is the fingers' mean move."
    )
  }

  private static var nestedFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "SwipeRefreshLayout (AndroidX)",
      summary:
        "AndroidX SwipeRefreshLayout over a list with nested scrolling: the travel is not halved, so it fires at half the distance.",
      source: source,
      fidelity:
        "Written from its source. The list over which it stands ends its scroll where its touch is cancelled, as RecyclerView does."
    )
  }

  private static var source: OriginalSource {
    OriginalSource(
      "androidx/androidx", "SwipeRefreshLayout.java", release: "1.2.0-rc01", commit: "a9b06aaf",
      date: "2025-11",
      since: "1.1.0",
      note:
        "Dated by the releases that its docs-public/build.gradle lists; TravelSystems.md was written at 1d7dc4d1"
    )
  }

  private static var reactNativeFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "RefreshControl (React Native)",
      summary:
        "React Native's RefreshControl on Android: SwipeRefreshLayout, but a finger that first goes sideways by the slop is never taken.",
      source: OriginalSource(
        "facebook/react-native", "ReactSwipeRefreshLayout.kt and RefreshControl.js", release: "0.79.5",
        commit: "1a505ce2", date: "2024-11", since: "0.61",
        note:
          "Dated by its rewriting in Kotlin (#47610): the copies in 0.79.5 and, in Java, in 0.61.5 have the same rules; earlier ones were not looked at"
      ),
      fidelity:
        "Written from its source; none of its tests drives a finger. JavaScript hears of a refresh, and ends one, as soon as the app does here: the way between its threads takes no time."
    )
  }

  private static var firefoxFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .geckoPage,
      product: "Firefox for Android",
      summary:
        "Firefox for Android's layout: SwipeRefreshLayout without touches of two fingers, double taps, and moves more to the side than down.",
      source: OriginalSource(
        "mozilla-mobile/firefox-android", "VerticalSwipeRefreshLayout.kt and NestedGeckoView.kt",
        release: "125", commit: "fe8a71cd", date: "2024-06-17", since: "124",
        note:
          "The files are of 8b08fc89 (2024-01-22); the repository is closed, its code went on in mozilla-firefox/firefox"
      ),
      fidelity:
        "Written from its source, held against its tests. The page answers at once and leaves every touch at its top to the layout; a second tap counts wherever it is; times are those of the frames."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    if isNested {
      list.quirk("Does not halve the travel: fires at half the distance of the touch path.")
      list.quirk("A cancelled touch counts as a lifted one.")
    }
    switch kind {
    case .androidX: break
    case .reactNative:
      list.quirk(
        "A finger that is 8 dp to the side before it is 8 dp down pulls nothing, however far down it goes.")
    case .firefox:
      list.quirk(
        "A pull that begins within 0.3 s of a tap or a swipe counts as a double tap, and pulls nothing.")
      list.quirk(
        "A finger that is above its start once before it is 8 dp down pulls nothing, be it by half a pixel.")
    }
    list.quirk("The app is told only after the 200 ms to the resting place.")
  }

  /// `swiperefresh-nested-fixed`: a release with half the travel beyond 64 pt, callback after the 200 ms that the circle takes to its
  /// resting
  /// position.
  ///
  /// Fixed: the nested path of the original does not halve the travel as the touch path does, so that the same scroll view fires
  /// at half the distance when nested scrolling is on (`TravelSystems.md`, Q12); a cancelled touch fires.
  ///
  /// The touch path has no `-fixed` policy, as it has no known bug.
  public var fixed: FixedPolicy? {
    guard isNested else { return nil }
    return FixedPolicy(
      .lift(
        .points(SwipeRefreshCircle.target), isStrict: true, .travel(gain: Self.touchGain),
        callbackDelay: Self.settleDuration, inset: .noRoom),
      fixes: "nested scrolling halves the travel as the touch path does, a cancelled touch fires nothing")
  }
}
