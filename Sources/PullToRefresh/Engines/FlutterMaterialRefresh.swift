/// Flutter's Material `RefreshIndicator` (`TravelSystems.md`), by one of its three rules: see ``Release``.
///
/// *drag offset* since the gesture's start: how far the content moves past the edge if it can (*bouncing*), else the finger's travel
/// (*clamping*). *value*: drag offset / (0.25·viewport) in 0…1, armed at least 2/3.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | none | drag begins with the content at the top | drag |
/// | drag | value ≥ 2/3 (an offset change without a finger counts) | armed |
/// | drag, armed | content scrolled down, up to 3.16 | canceled |
/// | armed | value < 2/3 if content clamps, as proposed | drag |
/// | armed | an offset change without a finger | snap |
/// | armed | end of the scroll with value = 1, up to 3.16 with any | snap |
/// | drag, armed | end of the scroll otherwise | canceled |
/// | any but snap, refresh | begin (`show`) | snap |
/// | snap | 0.15 s | refresh, callback |
/// | refresh | end | done |
/// | done, canceled | 0.2 s | none |
///
/// The scroll ends with the lifting or cancelling of the finger if nothing moves after it, else when the content is at rest or touched.
/// Quirks of the original, reproduced: bouncing content fires from 1/6 of the viewport, clamping content from 1/4 unless it moves on after
/// the finger is up; a drag that begins before done or canceled is over does nothing.
public struct FlutterMaterialRefresh: Sendable {
  /// The versions of Flutter that differ in their rule.
  public enum Release: Sendable {
    /// Up to 3.16: content scrolled down cancels, and any armed pull fires at the end of its scroll.
    case upTo3x16
    /// Since 3.19 (pull request 139535): nothing disarms, and a scroll that ends fires only at the full value.
    case stable
  }

  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The indicator is not shown (`null` in the original).
    case none
    /// The pull is too short to fire.
    case drag
    /// The pull is long enough to fire.
    case armed
    /// The refresh fired; the indicator moves to its resting position.
    case snap
    /// The app's work is in progress.
    case refresh
    /// The indicator shrinks to nothing after the work.
    case done
    /// The indicator goes back after a pull that was too short.
    case canceled

