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
  /// See ``SwipeRefresh``.
  case swipeRefresh(SwipeRefresh)
  /// See ``ComposeRefresh``.
  case compose(ComposeRefresh)
  /// See ``UltraRefresh``.
  case ultra(UltraRefresh)
  /// See ``PullToRefreshJS``.
  case pullToRefreshJS(PullToRefreshJS)
  /// See ``IonicRefresher``.
  case ionic(IonicRefresher)
  /// See ``BetterScrollPullDown``.
  case betterScroll(BetterScrollPullDown)
  /// See ``FlutterMaterialRefresh``.
  case flutterMaterial(FlutterMaterialRefresh)
  /// See ``FlutterCupertinoRefresh``.
  case flutterCupertino(FlutterCupertinoRefresh)
  /// See ``ChromiumRefresh``.
  case chromium(ChromiumRefresh)
  /// See ``KirigamiRefresh``.
  case kirigami(KirigamiRefresh)
  /// See ``RefreshMachine``.
  case policy(RefreshMachine)

  /// The named system with its own defaults.
  ///
  /// - Parameters:
  ///   - system: Which one.
  ///   - viewport: Length of the scroll view, in points; some thresholds depend on it.
  ///   - originalTopInset: The top inset before any engine adds to it, in points; the engines remember it.
  ///   - contentOverscrolls: Whether the scroll model lets content leave its bounds; `flutter-material` asks.
  public init(
    _ system: RefreshSystem, viewport: Double, originalTopInset: Double, contentOverscrolls: Bool = true
  ) {
    let inset = originalTopInset
    switch system {
    case .uirefreshcontrol:
      self = .uiRefreshControl(UIRefreshControl(viewport: viewport, originalTopInset: inset))
    case .pullview: self = .pullView(PullView(originalTopInset: inset))
    case .isalternative: self = .isAlternative(ISAlternative(referenceInset: inset))
    case .isalternativeRelease:
      self = .isAlternative(ISAlternative(referenceInset: inset, firesOnRelease: true))
    case .mrefresh: self = .mRefresh(MRefresh(originalTopInset: inset))
    case .mrefreshRewrite: self = .mRefresh(MRefresh(.rewrite, originalTopInset: inset))
    case .jackrabbit: self = .jackrabbit(Jackrabbit(viewport: viewport, originalTopInset: inset))
    case .onpu: self = .onpu(OnpuRefreshControl(referenceInset: inset))
    case .pullviewFold: self = .pullView(PullView(originalTopInset: inset, isFolded: true))
    case .isrefresh: self = .isRefresh(ISRefreshControl(originalTopInset: inset))
    case .sv: self = .sv(SVPullToRefresh(originalTopInset: inset))
    case .ego: self = .ego(EGO(originalTopInset: inset))
    case .mj: self = .mj(MJRefresh(originalTopInset: inset))
    case .es: self = .es(ESPullToRefresh(originalTopInset: inset))
    case .dgElastic: self = .dgElastic(DGElastic(originalTopInset: inset))
    case .yalantis: self = .yalantis(Yalantis(originalTopInset: inset))
    case .od: self = .od(ODRefreshControl(originalTopInset: inset))
    case .swiperefresh: self = .swipeRefresh(SwipeRefresh())
    case .swiperefreshNested: self = .swipeRefresh(SwipeRefresh(isNested: true))
    case .compose: self = .compose(ComposeRefresh())
    case .ultraPTR: self = .ultra(UltraRefresh())
    case .pullToRefreshJS: self = .pullToRefreshJS(PullToRefreshJS())
    case .ionic: self = .ionic(IonicRefresher())
    case .betterScroll: self = .betterScroll(BetterScrollPullDown(originalTopInset: inset))
    case .flutterMaterial:
      self = .flutterMaterial(
        FlutterMaterialRefresh(viewport: viewport, contentOverscrolls: contentOverscrolls))
    case .flutterCupertino: self = .flutterCupertino(FlutterCupertinoRefresh(originalTopInset: inset))
    case .chromiumOverscroll: self = .chromium(ChromiumRefresh())
    case .kirigami: self = .kirigami(KirigamiRefresh(originalTopInset: inset))
    case .uirefreshcontrolFixed, .pullviewFixed, .isalternativeFixed, .isalternativeReleaseFixed,
      .onpuFixed, .mrefreshFixed, .mrefreshRewriteFixed, .isrefreshFixed, .svFixed, .egoFixed,
      .mjFixed, .esFixed, .dgElasticFixed, .yalantisFixed, .odFixed, .swiperefreshNestedFixed,
      .ultraPTRFixed, .pullToRefreshJSFixed, .flutterMaterialFixed, .flutterCupertinoFixed, .ionicFixed,
      .betterScrollFixed, .kirigamiFixed:
      self = .policy(RefreshMachine(mending: system, viewport: viewport, originalTopInset: inset))
    }
  }

  /// The name `--engine` takes; `policy` for a machine that follows a file, which has the name.
  public var name: StaticString {
    switch self {
    case .uiRefreshControl: RefreshSystem.uirefreshcontrol.name
    case .pullView(let engine): (engine.isFolded ? RefreshSystem.pullviewFold : .pullview).name
    case .isAlternative(let engine):
      (engine.firesOnRelease ? RefreshSystem.isalternativeRelease : .isalternative).name
    case .mRefresh(let engine):
      (engine.configuration.holdsOutsideZone ? RefreshSystem.mrefreshRewrite : .mrefresh).name
    case .jackrabbit: RefreshSystem.jackrabbit.name
    case .onpu: RefreshSystem.onpu.name
    case .isRefresh: RefreshSystem.isrefresh.name
    case .sv: RefreshSystem.sv.name
    case .ego: RefreshSystem.ego.name
    case .mj: RefreshSystem.mj.name
    case .es: RefreshSystem.es.name
    case .dgElastic: RefreshSystem.dgElastic.name
    case .yalantis: RefreshSystem.yalantis.name
    case .od: RefreshSystem.od.name
    case .swipeRefresh(let engine):
      (engine.isNested ? RefreshSystem.swiperefreshNested : .swiperefresh).name
    case .compose: RefreshSystem.compose.name
    case .ultra: RefreshSystem.ultraPTR.name
    case .pullToRefreshJS: RefreshSystem.pullToRefreshJS.name
    case .ionic: RefreshSystem.ionic.name
    case .betterScroll: RefreshSystem.betterScroll.name
    case .flutterMaterial: RefreshSystem.flutterMaterial.name
    case .flutterCupertino: RefreshSystem.flutterCupertino.name
    case .chromium: RefreshSystem.chromiumOverscroll.name
    case .kirigami: RefreshSystem.kirigami.name
    case .policy(let machine): machine.system?.name ?? "policy"
    }
  }
}
