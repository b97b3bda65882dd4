/// Flutter's package `custom_refresh_indicator` (`TravelSystems.md`), which listens to a scroll view's notifications.
///
/// *drag offset* since the drag began: how far the content moves past the edge if it can (*bouncing*), else the finger's travel
/// (*clamping*). *value*: drag offset / (viewport/6) in 0…1.5.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | drag begins with the content at the top | dragging |
/// | dragging | value ≥ 1 (an offset change without a finger counts) | armed |
/// | armed | 0 < value < 1 | dragging |
/// | armed | an offset change without a finger | settling |
/// | dragging, armed | content scrolled down; if it clamps, any move of the finger back | canceling |
/// | armed | end of the scroll | settling |
/// | dragging | end of the scroll | canceling |
/// | settling | 0.15 s; at once from a value of exactly 1 | loading, callback |
/// | loading | end | finalizing |
/// | finalizing | 0.1 s | idle |
/// | canceling | 0.3 s times the value it began with | idle |
/// | idle | begin (`refresh`) | dragging, *shown* |
/// | shown | 0.3 s | armed, settling, loading, callback |
/// | shown | a pull | dragging: the pull decides |
/// | shown | any other scroll, or the end of one | canceling; the refresh is lost |
///
/// The scroll ends with the release or cancel if nothing moves after it, else when the content is at rest or touched. A drag that begins in
/// any state but idle does nothing. The original's optional state `complete` is off by default.
public struct CustomRefreshIndicator: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Nothing is shown.
    case idle
    /// The pull is too short to fire, or the indicator opens by itself because the app began a refresh.
    case dragging
    /// The indicator goes back after a pull that was too short.
    case canceling
    /// The pull is long enough to fire.
    case armed
    /// The refresh fired; the indicator moves to its resting position.
    case settling
    /// The app's work is in progress.
    case loading
    /// The indicator goes back after the work.
    case finalizing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .dragging: "dragging"
      case .canceling: "canceling"
      case .armed: "armed"
      case .settling: "settling"
      case .loading: "loading"
      case .finalizing: "finalizing"
      }
    }
  }

  /// The drag that arms the indicator, as a fraction of the viewport (`defaultContainerExtentPercentageToArmed`): a sixth.
  public static var armingShare: Double { 0.25 * (1 / 1.5) }
  /// The largest value of the indicator's position (`_kPositionLimit`); its resting position is 1.
  public static var greatestValue: Double { 1.5 }
  /// Seconds from the trigger to the callback (`settleDuration`).
  public static var settleDuration: Double { 0.15 }
  /// Seconds in which the indicator returns from its resting position after a pull that was too short (`cancelDuration`).
  public static var cancelDuration: Double { 0.3 }
  /// Seconds in which the indicator closes after the work (`finalizeDuration`).
  public static var finalizeDuration: Double { 0.1 }
  /// Seconds in which the indicator opens after the app has begun a refresh (`draggingDuration` of `refresh`).
  public static var showDuration: Double { 0.3 }

  /// The drag that arms the indicator, in points; a sixth of the viewport by default (`offsetToArmed`).
  public private(set) var armingDrag: Double
  /// True if the scroll model lets content leave its bounds.
  public let contentOverscrolls: Bool
  /// How far the content, or on content that clamps the finger, has been dragged, in points, signed; 0 outside dragging and armed.
  public private(set) var dragOffset = 0.0
  /// The time at which the present animation ends, in seconds; nil for none.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.idle)
  private var gesture = PullGesture()
  /// The animation of the indicator's position while no finger moves it.
  private var animation = AnimatedValue(0)
  /// True once the point from which the drag counts is known: from a drag's start, or from the first pull while the indicator opens.
  private var hasEdge = false
  /// The content offset and the finger's travel at which the drag offset is 0, in points.
  private var startOffset = 0.0
  private var startTravel = 0.0
  private var lastOffset = 0.0
  private var lastTravel = 0.0
  private var isArmedByFinger = false
  /// True while the last events showed content moving by itself.
  private var isMoving = false

  /// An indicator around a scroll view with this viewport length, in points.
  public init(viewport: Double, contentOverscrolls: Bool = true) {
    armingDrag = Self.armingShare * viewport
    self.contentOverscrolls = contentOverscrolls
  }

  init(on host: EngineHost) {
    self.init(viewport: host.viewport, contentOverscrolls: host.contentOverscrolls)
  }

  public var isIdle: Bool { current != .loading && nextTimer == nil }
  private var isPulled: Bool { current == .dragging || current == .armed }
  /// True while the indicator opens after the app has begun a refresh.
  private var isShown: Bool { current == .dragging && nextTimer != nil }

  /// The indicator's position at `time` (seconds), in 0…1.5; 1 is its resting position.
  public func value(at time: Double) -> Double {
    guard isPulled, !isShown else { return animation.value(at: time) }
    let value = dragOffset / armingDrag
    return value > Self.greatestValue ? Self.greatestValue : (value > 0 ? value : 0)
  }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy.lift(
      .points(armingDrag), isStrict: false, contentOverscrolls ? .offset : .travel(gain: 1),
      startsAtEdge: true,
      callbackDelay: Self.settleDuration)
    if contentOverscrolls { policy.moment = .bounceBack }
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double {
    let pull = contentOverscrolls ? view.overscroll(beyond: view.topInset) : dragOffset
    return pull > 0 ? pull : 0
  }

  /// The indicator's position, 0…1.5: ``value(at:)`` at the time of `view`.
  public func ownProgress(_ view: ScrollSituation) -> Double? { value(at: view.time) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .dragBegan: beginDrag(&effects)
    case .fingerMoved: if !contentOverscrolls { followFinger(view, &effects) }
    case .offsetChanged: followOffset(view, &effects)
    case .dragEnded, .dragCancelled: endDrag(view, &effects)
    case .timerFired: if let end = nextTimer, end <= view.time { endAnimation(view, &effects) }
    case .beginRefreshing: if current == .idle { show(view, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  // MARK: A scroll

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    // If the indicator opens over content at rest, there is no scroll that a touch could end.
    if isMoving || !isShown { endScroll(view, &effects) }
    isMoving = false
    gesture.begin(depth: view.contentOffset + view.topInset, at: view.time)
    (startOffset, lastOffset) = (view.contentOffset, view.contentOffset)
    (startTravel, lastTravel) = (0, 0)
  }

  private mutating func beginDrag(_ effects: inout RefreshEffects) {
    guard current == .idle, gesture.startedAtEdge else { return }
    (dragOffset, hasEdge) = (0, true)
    enter(.dragging, &effects)
  }

  /// Follows the finger on content that clamps: the content stays during a pull, and moves with the finger on any move back.
  private mutating func followFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let step = view.fingerTravel - lastTravel
    lastTravel = view.fingerTravel
    guard isPulled, step != 0 else { return }
    guard step > 0, view.isAtTop else { return hide(view, &effects) }
    if !hasEdge { (hasEdge, startTravel) = (true, view.fingerTravel - step) }
    pull(by: view.fingerTravel - startTravel, view, &effects)
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let before = lastOffset
    lastOffset = view.contentOffset
    isMoving = view.isDecelerating
    guard isPulled else { return }
    if current == .armed, !view.isTracking { return start(view, &effects) }
    if !hasEdge, view.isAtTop, view.contentOffset < before { (hasEdge, startOffset) = (true, before) }
    guard hasEdge, view.isAtTop else { return hide(view, &effects) }
    if contentOverscrolls || !view.isTracking {
      pull(by: startOffset - view.contentOffset, view, &effects)
    }
    if !view.isTracking, !view.isDecelerating { endScroll(view, &effects) }
  }

  private mutating func pull(
    by drag: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    dragOffset = drag
    nextTimer = nil
    if current == .dragging, drag >= armingDrag {
      isArmedByFinger = view.isTracking
      enter(.armed, &effects)
    } else if current == .armed, drag > 0, drag < armingDrag {
      enter(.dragging, &effects)
    }
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isMoving = view.isDecelerating
    if !isMoving { endScroll(view, &effects) }
  }

  private mutating func endScroll(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch current {
    case .armed: start(view, &effects)
    case .dragging: hide(view, &effects)
    default: break
    }
  }

  // MARK: What comes and goes by itself

  private mutating func start(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let value = value(at: view.time)
    animate(.settling, from: value, to: 1, for: value == 1 ? 0 : Self.settleDuration, view, &effects)
    effects.append(.trigger(isArmedByFinger ? .released : .settling))
    if nextTimer == nil { load(view, &effects) }
  }

  private mutating func hide(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let value = value(at: view.time)
    animate(.canceling, from: value, to: 0, for: Self.cancelDuration * value, view, &effects)
    if nextTimer == nil { enter(.idle, &effects) }
  }

  private mutating func show(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    animate(.dragging, from: 0, to: 1, for: Self.showDuration, view, &effects)
  }

  private mutating func endAnimation(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    nextTimer = nil
    switch current {
    case .dragging:
      enter(.armed, &effects)
      enter(.settling, &effects)
      load(view, &effects)
    case .settling: load(view, &effects)
    default: enter(.idle, &effects)
    }
  }

  private mutating func load(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    animation = AnimatedValue(1)
    enter(.loading, &effects)
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .loading else { return }
    animate(.finalizing, from: 1, to: 0, for: Self.finalizeDuration, view, &effects)
  }

  private mutating func animate(
    _ state: State, from origin: Double, to goal: Double, for duration: Double, _ view: ScrollSituation,
    _ effects: inout RefreshEffects
  ) {
    (dragOffset, hasEdge) = (0, false)
    animation = AnimatedValue(from: origin, to: goal, start: view.time, duration: duration, isLinear: true)
    nextTimer = duration > 0 ? view.time + duration : nil
    enter(state, &effects)
  }
}

