/// A built-in pull-to-refresh system: either one that reproduces an original, or the `-fixed` policy for an original with bugs that a
/// user would want fixed: ``RefreshPolicy/fixed(_:)``.
///
/// Each original is a file in `Engines`. To add one, add a file with a ``DescribedEngine`` and its lines in this file: a name, a case
/// and a row of the table here, a case and a line of ``RefreshEngine`` below. The compiler reports what is missing.
@frozen
public struct RefreshSystem: Hashable, Sendable {
  /// The controls that the built-in systems reproduce or fix, in the order in which they are listed.
  @frozen
  public enum Original: UInt8, Sendable {
    case uirefreshcontrol, pullview, isalternative, isalternativeRelease, mrefresh, mrefreshRewrite,
      jackrabbit, onpu, pullviewFold, isrefresh, sv, ego, mj, es, dgElastic, yalantis, od, swiperefresh,
      swiperefreshNested, reactNative, firefoxAndroid, compose, composeMaterial3, ultraPTR, smartRefresh,
      pullToRefreshJS, vant, antdMobile, framework7, framework7Material, ionic, ionicIOS, ionic4,
      betterScroll, flutterMaterial, flutterMaterial3x16, flutterCupertino, customRefreshIndicator,
      easyRefresh, chromiumOverscroll, kirigami, kirigami5
  }

  /// The original that the system reproduces, or whose bugs it fixes.
  public let original: Original
  /// True for a `-fixed` policy, run by a ``RefreshMachine``.
  public let isFixed: Bool

  /// The system that reproduces `original`.
  public init(_ original: Original) { (self.original, isFixed) = (original, false) }

  /// The `-fixed` system for the same control; this system itself if there is none.
  public var fixed: RefreshSystem { hasFixed ? RefreshSystem(fixing: original) : self }

  private init(fixing original: Original) { (self.original, isFixed) = (original, true) }
}

