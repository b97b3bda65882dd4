/// The built-in pull-to-refresh systems, in the order in which they are listed.
///
/// Beside an original with bugs that a user would want mended stands its `-fixed` policy: ``RefreshPolicy/mended(_:)``.
@frozen
public enum RefreshSystem: UInt8, Equatable, Sendable {
  /// The observed modern `UIRefreshControl`.
  case uirefreshcontrol
  /// The tutorial's PullView, `j4n0` in the vectors.
  case pullview
  /// ISAlternativeRefreshControl as it comes.
  case isalternative
  /// ISAlternativeRefreshControl with `firesOnRelease`.
  case isalternativeRelease
  /// MRefresh 0.1.1 in its README's configuration.
  case mrefresh
  /// MRefresh 0.2.1 as it comes.
  case mrefreshRewrite
  /// JackrabbitRefresh over a `UIRefreshControl`.
  case jackrabbit
  /// MusicFav's note icon over ISAlternativeRefreshControl.
  case onpu
  /// PullView, drawn as a card that opens.
  case pullviewFold
  /// ISRefreshControl 1.4.1: the iOS 6 look.
  case isrefresh
  /// SVPullToRefresh.
  case sv
  /// EGOTableViewPullRefresh.
  case ego
  /// MJRefresh's header.
  case mj
  /// ESPullToRefresh.
  case es
  /// DGElasticPullToRefresh.
  case dgElastic
  /// Yalantis' PullToRefresh.
  case yalantis
  /// ODRefreshControl.
  case od
  /// AndroidX SwipeRefreshLayout over a list that leaves touches to it.
  case swiperefresh
  /// AndroidX SwipeRefreshLayout over a list with nested scrolling.
  case swiperefreshNested
  /// Compose's pull-to-refresh.
  case compose
  /// android-Ultra-Pull-To-Refresh, classic.
  case ultraPTR
  /// pulltorefresh.js.
  case pullToRefreshJS
  /// Ionic's ion-refresher, version 4.
  case ionic
  /// BetterScroll's pull-down plug-in.
  case betterScroll
  /// Flutter's Material RefreshIndicator.
  case flutterMaterial
  /// Flutter's CupertinoSliverRefreshControl.
  case flutterCupertino
  /// Chromium's pull-to-refresh on Android.
  case chromiumOverscroll
  /// KDE Kirigami's ScrollablePage.
  case kirigami

  /// See ``RefreshPolicy/uiRefreshControlFixed``.
  case uirefreshcontrolFixed = 64
  /// See ``RefreshPolicy/pullViewFixed``.
  case pullviewFixed
  /// See ``RefreshPolicy/isAlternativeFixed``.
  case isalternativeFixed
  /// See ``RefreshPolicy/isAlternativeReleaseFixed``.
  case isalternativeReleaseFixed
  /// See ``RefreshPolicy/onpuFixed``.
  case onpuFixed
  /// See ``RefreshPolicy/mRefreshFixed``.
  case mrefreshFixed
  /// See ``RefreshPolicy/mRefreshRewriteFixed``.
  case mrefreshRewriteFixed
  /// See ``RefreshPolicy/isRefreshFixed``.
  case isrefreshFixed
  /// See ``RefreshPolicy/svFixed``.
  case svFixed
  /// See ``RefreshPolicy/egoFixed``.
  case egoFixed
  /// See ``RefreshPolicy/mjFixed``.
  case mjFixed
  /// See ``RefreshPolicy/esFixed``.
  case esFixed
  /// See ``RefreshPolicy/dgElasticFixed``.
  case dgElasticFixed
  /// See ``RefreshPolicy/yalantisFixed``.
  case yalantisFixed
  /// See ``RefreshPolicy/odFixed``.
  case odFixed
  /// See ``RefreshPolicy/swipeRefreshNestedFixed``.
  case swiperefreshNestedFixed
  /// See ``RefreshPolicy/ultraPTRFixed``.
  case ultraPTRFixed
  /// See ``RefreshPolicy/pullToRefreshJSFixed``.
  case pullToRefreshJSFixed
  /// See ``RefreshPolicy/flutterMaterialFixed``.
  case flutterMaterialFixed
  /// See ``RefreshPolicy/flutterCupertinoFixed``.
  case flutterCupertinoFixed
  /// See ``RefreshPolicy/ionicFixed``.
  case ionicFixed
  /// See ``RefreshPolicy/betterScrollFixed``.
  case betterScrollFixed
  /// See ``RefreshPolicy/kirigamiFixed``.
  case kirigamiFixed

