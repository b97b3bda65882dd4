import ScrollPhysics

extension RefreshSystem {
  /// The list that the system ships on: what content does under it, and from where on a finger drags it, where nobody chose
  /// otherwise.
  ///
  /// A `-fixed` policy has its original's.
  ///
  /// | systems | list | why |
  /// |---|---|---|
  /// | the iOS libraries, `ionic-ios` | ``ScrollList/uiScrollView`` | they are categories and subclasses of `UIScrollView`, or read WebKit's in iOS |
  /// | `swiperefresh` and others of Android's views, `compose`, `compose-material3` | ``ScrollList/androidList`` | their list draws `EdgeEffect`'s stretch since Android 12, and stays at its edge |
  /// | `ultra-ptr` | ``ScrollList/androidListView`` | of 2014, over a list whose edge only glows |
  /// | `flutter-material…` | ``ScrollList/flutterOnAndroid`` | `MaterialScrollBehavior` on Android; on iOS it runs on ``ScrollList/flutterOnIOS`` |
  /// | `flutter-cupertino` | ``ScrollList/flutterOnIOS`` | its documentation asks for `BouncingScrollPhysics` |
  /// | `pulltorefresh-js`, `ionic`, `ionic-4`, `chromium-overscroll` | ``ScrollList/androidPage`` | a page in Chromium for Android, that clamps a touch at its top and hands it on |
  /// | `better-scroll` | ``ScrollList/betterScroll`` | its own |
  /// | `kirigami…` | ``ScrollList/flickable`` | a `Flickable` |
  public var nativeList: ScrollList {
    switch self {
    case .uirefreshcontrol, .uirefreshcontrolFixed, .pullview, .pullviewFixed, .isalternative,
      .isalternativeFixed,
      .isalternativeRelease, .isalternativeReleaseFixed, .mrefresh, .mrefreshFixed, .mrefreshRewrite,
      .mrefreshRewriteFixed, .jackrabbit, .onpu, .onpuFixed, .pullviewFold, .isrefresh, .isrefreshFixed, .sv,
      .svFixed,
      .ego, .egoFixed, .mj, .mjFixed, .es, .esFixed, .dgElastic, .dgElasticFixed, .yalantis, .yalantisFixed,
      .od,
      .odFixed, .ionicIOS, .ionicIOSFixed:
      .uiScrollView
    case .swiperefresh, .swiperefreshNested, .swiperefreshNestedFixed, .compose, .composeMaterial3:
      .androidList
    case .ultraPTR, .ultraPTRFixed: .androidListView
    case .pullToRefreshJS, .pullToRefreshJSFixed, .ionic, .ionicFixed, .ionic4, .ionic4Fixed,
      .chromiumOverscroll:
      .androidPage
    case .flutterMaterial, .flutterMaterial3x16, .flutterMaterialMain, .flutterMaterialFixed:
      .flutterOnAndroid
    case .flutterCupertino, .flutterCupertinoFixed: .flutterOnIOS
    case .betterScroll, .betterScrollFixed: .betterScroll
    case .kirigami, .kirigamiFixed, .kirigami5, .kirigami5Fixed: .flickable
    }
  }

  /// The scroll physics of its ``nativeList``.
  public var nativeModel: ScrollModel { nativeList.model }
}
