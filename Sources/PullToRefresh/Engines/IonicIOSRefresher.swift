import ScrollPhysics

/// Ionic's `ion-refresher` since version 5, on iOS: the native refresher of the iOS mode, which watches the scroll (`TravelSystems.md`;
/// ionic-team/ionic-framework at 92c5545).
///
/// *down*: a touch has moved 5 px, less than 40° from the vertical, and has not ended. *pull*: the content's distance beyond its top.
/// *progress*: `(pull − 30)/(0.16·height)` within 0…1 while down, `pull/(0.16·height)` without.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | inactive | scroll while not down | — |
/// | any | scroll with the content inside its bounds | — |
/// | any but refreshing | scroll with progress < 1 | pulling |
/// | any but refreshing | scroll with progress 1, not refreshed yet | refreshing, callback |
/// | any | touch end or cancel, the work ended meanwhile | completing |
/// | any | touch end or cancel after a refresh began | space of 60 px, in 0.2 s |
/// | any | end (`complete`) while not down | completing, no space, in 0.3 s |
/// | completing | 0.3 s after, 0.8 s if nothing had been moved | inactive; not down, whatever the finger does |
///
/// Quirks of the original, reproduced: an abandoned pull leaves it pulling, so from then on momentum alone fires, and so does a release
/// between the two distances; a finger that came down while it closed pulls nothing afterwards. The space is a transform of the scroll view
/// and not an inset, so the scrolling does not know of it. Left out: two display frames before the closing.
public struct IonicIOSRefresher: Sendable {
  /// The states of Ionic's native refreshers, the same on Android and iOS.
  public typealias State = IonicState

  /// Travel at which a touch is captured, in pixels (`threshold` of the gesture).
  public static var slop: Double { 5 }
  /// The part of the pull that does not count under a finger, in pixels (`offset`).
  public static var fingerOffset: Double { 30 }
  /// The pull with progress 1, as a fraction of the scroll view's height (`MAX_PULL`).
  public static var share: Double { 0.16 }
  /// The space above the content during a refresh, in pixels: the refresher's own height (its CSS).
  public static var room: Double { 60 }
  /// Seconds the content takes to open the space (`translateElement`).
  public static var openDuration: Double { 0.2 }
  /// Seconds the content takes to return (`resetNativeRefresher`).
  public static var closeDuration: Double { 0.3 }
  /// Seconds after which a closing ends if no transition ends it: the closing's 0.3 s and 500 ms (`transitionEnd`).
  public static var fallback: Double { 0.8 }

  /// The pull that fires under a finger, in pixels.
  public var thresholdPull: Double
  /// The original's `progress`, 0…1: how much of the pull that fires has been reached.
  public private(set) var progress = 0.0
  /// Distance by which the content is drawn down when no animation runs, in pixels.
  public private(set) var contentShift = 0.0
  /// The time at which the content began to animate to ``contentShift``, in seconds; nil before the first animation.
  public private(set) var animationStart: Double?
  /// Distance by which the content was drawn down at ``animationStart``, in pixels.
  public private(set) var animationOrigin = 0.0
  public var core = EngineCore(State.inactive)
  private var gesture = IonicGesture(slop: Self.slop)
  private var isDown = false
  private var hasStarted = false
  private var needsCompletion = false
  private var hasRefreshed = false
  /// True if a transform is set, whose removal is a transition.
  private var isTransformed = false
  private var closingEnd = -Double.infinity