  /// How many originals there are; their raw values are 0 up to this.
  public static var count: Int { Int(kirigami.rawValue) + 1 }
  /// How many `-fixed` policies there are; their raw values follow one another from the first's.
  public static var mendedCount: Int { Int(kirigamiFixed.rawValue - firstMended.rawValue) + 1 }
  /// The first of the `-fixed` policies.
  public static var firstMended: RefreshSystem { .uirefreshcontrolFixed }
  /// Whether it is a `-fixed` policy, run by a ``RefreshMachine``.
  public var isMended: Bool { rawValue >= Self.firstMended.rawValue }

  /// The name `--engine` takes.
  public var name: StaticString {
    switch self {
    case .uirefreshcontrol: "uirefreshcontrol"
    case .pullview: "pullview"
    case .isalternative: "isalternative"
    case .isalternativeRelease: "isalternative-release"
    case .mrefresh: "mrefresh"
    case .mrefreshRewrite: "mrefresh-0.2"
    case .jackrabbit: "jackrabbit"
    case .onpu: "onpu"
    case .pullviewFold: "pullview-fold"
    case .isrefresh: "isrefresh"
    case .sv: "sv"
    case .ego: "ego"
    case .mj: "mj"
    case .es: "es"
    case .dgElastic: "dg-elastic"
    case .yalantis: "yalantis"
    case .od: "od"
    case .swiperefresh: "swiperefresh"
    case .swiperefreshNested: "swiperefresh-nested"
    case .compose: "compose"
    case .ultraPTR: "ultra-ptr"
    case .pullToRefreshJS: "pulltorefresh-js"
    case .ionic: "ionic"
    case .betterScroll: "better-scroll"
    case .flutterMaterial: "flutter-material"
    case .flutterCupertino: "flutter-cupertino"
    case .chromiumOverscroll: "chromium-overscroll"
    case .kirigami: "kirigami"
    case .uirefreshcontrolFixed: "uirefreshcontrol-fixed"
    case .pullviewFixed: "pullview-fixed"
    case .isalternativeFixed: "isalternative-fixed"
    case .isalternativeReleaseFixed: "isalternative-release-fixed"
    case .onpuFixed: "onpu-fixed"
    case .mrefreshFixed: "mrefresh-fixed"
    case .mrefreshRewriteFixed: "mrefresh-0.2-fixed"
    case .isrefreshFixed: "isrefresh-fixed"
    case .svFixed: "sv-fixed"
    case .egoFixed: "ego-fixed"
    case .mjFixed: "mj-fixed"
    case .esFixed: "es-fixed"
    case .dgElasticFixed: "dg-elastic-fixed"
    case .yalantisFixed: "yalantis-fixed"
    case .odFixed: "od-fixed"
    case .swiperefreshNestedFixed: "swiperefresh-nested-fixed"
    case .ultraPTRFixed: "ultra-ptr-fixed"
    case .pullToRefreshJSFixed: "pulltorefresh-js-fixed"
    case .flutterMaterialFixed: "flutter-material-fixed"
    case .flutterCupertinoFixed: "flutter-cupertino-fixed"
    case .ionicFixed: "ionic-fixed"
    case .betterScrollFixed: "better-scroll-fixed"
    case .kirigamiFixed: "kirigami-fixed"
    }
  }
}
