import ScrollPhysics

/// Framework7's pull to refresh, in one of its two themes (`TravelSystems.md`; framework7io/framework7, src/core/components/pull-to-refresh
/// at 2d57bdd).
///
/// `d`: finger position minus touch start, wherever the page was then. `T`: 44 on iOS, 66 in the Material theme. *far*: `d^0.85 > T`; on
/// iOS, in a touch that found the page scrolled or beyond its top, `|d| ≥ 2T`. A move *pulls* with d > 0 and the page at its top, or with
/// the page beyond it. A touch whose first move goes at least as far across as along is ignored.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | any but refreshing | move that pulls | far: pull-up, else pull-down |
/// | pull-down, pull-up | another move | idle |
/// | pull-up | touch end | refreshing, callback |
/// | pull-down | touch end | idle |
/// | any but refreshing | begin (`refresh`) | refreshing, callback |
/// | any | end (`done`) | closing |
/// | closing on iOS, after a refresh | 0.2 s, unless a touch moves before | idle |
///
/// A touch that begins during a refresh is ignored. A move that was far before the app began a refresh in the same touch fires at the
/// touch's end.
///
/// Quirks of the original, reproduced: travel before the page is at its top counts, so that a drag down a scrolled page is already far when
/// it gets there; a cancel is ignored, and on iOS the next touch continues from the start point of the cancelled one and its end does not
/// count; in the Material theme the end of any finger decides, on iOS that of another finger drops the touch; in the Material theme closing
/// never ends, as it listens for the end of a transition but ignores those of its preloader, and there are no others.
public struct Framework7Refresh: Sendable {
  /// A theme of the app.
  public enum Theme: Sendable {
    /// The iOS theme.
    case ios
    /// The Material theme, used elsewhere; here on Android.
    case material
  }

  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value. All but the first are CSS classes of the
  /// element.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case idle
    /// The pull is too short to fire.
    case pullDown
    /// The pull is long enough to fire.
    case pullUp
    /// The app's work is in progress.
    case refreshing
    /// The work has ended.
    case closing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .pullDown: "pull-down"
      case .pullUp: "pull-up"
      case .refreshing: "refreshing"
      case .closing: "closing"
      }
    }
  }

  /// The exponent that turns travel into pull: `d^0.85`.
  public static var exponent: Double { 0.85 }
  /// `triggerDistance` on iOS and in the Material theme, in pixels.
  private static var distances: (ios: Double, material: Double) { (44, 66) }
  /// On iOS, the travel of a touch on a scrolled page that counts as far, as a multiple of `triggerDistance`.
  private static var scrolledDistances: Double { 2 }
  /// Seconds that the content takes to open and to close on iOS, and the badge in the Material theme (from their CSS).
  private static var transitions: (ios: Double, material: Double) { (0.2, 0.3) }

  /// The theme, which chooses the rule.
  public let theme: Theme
  /// The travel that a pull must exceed to fire, in points; by default 85.8 on iOS and 138.2 in the Material theme.
  public var thresholdPull: Double
  /// Distance by which the content (iOS) or the badge (Material) is moved down, in pixels, animated.
  public private(set) var shift = AnimatedValue(0)
  public var core = EngineCore(State.idle)
  /// The travel that counts at the latest move that pulled, in pixels: the travel whose pull the move shows.
  private var pulled = 0.0
  /// True if the latest move pulled far enough to fire.
  private var isFar = false
  private var touch: Framework7Touch
  /// True once the contact has ended or been cancelled; the original ignores a cancel.
  private var hasEnded = false

  /// Creates a pull to refresh in this theme, not pulled.
  public init(_ theme: Theme) {
    self.theme = theme
    touch = Framework7Touch(theme)
    thresholdPull = Self.travel(forPull: Self.triggerDistance(theme))
  }

  /// The trigger distance of a theme, which a pull must exceed to fire, in pixels (`triggerDistance`).
  public static func triggerDistance(_ theme: Theme) -> Double {
    theme == .ios ? distances.ios : distances.material
  }

  /// The travel whose pull is this many pixels: `d^0.85` solved for d.
  private static func travel(forPull pull: Double) -> Double { Elementary.pow(pull, 1 / exponent) }

  /// Seconds that the animation of content or badge takes.
  public var transition: Double { theme == .ios ? Self.transitions.ios : Self.transitions.material }
  /// Distance by which content or badge is moved down during a refresh, in pixels: the trigger distance.
  public var room: Double { Self.triggerDistance(theme) }

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  /// The part of the engine's behaviour that a policy can describe; it leaves out that travel before the page is at its top counts.
  public var policy: RefreshPolicy {
    .lift(.points(thresholdPull), isStrict: true, .travel(gain: 1), axisCone: PageTouch.diagonal)
  }

  /// The travel that counts at the latest move that pulled, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  /// The original's `progress` on iOS: the pull as a fraction of the trigger distance. Nil in the Material theme, which has none.
  public func ownProgress(_ view: ScrollSituation) -> Double? { theme == .ios ? progress : nil }

  /// The pull at the latest move that pulled, as a fraction of the trigger distance; may be above 1.
  public var progress: Double {
    Elementary.pow(pulled, Self.exponent) / Self.triggerDistance(theme)
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan:
      hasEnded = false
      touch.begin(view, isRefreshing: current == .refreshing)
    case .fingerMoved: moveFinger(view, &effects)
    case .fingerLeft: leaveFinger(view, &effects)
    case .dragEnded: endTouch(view, &effects)
    case .dragCancelled: hasEnded = true
    case .contactEnded: if !hasEnded { endTouch(view, &effects) }
    case .timerFired:
      if core.timers.take(dueAt: view.time) != nil, current == .closing { enter(.idle, &effects) }
    case .beginRefreshing: if current != .refreshing { refresh(view, &effects) }
    case .endRefreshing: close(view, &effects)
    default: break
    }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let isFirst = !touch.isMoved
    guard let move = touch.move(view) else { return }
    if isFirst { core.timers.drop(0) }
    isFar = move.pulls && Self.counted(move).passes(thresholdPull)
    pulled = move.pulls ? Self.travel(of: move) : 0
    guard current != .refreshing else { return }
    if move.pulls {
      // Without a transform the browser itself moves the content.
      shift = AnimatedValue(move.usesTransform ? Elementary.pow(pulled, Self.exponent) : 0)
      enter(isFar ? .pullUp : .pullDown, &effects)
    } else if current != .closing {
      enter(.idle, &effects)
    }
  }

  /// The travel for which a move counts, in pixels; for a touch on a scrolled page, the travel whose pull is half its distance.
  private static func travel(of move: Framework7Touch.Move) -> Double {
    move.usesTransform
      ? move.distance : travel(forPull: move.distance.magnitude / scrolledDistances)
  }

  private static func counted(_ move: Framework7Touch.Move) -> ComparedPull {
    move.usesTransform ? .exceeding(travel(of: move)) : .reaching(travel(of: move))
  }

  /// Handles one of several fingers leaving the screen.
  private mutating func leaveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if theme == .material { decide(view, &effects) }
    touch.end()
  }

  private mutating func endTouch(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    hasEnded = true
    decide(view, &effects)
    touch.end()
  }

  private mutating func decide(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard touch.decides else { return }
    pulled = 0
    if isFar {
      effects.append(.trigger(.released))
      refresh(view, &effects)
    } else if current != .refreshing {
      shift = shift.turned(to: 0, at: view.time, duration: transition)
      if current == .pullDown { enter(.idle, &effects) }
    }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    shift = shift.turned(to: room, at: view.time, duration: transition)
    enter(.refreshing, &effects)
    effects.append(.callback)
    if endsInsideCallback { close(view, &effects) }
  }

  /// Handles `done`: the state closing ends only with a transition that the original listens to.
  private mutating func close(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .refreshing {
      shift = shift.turned(to: 0, at: view.time, duration: transition)
      if theme == .ios { core.timers.add(0, at: view.time + transition) }
    }
    enter(.closing, &effects)
  }
}

