import ScrollPhysics

/// Vant's PullRefresh (`TravelSystems.md`; youzan/vant, packages/vant/src/pull-refresh/PullRefresh.tsx at 827185c).
///
/// `deltaY`: finger position minus start point. A *start point* is set when a finger touches a page at its top, else by the first move
/// there. A move *counts* with deltaY ≥ 0 and a vertical direction: that of the longer of travel along and across, fixed once one of them
/// is 10 px. `distance`: deltaY up to 50, half of the part beyond up to 100, a quarter of the rest, rounded.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | normal, pulling, loosing | finger comes down | start point, if at the top |
/// | normal, pulling, loosing | move that counts | distance 0: normal; below 50: pulling; else loosing |
/// | normal, pulling, loosing | another move | — |
/// | loosing | touch end or cancel, deltaY ≠ 0 | loading, distance 50, callback |
/// | normal, pulling | touch end or cancel, deltaY ≠ 0 | normal, distance 0 |
/// | any but loading | begin | loading, distance 50; no callback |
/// | loading | end | normal, distance 0, or success if there is a text for it |
/// | success | its 0.5 s | normal, distance 0 |
///
/// Quirks of the original, reproduced: a cancel counts as a release; a move above the start point leaves the state as it was, so that a
/// pull that is taken back past its start in one move still fires; exactly at the start point the end of the touch does nothing, and the
/// state stays. A second finger begins the pull anew, and the first of two fingers to leave decides. A touch that began while loading
/// pulls, once the work has ended, from the start point of the touch before.
public struct VantRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case normal
    /// The pull is too short to fire.
    case pulling
    /// The pull is long enough to fire.
    case loosing
    /// The app's work is in progress.
    case loading
    /// The work has ended and a text says so; only if the app has set a text.
    case success

    public var name: StaticString {
      switch self {
      case .normal: "normal"
      case .pulling: "pulling"
      case .loosing: "loosing"
      case .loading: "loading"
      case .success: "success"
      }
    }
  }

  /// Height of the head, in pixels (`headHeight`): the distance shown while loading, and the distance that fires.
  public static var headHeight: Double { 50 }
  /// The least travel from the start point that fires, in pixels: half a pixel below ``headHeight``, as the distance shown is rounded.
  public static var standardThreshold: Double { headHeight - 0.5 }
  /// Seconds of each animation of the content (`animationDuration`).
  public static var animationDuration: Double { 0.3 }
  /// The fractions of the finger's travel shown beyond one and beyond two heights of the head (`ease`).
  private static var easing: (second: Double, rest: Double) { (1 / 2, 1 / 4) }

  /// The least travel from the start point that fires, in points; 49.5 by default.
  public var thresholdPull = Self.standardThreshold
  /// Seconds for which the state success is shown (the original's default is 0.5). Nil, the default here, if the app sets no text for it.
  public var successDuration: Double?
  /// Distance by which the content is moved down, in pixels, animated.
  public private(set) var distance = AnimatedValue(0)
  public var core = EngineCore(State.normal)
  /// The travel from the start point at the latest move that counted, in pixels.
  private var pulled = 0.0
  private var touch = VantTouch()

  /// Creates an engine whose content is not pulled.
  public init() {}

  public var isIdle: Bool { current != .loading && nextTimer == nil }
  /// The part of the engine's behaviour that a policy can describe; it leaves out that a direction, once fixed, stays.
  public var policy: RefreshPolicy {
    .lift(.points(thresholdPull), isStrict: false, .travel(gain: 1), axisCone: PageTouch.diagonal)
  }

  /// The pull as this engine measures it: the travel from the start point at the latest move that counted, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  /// The distance shown for a travel of `deltaY` from the start point, in whole pixels.
  ///
  ///     VantRefresh.eased(100)   // 75
  ///
  /// - Parameter deltaY: Travel from the start point, in pixels, ≥ 0.
  /// - Returns: The distance by which the content moves down, in pixels.
  public static func eased(_ deltaY: Double) -> Double {
    guard deltaY > headHeight else { return nearestPixel(deltaY) }
    guard deltaY >= 2 * headHeight else {
      return nearestPixel(headHeight + (deltaY - headHeight) * easing.second)
    }
    let second = headHeight * easing.second
    return nearestPixel(headHeight + second + (deltaY - 2 * headHeight) * easing.rest)
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: touch.begin(view, isTouchable: isTouchable)
    case .fingerMoved: moveFinger(view, &effects)
    case .fingerJoined: if isTouchable { touch.join(view) }
    case .fingerLeft, .dragEnded, .dragCancelled, .contactEnded: endTouch(view, &effects)
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { settle(view, &effects) }
    case .beginRefreshing: if current != .loading { load(view, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  private var isTouchable: Bool { current != .loading && current != .success }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let deltaY = touch.move(view, isTouchable: isTouchable) else { return }
    pulled = deltaY
    show(Self.eased(deltaY), &effects)
    if Self.eased(deltaY) == 0 {
      enter(.normal, &effects)
    } else {
      enter(deltaY < thresholdPull ? .pulling : .loosing, &effects)
    }
  }

  /// Handles a finger that was released or cancelled, the last one or not: the original receives the end of each.
  private mutating func endTouch(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard touch.decides, isTouchable else { return }
    guard current == .loosing else { return settle(view, &effects) }
    load(view, &effects)
    effects.append(.trigger(.released))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func load(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    pulled = 0
    animate(to: Self.headHeight, view, &effects)
    enter(.loading, &effects)
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .loading else { return }
    guard let successDuration else { return settle(view, &effects) }
    enter(.success, &effects)
    core.timers.add(0, at: view.time + successDuration)
  }

  /// Moves the content back to rest; the timer of the state success ends whatever is in progress then.
  private mutating func settle(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    pulled = 0
    animate(to: 0, view, &effects)
    enter(.normal, &effects)
  }

  private mutating func show(_ height: Double, _ effects: inout RefreshEffects) {
    if height != distance.to { effects.append(.note(.height, height)) }
    distance = AnimatedValue(height)
  }

  private mutating func animate(
    to height: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    guard height != distance.to else { return }
    effects.append(.note(.height, height))
    distance = distance.turned(to: height, at: view.time, duration: Self.animationDuration)
  }
}

extension VantRefresh: RefreshEngineBody {
  /// The engine's traits: an app can begin a refresh through its `v-model`.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: true, hearsTouches: true,
      thresholdReason:
        "varies pullDistance, half a pixel above it because of rounding; the drawing stays the same",
      probedCallbacks: .newest)
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because a pull with distance 0 disarms, and a
  /// further finger restarts the pull.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard isTouchable else { return }
    var touch = touch
    switch event {
    case .fingerMoved:
      guard let deltaY = touch.move(view, isTouchable: true) else { return }
      if Self.eased(deltaY) == 0 { levels.disarm() } else { levels.set(upTo: deltaY) }
    case .fingerLeft, .dragEnded, .dragCancelled, .contactEnded: if touch.decides { levels.take(.decide) }
    default: break
    }
  }
}

