import ScrollPhysics

/// Ionic's `ion-refresher` since version 5, on Android: the native refresher of the Material mode (`TravelSystems.md`;
/// ionic-team/ionic-framework at 92c5545).
///
/// *captured*: a touch that began at the top while the gesture was on and nothing refreshed or closed, and has moved 5 px, less than 40°
/// from the vertical. *deltaY*: finger position minus its position at the sample that captured the touch.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event of a captured touch | then |
/// |---|---|---|
/// | any | its first move, upwards | out for this touch |
/// | any | its first move otherwise | pulling; progress stays 0 |
/// | any | a later move | progress is `deltaY/180·0.5` within 0…1 |
/// | any | touch end or cancel with progress > 0.4 | the gesture is off for 0.125 s, then refreshing, callback |
/// | any | touch end or cancel otherwise | the gesture is off for progress · 0.5 s, then inactive |
/// | any | end (`complete`) | completing |
/// | completing | 0.2 s after the end of a refresh, 0.7 s after an end without one | inactive, progress 0 |
///
/// Quirks of the original, reproduced: a cancelled touch counts as a release; a touch with only one move after the capture has no progress,
/// however far it went; `complete` works without a refresh, and later makes the refresher inactive in whatever state it is. The original
/// handles one move per display frame, this engine every sample; the second of the original's two frames before the closing is left out.
public struct IonicRefresher: Sendable {
  /// The states of Ionic's native refreshers, the same on Android and iOS.
  public typealias State = IonicState

  /// Travel at which a touch is captured, in pixels (`threshold` of the gesture).
  public static var slop: Double { 5 }
  /// The travel after the capture of the touch that gives a progress of 1, in pixels: 180 at half the speed.
  public static var fullPull: Double { 180 / 0.5 }
  /// The progress that a release must exceed to fire, 0…1.
  public static var standardShare: Double { 0.4 }
  /// Seconds from the release to the callback (`createSnapBackAnimation`).
  public static var snapDuration: Double { 0.125 }
  /// Seconds that the return from a progress of 1 takes (`progressEnd`).
  public static var returnDuration: Double { 0.5 }
  /// Seconds that the icon takes to close (its CSS transition).
  public static var closeDuration: Double { 0.2 }
  /// Seconds after which a closing ends if no transition ends it: the closing's 0.2 s and 500 ms (`transitionEnd`).
  public static var fallback: Double { 0.7 }
  /// Weight of the latest step in the finger's velocity (`calcGestureData`); the rest is the previous velocity.
  private static var newestWeight: Double { 0.7 }

  /// The travel after the capture of the touch that a release must exceed to fire, in pixels; 144 by default.
  public var thresholdPull = Self.standardShare * Self.fullPull
  /// The time at which the icon began to animate, in seconds; nil while a finger moves it or it rests.
  public private(set) var animationStart: Double?
  /// The finger's travel after the capture of the touch, at the latest move that counts, in pixels, ≥ 0.
  public private(set) var pulled = 0.0
  public var core = EngineCore(State.inactive)
  private var gesture = IonicGesture(slop: Self.slop)
  /// False while the icon returns or moves to its resting position: touches that begin then are ignored.
  private var isListening = true
  private var hasStarted = false
  private var isOut = false
  /// Weighted sum of the finger's steps, the latest with ``newestWeight``. For evenly spaced samples it has the sign of the
  /// original's velocity.
  private var drift = 0.0
  private var lastTravel = 0.0
  private var closingEnd = -Double.infinity

  private static var snapped: UInt8 { 0 }
  private static var returned: UInt8 { 1 }
  private static var closed: UInt8 { 2 }

  /// A refresher that is not pulled.
  public init() {}

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  /// True from the release that fired until its callback.
  public var isSnapping: Bool { !isListening && pulled > thresholdPull }
  /// The original's `progress`, 0…1: the pull as a fraction of ``fullPull``.
  public var progress: Double { pulled < Self.fullPull ? pulled / Self.fullPull : 1 }

  /// The original's own progress, 0…1: the pull as a fraction of ``fullPull``, from ``progress``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of the engine's behaviour that a policy can describe; it leaves out that exactly 40° counts as too far from the vertical.
  public var policy: RefreshPolicy {
    .lift(
      .points(thresholdPull), isStrict: true, .travelCurve(.beyond(slop: Self.slop)), startsAtEdge: true,
      axisCone: IonicGesture.greatestAngle, callbackDelay: Self.snapDuration)
  }

