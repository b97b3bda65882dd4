/// A pull-to-refresh engine: one of the built-in systems, or a machine that follows a policy.
///
/// A value with a fixed set of cases. The host tells it what happens, with the scroll view as it is then, carries out
/// the effects in their order, and calls it with `.timerFired` at each ``nextTimer``, before events of the same time.
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
  public init(_ system: RefreshSystem, viewport: Double, originalTopInset: Double) {
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

  /// How many states there are; their indices are 0 up to this.
  public var stateCount: Int {
    switch self {
    case .uiRefreshControl: UIRefreshControl.stateCount
    case .pullView: PullView.stateCount
    case .isAlternative: ISAlternative.stateCount
    case .mRefresh: MRefresh.stateCount
    case .jackrabbit: Jackrabbit.stateCount
    case .policy: RefreshMachine.stateCount
    }
  }

  /// The state with this index, in the system's own words; the first of them for an index that is none.
  public func stateName(_ code: UInt8) -> StaticString {
    switch self {
    case .uiRefreshControl: UIRefreshControl.stateName(code)
    case .pullView: PullView.stateName(code)
    case .isAlternative: ISAlternative.stateName(code)
    case .mRefresh: MRefresh.stateName(code)
    case .jackrabbit: Jackrabbit.stateName(code)
    case .policy: RefreshMachine.stateName(code)
    }
  }

  /// Index of the state it is in.
  public var state: UInt8 {
    switch self {
    case .uiRefreshControl(let engine): engine.state
    case .pullView(let engine): engine.state
    case .isAlternative(let engine): engine.state
    case .mRefresh(let engine): engine.state
    case .jackrabbit(let engine): engine.state
    case .policy(let engine): engine.state
    }
  }

  /// What a policy can say of it; what only this system does is in its own file.
  public var policy: RefreshPolicy {
    switch self {
    case .uiRefreshControl(let engine): engine.policy
    case .pullView(let engine): engine.policy
    case .isAlternative(let engine): engine.policy
    case .mRefresh(let engine): engine.policy
    case .jackrabbit(let engine): engine.policy
    case .policy(let engine): engine.policy
    }
  }

  /// What a perfect engine of the same policy would do.
  public var traits: RefreshTraits {
    guard case .policy(let machine) = self else { return RefreshTraits(policy, viewport: 0) }
    return RefreshTraits(machine.policy, viewport: machine.viewport)
  }

  /// The earliest time, in seconds, at which the host is to send `.timerFired`; nil for none.
  public var nextTimer: Double? {
    switch self {
    case .uiRefreshControl(let engine): engine.nextTimer
    case .pullView(let engine): engine.nextTimer
    case .isAlternative(let engine): engine.nextTimer
    case .mRefresh(let engine): engine.nextTimer
    case .jackrabbit(let engine): engine.nextTimer
    case .policy(let engine): engine.nextTimer
    }
  }

  /// Whether no refresh is going on and nothing is to come by itself.
  public var isIdle: Bool {
    switch self {
    case .uiRefreshControl(let engine): engine.isIdle
    case .pullView(let engine): engine.isIdle
    case .isAlternative(let engine): engine.isIdle
    case .mRefresh(let engine): engine.isIdle
    case .jackrabbit(let engine): engine.isIdle
    case .policy(let engine): engine.isIdle
    }
  }

  /// How far the engine sees itself pulled, in points, never negative.
  public func pull(_ view: ScrollSituation) -> Double {
    switch self {
    case .uiRefreshControl(let engine): engine.pull(view)
    case .pullView(let engine): engine.pull(view)
    case .isAlternative(let engine): engine.pull(view)
    case .mRefresh(let engine): engine.pull(view)
    case .jackrabbit(let engine): engine.pull(view)
    case .policy(let engine): engine.pull(view)
    }
  }

  /// What the engine does when `event` happens and the scroll view is as `view` says, in order.
  public mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation) -> RefreshEffects {
    switch self {
    case .uiRefreshControl(var engine):
      let effects = engine.handle(event, view)
      self = .uiRefreshControl(engine)
      return effects
    case .pullView(var engine):
      let effects = engine.handle(event, view)
      self = .pullView(engine)
      return effects
    case .isAlternative(var engine):
      let effects = engine.handle(event, view)
      self = .isAlternative(engine)
      return effects
    case .mRefresh(var engine):
      let effects = engine.handle(event, view)
      self = .mRefresh(engine)
      return effects
    case .jackrabbit(var engine):
      let effects = engine.handle(event, view)
      self = .jackrabbit(engine)
      return effects
    case .policy(var engine):
      let effects = engine.handle(event, view)
      self = .policy(engine)
      return effects
    }
  }
}