extension Framework7Refresh: RefreshEngineBody {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: true, hearsTouches: true,
      thresholdReason:
        "varies data-ptr-distance, given as travel; a page that is scrolled down still needs twice that distance",
      probedCallbacks: .newest)
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because a finger that leaves decides in one
  /// theme and drops the touch in the other.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    var touch = touch
    switch event {
    case .fingerMoved:
      guard let move = touch.move(view) else { return }
      if move.pulls { levels.set(upTo: Self.counted(move).greatestThreshold) } else { levels.disarm() }
    case .fingerLeft: if theme == .material, touch.decides { levels.take(.decide) }
    case .dragEnded: if touch.decides { levels.take(.decide) }
    case .contactEnded: if !hasEnded, touch.decides { levels.take(.decide) }
    default: break
    }
  }
}

extension Framework7Refresh {
  /// All offsets, as the engine watches only the finger; during a touch that has moved, only those that leave the page at its top or
  /// scrolled down, whichever it is.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard view.isTracking, touch.isMoved else { return .everything }
    return view.isAtTop ? .atTop(view.topInset) : .scrolled(view.topInset)
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if !touch.isTouched { return .everything }
    guard touch.isMoved, touch.usesTransform || (touch.wasScrolled && !view.isAtTop) else { return .nothing }
    let pulls = view.isAtTop && touch.distance(view) > 0
    guard isFitting(pulls: pulls) else { return .nothing }
    if !view.isAtTop { return .everything }
    guard pulls else { return touch.travel(forDistance: QuietInterval(high: 0)) }
    let far: QuietInterval =
      isFar ? QuietInterval(low: thresholdPull.nextUp) : QuietInterval(high: thresholdPull)
    return touch.travel(forDistance: far.intersection(QuietInterval(low: Double.leastNonzeroMagnitude)))
  }

  /// True if another move leaves the state unchanged: one that pulls if `pulls` is true, else one that does not.
  private func isFitting(pulls: Bool) -> Bool {
    switch current {
    case .refreshing: pulls || !isFar
    case .pullUp: pulls && isFar
    case .pullDown: pulls && !isFar
    case .idle, .closing: !pulls && !isFar
    }
  }
}

