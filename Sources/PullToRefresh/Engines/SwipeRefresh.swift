/// AndroidX SwipeRefreshLayout (`TravelSystems.md`, quirks Q12 and Q13): a circle over content that does not move.
///
/// *pulled*: on the touch path, the finger's travel minus its slop of 8 dp, times 0.5. Only a gesture counts that began with the scroll
/// view at its top (`canChildScrollUp`, at ACTION_DOWN) and did not first move up by the slop; such a gesture belongs to the scroll view
/// for good (`requestDisallowInterceptTouchEvent`). On the nested path, the finger's travel past the edge. React Native's and Firefox's
/// layouts differ only in the touches that they accept: `SwipeRefreshTouch` has the table.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle, returning, closing | a move with a pull, of a gesture that began while nothing refreshed | dragging |
/// | dragging | release with pulled > 64 dp | settling for 0.2 s |
/// | dragging | release otherwise | returning for 0.2 s |
/// | dragging | cancel, touch path | idle; nothing fires and the circle stays where it is until the next touch |
/// | dragging | cancel, nested path | as a release: the scroll view ends its scroll (`onStopNestedScroll`) |
/// | settling | its end | refreshing, callback |
/// | idle, dragging, returning, closing | begin | refreshing, without callback |
/// | settling, refreshing | end | closing for 0.15 s |
/// | returning, closing | its end | idle |
///
/// Quirks of the original, reproduced: the same scroll view fires at half the distance on the nested path; an end within the 0.2 s of
/// settling cancels the callback; on the nested path a begin during a drag does not stop the drag, and a release short of the threshold
/// then ends that refresh; a cancelled nested scroll fires.
///
/// In the original a second finger takes over the pull at its own position, measured from the first finger's start. A trace holds the
/// fingers' mean travel, so this jump is not modelled.
public struct SwipeRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value. The original has two flags, refreshing and
  /// being dragged, and its animations instead.
  public enum State: UInt8, EngineState {
    /// Nothing is shown, or a circle that a cancel left behind.
    case idle
    /// The circle follows the finger.
    case dragging
    /// The circle goes back after a pull that was too short.
    case returning
    /// The refresh fired; the circle moves to its resting position.
    case settling
    /// The app's work is in progress.
    case refreshing
    /// The circle shrinks to nothing.
    case closing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .dragging: "dragging"
      case .returning: "returning"
      case .settling: "settling"
      case .refreshing: "refreshing"
      case .closing: "closing"
      }
    }
  }

  /// Travel at which the layout takes over a touch, and from which a pull counts, in dp (`getScaledTouchSlop`).
  public static var touchSlop: Double { 8 }
  /// Points of pull per point of travel on the touch path (`DRAG_RATE`).
  public static var touchGain: Double { 0.5 }
  /// Points of pull per point of travel that a nested scroll view does not consume.
  public static var nestedGain: Double { 1 }
  /// Seconds from the release to the callback (`ANIMATE_TO_TRIGGER_DURATION`).
  public static var settleDuration: Double { 0.2 }
  /// Seconds the circle takes to go back after a pull that was too short (`ANIMATE_TO_START_DURATION`).
  public static var returnDuration: Double { 0.2 }
  /// Seconds the circle takes to shrink to nothing (`SCALE_DOWN_DURATION`).
  public static var closeDuration: Double { 0.15 }

  /// True on the nested path, where a nested scroll view passes on travel, not halved; false on the touch path.
  public let isNested: Bool
  /// The variant of the layout.
  public let kind: SwipeRefreshKind
  /// Size and positions of the circle.
  public let circle: SwipeRefreshCircle
  /// The threshold, which a pull must exceed to fire, in points; by default the distance that the circle moves down.
  public var thresholdPull: Double
  /// The pull: half of the travel after the slop, or on the nested path the travel past the edge, in pixels, ≥ 0. Between gestures its last
  /// value.
  public private(set) var pulled = 0.0
  /// The time at which the state's animation began, in seconds; nil if it has none.
  public private(set) var animationStart: Double?
  /// The circle's top at ``animationStart``, in pixels.
  public private(set) var animationOrigin: Double
  /// The time at which the state's animation ends, in seconds; nil for none.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.idle)
  private var gesture = PullGesture()
  private var touch: SwipeRefreshTouch

  /// A layout on the touch path, or on the nested one.
  ///
  /// - Parameters:
  ///   - isNested: True for the nested path, which only AndroidX's own layout has.
  ///   - kind: The variant of the layout.
  ///   - density: Pixels per dp, above 0; travel is then in pixels.
  public init(isNested: Bool = false, _ kind: SwipeRefreshKind = .androidX, density: Double = 1) {
    self.isNested = isNested
    self.kind = kind
    touch = SwipeRefreshTouch(kind, slop: Self.touchSlop * density)
    circle = SwipeRefreshCircle(density: density)
    thresholdPull = circle.target
    animationOrigin = circle.start
  }

  /// True while a refresh is in progress, including the settling before the callback.
  public var isRefreshing: Bool { current == .settling || current == .refreshing }
  public var isIdle: Bool { !isRefreshing && nextTimer == nil }
  private var curve: TravelCurve { .after(slop: touch.slop, gain: Self.touchGain) }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy.lift(
      .points(thresholdPull), isStrict: true,
      isNested ? .travel(gain: Self.nestedGain) : .travelCurve(curve), startsAtEdge: !isNested,
      callbackDelay: Self.settleDuration)
    if kind == .firefox { policy.gates.maximumContacts = 1 }
    return policy
  }

  /// The pull as this engine measures it, in pixels, ≥ 0: half of the travel after the slop, or on the nested path the travel past the
  /// edge.
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  /// The circle's top at `time` (seconds), in pixels below the layout's top.
  public func circleTop(at time: Double) -> Double {
    guard let start = animationStart else {
      return current == .refreshing ? circle.rest : circle.top(pulled: pulled)
    }
    switch current {
    case .settling:
      return circle.moving(
        from: animationOrigin, to: circle.rest, share: (time - start) / Self.settleDuration)
    case .returning:
      return circle.moving(
        from: animationOrigin, to: circle.start, share: (time - start) / Self.returnDuration)
    default: return animationOrigin
    }
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .fingerMoved: moveFinger(view, &effects)
    case .fingerJoined: touch.join()
    case .dragEnded: endDrag(view, &effects)
    case .dragCancelled: if isNested { endDrag(view, &effects) } else { cancelDrag(&effects) }
    case .contactEnded: touch.end(at: view.time)
    case .timerFired: if let end = nextTimer, end <= view.time { endAnimation(view, &effects) }
    case .beginRefreshing: if !isRefreshing { enter(.refreshing, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    gesture.begin(depth: view.contentOffset + view.topInset, at: view.time)
    if isNested {
      touch.beginNested(isFree: !isRefreshing)
    } else {
      touch.begin(isFree: !isRefreshing, startsAtEdge: gesture.startedAtEdge, at: view.time)
    }
    guard touch.isFollowed else { return }
    pulled = 0
    if current == .returning { enter(.idle, &effects) }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    touch.move(view, mayTake: !isRefreshing)
    guard touch.isTaken, isNested || !isRefreshing else { return }
    let past = gesture.travelPastEdge(view.fingerTravel)
    pulled = isNested ? Self.nestedGain * past : curve.pull(past)
    if pulled > 0, current == .idle || current == .closing { enter(.dragging, &effects) }
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard touch.isFollowed else { return }
    let fires = passesThreshold(.dragEnded, view)
    touch.end(at: view.time)
    if isRefreshing {
      if isNested, pulled > 0, pulled <= thresholdPull { goBack(view, &effects) }
    } else if fires {
      animate(.settling, for: Self.settleDuration, view, &effects)
      effects.append(.trigger(.released))
    } else if current == .dragging {
      goBack(view, &effects)
    }
  }

  private mutating func goBack(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    animate(.returning, for: Self.returnDuration, view, &effects)
  }

  private mutating func cancelDrag(_ effects: inout RefreshEffects) {
    touch.cancel()
    if current == .dragging { enter(.idle, &effects) }
  }

  private mutating func endAnimation(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .settling else {
      pulled = 0
      return enter(.idle, &effects)
    }
    enter(.refreshing, &effects)
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if isRefreshing { animate(.closing, for: Self.closeDuration, view, &effects) }
  }

  private mutating func animate(
    _ state: State, for duration: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    let origin = circleTop(at: view.time)
    enter(state, &effects)
    animationOrigin = origin
    animationStart = view.time
    nextTimer = view.time + duration
  }

  private mutating func enter(_ state: State, _ effects: inout RefreshEffects) {
    reenter(state, &effects)
    (animationStart, nextTimer) = (nil, nil)
  }
}

extension SwipeRefresh: ComparingEngine {
  /// The engine's traits: React Native's and Firefox's layouts use travel across.
  ///
  /// On the touch path the layout takes touches; on the nested path the scroll view passes on its drags.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: kind != .androidX, hearsTouches: !isNested,
      thresholdReason:
        "varies the distance to trigger (setDistanceToTriggerSync); the circle's position stays the same",
      probedCallbacks: .newest)
  }

  /// The pull compared with the threshold, at a release of a followed touch; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded || (isNested && event == .dragCancelled) else { return nil }
    guard touch.isFollowed, !isRefreshing else { return nil }
    return .exceeding(pulled)
  }
}

extension SwipeRefresh {
  /// All offsets: the engine watches only the finger, so it need not be notified of any offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    guard touch.isTaken else { return touch.quietTravel(view) }
    if isRefreshing, !isNested { return .everything }
    let isUnseen = current == .idle || current == .closing
    return isUnseen ? quietPull.intersection(unpulled) : quietPull
  }

  /// The finger travel whose pull is on the same side of the threshold as the present pull.
  private var quietPull: QuietInterval {
    let bound = isNested ? thresholdPull / Self.nestedGain : curve.travel(forPull: thresholdPull)
    let isBeyond = pulled > thresholdPull
    return (isBeyond ? QuietInterval.well(above: bound) : .well(below: bound)).before(
      adding: -gesture.travelAtEdge)
  }

  /// The finger travel at which there is no pull.
  private var unpulled: QuietInterval {
    QuietInterval(high: isNested ? 0 : touch.slop).before(adding: -gesture.travelAtEdge)
  }
}
