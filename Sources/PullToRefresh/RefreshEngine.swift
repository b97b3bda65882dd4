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
    }
  }

  /// The name `--engine` takes; `policy` for a machine, whose file has the name.
  public var name: StaticString {
    switch self {
    case .uiRefreshControl: RefreshSystem.uirefreshcontrol.name
    case .pullView: RefreshSystem.pullview.name
    case .isAlternative(let engine):
      (engine.firesOnRelease ? RefreshSystem.isalternativeRelease : .isalternative).name
    case .mRefresh(let engine):
      (engine.configuration.holdsOutsideZone ? RefreshSystem.mrefreshRewrite : .mrefresh).name
    case .jackrabbit: RefreshSystem.jackrabbit.name
    case .policy: "policy"
    }
  }

  /// Asks the system inside.
  ///
  /// - Parameter visitor: The question.
  /// - Returns: Its answer.
  public func accept<Visitor: RefreshEngineVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .uiRefreshControl(let engine): visitor.visit(engine)
    case .pullView(let engine): visitor.visit(engine)
    case .isAlternative(let engine): visitor.visit(engine)
    case .mRefresh(let engine): visitor.visit(engine)
    case .jackrabbit(let engine): visitor.visit(engine)
    case .policy(let engine): visitor.visit(engine)
    }
  }

  /// Changes the system inside.
  ///
  /// - Parameter updater: The change.
  public mutating func update(_ updater: inout some RefreshEngineUpdater) {
    switch self {
    case .uiRefreshControl(var engine):
      updater.update(&engine)
      self = .uiRefreshControl(engine)
    case .pullView(var engine):
      updater.update(&engine)
      self = .pullView(engine)
    case .isAlternative(var engine):
      updater.update(&engine)
      self = .isAlternative(engine)
    case .mRefresh(var engine):
      updater.update(&engine)
      self = .mRefresh(engine)
    case .jackrabbit(var engine):
      updater.update(&engine)
      self = .jackrabbit(engine)
    case .policy(var engine):
      updater.update(&engine)
      self = .policy(engine)
    }
  }
}