    public var name: StaticString {
      switch self {
      case .none: "none"
      case .drag: "drag"
      case .armed: "armed"
      case .snap: "snap"
      case .refresh: "refresh"
      case .done: "done"
      case .canceled: "canceled"
      }
    }
  }

  /// The drag that gives the indicator its full value of 1, as a fraction of the viewport (`_kDragContainerExtentPercentage`).
  public static var fullShare: Double { 0.25 }
  /// The full drag divided by the drag that arms (`_kDragSizeFactorLimit`): a pull arms at two thirds of its full value.
  public static var sizeFactorLimit: Double { 1.5 }
  /// Seconds from the trigger to the callback (`_kIndicatorSnapDuration`).
  public static var snapDuration: Double { 0.15 }
  /// Seconds that the closing animations of the states done and canceled last (`_kIndicatorScaleDuration`).
  public static var scaleDuration: Double { 0.2 }
  /// The position at which the indicator settles, in points from the edge (`displacement`).
  public static var displacement: Double { 40 }

  /// Length of the viewport, in points.
  public let viewport: Double
  /// The drag that gives the indicator its full value of 1, in points; a quarter of the viewport by default.
  public private(set) var fullDrag: Double
  /// True if the scroll model lets content leave its bounds.
  public let contentOverscrolls: Bool
  /// The version of Flutter whose rule the engine follows.
  public let release: Release
  /// How far the content, or on content that clamps the finger, has been dragged, in points, signed; outside drag and armed its last value.
  public private(set) var dragOffset = 0.0
  /// The time at which the state snap, done or canceled began, in seconds; nil in other states.
  public private(set) var animationStart: Double?
  /// The indicator's value at ``animationStart``, 0…1.
  public private(set) var animationOrigin = 0.0
  /// The time at which the state snap, done or canceled ends, in seconds; nil in other states.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.none)
  private var gesture = PullGesture()
  private var startOffset = 0.0
  private var lastOffset = 0.0

  /// An indicator around a scroll view with this viewport length, in points.
  public init(viewport: Double, contentOverscrolls: Bool = true, release: Release = .stable) {
    self.viewport = viewport
    fullDrag = Self.fullShare * viewport
    self.contentOverscrolls = contentOverscrolls
    self.release = release
  }

  init(on host: EngineHost, release: Release) {
    self.init(
      viewport: host.viewport, contentOverscrolls: host.contentOverscrolls, release: release)
  }

  /// The drag that arms the indicator, in points: two thirds of ``fullDrag``, so a sixth of the viewport by default.
  public var armingDrag: Double { fullDrag / Self.sizeFactorLimit }
  public var isIdle: Bool { current != .refresh && nextTimer == nil }
  /// The indicator's position, 0…1, as a fraction of 1.5 times ``displacement``.
  public var value: Double {
    let value = dragOffset / fullDrag
    if current == .armed, dragOffset < armingDrag { return 1 / Self.sizeFactorLimit }
    return value > 1 ? 1 : (value > 0 ? value : 0)
  }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy.lift(
      .points(thresholdPull), isStrict: false, contentOverscrolls ? .offset : .travel(gain: 1),
      startsAtEdge: true, callbackDelay: Self.snapDuration)
    if contentOverscrolls { policy.moment = .bounceBack }
    return policy
  }

  /// The traits of a perfect engine with the same policy, except that pulling back does not disarm: on content that bounces, and up to
  /// Flutter 3.16 on any.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: 0)
    traits.staysArmed = firesFromArming
    traits.scrollDisarms = release == .upTo3x16
    return traits
  }

  /// True if the drag that arms also fires.
  private var firesFromArming: Bool { contentOverscrolls || release == .upTo3x16 }

  public func pull(_ view: ScrollSituation) -> Double {
    let pull = contentOverscrolls ? -(view.contentOffset + view.topInset) : dragOffset
    return pull > 0 ? pull : 0
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .dragBegan: beginDrag(&effects)
    case .fingerMoved: if !contentOverscrolls { pull(by: view.fingerTravel, &effects) }
    case .offsetChanged: followOffset(view, &effects)
    case .dragEnded, .dragCancelled: if !view.isDecelerating { endScroll(view, &effects) }
    case .timerFired: if let end = nextTimer, end <= view.time { endAnimation(view, &effects) }
    case .beginRefreshing: if current != .snap, current != .refresh { show(nil, view, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    endScroll(view, &effects)
    gesture.begin(depth: view.contentOffset + view.topInset, at: view.time)
    (startOffset, lastOffset) = (view.contentOffset, view.contentOffset)
  }

  private mutating func beginDrag(_ effects: inout RefreshEffects) {
    guard current == .none, gesture.startedAtEdge else { return }
    dragOffset = 0
    enter(.drag, &effects)
  }

  private var isPulled: Bool { current == .drag || current == .armed }

  private mutating func pull(by drag: Double, _ effects: inout RefreshEffects) {
    guard isPulled else { return }
    dragOffset = drag
    if current == .drag, dragOffset >= armingDrag {
      enter(.armed, &effects)
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let step = view.contentOffset - lastOffset
    lastOffset = view.contentOffset
    guard isPulled else { return }
    if release == .upTo3x16, !view.isAtTop {
      return animate(.canceled, for: Self.scaleDuration, view, &effects)
    }
    let wasArmed = current == .armed
    if contentOverscrolls {
      pull(by: startOffset - view.contentOffset, &effects)
    } else if !view.isTracking {
      pull(by: dragOffset - step, &effects)
    }
    guard !view.isTracking else { return }
    if current == .armed {
      show(wasArmed ? .released : .settling, view, &effects)
    } else if !view.isDecelerating {
      endScroll(view, &effects)
    }
  }

  private mutating func endScroll(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isPulled else { return }
    if current == .armed, dragOffset >= fullDrag || release == .upTo3x16 {
      show(.released, view, &effects)
    } else {
      animate(.canceled, for: Self.scaleDuration, view, &effects)
    }
  }

  private mutating func show(
    _ phase: TriggerPhase?, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    animate(.snap, for: Self.snapDuration, view, &effects)
    if let phase { effects.append(.trigger(phase)) }
  }

  private mutating func endAnimation(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .snap else { return enter(.none, &effects) }
    enter(.refresh, &effects)
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .refresh { animate(.done, for: Self.scaleDuration, view, &effects) }
  }

  private mutating func animate(
    _ state: State, for duration: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    let origin = value
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

extension FlutterMaterialRefresh: RefreshEngineBody {
  /// The engine's traits: it uses the finger's travel if content does not leave its bounds.
  ///
  /// If the content overscrolls, a further offset arms higher thresholds; otherwise each step of the content after the finger is up
  /// matters.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: false,
      thresholdReason: "varies the full drag (a quarter of the viewport), and the drag that arms with it",
      probedCallbacks: contentOverscrolls ? .furthest : .all)
  }

  /// The drag that fires, in points: ``armingDrag`` if the content overscrolls or up to Flutter 3.16, else ``fullDrag``. Setting one scales
  /// the other.
  public var thresholdPull: Double {
    get { firesFromArming ? armingDrag : fullDrag }
    set { fullDrag = firesFromArming ? newValue * Self.sizeFactorLimit : newValue }
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because the engine is armed at a fraction of
  /// its threshold and compares again at the end of the scroll.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    switch event {
    case .contactBegan: probeEnd(&levels)
    case .dragBegan: if current == .none { levels.disarm() }
    case .fingerMoved:
      if !contentOverscrolls, isPulled { probePull(view.fingerTravel, &levels) }
    case .offsetChanged: if isPulled { probeOffset(view, &levels) }
    case .dragEnded, .dragCancelled: if !view.isDecelerating { probeEnd(&levels) }
    default: break
    }
  }

  /// The greatest threshold that a drag of `drag` points arms for, in points.
  private func armedThreshold(_ drag: Double) -> Double {
    firesFromArming ? drag : drag * Self.sizeFactorLimit
  }

  private func probePull(_ drag: Double, _ levels: inout ThresholdLevels) {
    levels.arm(upTo: armedThreshold(drag))
  }

  private func probeOffset(_ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    if release == .upTo3x16, !view.isAtTop { return levels.disarm() }
    if contentOverscrolls {
      probePull(startOffset - view.contentOffset, &levels)
    } else if !view.isTracking {
      probePull(dragOffset - (view.contentOffset - lastOffset), &levels)
    }
    guard !view.isTracking else { return }
    levels.fire()
    if !view.isDecelerating { levels.disarm() }
  }

  private func probeEnd(_ levels: inout ThresholdLevels) {
    guard isPulled else { return }
    if release != .upTo3x16 {
      levels.hold(upTo: contentOverscrolls ? dragOffset / Self.sizeFactorLimit : dragOffset)
    }
    levels.fire()
    levels.disarm()
  }
}

extension FlutterMaterialRefresh {
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    let side = contentOverscrolls ? quietSide(view, past: view.topInset) : .everything
    guard isPulled else { return side }
    let top: QuietInterval = release == .upTo3x16 ? .atTop(view.topInset) : .everything
    return quietDrag(view).intersection(side).intersection(top)
  }

  private func quietDrag(_ view: ScrollSituation) -> QuietInterval {
    guard contentOverscrolls else { return view.isTracking ? .everything : .nothing }
    if current == .armed { return view.isTracking ? .everything : .nothing }
    guard view.isTracking || view.isDecelerating else { return .nothing }
    return QuietInterval(low: (-armingDrag).nextUp).before(adding: -startOffset)
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    guard !contentOverscrolls, isPulled else { return .everything }
    if current == .drag { return QuietInterval(high: armingDrag.nextDown) }
    return dragOffset >= thresholdPull
      ? QuietInterval(low: thresholdPull) : QuietInterval(high: thresholdPull.nextDown)
  }
}
