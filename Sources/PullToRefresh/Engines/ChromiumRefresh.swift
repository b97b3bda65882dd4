import ScrollPhysics

/// Chromium's pull-to-refresh on Android (`TravelSystems.md`; ui/android/overscroll_refresh.cc and its circle).
///
/// *sum*: half of each movement of the finger, each half clamped to ±64/3 dp; movements back count too.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | contact on a touchscreen with the page at its top, nothing refreshing | waiting |
/// | waiting | movement more along than across, downwards | pulling |
/// | waiting | movement more along than across, upwards | idle for this gesture |
/// | waiting | the finger more than 8 dp away, more than 1.73 times as far across as along | idle for this gesture |
/// | pulling | release with sum > 64 dp, the finger slower than 500 px/s upwards | settling for 0.2 s |
/// | pulling | release otherwise, cancel | idle |
/// | settling | its end | refreshing, callback |
/// | settling, refreshing | end | idle |
/// | refreshing | 7.5 s after the callback, whatever the app does | idle |
/// | idle, waiting, pulling | begin | refreshing, without callback |
///
/// Quirk of the original, reproduced: a refresh takes at least three movements, however large, and so depends on how many samples there
/// are.
public struct ChromiumRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// No pull, and this gesture cannot start one.
    case idle
    /// A gesture that may become a pull has begun.
    case waiting
    /// The page is pulled.
    case pulling
    /// The refresh fired; the circle moves to its resting position.
    case settling
    /// The app's work is in progress.
    case refreshing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .waiting: "waiting"
      case .pulling: "pulling"
      case .settling: "settling"
      case .refreshing: "refreshing"
      }
    }
  }

  /// Points of pull per point of travel (`DRAG_RATE`).
  public static var gain: Double { 0.5 }
  /// The sum of half movements that a release must exceed to fire, in dp.
  public static var threshold: Double { 64 }
  /// The fewest movements a refresh takes (`MIN_PULLS_TO_ACTIVATE`): each movement counts for at most a third of the threshold.
  public static var leastSteps: Double { 3 }
  /// The most that one movement adds to the sum or subtracts from it, in dp.
  public static var greatestStep: Double { threshold / leastSteps }
  /// The angle to the vertical, in degrees, from which on a movement counts as across.
  public static var axisCone: Double { 45 }
  /// The ratio of travel across to travel along above which a gesture counts as sideways and does not pull (`kWeightAngle30`).
  public static var sidewaysSlope: Double { 1.73 }
  /// Distance in dp after which a movement has a direction (the platform's touch slop).
  public static var touchSlop: Double { 8 }
  /// Seconds from the callback after which a refresh ends if the page has not ended it (`MAX_REFRESH_ANIMATION_DURATION_MS`).
  public static var longestRefresh: Double { 7.5 }
  /// The upward velocity of a release from which on no refresh fires, in pixels per second (`kMinFlingVelocityForActivation`).
  public static var refusedSpeed: Double { 500 }
  /// Seconds from the release to the callback (`ANIMATE_TO_TRIGGER_DURATION`).
  public static var settleDuration: Double { 0.2 }

  /// The pull: the sum of half of each of the finger's movements, in dp, signed; between gestures its last value.
  public private(set) var sum = 0.0
  /// The time at which the circle began to move to its resting position, in seconds; nil otherwise.
  public private(set) var animationStart: Double?
  /// The time at which settling ends or a refresh has taken too long, in seconds; nil in other states.
  public private(set) var nextTimer: Double?
  /// The sum of half movements that a release must exceed to fire, in dp; 64 by default.
  public var thresholdPull = Self.threshold
  public var core = EngineCore(State.idle)
  private var gesture = PullGesture()
  private var lastTravel = 0.0

  /// Creates an engine for a page that is not pulled.
  public init() {}

  /// True while a refresh is in progress, including the settling before the callback.
  public var isRefreshing: Bool { current == .settling || current == .refreshing }
  public var isIdle: Bool { !isRefreshing }
  /// The circle's top while pulled, in dp below the page's top.
  public var circleTop: Double { SwipeRefreshCircle().top(pulled: sum) }

  /// The part of the engine's behaviour that a policy can describe: movements small enough not to be clamped.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy.lift(
      .points(thresholdPull), isStrict: true, .travel(gain: Self.gain), startsAtEdge: true,
      axisCone: Self.axisCone, callbackDelay: Self.settleDuration)
    policy.gates.sources = .touchscreen
    policy.gates.maximumUpwardRelease = Self.refusedSpeed
    return policy
  }

  /// The pull as this engine measures it: the sum of half movements, in dp, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { sum > 0 ? sum : 0 }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .fingerMoved: moveFinger(view, &effects)
    case .dragEnded: if current == .pulling { endDrag(view, &effects) }
    case .dragCancelled, .contactEnded: if !isRefreshing { enter(.idle, &effects) }
    case .timerFired: if let end = nextTimer, end <= view.time { finish(view, &effects) }
    case .beginRefreshing: if !isRefreshing { enter(.refreshing, &effects) }
    case .endRefreshing: if isRefreshing { enter(.idle, &effects) }
    default: break
    }
  }

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    gesture.begin(depth: view.contentOffset + view.topInset, at: view.time)
    lastTravel = 0
    guard !isRefreshing else { return }
    sum = 0
    enter(gesture.startedAtEdge && view.source == .touchscreen ? .waiting : .idle, &effects)
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let distance = view.fingerTravel - lastTravel
    lastTravel = view.fingerTravel
    if current == .waiting, isSideways(view) { enter(.idle, &effects) }
    if current == .waiting, view.axisAngle < Self.axisCone, view.fingerTravel != 0 {
      enter(view.fingerTravel > 0 ? .pulling : .idle, &effects)
    }
    guard current == .pulling else { return }
    let step = Self.gain * distance
    // A third of the threshold, also if the threshold was changed.
    let greatest = thresholdPull / Self.leastSteps
    sum += step > greatest ? greatest : (step < -greatest ? -greatest : step)
  }

  private func isSideways(_ view: ScrollSituation) -> Bool {
    let (along, across) = (view.fingerTravel.magnitude, view.fingerAcross.magnitude)
    return across > Self.sidewaysSlope * along
      && along * along + across * across > Self.touchSlop * Self.touchSlop
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard sum > thresholdPull, view.releaseVelocity < Self.refusedSpeed else {
      return enter(.idle, &effects)
    }
    enter(.settling, &effects)
    animationStart = view.time
    nextTimer = view.time + Self.settleDuration
    effects.append(.trigger(.released))
  }

  /// Ends settling, or a refresh that has taken too long.
  private mutating func finish(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .settling else { return enter(.idle, &effects) }
    enter(.refreshing, &effects)
    nextTimer = view.time + Self.longestRefresh
    effects.append(.callback)
    if endsInsideCallback { enter(.idle, &effects) }
  }

  private mutating func enter(_ state: State, _ effects: inout RefreshEffects) {
    guard state != current else { return }
    reenter(state, &effects)
    (animationStart, nextTimer) = (nil, nil)
  }
}

