/// A refresh engine that follows a ``RefreshPolicy``.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | offset change with a pull | pulling |
/// | pulling | beyond the threshold, all gates open, re-armed | armed; moment `crossing`: refreshing |
/// | pulling | no pull | idle |
/// | armed | not beyond threshold − hysteresis | pulling |
/// | armed | the moment: the release, the first change after it, the end of the dwell | refreshing |
/// | armed | release or cancel that is not the moment, if a finger is required | pulling |
/// | refreshing | all work ended and shown long enough | finishing |
/// | finishing | close delay and closing animation over | idle |
///
/// Without the busy lock (``RefreshPolicy/hasBusyLock``) the pull is also followed during refreshing and finishing, and each trigger brings
/// a callback; the refresh is over when the work of all triggers has ended.
public struct RefreshMachine: Sendable {
  /// The policy that the machine follows.
  public let policy: RefreshPolicy
  /// The `-fixed` system that this machine implements; nil for a user's policy.
  public let system: RefreshSystem?
  /// True if the machine receives raw touches, because the control whose bugs it fixes does.
  public var hearsTouches = false
  /// Length of the scroll view, in points; a threshold may be a fraction of it.
  public let viewport: Double
  /// The pull that passes the policy's threshold in this viewport, in points.
  public private(set) var threshold: Double
  public var endsInsideCallback = false
  /// The state of the pull: idle, pulling or armed.
  var pullState = RefreshState.idle
  /// The refresh shown, refreshing or finishing; nil if none is shown.
  var display: RefreshDisplay?
  var gesture = PullGesture()
  var originalTopInset: Double
  var ownInset = 0.0
  var isRearmed = true
  var awaitsBounce = false
  var dwellEnd: Double?
  var timers = Completions()
  var lastTravel = 0.0

  /// An idle machine on a scroll view with this viewport length and top inset, in points.
  public init(_ policy: RefreshPolicy, viewport: Double, originalTopInset: Double) {
    self.init(policy, as: nil, viewport: viewport, originalTopInset: originalTopInset)
  }

  /// The machine of a `-fixed` system in a viewport of this length, with this top inset, in points.
  ///
  /// - Parameters:
  ///   - system: A system for which ``RefreshSystem/isFixed`` is true.
  ///   - viewport: Length of the scroll view, in points.
  ///   - originalTopInset: The top inset before the machine adds to it, in points.
  public init(fixing system: RefreshSystem, viewport: Double, originalTopInset: Double) {
    guard let policy = RefreshPolicy.fixed(system) else {
      preconditionFailure("an original is not a policy; name its -fixed form")
    }
    self.init(policy, as: system, viewport: viewport, originalTopInset: originalTopInset)
  }

  private init(_ policy: RefreshPolicy, as system: RefreshSystem?, viewport: Double, originalTopInset: Double)
  {
    self.policy = policy
    self.system = system
    self.originalTopInset = originalTopInset
    self.viewport = viewport
    threshold = policy.threshold.points(viewport: viewport)
  }

  /// Index of the current state, as in ``RefreshState``.
  public var state: UInt8 { (display?.state ?? pullState).rawValue }
  public var isIdle: Bool { display == nil && nextTimer == nil }
  /// The earliest end of a dwell, delay or animation, in seconds; nil for none.
  public var nextTimer: Double? {
    guard let dwellEnd else { return timers.next }
    guard let next = timers.next, next < dwellEnd else { return dwellEnd }
    return next
  }

