/// The built-in pull-to-refresh systems, in the order in which they are listed.
///
/// Beside an original with bugs that a user would want mended stands its `-fixed` policy: ``RefreshPolicy/mended(_:)``.
///
/// Each original is a file in `Engines`. A new one is a file with a ``DescribedEngine`` and its lines in this file: a case
/// and a row of the table here, a case and a line of ``RefreshEngine`` below. The compiler asks for the rest.
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
  /// React Native's RefreshControl on Android.
  case reactNative
  /// Firefox for Android's SwipeRefreshLayout.
  case firefoxAndroid
  /// Compose's material `pullRefresh`.
  case compose
  /// Compose Material 3's `PullToRefreshBox`.
  case composeMaterial3
  /// android-Ultra-Pull-To-Refresh, classic.
  case ultraPTR
  /// SmartRefreshLayout over a list with nested scrolling.
  case smartRefresh
  /// pulltorefresh.js.
  case pullToRefreshJS
  /// Vant's PullRefresh.
  case vant
  /// antd-mobile's PullToRefresh.
  case antdMobile
  /// Framework7's pull to refresh in the iOS theme.
  case framework7
  /// The same in the Material theme.
  case framework7Material
  /// Ionic's ion-refresher on Android, in the Material mode.
  case ionic
  /// The same in the iOS mode.
  case ionicIOS
  /// The same as of version 4.
  case ionic4
  /// BetterScroll's pull-down plug-in.
  case betterScroll
  /// Flutter's Material RefreshIndicator.
  case flutterMaterial
  /// The same up to Flutter 3.16.
  case flutterMaterial3x16
  /// Flutter's CupertinoSliverRefreshControl.
  case flutterCupertino
  /// The package custom_refresh_indicator for Flutter.
  case customRefreshIndicator
  /// The package easy_refresh for Flutter.
  case easyRefresh
  /// Chromium's pull-to-refresh on Android.
  case chromiumOverscroll
  /// KDE Kirigami's ScrollablePage.
  case kirigami
  /// The same as of Frameworks 5.
  case kirigami5

  /// See ``UIRefreshControl/mended``.
  case uirefreshcontrolFixed
  /// See ``PullView/mended``.
  case pullviewFixed
  /// See ``ISAlternative/mended``.
  case isalternativeFixed
  /// See ``ISAlternative/mended``.
  case isalternativeReleaseFixed
  /// See ``OnpuRefreshControl/mended``.
  case onpuFixed
  /// See ``MRefresh/mended``.
  case mrefreshFixed
  /// See ``MRefresh/mended``.
  case mrefreshRewriteFixed
  /// See ``ISRefreshControl/mended``.
  case isrefreshFixed
  /// See ``SVPullToRefresh/mended``.
  case svFixed
  /// See ``EGO/mended``.
  case egoFixed
  /// See ``MJRefresh/mended``.
  case mjFixed
  /// See ``ESPullToRefresh/mended``.
  case esFixed
  /// See ``DGElastic/mended``.
  case dgElasticFixed
  /// See ``Yalantis/mended``.
  case yalantisFixed
  /// See ``ODRefreshControl/mended``.
  case odFixed
  /// See ``SwipeRefresh/mended``.
  case swiperefreshNestedFixed
  /// See ``UltraRefresh/mended``.
  case ultraPTRFixed
  /// See ``SmartRefresh/mended``.
  case smartRefreshFixed
  /// See ``PullToRefreshJS/mended``.
  case pullToRefreshJSFixed
  /// See ``VantRefresh/mended``.
  case vantFixed
  /// See ``AntdMobileRefresh/mended``.
  case antdMobileFixed
  /// See ``Framework7Refresh/mended``.
  case framework7Fixed
  /// The same in the Material theme.
  case framework7MaterialFixed
  /// See ``FlutterMaterialRefresh/mended``.
  case flutterMaterialFixed
  /// See ``FlutterCupertinoRefresh/mended``.
  case flutterCupertinoFixed
  /// See ``CustomRefreshIndicator/mended``.
  case customRefreshIndicatorFixed
  /// See ``EasyRefresh/mended``.
  case easyRefreshFixed
  /// See ``IonicRefresher/mended``.
  case ionicFixed
  /// See ``IonicIOSRefresher/mended``.
  case ionicIOSFixed
  /// See ``Ionic4Refresher/mended``.
  case ionic4Fixed
  /// See ``BetterScrollPullDown/mended``.
  case betterScrollFixed
  /// See ``KirigamiRefresh/mended``.
  case kirigamiFixed
  /// See ``KirigamiRefresh/mended``.
  case kirigami5Fixed
}