extension RefreshSystem {
  /// Apple's modern `UIRefreshControl`, modelled as observed from outside.
  public static var uirefreshcontrol: RefreshSystem { RefreshSystem(.uirefreshcontrol) }
  /// PullView of an iOS tutorial (janodev/table-pull2refresh); named `j4n0` in the test vectors.
  public static var pullview: RefreshSystem { RefreshSystem(.pullview) }
  /// The iOS library ISAlternativeRefreshControl in its default configuration, which fires when the pull crosses the threshold.
  public static var isalternative: RefreshSystem { RefreshSystem(.isalternative) }
  /// The iOS library ISAlternativeRefreshControl with `firesOnRelease`.
  public static var isalternativeRelease: RefreshSystem { RefreshSystem(.isalternativeRelease) }
  /// The iOS library MRefresh 0.1.1 in its README's configuration.
  public static var mrefresh: RefreshSystem { RefreshSystem(.mrefresh) }
  /// The iOS library MRefresh 0.2.1 in its default configuration.
  public static var mrefreshRewrite: RefreshSystem { RefreshSystem(.mrefreshRewrite) }
  /// JackrabbitRefresh, a tutorial's drawing over a `UIRefreshControl`.
  public static var jackrabbit: RefreshSystem { RefreshSystem(.jackrabbit) }
  /// The note icon of the iOS app MusicFav, over ISAlternativeRefreshControl.
  public static var onpu: RefreshSystem { RefreshSystem(.onpu) }
  /// PullView of an iOS tutorial with another drawing: a card that unfolds.
  public static var pullviewFold: RefreshSystem { RefreshSystem(.pullviewFold) }
  /// The iOS library ISRefreshControl 1.4.1, with the look of iOS 6.
  public static var isrefresh: RefreshSystem { RefreshSystem(.isrefresh) }
  /// The iOS library SVPullToRefresh.
  public static var sv: RefreshSystem { RefreshSystem(.sv) }
  /// The iOS library EGOTableViewPullRefresh.
  public static var ego: RefreshSystem { RefreshSystem(.ego) }
  /// The header of the iOS library MJRefresh.
  public static var mj: RefreshSystem { RefreshSystem(.mj) }
  /// The iOS library ESPullToRefresh.
  public static var es: RefreshSystem { RefreshSystem(.es) }
  /// The iOS library DGElasticPullToRefresh.
  public static var dgElastic: RefreshSystem { RefreshSystem(.dgElastic) }
  /// The iOS library PullToRefresh by Yalantis.
  public static var yalantis: RefreshSystem { RefreshSystem(.yalantis) }
  /// The iOS library ODRefreshControl.
  public static var od: RefreshSystem { RefreshSystem(.od) }
  /// AndroidX SwipeRefreshLayout over a scroll view that leaves touches to it.
  public static var swiperefresh: RefreshSystem { RefreshSystem(.swiperefresh) }
  /// AndroidX SwipeRefreshLayout over a scroll view with nested scrolling.
  public static var swiperefreshNested: RefreshSystem { RefreshSystem(.swiperefreshNested) }
  /// React Native's RefreshControl on Android.
  public static var reactNative: RefreshSystem { RefreshSystem(.reactNative) }
  /// Firefox for Android's SwipeRefreshLayout.
  public static var firefoxAndroid: RefreshSystem { RefreshSystem(.firefoxAndroid) }
  /// Pull to refresh of Compose's `material` library (Material 2): `pullRefresh`.
  public static var compose: RefreshSystem { RefreshSystem(.compose) }
  /// Pull to refresh of Compose's Material 3 library: `PullToRefreshBox`.
  public static var composeMaterial3: RefreshSystem { RefreshSystem(.composeMaterial3) }
  /// The Android library android-Ultra-Pull-To-Refresh in its classic form.
  public static var ultraPTR: RefreshSystem { RefreshSystem(.ultraPTR) }
  /// The Android library SmartRefreshLayout over a scroll view with nested scrolling.
  public static var smartRefresh: RefreshSystem { RefreshSystem(.smartRefresh) }
  /// The JavaScript library pulltorefresh.js.
  public static var pullToRefreshJS: RefreshSystem { RefreshSystem(.pullToRefreshJS) }
  /// PullRefresh of Vant, a component library for Vue.
  public static var vant: RefreshSystem { RefreshSystem(.vant) }
  /// PullToRefresh of antd-mobile, a component library for React.
  public static var antdMobile: RefreshSystem { RefreshSystem(.antdMobile) }
  /// Framework7's pull to refresh in the iOS theme.
  public static var framework7: RefreshSystem { RefreshSystem(.framework7) }
  /// Framework7's pull to refresh in the Material theme.
  public static var framework7Material: RefreshSystem { RefreshSystem(.framework7Material) }
  /// Ionic's ion-refresher on Android, in the Material mode.
  public static var ionic: RefreshSystem { RefreshSystem(.ionic) }
  /// Ionic's ion-refresher in the iOS mode.
  public static var ionicIOS: RefreshSystem { RefreshSystem(.ionicIOS) }
  /// Ionic's ion-refresher in version 4.
  public static var ionic4: RefreshSystem { RefreshSystem(.ionic4) }
  /// BetterScroll's pull-down plug-in.
  public static var betterScroll: RefreshSystem { RefreshSystem(.betterScroll) }
  /// Flutter's Material RefreshIndicator.
  public static var flutterMaterial: RefreshSystem { RefreshSystem(.flutterMaterial) }
  /// Flutter's Material RefreshIndicator up to Flutter 3.16.
  public static var flutterMaterial3x16: RefreshSystem { RefreshSystem(.flutterMaterial3x16) }
  /// Flutter's CupertinoSliverRefreshControl.
  public static var flutterCupertino: RefreshSystem { RefreshSystem(.flutterCupertino) }
  /// The package custom_refresh_indicator for Flutter.
  public static var customRefreshIndicator: RefreshSystem { RefreshSystem(.customRefreshIndicator) }
  /// The package easy_refresh for Flutter, with its `ClassicHeader`.
  public static var easyRefresh: RefreshSystem { RefreshSystem(.easyRefresh) }
  /// Chromium's pull-to-refresh on Android.
  public static var chromiumOverscroll: RefreshSystem { RefreshSystem(.chromiumOverscroll) }
  /// `ScrollablePage` of KDE's Kirigami, since KDE Frameworks 6.
  public static var kirigami: RefreshSystem { RefreshSystem(.kirigami) }
  /// `ScrollablePage` of KDE's Kirigami in KDE Frameworks 5.
  public static var kirigami5: RefreshSystem { RefreshSystem(.kirigami5) }
}

/// The scroll view that an engine is attached to: the lengths that the engine's numbers depend on.
public struct EngineHost: Sendable {
  /// Length of the scroll view, in points; some thresholds depend on it.
  public var viewport: Double
  /// The top inset before any engine adds to it, in points; the engines remember it.
  public var topInset: Double
  /// True if the scroll model lets content leave its bounds; `flutter-material` and `custom-refresh-indicator` depend on it.
  public var contentOverscrolls: Bool