  /// The traits of a perfect engine with the same policy in this viewport.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: viewport)
    traits.threshold = threshold
    traits.hearsTouches = hearsTouches
    return traits
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    remember(event, view)
    let event = event == .fingerMoved && policy.input != .offset ? .offsetChanged : event
    if event == .timerFired { fireTimer(view, &effects) }
    if event == .beginRefreshing { begin(view, &effects) }
    if display == nil || !policy.hasBusyLock {
      switch pullState {
      case .idle: updateIdle(event, view, &effects)
      case .pulling: updatePulling(event, view, &effects)
      case .armed: updateArmed(event, view, &effects)
      case .refreshing, .finishing: break
      }
    }
    if display?.state == .refreshing { updateRefreshing(event, view, &effects) }
  }

  private mutating func updateIdle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    guard event == .offsetChanged || event == .dragEnded, pull(view) > 0 else { return }
    enter(.pulling, &effects)
    updatePulling(event, view, &effects)
  }

  private mutating func updatePulling(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    guard event == .offsetChanged || event == .dragEnded else { return }
    let pull = pull(view)
    if pull <= 0 {
      enter(.idle, &effects)
    } else if policy.isBeyond(pull, threshold), mayArm(event, view) {
      enter(.armed, &effects)
      if case .dwell(let seconds) = policy.moment { dwellEnd = view.time + seconds }
      if policy.moment == .crossing { fire(view.isTracking ? .contact : .settling, view, &effects) }
      if event == .dragEnded { updateArmed(event, view, &effects) }
    }
  }

  private mutating func updateArmed(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged:
      if awaitsBounce, !view.isTracking {
        fire(.released, view, &effects)
      } else if !isStillBeyond(view) {
        disarm(view, &effects)
      }
    case .timerFired:
      guard let end = dwellEnd, end <= view.time else { return }
      fire(view.isTracking ? .contact : .settling, view, &effects)
    case .dragEnded: endDrag(view, &effects)
    case .dragCancelled: if needsFinger { disarm(view, &effects) }
    default: break
    }
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let isAllowed = isStillBeyond(view) && view.releaseVelocity <= policy.gates.maximumUpwardRelease
    switch policy.moment {
    case .release where isAllowed: fire(.released, view, &effects)
    case .bounceBack where isAllowed: awaitsBounce = true
    default: if needsFinger { disarm(view, &effects) }
    }
  }

  var needsFinger: Bool {
    switch policy.moment {
    case .crossing, .dwell: policy.gates.requiresFinger
    case .release, .bounceBack: true
    }
  }

  private func isStillBeyond(_ view: ScrollSituation) -> Bool {
    policy.isBeyond(pull(view), threshold - policy.hysteresis)
  }

  private mutating func disarm(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    dwellEnd = nil
    awaitsBounce = false
    enter(pull(view) > 0 ? .pulling : .idle, &effects)
  }

  private mutating func fire(_ phase: TriggerPhase, _ view: ScrollSituation, _ effects: inout RefreshEffects)
  {
    isRearmed = false
    dwellEnd = nil
    awaitsBounce = false
    pullState = policy.hasBusyLock ? .idle : .pulling
    show(view, &effects)
    effects.append(.trigger(phase))
    display?.callbacksToCome += 1
    if policy.callbackDelay > 0 {
      timers.add(RefreshDisplay.callback, at: view.time + policy.callbackDelay)
    } else {
      callBack(view, &effects)
    }
  }

  private mutating func updateRefreshing(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if event == .endRefreshing { end(view, &effects) }
    if policy.inset.timing == .release, display?.state == .refreshing, !view.isTracking {
      makeRoom(view, &effects)
    }
  }

  private mutating func enter(_ state: RefreshState, _ effects: inout RefreshEffects) {
    guard state != pullState else { return }
    pullState = state
    if display == nil { effects.append(.enter(state.rawValue)) }
  }
}

extension RefreshMachine: HeldEngine {
  /// The states of every machine, whichever policy it follows.
  public typealias State = RefreshState
  public var held: RefreshEngine { .policy(self) }
  public var thresholdPull: Double {
    get { threshold }
    set { threshold = newValue }
  }
  /// The machine's traits, of which `followsFinger` is always true: whether a policy measures the finger is known only at run time.
  ///
  /// Three gates need the finger's speed and angle: the axis cone, the cooldown, and rest before re-arming.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true,
      readsMotion: policy.gates.axisCone < RefreshGates().axisCone || policy.gates.cooldown > 0
        || policy.rearm == .atRest,
      hearsTouches: hearsTouches,
      thresholdReason:
        "varies only the threshold, in points even if the policy gives a fraction of the viewport",
      probedCallbacks: probedCallbacks)
  }
}
