import ScrollPhysics

/// ESPullToRefresh (`IOSClones.md`, quirk Q16): compares the offset of the previous scroll callback, and calls the app 0.2 s later.
///
/// `p` is the previous callback's offset plus the inset `I` last read at a start; threshold −60, inset 60.
///
/// *begin*: the app begins a refresh. A *callback* as event is the scroll view's, as result the app's.
///
/// | situation | event | then |
/// |---|---|---|
/// | waiting | callback with p < −60, dragging | releaseToRefresh |
/// | waiting | callback with p < −60, not dragging | start; refreshing |
/// | waiting | callback with −60 ≤ p < 0 | pullToRefresh |
/// | waiting | begin | start |
/// | started | 0.2 s later | callback; observes again |
/// | started, observing | callback | inset := −o within I…I + 60 |
/// | started | stop, also again | inset := I, content back to where the start left it and on to its top; 0.2 s later pullToRefresh,
/// waiting, inset := I, observes again |
///
/// Start: stops observing, disables scrolling (a note only) and bouncing, inset := I + 60, content to its edge in 0.2 s.
///
/// Quirks of the original, reproduced: arming and firing lag one callback, so a release already back above the threshold fires; no finger
/// is needed; a stop does not cancel the callback; each stop in the 0.2 s of the closing runs it again; the state is the indicator's, so a
/// begin by the app does not change it; a stop moves the content to where the start left it before it scrolls back, so that content
/// scrolled meanwhile jumps.
public struct ESPullToRefresh: Sendable {
  /// The indicator's states; the raw value is the index. The original's autoRefreshing is never shown, and its noMoreData belongs to
  /// footers.
  public enum State: UInt8, EngineState {
    /// Shows "Pull to refresh".
    case pullToRefresh
    /// Shows "Release to refresh".
    case releaseToRefresh
    /// Shows "Loading…".
    case refreshing

    public var name: StaticString {
      switch self {
      case .pullToRefresh: "pullToRefresh"
      case .releaseToRefresh: "releaseToRefresh"
      case .refreshing: "refreshing"
      }
    }
  }

  /// The pull that arms and fires if exceeded, in points.
  public static var trigger: Double { 60 }
  /// The inset during a refresh, in points.
  public static var height: Double { 60 }
  /// Seconds the inset takes to open, and to close, at constant speed.
  public static var animationDuration: Double { 0.2 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.2 }

  public var core = EngineCore(State.pullToRefresh)
  /// True while a refresh is in progress or closing.
  public private(set) var isRefreshing = false
  /// The pull as a fraction of the threshold, at the previous scroll callback.
  public private(set) var progress = 0.0
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the spinner that replaces the arrow began to turn, in seconds; nil while the arrow
  /// is shown.
  public private(set) var spinningSince: Double?
  /// The pull that arms, in points; 60 by default.
  public var thresholdPull = Self.trigger
  private let firstTopInset: Double
  private var topInset: Double
  private var previousOffset = 0.0
  private var previousWasDragging = false
  private var isLooking = true

  private static var openingDone: UInt8 { 0 }
  private static var closingDone: UInt8 { 1 }