/// The scroll view an engine is put on: the lengths its own figures depend on.
public struct EngineHost: Sendable {
  /// Length of the scroll view, in points; some thresholds depend on it.
  public var viewport: Double
  /// The top inset before any engine adds to it, in points; the engines remember it.
  public var topInset: Double
  /// True if the scroll model lets content leave its bounds; `flutter-material` and `custom-refresh-indicator` ask.
  public var contentOverscrolls: Bool

  /// A scroll view of these lengths.
  public init(viewport: Double, topInset: Double, contentOverscrolls: Bool = true) {
    (self.viewport, self.topInset, self.contentOverscrolls) = (viewport, topInset, contentOverscrolls)
  }

  /// For questions that no length answers.
  static var any: EngineHost { EngineHost(viewport: 0, topInset: 0) }
}

/// Something to be asked of a built-in system, whichever it is.
protocol RefreshSystemVisitor {
  /// The answer.
  associatedtype Answer
  /// Asks a system that does as its original does, by its name and its engine, idle.
  func visit(_ name: StaticString, _ engine: some DescribedEngine) -> Answer
  /// Asks a `-fixed` system, by its name and the engine whose bugs it mends.
  func visit(_ name: StaticString, mending original: some DescribedEngine) -> Answer
}

extension RefreshSystem {
  /// The table of systems, a row each: the name that `--engine` takes, and the engine on a host.
  func accept<Visitor: RefreshSystemVisitor>(_ visitor: Visitor, on host: EngineHost) -> Visitor.Answer {
    switch self {
    case .uirefreshcontrol:
      visitor.visit(
        "uirefreshcontrol", UIRefreshControl(viewport: host.viewport, originalTopInset: host.topInset))
    case .pullview: visitor.visit("pullview", PullView(originalTopInset: host.topInset))
    case .isalternative: visitor.visit("isalternative", ISAlternative(referenceInset: host.topInset))
    case .isalternativeRelease:
      visitor.visit(
        "isalternative-release", ISAlternative(referenceInset: host.topInset, firesOnRelease: true))
    case .mrefresh: visitor.visit("mrefresh", MRefresh(originalTopInset: host.topInset))
    case .mrefreshRewrite: visitor.visit("mrefresh-0.2", MRefresh(.rewrite, originalTopInset: host.topInset))
    case .jackrabbit:
      visitor.visit("jackrabbit", Jackrabbit(viewport: host.viewport, originalTopInset: host.topInset))
    case .onpu: visitor.visit("onpu", OnpuRefreshControl(referenceInset: host.topInset))
    case .pullviewFold:
      visitor.visit("pullview-fold", PullView(originalTopInset: host.topInset, isFolded: true))
    case .isrefresh: visitor.visit("isrefresh", ISRefreshControl(originalTopInset: host.topInset))
    case .sv: visitor.visit("sv", SVPullToRefresh(originalTopInset: host.topInset))
    case .ego: visitor.visit("ego", EGO(originalTopInset: host.topInset))
    case .mj: visitor.visit("mj", MJRefresh(originalTopInset: host.topInset))
    case .es: visitor.visit("es", ESPullToRefresh(originalTopInset: host.topInset))
    case .dgElastic: visitor.visit("dg-elastic", DGElastic(originalTopInset: host.topInset))
    case .yalantis: visitor.visit("yalantis", Yalantis(originalTopInset: host.topInset))
    case .od: visitor.visit("od", ODRefreshControl(originalTopInset: host.topInset))
    case .swiperefresh: visitor.visit("swiperefresh", SwipeRefresh())
    case .swiperefreshNested: visitor.visit("swiperefresh-nested", SwipeRefresh(isNested: true))
    case .reactNative: visitor.visit("react-native", SwipeRefresh(.reactNative))
    case .firefoxAndroid: visitor.visit("firefox-android", SwipeRefresh(.firefox))
    case .compose: visitor.visit("compose", ComposeRefresh())
    case .composeMaterial3: visitor.visit("compose-material3", ComposeBoxRefresh())
    case .ultraPTR: visitor.visit("ultra-ptr", UltraRefresh())
    case .smartRefresh: visitor.visit("smart-refresh", SmartRefresh(viewport: host.viewport))
    case .pullToRefreshJS: visitor.visit("pulltorefresh-js", PullToRefreshJS())
    case .vant: visitor.visit("vant", VantRefresh())
    case .antdMobile: visitor.visit("antd-mobile", AntdMobileRefresh())
    case .framework7: visitor.visit("framework7", Framework7Refresh(.ios))
    case .framework7Material: visitor.visit("framework7-md", Framework7Refresh(.material))
    case .ionic: visitor.visit("ionic", IonicRefresher())
    case .ionicIOS: visitor.visit("ionic-ios", IonicIOSRefresher(viewport: host.viewport))
    case .ionic4: visitor.visit("ionic-4", Ionic4Refresher())
    case .betterScroll: visitor.visit("better-scroll", BetterScrollPullDown(originalTopInset: host.topInset))
    case .flutterMaterial:
      visitor.visit("flutter-material", FlutterMaterialRefresh(on: host, release: .stable))
    case .flutterMaterial3x16:
      visitor.visit("flutter-material-3.16", FlutterMaterialRefresh(on: host, release: .upTo3x16))
    case .flutterCupertino:
      visitor.visit("flutter-cupertino", FlutterCupertinoRefresh(originalTopInset: host.topInset))
    case .customRefreshIndicator:
      visitor.visit("custom-refresh-indicator", CustomRefreshIndicator(on: host))
    case .easyRefresh: visitor.visit("easy-refresh", EasyRefresh(originalTopInset: host.topInset))
    case .chromiumOverscroll: visitor.visit("chromium-overscroll", ChromiumRefresh())
    case .kirigami: visitor.visit("kirigami", KirigamiRefresh(originalTopInset: host.topInset))
    case .kirigami5: visitor.visit("kirigami-5", KirigamiRefresh(.five, originalTopInset: host.topInset))
    case .uirefreshcontrolFixed:
      visitor.visit(
        "uirefreshcontrol-fixed",
        mending: UIRefreshControl(viewport: host.viewport, originalTopInset: host.topInset))
    case .pullviewFixed: visitor.visit("pullview-fixed", mending: PullView(originalTopInset: host.topInset))
    case .isalternativeFixed:
      visitor.visit("isalternative-fixed", mending: ISAlternative(referenceInset: host.topInset))
    case .isalternativeReleaseFixed:
      visitor.visit(
        "isalternative-release-fixed",
        mending: ISAlternative(referenceInset: host.topInset, firesOnRelease: true))
    case .onpuFixed: visitor.visit("onpu-fixed", mending: OnpuRefreshControl(referenceInset: host.topInset))
    case .mrefreshFixed: visitor.visit("mrefresh-fixed", mending: MRefresh(originalTopInset: host.topInset))
    case .mrefreshRewriteFixed:
      visitor.visit("mrefresh-0.2-fixed", mending: MRefresh(.rewrite, originalTopInset: host.topInset))
    case .isrefreshFixed:
      visitor.visit("isrefresh-fixed", mending: ISRefreshControl(originalTopInset: host.topInset))
    case .svFixed: visitor.visit("sv-fixed", mending: SVPullToRefresh(originalTopInset: host.topInset))
    case .egoFixed: visitor.visit("ego-fixed", mending: EGO(originalTopInset: host.topInset))
    case .mjFixed: visitor.visit("mj-fixed", mending: MJRefresh(originalTopInset: host.topInset))
    case .esFixed: visitor.visit("es-fixed", mending: ESPullToRefresh(originalTopInset: host.topInset))
    case .dgElasticFixed:
      visitor.visit("dg-elastic-fixed", mending: DGElastic(originalTopInset: host.topInset))
    case .yalantisFixed: visitor.visit("yalantis-fixed", mending: Yalantis(originalTopInset: host.topInset))
    case .odFixed: visitor.visit("od-fixed", mending: ODRefreshControl(originalTopInset: host.topInset))
    case .swiperefreshNestedFixed:
      visitor.visit("swiperefresh-nested-fixed", mending: SwipeRefresh(isNested: true))
    case .ultraPTRFixed: visitor.visit("ultra-ptr-fixed", mending: UltraRefresh())
    case .smartRefreshFixed:
      visitor.visit("smart-refresh-fixed", mending: SmartRefresh(viewport: host.viewport))
    case .pullToRefreshJSFixed: visitor.visit("pulltorefresh-js-fixed", mending: PullToRefreshJS())
    case .vantFixed: visitor.visit("vant-fixed", mending: VantRefresh())
    case .antdMobileFixed: visitor.visit("antd-mobile-fixed", mending: AntdMobileRefresh())
    case .framework7Fixed: visitor.visit("framework7-fixed", mending: Framework7Refresh(.ios))
    case .framework7MaterialFixed:
      visitor.visit("framework7-md-fixed", mending: Framework7Refresh(.material))
    case .flutterMaterialFixed:
      visitor.visit(
        "flutter-material-fixed", mending: FlutterMaterialRefresh(on: host, release: .stable))
    case .flutterCupertinoFixed:
      visitor.visit(
        "flutter-cupertino-fixed", mending: FlutterCupertinoRefresh(originalTopInset: host.topInset))
    case .customRefreshIndicatorFixed:
      visitor.visit("custom-refresh-indicator-fixed", mending: CustomRefreshIndicator(on: host))
    case .easyRefreshFixed:
      visitor.visit("easy-refresh-fixed", mending: EasyRefresh(originalTopInset: host.topInset))
    case .ionicFixed: visitor.visit("ionic-fixed", mending: IonicRefresher())
    case .ionicIOSFixed:
      visitor.visit("ionic-ios-fixed", mending: IonicIOSRefresher(viewport: host.viewport))
    case .ionic4Fixed: visitor.visit("ionic-4-fixed", mending: Ionic4Refresher())
    case .betterScrollFixed:
      visitor.visit("better-scroll-fixed", mending: BetterScrollPullDown(originalTopInset: host.topInset))
    case .kirigamiFixed:
      visitor.visit("kirigami-fixed", mending: KirigamiRefresh(originalTopInset: host.topInset))
    case .kirigami5Fixed:
      visitor.visit("kirigami-5-fixed", mending: KirigamiRefresh(.five, originalTopInset: host.topInset))
    }
  }
}

