import ScrollPhysics

/// SVPullToRefresh (`IOSClones.md`): armed by a drag, fires at the first change of the offset after it.
///
/// `o` is the contentOffset, `I` the top inset when the control was created, threshold −60 − I.
///
/// | state | event | then |
/// |---|---|---|
/// | Triggered | offset change without dragging, anywhere | Loading, inset, the app's callback |
/// | Stopped | offset change in a drag, o < −60 − I | Triggered |
/// | Triggered | offset change in a drag, o ≥ −60 − I | Stopped, inset := I in 0.3 s |
/// | Loading | offset change | inset := min(max(−o, 0), I + 60) |
/// | any | trigger by the app | Triggered; scrolls to −60 if o = 0; Loading, the app's callback |
/// | Triggered, Loading | stop | Stopped, inset := I in 0.3 s; scrolls to −I if the last trigger scrolled |
///
/// Quirks of the original, reproduced: because of the order of its tests, the first offset change after the release fires even if
/// the content is back above the threshold; without an offset change it stays Triggered; the inset from the control's creation is
/// restored, whatever the host has set since; after one trigger by the app every stop scrolls back, until another trigger that
/// need not scroll.
public struct SVPullToRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Shows "Pull to refresh…".
    case stopped
    /// Shows "Release to refresh…". The original calls this `Triggered`, although nothing has been triggered yet; it is shown as `Armed`.
    case triggered
    /// Shows "Loading…".
    case loading

    public var name: StaticString {
      switch self {
      case .stopped: "Stopped"
      case .triggered: "Armed"
      case .loading: "Loading"
      }
    }
  }

  /// Height of the view, in points: also the threshold and the inset.
  public static var height: Double { 60 }
  /// Seconds the inset takes to open, and to close.
  public static var insetDuration: Double { 0.3 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.2 }
  /// Offsets closer to 0 than this count as 0: the original's `FLT_EPSILON`, 2⁻²³ points.
  static var nearZero: Double { 0x1p-23 }

  public var core = EngineCore(State.stopped)
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// Opacity of the arrow, 0…1.
  public private(set) var arrowOpacity = AnimatedValue(1)
  /// The time at which the spinner began to turn, in seconds; nil while it is hidden.
  public private(set) var spinningSince: Double?
  /// The pull that arms, in points; the view's height by default.
  public var thresholdPull = Self.height
  private let originalTopInset: Double
  private var wasTriggeredByUser = true

  /// A control created when the top inset was `originalTopInset` points, which it remembers for good.
  public init(originalTopInset: Double) { self.originalTopInset = originalTopInset }

  public var isIdle: Bool { current != .loading }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .bounceBack,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.insetDuration, closing: Self.insetDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .below(RefreshPolicy.longestLength)
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .beginRefreshing: trigger(view, &effects)
    case .endRefreshing: stop(view, &effects)
    default: break
    }
  }

  private func heldInset(_ contentOffset: Double) -> Double {
    contentOffset.room(from: 0, to: originalTopInset + Self.height)
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch change(view) {
    case .hold(let inset): effects.append(.setTopInset(inset, duration: 0))
    case .enter(let state): enter(state, view, &effects)
    case .fire:
      effects.append(.trigger(.released))
      enter(.loading, view, &effects)
    case nil: break
    }
  }

  /// Starts a refresh that the app requests: the original's `triggerPullToRefresh`.
  private mutating func trigger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.triggered, view, &effects)
    wasTriggeredByUser = view.contentOffset.magnitude >= Self.nearZero
    if !wasTriggeredByUser { effects.append(.scroll(to: -Self.height, animated: true)) }
    enter(.loading, view, &effects)
  }

  private mutating func stop(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.stopped, view, &effects)
    if !wasTriggeredByUser { effects.append(.scroll(to: -originalTopInset, animated: true)) }
  }

  private mutating func enter(
    _ state: State, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    let wasTriggered = current == .triggered
    guard enter(state, &effects) else { return }
    show(at: view.time)
    switch state {
    case .stopped: effects.append(.setTopInset(originalTopInset, duration: Self.insetDuration))
    case .triggered: break
    case .loading:
      effects.append(.setTopInset(heldInset(view.contentOffset), duration: Self.insetDuration))
      guard wasTriggered else { return }
      effects.append(.callback)
      if endsInsideCallback { stop(view, &effects) }
    }
  }

  private mutating func show(at time: Double) {
    let isLoading = current == .loading
    let opacity = isLoading ? 0.0 : 1
    arrow = arrow.turned(to: current == .triggered ? 180 : 0, at: time, duration: Self.flipDuration)
    arrowOpacity = arrowOpacity.turned(to: opacity, at: time, duration: Self.flipDuration)
    spinningSince = isLoading ? time : nil
  }
}

extension SVPullToRefresh: ArmingEngine {
  /// The engine's traits: it always measures from the top inset that was set when it was created.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, insetShare: 0,
      thresholdReason: "varies the distance that arms; the inset stays the view's height",
      probedCallbacks: .newest)
  }

  /// What `event` does for the threshold: a dragging finger compares each offset, the first change without a finger decides.
  public func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep? {
    guard event == .offsetChanged, current != .loading else { return nil }
    guard view.isDragging else { return .decide }
    return .compare(.exceeding(offset: view.contentOffset, past: originalTopInset))
  }
}

extension SVPullToRefresh: RuledEngine {
  enum Change { case hold(Double), enter(State), fire }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch armingStep(.offsetChanged, view) {
    case .compare(let pull):
      let state: State = offset.passes(pull, thresholdPull) ? .triggered : .stopped
      return state == current ? nil : .enter(state)
    case .decide: return current == .triggered ? .fire : nil
    case nil:
      return offset.room(from: 0, to: originalTopInset + Self.height, now: view.topInset).map { .hold($0) }
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset, isStrict: true))
  }
}

extension SVPullToRefresh: DescribedEngine {
  public var system: RefreshSystem? { .sv }
  public var held: RefreshEngine { .sv(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "SVPullToRefresh",
      summary: "SVPullToRefresh: armed by a drag, fires at the first change of the offset after it.",
      source: .init(
        "samvermette/SVPullToRefresh", "SVPullToRefresh/UIScrollView+SVPullToRefresh.m",
        release: "master after 0.4.1", commit: "a5f9dfe", date: "2013-09-26", since: "0.4",
        note:
          "Since 2013-05-29 master scrolls back at an end wherever the content is, and only after a trigger by the app; in 0.4.1 every end before the first such trigger scrolls back from beyond the top"
      ),
      fidelity:
        "Its rules were checked by running the original.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "Fires at the first offset callback after the release, wherever the content is by then; without one it stays triggered."
    )
    list.quirk("Restores the inset that the app had when the control was created, not the current one.")
  }

  /// The policy `sv-fixed` fires at a release beyond 60 pt; its inset of 60 pt opens and closes in 0.3 s.
  ///
  /// Bugs fixed: the original waits for the first callback after the release, fires then even if the content is back at 10 pt, and stays
  /// triggered if no callback comes (SVPullToRefresh #301). It restores the inset from its creation, not the host's present one.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .points(Self.height), isStrict: true, .release,
        room: .room(
          Self.height, opening: Self.insetDuration, closing: Self.insetDuration
        )),
      fixes: "the release itself fires, by the pull at that moment; the app's current inset is restored")
  }
}
