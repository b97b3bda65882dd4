import ScrollPhysics

extension RefreshSystem {
  /// The scroll physics that the system ships on: what content does under it where nobody chose otherwise.
  ///
  /// A `-fixed` policy has its original's.
  ///
  /// | systems | model | why |
  /// |---|---|---|
  /// | the iOS libraries, `ionic-ios`, `framework7` | `uikit` | they are categories and subclasses of `UIScrollView`, or read WebKit's in iOS |
  /// | `swiperefresh` and others of Android's views | `android-stretch` | their list draws `EdgeEffect`'s stretch since Android 12, and stays at its edge |
  /// | `compose`, `compose-material3` | `android-stretch` | Compose's overscroll is that `EdgeEffect` |
  /// | `ultra-ptr` | `android` | of 2014, over a list whose edge only glows |
  /// | `flutter-material…` | `flutter-clamping` | `MaterialScrollBehavior` on Android; on iOS it runs on `flutter-ios` |
  /// | `flutter-cupertino` | `flutter-ios` | its documentation asks for `BouncingScrollPhysics` |
  /// | `pulltorefresh-js`, `vant`, `antd-mobile`, `framework7-md`, `ionic`, `ionic-4`, `chromium-overscroll` | `android` | a page in Chromium for Android, that clamps a touch at its top and hands it on |
  /// | `better-scroll` | `better-scroll` | its own |
  /// | `kirigami…` | `qt` | a `Flickable` |
  ///
  /// Vant, antd-mobile and Framework7 prevent the browser's scroll while they pull: the page stays at its top, as `android` keeps
  /// it. `framework7` does so where a pull begins at the top, and shows it by a transform; down a scrolled page it waits for WebKit's own
  /// bounce, and momentum is WebKit's.
  public var nativeModel: ScrollModel {
    switch self {
    case .uirefreshcontrol, .uirefreshcontrolFixed, .pullview, .pullviewFixed, .isalternative,
      .isalternativeFixed,
      .isalternativeRelease, .isalternativeReleaseFixed, .mrefresh, .mrefreshFixed, .mrefreshRewrite,
      .mrefreshRewriteFixed, .jackrabbit, .onpu, .onpuFixed, .pullviewFold, .isrefresh, .isrefreshFixed, .sv,
      .svFixed,
      .ego, .egoFixed, .mj, .mjFixed, .es, .esFixed, .dgElastic, .dgElasticFixed, .yalantis, .yalantisFixed,
      .od,
      .odFixed, .framework7, .framework7Fixed, .ionicIOS, .ionicIOSFixed:
      .uikit
    case .swiperefresh, .swiperefreshNested, .swiperefreshNestedFixed, .compose, .composeMaterial3:
      .androidStretch
    case .ultraPTR, .ultraPTRFixed, .pullToRefreshJS, .pullToRefreshJSFixed, .vant, .vantFixed, .antdMobile,
      .antdMobileFixed, .framework7Material, .framework7MaterialFixed, .ionic, .ionicFixed, .ionic4,
      .ionic4Fixed,
      .chromiumOverscroll:
      .android
    case .flutterMaterial, .flutterMaterial3x16, .flutterMaterialMain, .flutterMaterialFixed: .flutterClamping
    case .flutterCupertino, .flutterCupertinoFixed: .flutterIOS
    case .betterScroll, .betterScrollFixed: .betterScroll
    case .kirigami, .kirigamiFixed, .kirigami5, .kirigami5Fixed: .qt
    }
  }
}