extension CustomRefreshIndicator: RefreshEngineBody {
  /// The engine's traits: it uses the finger's travel if content does not leave its bounds. The threshold changes how long
  /// a cancelled pull takes to close, and a drag is ignored meanwhile.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: false, thresholdMethod: .replay,
      thresholdReason:
        "varies the drag that arms (a sixth of the viewport); a pull that is given up closes in up to 0.3 s, in proportion to its length, and the next drag waits for that"
    )
  }

  public var thresholdPull: Double {
    get { armingDrag }
    set { armingDrag = newValue }
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {}
}

extension CustomRefreshIndicator {
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    let side = contentOverscrolls ? quietSide(view, past: view.topInset) : .everything
    guard isPulled else { return side }
    guard hasEdge, nextTimer == nil else { return .nothing }
    guard view.isTracking || (view.isDecelerating && current != .armed) else { return .nothing }
    return quietPull(view).intersection(side).intersection(.atTop(view.topInset))
  }

  private func quietPull(_ view: ScrollSituation) -> QuietInterval {
    if !contentOverscrolls, view.isTracking { return .everything }
    let drags: QuietInterval
    if current == .dragging {
      drags = QuietInterval(high: armingDrag.nextDown)
    } else {
      drags = dragOffset > 0 ? QuietInterval(low: armingDrag) : QuietInterval(high: 0)
    }
    return drags.mirrored.before(adding: -startOffset)
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    contentOverscrolls || !isPulled ? .everything : .nothing
  }
}
