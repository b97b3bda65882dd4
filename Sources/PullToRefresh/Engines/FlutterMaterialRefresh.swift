import ScrollPhysics

/// Flutter's Material `RefreshIndicator` (`TravelSystems.md`; refresh_indicator.dart at 90e4a12f).
///
/// The earlier 009a929 does not yet have one rule (`TravelSystems.md`): there the end of a scroll fires whenever armed,
/// also at less than value 1.
///
/// *drag offset* since the gesture's start: what the content moves past the edge where it can (*bouncing*), else the
/// finger's travel (*clamping*). *value*: drag offset / (0.25·viewport) in 0…1, armed at least 2/3.
///
/// | state | event | then |
/// |---|---|---|
/// | none | drag begins with the content at the top | drag |
/// | drag | value ≥ 2/3 (an offset change without a finger counts) | armed |
/// | drag, armed | content scrolled down | canceled |
/// | armed | an offset change without a finger | snap |
/// | armed | end of the scroll with value = 1 | snap |
/// | drag, armed | end of the scroll otherwise | canceled |
/// | any but snap, refresh | begin (`show`) | snap |
/// | snap | 0.15 s | refresh, callback |
/// | refresh | end | done |
/// | done, canceled | 0.2 s | none |
///
/// The scroll ends with the lift or cancel where nothing moves after it, else when the content is at rest or
/// touched. Kept from the original: bouncing content fires from 1/6 of the viewport, clamping content from
/// 1/4; pulling back does not disarm; a drag that begins before done or canceled is over does nothing.
public struct FlutterMaterialRefresh: Sendable {
  /// The states, by index.
  public enum State: UInt8, EngineState {
    /// Nothing is shown (`null` in the original).
    case none
    /// Pulled, not far enough.
    case drag
    /// Pulled far enough.
    case armed
    /// Fired; the indicator goes to its resting position.
    case snap
    /// The work is going on.
    case refresh
    /// The indicator shrinks away after the work.
    case done
    /// The indicator goes back after too short a pull.
    case canceled

    /// The state in the system's own words.
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

  /// The drag offset of value 1, as a share of the viewport (`_kDragContainerExtentPercentage`).
  public static var fullShare: Double { 0.25 }
  /// The inverse of the value that arms (`_kDragSizeFactorLimit`).
  public static var sizeFactorLimit: Double { 1.5 }
  /// Seconds from the trigger to the callback (`_kIndicatorSnapDuration`).
  public static var snapDuration: Double { 0.15 }
  /// Seconds of done and of canceled (`_kIndicatorScaleDuration`).
  public static var scaleDuration: Double { 0.2 }
  /// The position at which the indicator settles, in points from the edge (`displacement`).
  public static var displacement: Double { 40 }

  /// Length of the viewport, in points.
  public let viewport: Double
  /// The drag that makes it full, and fires at the lift, in points: a quarter of the viewport, unless it is set.
  public private(set) var fullDrag: Double
  /// True if the scroll model lets content leave its bounds.
  public let contentOverscrolls: Bool
  /// Index of the state it is in.
  public var state: UInt8 { current.rawValue }
  /// True if the app ends the refresh within its handler.
  public var endsInsideCallback = false
  /// The drag offset, in points, signed; its last value outside drag and armed.
  public private(set) var dragOffset = 0.0
  /// The time at which snap, done or canceled began, in seconds.
  public private(set) var animationStart: Double?
  /// The value then.
  public private(set) var animationOrigin = 0.0
  /// The end of snap, done or canceled.
  public private(set) var nextTimer: Double?
  private var current = State.none
  private var gesture = PullGesture()
  private var startOffset = 0.0

  /// An indicator around a scroll view of this length, in points.
  public init(viewport: Double, contentOverscrolls: Bool = true) {
    self.viewport = viewport
    fullDrag = Self.fullShare * viewport
    self.contentOverscrolls = contentOverscrolls
  }

  /// The drag offset that arms, in points: a sixth of the viewport.
  public var armingDrag: Double { fullDrag / Self.sizeFactorLimit }
  /// Nothing is to come by itself.
  public var isIdle: Bool { current != .refresh && nextTimer == nil }
  /// The value, in 0…1: the indicator's position in units of 1.5 displacements.
  public var value: Double {
    let value = dragOffset / fullDrag
    if current == .armed, dragOffset < armingDrag { return 1 / Self.sizeFactorLimit }
    return value > 1 ? 1 : (value > 0 ? value : 0)
  }

  /// The part of its behaviour that a policy can describe.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), moment: contentOverscrolls ? .bounceBack : .release)
    if !contentOverscrolls { policy.input = .travel(gain: 1) }
    policy.gates.requiresFinger = true
    policy.gates.startsAtEdge = true
    policy.rearm = .newGesture
    policy.callbackDelay = Self.snapDuration
    return policy
  }

