import PullToRefresh

/// The picture of a pull-to-refresh system: a pure function of the engine and the scroll view at one
/// moment.
public enum RefreshIndicator {
  /// The indicator in the viewport's coordinates, whose origin is its upper left corner.
  ///
  /// All drawings are this project's own; their sizes, angles and times are the systems' if `SeedLibraries.md` has them.
  ///
  /// - Parameters:
  ///   - engine: The engine after it has seen `view`.
  ///   - view: The scroll view at that moment; its time drives moving parts.
  ///   - width: Width of the viewport, in points.
  ///   - path: The path drawn instead of MRefresh's own icon or a policy's ring; other systems ignore it.
  ///   - look: The user's choices about the look.
  /// - Returns: What to draw in front of the content; empty if nothing is shown.
  public static func display(
    engine: RefreshEngine, view: ScrollSituation, width: Double, path: IndicatorPath? = nil,
    look: IndicatorLook = IndicatorLook()
  ) -> DisplayList {
    switch engine {
    case .policy where path != nil:
      path.map { DrawnPath(policy: engine, view: view, width: width, own: $0).display } ?? DisplayList()
    case .jackrabbit(let engine):
      CompassAndSpinner(engine, view: view, width: width, grounds: look.grounds).display
    case .isAlternative(let engine): ISAlternativeDemo(engine, view: view, width: width).display
    case .mRefresh(let engine):
      DrawnPath(engine, view: view, width: width, own: path, look: look).display
    case .pullView(let engine):
      engine.isFolded
        ? FoldingCard(engine, view: view, width: width, updates: look.updates).display
        : FlippingArrow(engine, view: view, width: width, updates: look.updates).display
    case .uiRefreshControl(let engine): BloomingSpokes(engine, view: view, width: width).display
    case .onpu(let engine): NoteIcon(engine, view: view, width: width).display
    case .isRefresh(let engine): GumDropLook(engine, view: view, width: width).display
    case .od(let engine): GumDropLook(engine, view: view, width: width).display
    case .sv(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .ego(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .mj(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .es(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .dgElastic(let engine): ElasticWave(engine, view: view, width: width).display
    case .yalantis(let engine): GrowingSpinner(engine, view: view, width: width).display
    case .swipeRefresh(let engine): CircleBadge(engine, view: view, width: width).display
    case .compose(let engine): CircleBadge(engine, view: view, width: width).display
    case .composeBox(let engine): CircleBadge(engine, view: view, width: width).display
    case .flutterMaterial(let engine): CircleBadge(engine, view: view, width: width).display
    case .chromium(let engine): CircleBadge(engine, view: view, width: width).display
    case .ultra(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .smart(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .flutterCupertino(let engine): WebSpinner(engine, view: view, width: width).display
    case .customRefreshIndicator(let engine): CircleBadge(engine, view: view, width: width).display
    case .easyRefresh(let engine): ArrowAndLabel(engine, view: view, width: width).display
    case .ionic(let engine): CircleBadge(engine, view: view, width: width).display
    case .ionicIOS(let engine): WebSpinner(engine, view: view, width: width).display
    case .ionic4(let engine): WebSpinner(engine, view: view, width: width).display
    case .betterScroll(let engine): WebSpinner(engine, view: view, width: width).display
    case .pullToRefreshJS(let engine): WebSpinner(engine, view: view, width: width).display
    case .vant(let engine): WebSpinner(engine, view: view, width: width).display
    case .antdMobile(let engine): WebSpinner(engine, view: view, width: width).display
    case .framework7(let engine):
      engine.theme == .ios
        ? WebSpinner(engine, view: view, width: width).display
        : CircleBadge(engine, view: view, width: width).display
    case .kirigami(let engine): ProgressRing(engine, view: view, width: width).display
    case .policy: ProgressRing(engine: engine, view: view, width: width).display
    }
  }

  /// True if an engine can draw along a path of the user's own: MRefresh in both versions, and every policy.
  ///
  /// - Parameter engine: Any engine.
  /// - Returns: Whether `display` uses a path for it.
  public static func drawsPath(_ engine: RefreshEngine) -> Bool {
    switch engine {
    case .mRefresh, .policy: true
    case .jackrabbit, .isAlternative, .pullView, .uiRefreshControl, .onpu, .isRefresh, .od, .sv, .ego, .mj,
      .es,
      .dgElastic, .yalantis, .swipeRefresh, .compose, .composeBox, .flutterMaterial, .chromium, .ultra,
      .smart, .flutterCupertino, .customRefreshIndicator, .easyRefresh,
      .ionic, .ionicIOS, .ionic4, .betterScroll, .pullToRefreshJS, .vant, .antdMobile, .framework7,
      .kirigami:
      false
    }
  }
}
