import ScrollPhysics

extension RefreshSystem {
  /// The list that the system ships on: what content does under it, and from where on a finger drags it, where nobody chose
  /// otherwise.
  ///
  /// A `-fixed` policy has its original's.
  ///
  /// | systems | list | why |
  /// |---|---|---|
  /// | the iOS libraries, `ionic-ios`, `framework7` | ``ScrollList/uiScrollView`` | they are categories and subclasses of `UIScrollView`, or read WebKit's in iOS |
  /// | `swiperefresh`, `react-native` and others of Android's views, `compose`, `compose-material3` | ``ScrollList/androidList`` | their list draws `EdgeEffect`'s stretch since Android 12, and stays at its edge |
  /// | `smart-refresh` | ``ScrollList/androidList`` | over a RecyclerView of today: it takes what a touch pulls beyond the edge, a fling is the list's |
  /// | `firefox-android` | ``ScrollList/geckoPage`` | its page scrolls in Gecko |
  /// | `ultra-ptr` | ``ScrollList/androidListView`` | of 2014, over a list whose edge only glows |
  /// | `flutter-material…` | ``ScrollList/flutterOnAndroid`` | `MaterialScrollBehavior` on Android; on iOS it runs on ``ScrollList/flutterOnIOS`` |
  /// | `flutter-cupertino` | ``ScrollList/flutterOnIOS`` | its documentation asks for `BouncingScrollPhysics` |
  /// | `custom-refresh-indicator` | ``ScrollList/flutterOnAndroid`` | it hears any physics; its examples name `ClampingScrollPhysics` and one made of it |
  /// | `easy-refresh` | ``ScrollList/flutterOnIOS`` | its own physics, a `BouncingScrollPhysics` on every platform |
  /// | `pulltorefresh-js`, `vant`, `antd-mobile`, `framework7-md`, `ionic`, `ionic-4`, `chromium-overscroll` | ``ScrollList/androidPage`` | a page in Chromium for Android, that clamps a touch at its top and hands it on |
  /// | `better-scroll` | ``ScrollList/betterScroll`` | its own |
  /// | `kirigami…` | ``ScrollList/flickable`` | a `Flickable` |
  ///
  /// Vant, antd-mobile and Framework7 prevent the browser's scroll while they pull: the page stays at its top, as `android` keeps
  /// it, but for a finger's way back, on which it scrolls: of the three only `framework7-md` gives up there (`RealEngines.md`).
  /// `framework7` does so where a pull begins at the top, and shows it by a transform; down a scrolled page it waits for WebKit's own
  /// bounce, and momentum is WebKit's.
  public var nativeList: ScrollList { facts.list }

  /// The scroll physics of its ``nativeList``.
  public var nativeModel: ScrollModel { nativeList.model }
}