  /// Those of the policy; pulling back does not disarm content that bounces.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: 0)
    traits.staysArmed = contentOverscrolls
    return traits
  }

  /// The pull as it sees it, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    let pull = contentOverscrolls ? -(view.contentOffset + view.topInset) : dragOffset
    return pull > 0 ? pull : 0
  }

  /// Handles `event` as the indicator does, and adds its effects in order.
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
    startOffset = view.contentOffset
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
    if current == .drag, dragOffset >= armingDrag { enter(.armed, &effects) }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isPulled else { return }
    if !view.isAtTop {
      return animate(.canceled, for: Self.scaleDuration, view, &effects)
    }
    let wasArmed = current == .armed
    if contentOverscrolls { pull(by: startOffset - view.contentOffset, &effects) }
    guard !view.isTracking else { return }
    if current == .armed {
      show(wasArmed ? .released : .settling, view, &effects)
    } else if !view.isDecelerating {
      endScroll(view, &effects)
    }
  }

  private mutating func endScroll(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isPulled else { return }
    if current == .armed, dragOffset >= fullDrag {
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
    current = state
    animationStart = nil
    nextTimer = nil
    effects.append(.enter(state.rawValue))
  }
}

extension FlutterMaterialRefresh: RefreshEngineBody {
  /// It looks at no velocity and no angle.
  @inlinable public static var readsMotion: Bool { false }
  /// It does not see the threshold before it passes it.
  public static var thresholdMethod: ThresholdMethod { .critical }
  /// It takes the finger's travel where content does not leave its bounds.
  public static var followsFinger: Bool { true }
  /// An app can ask it to refresh.
  @inlinable public static var takesBegin: Bool { true }

  /// ``armingDrag`` where the content overscrolls, else ``fullDrag``; the other stays in proportion.
  public var thresholdPull: Double {
    get { contentOverscrolls ? armingDrag : fullDrag }
    set { fullDrag = contentOverscrolls ? newValue * Self.sizeFactorLimit : newValue }
  }

  /// The parts that vary with the threshold, and what becomes of the others.
  public var thresholdReason: StaticString {
    "varies the full drag (a quarter of the viewport), and the drag that arms with it"
  }

  /// Updates `levels` for engines of other thresholds: see the protocol.
  ///
  /// By hand: it is armed at a share of its threshold and compares again at the end of the scroll.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    switch event {
    case .contactBegan: probeEnd(&levels)
    case .dragBegan: if current == .none { levels.disarm() }
    case .fingerMoved:
      if !contentOverscrolls, isPulled { levels.arm(upTo: armedThreshold(view.fingerTravel)) }
    case .offsetChanged: if isPulled { probeOffset(view, &levels) }
    case .dragEnded, .dragCancelled: if !view.isDecelerating { probeEnd(&levels) }
    default: break
    }
  }

  /// The greatest threshold that a drag of this many points arms for.
  private func armedThreshold(_ drag: Double) -> Double {
    contentOverscrolls ? drag : drag * Self.sizeFactorLimit
  }

  private func probeOffset(_ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard view.contentOffset + view.topInset <= PullGesture.restDistance else { return levels.disarm() }
    if contentOverscrolls { levels.arm(upTo: armedThreshold(startOffset - view.contentOffset)) }
    guard !view.isTracking else { return }
    levels.fire()
    if !view.isDecelerating { levels.disarm() }
  }

  private func probeEnd(_ levels: inout ThresholdLevels) {
    guard isPulled else { return }
    levels.hold(upTo: contentOverscrolls ? dragOffset / Self.sizeFactorLimit : dragOffset)
    levels.fire()
    levels.disarm()
  }
}

extension FlutterMaterialRefresh: DescribedEngine {
  /// The built-in system it is.
  public var system: RefreshSystem? { .flutterMaterial }
  /// Itself, as a host keeps it.
  public var held: RefreshEngine { .flutterMaterial(self) }

  /// The facts known of the original.
  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator,
      summary:
        "Flutter's Material RefreshIndicator: on content that bounces a sixth of the viewport and the bounce-back, else a quarter and the lift.",
      source: .init(
        "flutter/flutter", commit: "90e4a12f",
        part: "material/refresh_indicator.dart; at 009a929 the end of a scroll fires from a sixth as well"),
      fidelity:
        "Written from its source; agrees with the numbers of its own tests.")
  }

  /// Lists what the original does that a user would call a bug, and that is kept.
  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Once armed, pulling back does not disarm it.")
  }

  /// `flutter-material-fixed`: a lift at a quarter of the viewport of travel or more, told after 150 ms.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Mended: on content that overscrolls the original fires
  /// from a sixth of the viewport on, at the first motion after the lift, and once armed pulling back does not disarm it;
  /// here the lift decides in the same way on every scroll physics.
  public var mended: MendedPolicy? {
    var policy = RefreshPolicy.travel(
      gain: 1, .viewportShare(Self.fullShare, minimum: 0, maximum: .infinity),
      isStrict: false)
    policy.gates.startsAtEdge = true
    policy.callbackDelay = Self.snapDuration
    return MendedPolicy(
      policy, mends: "the lift decides by the same pull on every scroll physics, and pulling back disarms")
  }
}
