import ScrollPhysics

/// ISAlternativeRefreshControl (`SeedLibraries.md`): fires at the crossing, or with `firesOnRelease` after the release.
///
/// `e = contentOffset + reference inset`, threshold `T` = −90, `H` = 50, every animation 0.3 s.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | Normal | default: offset change with e < T | will, Refreshing, inset := reference + H, callback; did after 0.3 s |
/// | Normal | firesOnRelease: first change without a finger after one with a finger and e < T | the same |
/// | Normal, Refreshed | begin | the same without callback |
/// | Refreshing | end | will, inset := reference; after 0.3 s Refreshed and did |
/// | … | … with e ≤ 0 at the end's call | did again, then at once will, Normal, did |
/// | Refreshed | offset change with e ≥ 0 without a finger | will, Normal, did |
///
/// Quirks of the original, reproduced: no finger is needed in the default mode; it fires again in the same drag after an end; the state
/// stays Refreshing for the 0.3 s of the end, so a second end in that time runs the whole sequence again.
public struct ISAlternative: Sendable {
  public typealias State = ISState

  /// The content's offset from rest below which the control fires, in points (since 7f6aa33).
  public static var standardThreshold: Double { -90 }
  /// The control's height in its README and demo, in points: also the inset.
  public static var standardHeight: Double { 50 }
  /// Seconds of every animation.
  public static var animationDuration: Double { 0.3 }

  /// The content's offset from rest below which the control fires, in points, negative.
  public private(set) var threshold: Double
  /// The inset during a refresh, in points.
  public let height: Double
  /// True if the control fires after the release; false if it fires when the pull crosses the threshold.
  public let firesOnRelease: Bool
  /// The top inset that the host reports as its own, in points; the host keeps it up to date.
  public var referenceInset: Double
  public var core = EngineCore(State.normal)
  /// The time at which the state Refreshing was last entered, in seconds; nil in other states.
  public private(set) var refreshingSince: Double?
  private var isPastThreshold = false

  private static var beginDone: UInt8 { 0 }
  private static var endDone: UInt8 { 1 }
  private static var endDoneAtTop: UInt8 { 2 }

  /// A control for a scroll view with this top inset, in points.
  public init(
    referenceInset: Double, firesOnRelease: Bool = false, threshold: Double = Self.standardThreshold,
    height: Double = Self.standardHeight
  ) {
    self.referenceInset = referenceInset
    self.firesOnRelease = firesOnRelease
    self.threshold = threshold
    self.height = height
  }

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(-threshold), isStrict: true, moment: firesOnRelease ? .release : .crossing,
      inset: RefreshInset(
        height: height, timing: .trigger, opening: Self.animationDuration, closing: Self.animationDuration))
    policy.gates.requiresFinger = firesOnRelease
    policy.rearm = .below(RefreshPolicy.longestLength)
    return policy
  }

  /// The offset as the control measures it: contentOffset plus the reference inset, in points.
  public func effectiveOffset(_ contentOffset: Double) -> Double { contentOffset + referenceInset }

  /// The content's offset from rest as a fraction of the threshold, not clamped; a threshold of 0 divides by zero.
  public func progress(_ contentOffset: Double) -> Double { effectiveOffset(contentOffset) / threshold }

  /// The original's own progress, ``progress(_:)``: 1 at the threshold, not clamped, below 0 inside the content.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress(view.contentOffset) }

  /// True if this contentOffset is strictly beyond the threshold.
  public func isBeyond(_ contentOffset: Double) -> Bool { pull(at: contentOffset).passes(thresholdPull) }

  private func pull(at contentOffset: Double) -> ComparedPull {
    .exceeding(offset: contentOffset, adding: referenceInset)
  }

  /// The origin of the control's frame, in points: just above the content, or pinned to the top of the view.
  public func frameOrigin(_ contentOffset: Double) -> Double {
    let offset = effectiveOffset(contentOffset)
    return offset < -height ? offset : -height
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: referenceInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged:
      followOffset(view, &effects)
      effects.append(.note(.progress, progress(view.contentOffset)))
    case .beginRefreshing: begin(view, &effects)
    case .endRefreshing: end(view, &effects)
    case .timerFired: if let done = core.timers.take(dueAt: view.time) { complete(done, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let change = change(view)
    switch armingStep(.offsetChanged, view) {
    case .compare(let pull): isPastThreshold = pull.passes(thresholdPull)
    case .decide: isPastThreshold = false
    case nil: break
    }
    switch change {
    case .fire(let phase): fire(phase, view, &effects)
    case .reset: reset(&effects)
    case nil: break
    }
  }

  private mutating func fire(_ phase: TriggerPhase, _ view: ScrollSituation, _ effects: inout RefreshEffects)
  {
    begin(view, &effects)
    effects.append(.trigger(phase))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current != .refreshing else { return }
    show(.refreshing, &effects)
    refreshingSince = view.time
    effects.append(.setTopInset(referenceInset + height, duration: Self.animationDuration))
    core.timers.add(Self.beginDone, at: view.time + Self.animationDuration)
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    effects.append(.note(.willEnter, Double(State.refreshed.rawValue)))
    let isAtTop = effectiveOffset(view.contentOffset) <= 0
    effects.append(.setTopInset(referenceInset, duration: Self.animationDuration))
    core.timers.add(
      isAtTop ? Self.endDoneAtTop : Self.endDone, at: view.time + Self.animationDuration)
  }

  private mutating func complete(_ code: UInt8, _ effects: inout RefreshEffects) {
    if code != Self.beginDone {
      refreshingSince = nil
      reenter(.refreshed, &effects)
    }
    effects.append(.note(.didEnter, Double(state)))
    guard code == Self.endDoneAtTop else { return }
    effects.append(.note(.didEnter, Double(state)))
    reset(&effects)
  }

  private mutating func reset(_ effects: inout RefreshEffects) {
    show(.normal, &effects)
    effects.append(.note(.didEnter, Double(state)))
  }

  private mutating func show(_ state: State, _ effects: inout RefreshEffects) {
    effects.append(.note(.willEnter, Double(state.rawValue)))
    reenter(state, &effects)
  }
}

extension ISAlternative: ArmingEngine {
  /// The engine's traits: it keeps the reference inset that the app has set, and is not notified of a new one.
  ///
  /// With ``firesOnRelease`` each comparison replaces the one before; otherwise a further pull passes more thresholds.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, insetShare: 0,
      thresholdReason: "varies only the threshold", probedCallbacks: firesOnRelease ? .newest : .furthest)
  }

  /// ``threshold`` as a positive pull, in points.
  public var thresholdPull: Double {
    get { -threshold }
    set { threshold = -newValue }
  }

  /// What `event` does for the threshold with ``firesOnRelease``: each offset under a finger compares, the first change without a finger
  /// decides.
  public func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep? {
    guard firesOnRelease, event == .offsetChanged, current == .normal else { return nil }
    return view.isTracking ? .compare(pull(at: view.contentOffset)) : .decide
  }

  /// Records which other thresholds `event` would arm or fire, by the rule that ``firesOnRelease`` chooses.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    levels.fire(passedBy: firingPull(event, view))
    levels.take(armingStep(event, view))
  }
}

