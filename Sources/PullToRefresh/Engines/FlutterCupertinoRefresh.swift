import ScrollPhysics

/// Flutter's `CupertinoSliverRefreshControl` (`TravelSystems.md`; packages/cupertino_ui/lib/src/refresh.dart of flutter/packages).
///
/// *extent*: the content's distance below its position without the inset of a refresh, in points; trigger 100, hold 60.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | inactive | extent > 0 | drag |
/// | drag | extent = 0 | inactive |
/// | drag | extent ≥ trigger, finger or not | armed, callback; the hold becomes an inset and nothing moves |
/// | armed | extent ≤ hold | refresh |
/// | armed, refresh | end | the inset is removed; done, and at extent ≤ 0.1 trigger inactive |
/// | done | extent ≤ 0.1 trigger | inactive |
///
/// Several states may be passed in one offset change. Quirks of the original, reproduced: momentum arms; no other pull arms before the
/// extent falls to a tenth of the trigger; only a pull begins a refresh. The original adds the inset in the next frame; as the content does
/// not move by it, here it is added at once.
public struct FlutterCupertinoRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The control is closed.
    case inactive
    /// The pull is too short to fire.
    case drag
    /// The refresh fired, and the content is still beyond the hold.
    case armed
    /// The app's work is in progress, with the content at the hold.
    case refresh
    /// The work has ended and the inset is not closed yet.
    case done

    public var name: StaticString {
      switch self {
      case .inactive: "inactive"
      case .drag: "drag"
      case .armed: "armed"
      case .refresh: "refresh"
      case .done: "done"
      }
    }
  }

  /// The pull that arms the control, in points (`refreshTriggerPullDistance`).
  public static var standardTrigger: Double { 100 }
  /// The inset during a refresh, in points (`refreshIndicatorExtent`).
  public static var standardHold: Double { 60 }
  /// The pull at or below which the state done ends, as a fraction of the trigger (`_inactiveResetOverscrollFraction`).
  public static var resetShare: Double { 0.1 }
  /// Seconds the content takes to return. The original has a spring and no duration; this is the default of `Replaying.md`.
  public static var closing: Double { 0.3 }

  /// The pull that arms the control, in points.
  public private(set) var trigger: Double
  /// The inset during a refresh, in points.
  public let hold: Double
  public var core = EngineCore(State.inactive)
  private var hasTask = false
  private var originalTopInset: Double
  private var ownInset = 0.0

  /// A control above content with this top inset, in points.
  public init(
    originalTopInset: Double, trigger: Double = Self.standardTrigger, hold: Double = Self.standardHold
  ) {
    self.originalTopInset = originalTopInset
    self.trigger = trigger
    self.hold = hold
  }

  public var isIdle: Bool { !hasTask }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(trigger),
      inset: RefreshInset(
        height: hold, timing: .trigger, opening: 0, closing: Self.closing, rebases: true))
    policy.rearm = .below(Self.resetShare * trigger)
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged:
      switch change(view) {
      case .enter(let state): enter(state, &effects)
      case .fire: fire(view, &effects)
      case nil: break
      }
    case .endRefreshing: end(view, &effects)
    case .topInsetChanged: originalTopInset = view.topInset - ownInset
    default: break
    }
  }

  private mutating func fire(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.drag, &effects)
    enter(.armed, &effects)
    hasTask = true
    effects.append(.trigger(view.isTracking ? .contact : .settling))
    effects.append(.callback)
    setInset(hold, over: 0, &effects)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard hasTask else { return }
    hasTask = false
    setInset(0, over: Self.closing, &effects)
    enter(pull(view) > Self.resetShare * trigger ? .done : .inactive, &effects)
  }

  private mutating func setInset(
    _ inset: Double, over duration: Double, _ effects: inout RefreshEffects
  ) {
    ownInset = inset
    effects.append(.setTopInset(originalTopInset + inset, duration: duration))
  }
}

extension FlutterCupertinoRefresh: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false,
      thresholdReason: "varies refreshTriggerPullDistance; the inset stays the same",
      probedCallbacks: .furthest)
  }

  public var thresholdPull: Double {
    get { trigger }
    set { trigger = newValue }
  }

  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view)
  }
}

extension FlutterCupertinoRefresh: RuledEngine {
  enum Change { case enter(State), fire }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .inactive, .drag:
      if offset.fires(.reaching(view, past: originalTopInset), trigger) { return .fire }
      let state: State = offset.isBelow(0, adding: originalTopInset) ? .drag : .inactive
      return state == current ? nil : .enter(state)
    case .armed: return offset.isBelow(-hold, adding: originalTopInset) ? nil : .enter(.refresh)
    case .refresh: return nil
    case .done:
      return offset.isBelow(-Self.resetShare * trigger, adding: originalTopInset) ? nil : .enter(.inactive)
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset))
  }
}

extension FlutterCupertinoRefresh: DescribedEngine {
  public var system: RefreshSystem? { .flutterCupertino }
  public var held: RefreshEngine { .flutterCupertino(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .flutterOnIOS,
      product: "CupertinoSliverRefreshControl",
      summary:
        "Flutter's CupertinoSliverRefreshControl: fires at 100 pt, also without a finger, and holds 60 pt open without moving the content.",
      source: .init(
        "flutter/packages", "packages/cupertino_ui/lib/src/refresh.dart", release: "cupertino_ui 1.0.0",
        commit: "2899d509", date: "2026-07-13", since: "Flutter 2.0 or before",
        note:
          "Part of flutter/flutter until then; read there at 00e6fe3 (before 2.0) and in munificent/format-flutter's copy of 2023-06-16"
      ),
      fidelity:
        "Written from its source; agrees with the numbers of the original's tests. Difference: the inset opens at the trigger instead of in the next frame."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Momentum arms it too.")
  }

  /// The policy `flutter-cupertino-fixed` fires at a pull of at least 100 pt while a finger is down; its inset is 60 pt high.
  ///
  /// Bugs fixed: the original is armed by momentum too. How long its inset takes to open and close depends on the app's builder; here it is
  /// 0.3 s, the default if nothing is specified.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .points(Self.standardTrigger), isStrict: false, .crossing,
        room: .room(
          Self.standardHold, opening: 0, closing: Self.closing)), fixes: "momentum does not arm")
  }
}
