import ScrollPhysics

extension RefreshSystem {
  /// The scroll view that the system ships on: the default scroll physics and drag start.
  ///
  /// A `-fixed` policy has its original's.
  ///
  /// | systems | scroll view | why |
  /// |---|---|---|
  /// | the iOS libraries, `ionic-ios`, `framework7` | ``ScrollList/uiScrollView`` | they are categories and subclasses of `UIScrollView`,
  /// or run in WebKit's on iOS |
  /// | `swiperefresh`, `react-native` and others of Android's views, `compose`, `compose-material3` | ``ScrollList/androidList`` | the
  /// content stays at its edge and shows `EdgeEffect`'s stretch, since Android 12 |
  /// | `smart-refresh` | ``ScrollList/androidList`` | over a current RecyclerView; the library takes a touch's pull beyond the edge, flings
  /// belong to the RecyclerView |
  /// | `firefox-android` | ``ScrollList/geckoPage`` | its page scrolls in Gecko |
  /// | `ultra-ptr` | ``ScrollList/androidListView`` | written in 2014, over a ListView whose edge only glows |
  /// | `flutter-material…` | ``ScrollList/flutterOnAndroid`` | `MaterialScrollBehavior` on Android; on iOS it runs on
  /// ``ScrollList/flutterOnIOS`` |
  /// | `flutter-cupertino` | ``ScrollList/flutterOnIOS`` | its documentation recommends `BouncingScrollPhysics` |
  /// | `custom-refresh-indicator` | ``ScrollList/flutterOnAndroid`` | it works with any physics; its examples use `ClampingScrollPhysics`
  /// and a variant of it |
  /// | `easy-refresh` | ``ScrollList/flutterOnIOS`` | its own physics, a `BouncingScrollPhysics` on every platform |
  /// | `pulltorefresh-js`, `vant`, `antd-mobile`, `framework7-md`, `ionic`, `ionic-4`, `chromium-overscroll` | ``ScrollList/androidPage`` |
  /// a page in Chromium for Android, which stops at its top and passes the touch on |
  /// | `better-scroll` | ``ScrollList/betterScroll`` | its own |
  /// | `kirigami…` | ``ScrollList/flickable`` | a `Flickable` |
  ///
  /// Vant, antd-mobile and Framework7 prevent the browser's scroll while they pull. The page stays at its top, as with the `android` model,
  /// except when the finger moves back up, when it scrolls; of the three only `framework7-md` gives up then (`RealEngines.md`).
  /// `framework7` prevents it if a pull begins at the top, and shows the pull by a transform; on a page scrolled down it waits for WebKit's
  /// own bounce, and momentum is WebKit's.
  public var nativeList: ScrollList { facts.list }

  /// The scroll physics of ``nativeList``.
  public var nativeModel: ScrollModel { nativeList.model }
}
