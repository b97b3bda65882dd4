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
        "AndroidX SwipeRefreshLayout on its touch path: half of the travel beyond its slop, begun at the top, decided on release.",
      source: source,
      fidelity:
        "Written from its source. The circle is checked by our numeric cases, because the original's tests do not have numbers for it. Difference: with two fingers, travel is the mean of their movements."
    )
  }

  private static var nestedFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "SwipeRefreshLayout (AndroidX)",
      summary:
        "AndroidX SwipeRefreshLayout over a scroll view with nested scrolling: the travel is not halved, so it fires at half the distance.",
      source: source,
      fidelity:
        "Written from its source. It is assumed that the scroll view inside ends its scroll where its touch is cancelled, like RecyclerView."
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
        "React Native's RefreshControl on Android: SwipeRefreshLayout, but it ignores a finger that first moves sideways by the slop.",
      source: OriginalSource(
        "facebook/react-native", "ReactSwipeRefreshLayout.kt and RefreshControl.js", release: "0.79.5",
        commit: "1a505ce2", date: "2024-11", since: "0.61",
        note:
          "Dated by its rewriting in Kotlin (#47610): the copies in 0.79.5 and, in Java, in 0.61.5 have the same rules; earlier ones were not read"
      ),
      fidelity:
        "Written from its source; its tests do not drive a finger. It is assumed that messages between JavaScript and the native thread take no time."
    )
  }

  private static var firefoxFacts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .geckoPage,
      product: "Firefox for Android",
      summary:
        "Firefox for Android's layout: SwipeRefreshLayout, but it ignores two-finger touches, double taps, and moves more sideways than down.",
      source: OriginalSource(
        "mozilla-mobile/firefox-android", "VerticalSwipeRefreshLayout.kt and NestedGeckoView.kt",
        release: "125", commit: "fe8a71cd", date: "2024-06-17", since: "124",
        note:
          "The files are from 8b08fc89 (2024-01-22); that repository is archived, and its code continues in mozilla-firefox/firefox"
      ),
      fidelity:
        "Written from its source and compared with its tests. Assumptions: the page answers immediately and leaves every touch at its top to the layout; a second tap counts wherever it is; times are those of the frames."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    if isNested {
      list.quirk("Does not halve the travel, so it fires at half the distance of the touch path.")
      list.quirk("A cancelled touch counts as a release.")
    }
    switch kind {
    case .androidX: break
    case .reactNative:
      list.quirk(
        "A finger that moves 8 dp sideways before 8 dp down does not pull, however far down it moves.")
    case .firefox:
      list.quirk(
        "A pull that begins within 0.3 s of a tap or a swipe counts as a double tap and is ignored.")
      list.quirk(
        "A finger that is once above its start before it is 8 dp down does not pull, even if by half a pixel."
      )
    }
    list.quirk("The callback comes only after the animation to the resting position (200 ms).")
  }

  /// The policy `swiperefresh-nested-fixed` fires at a release with half the travel beyond 64 pt.
  ///
  /// It calls the app after the 200 ms that the circle takes to its resting position. Bugs fixed: the nested path of the original does not
  /// halve the travel as the touch path does, so that the same scroll view fires at half the distance when nested scrolling is on
  /// (`TravelSystems.md`, quirk Q12); a cancelled touch fires.
  ///
  /// The touch path has no `-fixed` policy, as it has no known bug.
  public var fixed: FixedPolicy? {
    guard isNested else { return nil }
    return FixedPolicy(
      .lift(
        .points(SwipeRefreshCircle.target), isStrict: true, .travel(gain: Self.touchGain),
        callbackDelay: Self.settleDuration, inset: .noRoom),
      fixes: "nested scrolling halves the travel like the touch path; a cancelled touch does not fire")
  }
}