/// A pull-to-refresh engine: one of the built-in systems, or a machine that follows a policy.
///
/// A value with a fixed set of cases. The host tells it what happens, with the scroll view as it is then, carries out
/// the effects in their order, and calls it with `.timerFired` at each ``nextTimer``, before events of the same time.
/// Where every nanosecond counts, ``accept(_:)`` opens it once and the host goes on with the system itself.
///
///     var engine = RefreshEngine(.mrefresh, viewport: 667, originalTopInset: 0)
///     engine.traits.threshold   // 110
@frozen
public enum RefreshEngine: Sendable {
  /// See ``UIRefreshControl``.
  case uiRefreshControl(UIRefreshControl)
  /// See ``PullView``.
  case pullView(PullView)
  /// See ``ISAlternative``, with or without `firesOnRelease`.
  case isAlternative(ISAlternative)
  /// See ``MRefresh``, either version.
  case mRefresh(MRefresh)
  /// See ``Jackrabbit``.
  case jackrabbit(Jackrabbit)
  /// See ``OnpuRefreshControl``.
  case onpu(OnpuRefreshControl)
  /// See ``ISRefreshControl``.
  case isRefresh(ISRefreshControl)
  /// See ``SVPullToRefresh``.
  case sv(SVPullToRefresh)
  /// See ``EGO``.
  case ego(EGO)
  /// See ``MJRefresh``.
  case mj(MJRefresh)
  /// See ``ESPullToRefresh``.
  case es(ESPullToRefresh)
  /// See ``DGElastic``.
  case dgElastic(DGElastic)
  /// See ``Yalantis``.
  case yalantis(Yalantis)
  /// See ``ODRefreshControl``.
  case od(ODRefreshControl)
  /// See ``SwipeRefresh``, AndroidX's, React Native's or Firefox's.
  case swipeRefresh(SwipeRefresh)
  /// See ``ComposeRefresh``.
  case compose(ComposeRefresh)
  /// See ``ComposeBoxRefresh``.
  case composeBox(ComposeBoxRefresh)
  /// See ``UltraRefresh``.
  case ultra(UltraRefresh)
  /// See ``SmartRefresh``.
  case smart(SmartRefresh)
  /// See ``PullToRefreshJS``.
  case pullToRefreshJS(PullToRefreshJS)
  /// See ``VantRefresh``.
  case vant(VantRefresh)
  /// See ``AntdMobileRefresh``.
  case antdMobile(AntdMobileRefresh)
  /// See ``Framework7Refresh``, either theme.
  case framework7(Framework7Refresh)
  /// See ``IonicRefresher``.
  case ionic(IonicRefresher)
  /// See ``IonicIOSRefresher``.
  case ionicIOS(IonicIOSRefresher)
  /// See ``Ionic4Refresher``.
  case ionic4(Ionic4Refresher)
  /// See ``BetterScrollPullDown``.
  case betterScroll(BetterScrollPullDown)
  /// See ``FlutterMaterialRefresh``.
  case flutterMaterial(FlutterMaterialRefresh)
  /// See ``FlutterCupertinoRefresh``.
  case flutterCupertino(FlutterCupertinoRefresh)
  /// See ``CustomRefreshIndicator``.
  case customRefreshIndicator(CustomRefreshIndicator)
  /// See ``EasyRefresh``.
  case easyRefresh(EasyRefresh)
  /// See ``ChromiumRefresh``.
  case chromium(ChromiumRefresh)
  /// See ``KirigamiRefresh``.
  case kirigami(KirigamiRefresh)
  /// See ``RefreshMachine``.
  case policy(RefreshMachine)
}