extension VantRefresh {
  /// All offsets, as the engine watches only the finger. But while a finger is down that has not yet found the page at its top, the engine
  /// must be notified when the page reaches its top, so only the offsets of a page scrolled down.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    view.isTracking && isTouchable && !touch.hasReachedTop ? .scrolled(view.topInset) : .everything
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if !isTouchable || !touch.hasReachedTop { return .everything }
    guard let deltaY = touch.keptDeltaY(view) else { return .nothing }
    var quiet =
      deltaY > 0 ? QuietInterval(low: VantTouch.lockDistance) : QuietInterval(high: -VantTouch.lockDistance)
    if deltaY > 0, touch.isVertical {
      switch current {
      case .pulling: quiet = quiet.intersection(QuietInterval(high: thresholdPull.nextDown))
      case .loosing: quiet = quiet.intersection(QuietInterval(low: thresholdPull))
      case .normal, .loading, .success: return .nothing
      }
    }
    return touch.travel(forDeltaY: quiet)
  }
}

extension VantRefresh: DescribedEngine {
  public var system: RefreshSystem? { .vant }
  public var held: RefreshEngine { .vant(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "PullRefresh (Vant)",
      summary:
        "Vant's PullRefresh: fires if the touch ends 49.5 px below its start, because the distance is rounded to 50.",
      source: .init(
        "youzan/vant", "packages/vant/src/pull-refresh/PullRefresh.tsx and composables/use-touch.ts",
        release: "4.10.0", commit: "827185c", date: "2026-06-28", since: "3.4.7"),
      fidelity:
        "Its rules were checked by running the original; agrees with its own tests. It is assumed that all fingers touch at the same height on the screen, which a trace does not contain."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as an ended one.")
    list.quirk("A pull taken back past its start in one move still fires.")
    list.quirk("If the touch ends exactly at its start point, nothing happens and the pull stays drawn.")
    list.quirk("The release of any finger decides, even with others on the screen.")
    list.quirk(
      "A touch that began while it was loading pulls afterwards from the start point of the touch before.")
  }

  /// The policy `vant-fixed` fires at a release 49.5 pt or more past the edge, at most 45° from the vertical; its inset of 50 pt opens and
  /// closes in 0.3 s.
  ///
  /// Bugs fixed: the original takes a cancelled touch for a release, and the end of any finger for that of the last one. After a move back
  /// above the start point the state of the move before still counts.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .points(Self.standardThreshold), isStrict: false, .travel(gain: 1), axisCone: PageTouch.diagonal,
        inset: .room(Self.headHeight, opening: Self.animationDuration, closing: Self.animationDuration)),
      fixes: "neither a cancelled touch nor a pull taken back fires; the last finger decides")
  }
}