extension ISAlternative: RuledEngine {
  enum Change { case fire(TriggerPhase), reset }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .normal:
      if firesOnRelease { return !view.isTracking && isPastThreshold ? .fire(.released) : nil }
      let fires = offset.fires(pull(at: offset.value), thresholdPull)
      return fires ? .fire(view.isTracking ? .contact : .settling) : nil
    case .refreshing: return nil
    case .refreshed:
      return view.isTracking || offset.isBelow(0, adding: referenceInset) ? nil : .reset
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: referenceInset, isStrict: true))
  }
}

extension ISAlternative: DescribedEngine {
  public var system: RefreshSystem? { firesOnRelease ? .isalternativeRelease : .isalternative }
  public var held: RefreshEngine { .isAlternative(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "ISAlternativeRefreshControl",
      summary: firesOnRelease
        ? "ISAlternativeRefreshControl with firesOnRelease: fires at the first change of the offset after the release."
        : "ISAlternativeRefreshControl with its defaults: fires at the crossing, also without a finger.",
      source: .init(
        "ishkawa/ISAlternativeRefreshControl", "ISAlternativeRefreshControl/ISAlternativeRefreshControl.m",
        release: "0.0.2", commit: "7adc743", date: "2014-09-04", since: "0.0.2", licence: "MIT",
        note: "Without a top inset the rule is that of the first commits of 2013-05-29"),
      fidelity: "Its rules were checked by running the original, in 39 cases over both modes.")
  }

  public func list(in list: inout some EngineQuirkList) {
    if firesOnRelease {
      list.quirk(
        "Waits for the first change of the offset after the release, and never fires without one.")
    } else {
      list.quirk("Fires without a finger, by momentum or bounce.")
      list.quirk("If the refresh ends under the finger, it fires again in the same drag.")
    }
    list.quirk("An end within 0.3 s of another runs the whole sequence twice.")
    list.quirk("An inset that the app changes meanwhile is lost.")
  }

  /// The policy `isalternative-release-fixed` with ``firesOnRelease``, else `isalternative-fixed`, which fires while a finger is down.
  public var fixed: FixedPolicy? { firesOnRelease ? Self.fixedRelease : Self.fixedCrossing }

  /// The policy `isalternative-fixed` fires at a pull of more than 90 pt while a finger is down; its inset of 50 pt opens and closes in 0.3
  /// s.
  ///
  /// Bugs fixed: the original fires without a finger, by momentum or bounce; after an end under the finger it fires again in the same drag;
  /// an end within 0.3 s of another runs the whole sequence twice; an inset the host sets meanwhile is lost.
  private static var fixedCrossing: FixedPolicy {
    FixedPolicy(
      fixedPolicy(.crossing, height: standardHeight),
      fixes: "a finger is needed; it fires once per drag; an end counts once")
  }

  /// The policy `isalternative-release-fixed` fires at a release beyond 90 pt; its inset of 50 pt opens and closes in 0.3 s.
  ///
  /// Bugs fixed: the original waits for the first change of the offset after the release; a release without one is lost.
  private static var fixedRelease: FixedPolicy {
    FixedPolicy(
      fixedPolicy(.release, height: standardHeight),
      fixes: "the release itself fires, not the first change of the offset after it")
  }

  /// The common policy of both modes: a pull beyond the threshold, fired at `moment`, with an inset of `height` points.
  static func fixedPolicy(_ moment: RefreshMoment, height: Double) -> RefreshPolicy {
    .fixed(
      .points(-standardThreshold), isStrict: true, moment,
      room: .room(height, opening: animationDuration, closing: animationDuration))
  }
}