extension RefreshEngine {
  /// Asks the system inside.
  ///
  /// - Parameter visitor: The question.
  /// - Returns: Its answer.
  @inlinable
  public func accept<Visitor: RefreshEngineVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .uiRefreshControl(let engine): visitor.visit(engine)
    case .pullView(let engine): visitor.visit(engine)
    case .isAlternative(let engine): visitor.visit(engine)
    case .mRefresh(let engine): visitor.visit(engine)
    case .jackrabbit(let engine): visitor.visit(engine)
    case .onpu(let engine): visitor.visit(engine)
    case .isRefresh(let engine): visitor.visit(engine)
    case .sv(let engine): visitor.visit(engine)
    case .ego(let engine): visitor.visit(engine)
    case .mj(let engine): visitor.visit(engine)
    case .es(let engine): visitor.visit(engine)
    case .dgElastic(let engine): visitor.visit(engine)
    case .yalantis(let engine): visitor.visit(engine)
    case .od(let engine): visitor.visit(engine)
    case .swipeRefresh(let engine): visitor.visit(engine)
    case .compose(let engine): visitor.visit(engine)
    case .composeBox(let engine): visitor.visit(engine)
    case .ultra(let engine): visitor.visit(engine)
    case .smart(let engine): visitor.visit(engine)
    case .pullToRefreshJS(let engine): visitor.visit(engine)
    case .vant(let engine): visitor.visit(engine)
    case .antdMobile(let engine): visitor.visit(engine)
    case .framework7(let engine): visitor.visit(engine)
    case .ionic(let engine): visitor.visit(engine)
    case .ionicIOS(let engine): visitor.visit(engine)
    case .ionic4(let engine): visitor.visit(engine)
    case .betterScroll(let engine): visitor.visit(engine)
    case .flutterMaterial(let engine): visitor.visit(engine)
    case .flutterCupertino(let engine): visitor.visit(engine)
    case .customRefreshIndicator(let engine): visitor.visit(engine)
    case .easyRefresh(let engine): visitor.visit(engine)
    case .chromium(let engine): visitor.visit(engine)
    case .kirigami(let engine): visitor.visit(engine)
    case .policy(let engine): visitor.visit(engine)
    }
  }
}