  /// A refresher in a scroll view of this height, in points.
  public init(viewport: Double) { thresholdPull = Self.fingerOffset + Self.share * viewport }

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }

  /// The original's own progress, 0…1: ``progress``, which is 1 when the pull fires.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of the engine's behaviour that a policy can describe: the rule under a finger.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(threshold: .points(thresholdPull))
    policy.rearm = .atRest
    return policy
  }

  /// The pull as this engine measures it: the content's distance beyond its top, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: view.topInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: gesture.begin(mayCapture: true)
    case .fingerMoved: moveFinger(view)
    case .dragEnded, .dragCancelled, .contactEnded: if gesture.end() { liftFinger(view, &effects) }
    case .offsetChanged: followScroll(view, &effects)
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { finishClosing(&effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  private mutating func moveFinger(_ view: ScrollSituation) {
    guard !gesture.isCaptured, gesture.captures(view) else { return }
    isDown = true
    if !hasRefreshed {
      isTransformed = true
      shift(to: 0, view)
    }
  }

  private mutating func liftFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    (isDown, hasStarted) = (false, false)
    if needsCompletion {
      close(view, &effects)
      needsCompletion = false
    } else if hasRefreshed {
      isTransformed = true
      shift(to: Self.room, view)
    }
  }

  private func hears(_ view: ScrollSituation) -> Bool {
    (isDown || current != .inactive) && view.overscroll(beyond: view.topInset) >= 0
  }

  private mutating func followScroll(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard hears(view) else { return }
    hasStarted = hasStarted || isDown
    let full = thresholdPull - Self.fingerOffset
    let share = (pull(view) - uncounted) / full
    progress = share > 0 ? (share < 1 ? share : 1) : 0
    guard current != .refreshing else { return }
    if !counted(view).passes(thresholdPull) {
      enter(.pulling, &effects)
    } else if !hasRefreshed {
      refresh(view, &effects)
    }
  }

  /// The present pull in the form compared with the threshold; without a finger the threshold is 30 px lower.
  private func counted(_ view: ScrollSituation) -> ComparedPull {
    .reaching(pull(view) + (Self.fingerOffset - uncounted))
  }

  /// The part of the pull that does not count at present, in pixels.
  private var uncounted: Double { isDown || hasStarted ? Self.fingerOffset : 0 }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.refreshing, &effects)
    hasRefreshed = true
    if !isDown {
      isTransformed = true
      shift(to: Self.room, view)
    }
    effects.append(.trigger(isDown ? .contact : .settling))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  /// Handles `complete`: while a finger is down, the closing waits for the release.
  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    needsCompletion = true
    if !isDown { close(view, &effects) }
  }

  private mutating func close(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if isTransformed {
      isTransformed = false
      closingEnd = view.time + Self.closeDuration
      shift(to: 0, view)
    }
    core.timers.add(0, at: closingEnd > view.time ? closingEnd : view.time + Self.fallback)
    enter(.completing, &effects)
  }

  private mutating func finishClosing(_ effects: inout RefreshEffects) {
    (hasRefreshed, needsCompletion, isDown) = (false, false, false)
    progress = 0
    enter(.inactive, &effects)
  }

  private mutating func shift(to target: Double, _ view: ScrollSituation) {
    guard target != contentShift else { return }
    (animationOrigin, animationStart) = (contentShift, view.time)
    contentShift = target
  }
}

extension IonicIOSRefresher: ComparingEngine {
  /// The engine's traits: it uses the finger's travel to know whether a finger is down.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: false, readsMotion: true, hearsTouches: true,
      thresholdReason: "varies the fraction of the height; without a finger 30 px less are still enough")
  }

  /// The pull compared with the threshold at a scroll event; nil if the engine ignores the event.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .offsetChanged, hears(view), current != .refreshing, !hasRefreshed else { return nil }
    return counted(view)
  }
}

extension IonicIOSRefresher {
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    quietScrolls(view).intersection(quietSide(view, past: view.topInset))
  }

  private func quietScrolls(_ view: ScrollSituation) -> QuietInterval {
    let inside = QuietInterval(low: (-view.topInset).nextUp)
    if !isDown, current == .inactive { return .everything }
    if isDown, !hasStarted { return inside }
    switch current {
    case .refreshing: return .everything
    case .inactive, .completing: return inside
    case .pulling:
      if hasRefreshed { return .everything }
      let full = QuietInterval.well(below: thresholdPull - (Self.fingerOffset - uncounted)).high
      return .pulls(upTo: full, past: view.topInset)
    }
  }

  /// The finger travel that need not be reported: at it the touch is neither captured nor refused.
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    gesture.isCaptured || !gesture.mayCapture ? .everything : .nothing
  }
}

extension IonicIOSRefresher: DescribedEngine {
  public var system: RefreshSystem? { .ionicIOS }
  public var held: RefreshEngine { .ionicIOS(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "ion-refresher (Ionic, iOS)",
      summary:
        "Ionic's ion-refresher on iOS: fires under the finger at 30 px plus 0.16 of the height beyond the top.",
      source: .init(
        "ionic-team/ionic-framework",
        "core/src/components/refresher/refresher.tsx and core/src/utils/gesture",
        release: "9.0.0", commit: "92c5545", date: "2023-06-07", since: "6.0.0",
        note:
          "At 1e1596f (5.6.7) the 30 px counted without a finger too. 9.0.0 was read in a fork (aeharding/ionic-framework at fee1790) and has the same rules"
      ),
      fidelity:
        "Written from its source; its own tests cannot run it, because they do not drive a browser that overscrolls. Its gap is drawn and not an inset, as in the original."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A release up to 30 px short of the threshold fires as the content moves back.")
    list.quirk("After a pull that was given up, momentum alone can fire, until the next refresh.")
    list.quirk("A finger that touches during the closing (0.3 s) does not pull afterwards.")
    list.quirk("0.8 s after an end without a refresh it becomes inactive, even if a refresh runs by then.")
  }

  /// The policy `ionic-ios-fixed` fires at the original's distance under a finger, and adds an inset of 60 pt once the finger is up.
  ///
  /// Bugs fixed: the original fires without a finger, 30 px earlier, after a release and after any abandoned pull; it ignores a finger that
  /// is down when the refresh ends or closes, until the next one.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .viewportShare(Self.share, minimum: 0, maximum: .infinity, plus: Self.fingerOffset),
        isStrict: false, .crossing,
        room: .room(Self.room, opening: Self.openDuration, closing: Self.closeDuration)),
      fixes: "a finger is needed, and one that touches while it closes counts")
  }
}