  /// A scroll view with these lengths, in points.
  public init(viewport: Double, topInset: Double, contentOverscrolls: Bool = true) {
    (self.viewport, self.topInset, self.contentOverscrolls) = (viewport, topInset, contentOverscrolls)
  }

  /// A placeholder for queries that depend on no length.
  static var any: EngineHost { EngineHost(viewport: 0, topInset: 0) }
}

/// A function of any built-in system.
protocol RefreshSystemVisitor {
  /// The function's result type.
  associatedtype Answer
  /// The result for a system: its name, the name of its `-fixed` policy if there is one, and its original's engine, idle.
  func visit(_ name: StaticString, fixed: StaticString?, _ engine: some DescribedEngine) -> Answer
}

extension RefreshSystem {
  /// Applies `visitor` to the system's row of the table of systems: the names that `--engine` takes, and the engine on `host`.
  func accept<Visitor: RefreshSystemVisitor>(_ visitor: Visitor, on host: EngineHost) -> Visitor.Answer {
    let (viewport, inset) = (host.viewport, host.topInset)
    return switch original {
    case .uirefreshcontrol:
      visitor.visit(
        "uirefreshcontrol", fixed: "uirefreshcontrol-fixed",
        UIRefreshControl(viewport: viewport, originalTopInset: inset))
    case .pullview: visitor.visit("pullview", fixed: "pullview-fixed", PullView(originalTopInset: inset))
    case .isalternative:
      visitor.visit("isalternative", fixed: "isalternative-fixed", ISAlternative(referenceInset: inset))
    case .isalternativeRelease:
      visitor.visit(
        "isalternative-release", fixed: "isalternative-release-fixed",
        ISAlternative(referenceInset: inset, firesOnRelease: true))
    case .mrefresh: visitor.visit("mrefresh", fixed: "mrefresh-fixed", MRefresh(originalTopInset: inset))
    case .mrefreshRewrite:
      visitor.visit("mrefresh-0.2", fixed: "mrefresh-0.2-fixed", MRefresh(.rewrite, originalTopInset: inset))
    case .jackrabbit:
      visitor.visit("jackrabbit", fixed: nil, Jackrabbit(viewport: viewport, originalTopInset: inset))
    case .onpu: visitor.visit("onpu", fixed: "onpu-fixed", OnpuRefreshControl(referenceInset: inset))
    case .pullviewFold:
      visitor.visit("pullview-fold", fixed: nil, PullView(originalTopInset: inset, isFolded: true))
    case .isrefresh:
      visitor.visit("isrefresh", fixed: "isrefresh-fixed", ISRefreshControl(originalTopInset: inset))
    case .sv: visitor.visit("sv", fixed: "sv-fixed", SVPullToRefresh(originalTopInset: inset))
    case .ego: visitor.visit("ego", fixed: "ego-fixed", EGO(originalTopInset: inset))
    case .mj: visitor.visit("mj", fixed: "mj-fixed", MJRefresh(originalTopInset: inset))
    case .es: visitor.visit("es", fixed: "es-fixed", ESPullToRefresh(originalTopInset: inset))
    case .dgElastic:
      visitor.visit("dg-elastic", fixed: "dg-elastic-fixed", DGElastic(originalTopInset: inset))
    case .yalantis: visitor.visit("yalantis", fixed: "yalantis-fixed", Yalantis(originalTopInset: inset))
    case .od: visitor.visit("od", fixed: "od-fixed", ODRefreshControl(originalTopInset: inset))
    case .swiperefresh: visitor.visit("swiperefresh", fixed: nil, SwipeRefresh())
    case .swiperefreshNested:
      visitor.visit("swiperefresh-nested", fixed: "swiperefresh-nested-fixed", SwipeRefresh(isNested: true))
    case .reactNative: visitor.visit("react-native", fixed: nil, SwipeRefresh(.reactNative))
    case .firefoxAndroid: visitor.visit("firefox-android", fixed: nil, SwipeRefresh(.firefox))
    case .compose: visitor.visit("compose", fixed: nil, ComposeRefresh())
    case .composeMaterial3: visitor.visit("compose-material3", fixed: nil, ComposeBoxRefresh())
    case .ultraPTR: visitor.visit("ultra-ptr", fixed: "ultra-ptr-fixed", UltraRefresh())
    case .smartRefresh:
      visitor.visit("smart-refresh", fixed: "smart-refresh-fixed", SmartRefresh(viewport: viewport))
    case .pullToRefreshJS:
      visitor.visit("pulltorefresh-js", fixed: "pulltorefresh-js-fixed", PullToRefreshJS())
    case .vant: visitor.visit("vant", fixed: "vant-fixed", VantRefresh())
    case .antdMobile: visitor.visit("antd-mobile", fixed: "antd-mobile-fixed", AntdMobileRefresh())
    case .framework7: visitor.visit("framework7", fixed: "framework7-fixed", Framework7Refresh(.ios))
    case .framework7Material:
      visitor.visit("framework7-md", fixed: "framework7-md-fixed", Framework7Refresh(.material))
    case .ionic: visitor.visit("ionic", fixed: "ionic-fixed", IonicRefresher())
    case .ionicIOS:
      visitor.visit("ionic-ios", fixed: "ionic-ios-fixed", IonicIOSRefresher(viewport: viewport))
    case .ionic4: visitor.visit("ionic-4", fixed: "ionic-4-fixed", Ionic4Refresher())
    case .betterScroll:
      visitor.visit(
        "better-scroll", fixed: "better-scroll-fixed", BetterScrollPullDown(originalTopInset: inset))
    case .flutterMaterial:
      visitor.visit(
        "flutter-material", fixed: "flutter-material-fixed",
        FlutterMaterialRefresh(on: host, release: .stable))
    case .flutterMaterial3x16:
      visitor.visit("flutter-material-3.16", fixed: nil, FlutterMaterialRefresh(on: host, release: .upTo3x16))
    case .flutterCupertino:
      visitor.visit(
        "flutter-cupertino", fixed: "flutter-cupertino-fixed",
        FlutterCupertinoRefresh(originalTopInset: inset))
    case .customRefreshIndicator:
      visitor.visit(
        "custom-refresh-indicator", fixed: "custom-refresh-indicator-fixed", CustomRefreshIndicator(on: host))
    case .easyRefresh:
      visitor.visit("easy-refresh", fixed: "easy-refresh-fixed", EasyRefresh(originalTopInset: inset))
    case .chromiumOverscroll: visitor.visit("chromium-overscroll", fixed: nil, ChromiumRefresh())
    case .kirigami:
      visitor.visit("kirigami", fixed: "kirigami-fixed", KirigamiRefresh(originalTopInset: inset))
    case .kirigami5:
      visitor.visit("kirigami-5", fixed: "kirigami-5-fixed", KirigamiRefresh(.five, originalTopInset: inset))
    }
  }
}