  /// A header on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double) {
    topInset = originalTopInset
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool { !isRefreshing && nextTimer == nil }
  /// The original's own progress: the pull at the previous scroll callback as a fraction of the threshold, from ``progress``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of the engine's behaviour that a policy can describe; the lag of one scroll callback is not part of it.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .bounceBack,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.animationDuration,
        closing: Self.animationDuration))
    policy.rearm = .below(RefreshPolicy.longestLength)
    policy.callbackDelay = Self.animationDuration
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: firstTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: if isLooking { followOffset(view, &effects) }
    case .beginRefreshing: start(view, &effects)
    case .endRefreshing: stop(at: view.time, &effects)
    case .timerFired: if let done = core.timers.take(dueAt: view.time) { complete(done, view, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let change = change(view)
    if case .hold(let inset) = change { return effects.append(.setTopInset(inset, duration: 0)) }
    progress = -(previousOffset + topInset) / Self.trigger
    if change == .fire {
      effects.append(.trigger(previousWasDragging ? .released : view.isTracking ? .contact : .settling))
      start(view, &effects)
      show(.refreshing, at: view.time, &effects)
      return remember(-view.topInset - Self.height, isDragging: view.isDragging)
    }
    if case .show(let state) = change { show(state, at: view.time, &effects) }
    remember(view.contentOffset, isDragging: view.isDragging)
  }

  private mutating func start(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard !isRefreshing else { return }
    isLooking = false
    isRefreshing = true
    effects.append(.note(.scrollEnabled, 0))
    effects.append(.note(.startAnimation, 0))
    spinningSince = view.time
    arrow = AnimatedValue(-180)
    topInset = view.topInset
    let inset = topInset + Self.height
    previousOffset -= Self.height
    effects.append(.setTopInset(inset, duration: Self.animationDuration))
    effects.append(.scroll(to: -inset, animated: false))
    core.timers.add(Self.openingDone, at: view.time + Self.animationDuration)
  }

  private mutating func stop(at time: Double, _ effects: inout RefreshEffects) {
    guard isRefreshing else { return }
    isLooking = false
    effects.append(.note(.scrollEnabled, 0))
    effects.append(.note(.stopAnimation, 0))
    spinningSince = nil
    arrow = AnimatedValue(0)
    effects.append(.setTopInset(topInset, duration: 0))
    effects.append(.scroll(to: previousOffset, animated: false))
    effects.append(.setTopInset(topInset, duration: Self.animationDuration))
    effects.append(.scroll(to: -topInset, animated: false))
    core.timers.add(Self.closingDone, at: time + Self.animationDuration)
  }

  private mutating func complete(
    _ code: UInt8, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if code == Self.openingDone {
      effects.append(.callback)
      if endsInsideCallback { stop(at: view.time, &effects) }
    } else {
      show(.pullToRefresh, at: view.time, &effects)
      isRefreshing = false
      effects.append(.setTopInset(topInset, duration: 0))
      remember(view.contentOffset, isDragging: view.isDragging)
    }
    isLooking = true
    effects.append(.note(.scrollEnabled, 1))
  }

  private mutating func remember(_ offset: Double, isDragging: Bool) {
    (previousOffset, previousWasDragging) = (offset, isDragging)
  }

  /// Shows a state in the indicator; nothing happens if the indicator shows it already.
  private mutating func show(_ state: State, at time: Double, _ effects: inout RefreshEffects) {
    effects.append(.note(.label, Double(state.rawValue)))
    guard enter(state, &effects), state != .refreshing else { return }
    let angle = state == .releaseToRefresh ? -180.0 : 0
    arrow = arrow.turned(to: angle, at: time, duration: Self.flipDuration)
  }
}

extension ESPullToRefresh: ComparingEngine {
  /// The engine's traits: it reads the inset only when a refresh starts.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, insetShare: 0,
      thresholdReason: "varies only the trigger; the inset stays the view's height")
  }

  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view)
  }
}

extension ESPullToRefresh: RuledEngine {
  enum Change: Equatable { case hold(Double), show(State), fire }

  /// The offset that the rule uses: before a refresh that of the previous scroll callback, then the present one.
  func readOffset(_ view: ScrollSituation) -> Double { isRefreshing ? view.contentOffset : previousOffset }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    guard isLooking else { return nil }
    if isRefreshing {
      return offset.room(from: topInset, to: Self.height + topInset, now: view.topInset).map { .hold($0) }
    }
    let pull = ComparedPull.exceeding(offset: offset.value, adding: topInset)
    if !view.isDragging, offset.fires(pull, thresholdPull) { return .fire }
    if offset.passes(pull, thresholdPull) {
      return offset.isNews(State.releaseToRefresh, current) ? .show(.releaseToRefresh) : nil
    }
    guard offset.isNews(State.pullToRefresh, current) else { return nil }
    return offset.isBelow(0, adding: topInset) ? .show(.pullToRefresh) : nil
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: firstTopInset, isStrict: true))
  }
}

extension ESPullToRefresh: DescribedEngine {
  public var system: RefreshSystem? { .es }
  public var held: RefreshEngine { .es(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "ESPullToRefresh",
      summary:
        "ESPullToRefresh: compares the offset of the callback before, fires also without a finger; the callback follows 0.2 s later.",
      source: .init(
        "eggswift/pull-to-refresh", "Sources/ESPullToRefresh.swift", release: "2.9.3", commit: "6bfa290",
        date: "2022-08-14", since: "2.9.2"),
      fidelity:
        "Its rules were checked by running the original. Difference: the original blocks scrolling during each animation (0.2 s); here a finger still moves the content."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "At the end the content first returns to where the start left it, so content scrolled meanwhile jumps.")
    list.quirk("Compares the offset of the callback before, and never checks for a finger.")
    list.quirk(
      "Its handler runs 0.2 s after the trigger even if the refresh has ended by then; ending it twice closes it twice."
    )
  }

  /// The policy `es-fixed` fires at a release beyond 60 pt, and calls the app at once; its inset of 60 pt opens and closes in 0.2 s.
  ///
  /// Bugs fixed: the original compares the offset of the previous scroll callback, so that a release already back at 30 pt fires, and it
  /// never needs a finger. Its callback to the app comes 0.2 s later even if the refresh was stopped; two stops close twice.
  public var fixed: FixedPolicy? {
    let seconds = Self.animationDuration
    var policy = RefreshPolicy.fixed(
      .points(Self.trigger), isStrict: true, .release,
      room: .room(Self.height, opening: seconds, closing: seconds))
    policy.minimumDisplay = policy.inset.opening
    return FixedPolicy(
      policy,
      fixes:
        "the pull at the release counts, not the one before; the callback comes with the trigger; an end counts once"
    )
  }
}