extension ChromiumRefresh: RefreshEngineBody {
  /// The engine's traits: it reads the release velocity. The threshold also limits each movement, so the sum depends on it.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: true, thresholdMethod: .replay,
      thresholdReason:
        "each movement counts for at most a third of the threshold, so the sum depends on it")
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
  }
}

extension ChromiumRefresh {
  /// All offsets: the engine watches only the finger, so it need not be notified of any offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    current == .waiting || current == .pulling ? .nothing : .everything
  }
}

extension ChromiumRefresh: DescribedEngine {
  public var system: RefreshSystem? { .chromiumOverscroll }
  public var held: RefreshEngine { .chromium(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "Chromium (Android)",
      summary:
        "Chromium's pull-to-refresh on Android, for touchscreens only: half of each movement counts, at most 64/3 dp.",
      source: .init(
        "chromium/chromium",
        "ui/android/overscroll_refresh.cc, SwipeRefreshHandler.java and the circle's SwipeRefreshLayout.java",
        release: "150.0.7871.100", archive: "Debian's source package chromium 150.0.7871.100",
        date: "2026-07-07", since: "150 or before",
        note:
          "Up to 132 a touchpad could pull too. The package does not contain the Java files; they were read at 0275a606 and 1503f7e3, whose dates are not known"
      ),
      fidelity:
        "Written from its source. Difference: here the movement that starts the pull counts; in the browser it goes to the page. It has no -fixed form, because no bug is known."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Ends the refresh 7.5 s after the callback, whatever the app does.")
  }

  /// Nil: the original has no known bug that a `-fixed` policy could fix.
  public var fixed: FixedPolicy? { nil }
}