extension Framework7Refresh: DescribedEngine {
  public var system: RefreshSystem? { theme == .ios ? .framework7 : .framework7Material }
  public var held: RefreshEngine { .framework7(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: theme == .ios ? .uiScrollView : .androidPage,
      product: theme == .ios ? "Framework7 (iOS theme)" : "Framework7 (Material theme)",
      summary: theme == .ios
        ? "Framework7's pull to refresh, iOS theme: fires if the touch ends beyond 85.8 px of travel (85.8 to the power 0.85 is 44)."
        : "Framework7's pull to refresh, Material theme: fires if the touch ends beyond 138.2 px of travel (138.2 to the power 0.85 is 66).",
      source: .init(
        "framework7io/framework7", "src/core/components/pull-to-refresh/pull-to-refresh-class.js",
        release: "9.1.1", commit: "2d57bdd", date: "2026-07-07", since: "6.3.0"),
      fidelity:
        "Its rules were checked by running the original, which does not have tests. Assumptions: two fingers are on one element; if several leave, the last counts as the first that came; wheels are left out. Margin, crossing and due time are for a page at its top."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Travel counts from where the touch began, even if the page was scrolled down then.")
    if theme == .ios {
      list.quirk("After a cancelled touch the next one continues from the same start, and cannot refresh.")
      list.quirk("When another finger leaves, the touch is dropped and its drawing stays.")
    } else {
      list.quirk("Does not notice a cancelled touch.")
      list.quirk("The release of any finger decides, even with others on the screen.")
      list.quirk("The closing never ends, because it waits for a transition that it ignores.")
    }
    list.quirk("A refresh that the app begins also calls the app's callback.")
  }

  /// The policies `framework7-fixed` and `framework7-md-fixed` fire at a release beyond the original's travel past the edge, at most 45°
  /// from the vertical. On iOS, where the content moves, an inset of 44 pt opens and closes in 0.2 s.
  ///
  /// Bugs fixed: the original counts travel before the page is at its top, leaves what a cancelled touch has drawn and continues with the
  /// next touch, and takes another finger's end for the touch's.
  public var fixed: FixedPolicy? {
    let travel = Self.travel(forPull: Self.triggerDistance(theme))
    var policy = RefreshPolicy.lift(
      .points(travel), isStrict: true, .travel(gain: 1), axisCone: PageTouch.diagonal, inset: .noRoom)
    if theme == .ios { policy.inset = .room(room, opening: transition, closing: transition) }
    return FixedPolicy(
      policy,
      fixes: "travel counts from the edge; a cancelled touch has no later effect; the last finger decides")
  }
}