/// A pull-to-refresh engine: one of the built-in systems, or a machine that follows a policy.
///
/// A value with a fixed set of cases. The host sends it each event with the scroll view's state at that moment, carries out
/// the effects in order, and sends `.timerFired` at each `nextTimer`, before other events of the same time.
/// For the tightest loops, ``accept(_:)`` gives access to the system inside.
///
///     var engine = RefreshEngine(.mrefresh, viewport: 667, originalTopInset: 0)
///     engine.traits.threshold   // 110
@frozen
public enum RefreshEngine: Sendable {
  case uiRefreshControl(UIRefreshControl)
  case pullView(PullView)
  case isAlternative(ISAlternative)
  case mRefresh(MRefresh)
  case jackrabbit(Jackrabbit)
  case onpu(OnpuRefreshControl)
  case isRefresh(ISRefreshControl)
  case sv(SVPullToRefresh)
  case ego(EGO)
  case mj(MJRefresh)
  case es(ESPullToRefresh)
  case dgElastic(DGElastic)
  case yalantis(Yalantis)
  case od(ODRefreshControl)
  case swipeRefresh(SwipeRefresh)
  case compose(ComposeRefresh)
  case composeBox(ComposeBoxRefresh)
  case ultra(UltraRefresh)
  case smart(SmartRefresh)
  case pullToRefreshJS(PullToRefreshJS)
  case vant(VantRefresh)
  case antdMobile(AntdMobileRefresh)
  case framework7(Framework7Refresh)
  case ionic(IonicRefresher)
  case ionicIOS(IonicIOSRefresher)
  case ionic4(Ionic4Refresher)
  case betterScroll(BetterScrollPullDown)
  case flutterMaterial(FlutterMaterialRefresh)
  case flutterCupertino(FlutterCupertinoRefresh)
  case customRefreshIndicator(CustomRefreshIndicator)
  case easyRefresh(EasyRefresh)
  case chromium(ChromiumRefresh)
  case kirigami(KirigamiRefresh)
  case policy(RefreshMachine)
}

extension RefreshEngine {
  /// Applies `visitor` to the system inside this engine.
  ///
  /// - Parameter visitor: The function to apply.
  /// - Returns: The function's result.
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