  /// The pull as this engine measures it: the travel after the capture of the touch, at the latest move that counts, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view)
    case .fingerMoved: moveFinger(view, &effects)
    case .dragEnded, .dragCancelled, .contactEnded: endContact(view, &effects)
    case .timerFired: fireTimer(view, &effects)
    case .endRefreshing: close(view, &effects)
    default: break
    }
  }

  private mutating func beginContact(_ view: ScrollSituation) {
    let isFree = isListening && current != .refreshing && current != .completing
    gesture.begin(mayCapture: isFree && view.isAtTop)
    (drift, lastTravel) = (0, 0)
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let step = view.fingerTravel - lastTravel
    lastTravel = view.fingerTravel
    drift = Self.newestWeight * step + (1 - Self.newestWeight) * drift
    guard gesture.isCaptured else {
      if gesture.captures(view) { (pulled, hasStarted, isOut) = (0, false, false) }
      return
    }
    if hasStarted {
      let deltaY = gesture.deltaY(view)
      pulled = deltaY > 0 ? deltaY : 0
    } else if isOut || drift < 0 {
      isOut = true
    } else {
      hasStarted = true
      animationStart = nil
      enter(.pulling, &effects)
    }
  }

  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let fires = passesThreshold(.dragEnded, view)
    guard gesture.end(), hasStarted else { return }
    (hasStarted, isListening, animationStart) = (false, false, view.time)
    if fires {
      effects.append(.trigger(.released))
      core.timers.add(Self.snapped, at: view.time + Self.snapDuration)
    } else {
      core.timers.add(Self.returned, at: view.time + progress * Self.returnDuration)
    }
  }

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch core.timers.take(dueAt: view.time) {
    case Self.snapped:
      (isListening, animationStart) = (true, nil)
      enter(.refreshing, &effects)
      effects.append(.callback)
      if endsInsideCallback { close(view, &effects) }
    case Self.returned:
      (isListening, animationStart, pulled) = (true, nil, 0)
      enter(.inactive, &effects)
    case Self.closed:
      (animationStart, pulled) = (nil, 0)
      enter(.inactive, &effects)
    default: break
    }
  }

  /// Handles `complete`. If the icon is visible it closes with a transition; otherwise that transition never happens, and a timeout ends
  /// the closing.
  private mutating func close(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .refreshing {
      closingEnd = view.time + Self.closeDuration
      animationStart = view.time
    }
    core.timers.add(Self.closed, at: closingEnd > view.time ? closingEnd : view.time + Self.fallback)
    enter(.completing, &effects)
  }
}

extension IonicRefresher: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: false, readsMotion: true, hearsTouches: true,
      thresholdReason:
        "varies the progress that the release must exceed, in pixels of deltaY, also beyond a progress of 1; the drawing stays the same",
      probedCallbacks: .newest)
  }

  /// The pull compared with the threshold, at the end of a captured touch that has begun to pull; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    switch event {
    case .dragEnded, .dragCancelled, .contactEnded:
      gesture.isCaptured && hasStarted ? .exceeding(pulled) : nil
    default: nil
    }
  }
}

extension IonicRefresher {
  /// All offsets: the engine watches only the finger, so it need not be notified of any offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    guard gesture.isCaptured else { return gesture.mayCapture ? .nothing : .everything }
    guard hasStarted else { return isOut ? .everything : .nothing }
    let deltaY: QuietInterval =
      pulled > thresholdPull ? QuietInterval(low: thresholdPull.nextUp) : QuietInterval(high: thresholdPull)
    return gesture.travel(forDeltaY: deltaY)
  }
}

extension IonicRefresher: DescribedEngine {
  public var system: RefreshSystem? { .ionic }
  public var held: RefreshEngine { .ionic(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "ion-refresher (Ionic, Android)",
      summary:
        "Ionic's ion-refresher on Android: fires on release beyond 144 px, after 5 px of slop.",
      source: .init(
        "ionic-team/ionic-framework",
        "core/src/components/refresher/refresher.tsx and core/src/utils/gesture",
        release: "9.0.0", commit: "92c5545", date: "2023-06-07", since: "6.1.11",
        note:
          "Before, progress left from the last pull let an upward pull show the indicator. 9.0.0 was read in a fork (aeharding/ionic-framework at fee1790) and has the same rules"
      ),
      fidelity:
        "Written from its source; agrees with its own tests, which check only that 320 px refresh. Difference: the original handles one move per display frame with its time stamp; here every sample counts, as if evenly spaced."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as an ended one.")
    list.quirk("A flick with only two moves does not refresh, however long it is.")
    list.quirk(
      "A touch that begins while the icon moves back (up to 0.2 s) is ignored until it ends.")
    list.quirk("0.7 s after an end without a refresh it becomes inactive, even if a refresh runs by then.")
  }

  /// The policy `ionic-fixed` fires at a release beyond 149 pt of travel (5 of slop and 144), and calls the app 125 ms later.
  ///
  /// The gesture must begin at the edge and go at most 40° from the vertical.
  ///
  /// Bugs fixed: the original takes a cancelled touch for a release, misses the travel of a quick flick with only two moves, and ignores a
  /// touch that begins while the icon returns. Its `complete` ends whatever is in progress later, also a refresh that began meanwhile.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .points(Self.slop + Self.standardShare * Self.fullPull), isStrict: true, .travel(gain: 1),
        startsAtEdge: true, axisCone: IonicGesture.greatestAngle, callbackDelay: Self.snapDuration,
        inset: .noRoom),
      fixes:
        "a cancelled touch does not fire; a quick flick counts; a touch that begins while the icon moves back counts; an end ends only its own refresh"
    )
  }
}
