import ScrollPhysics

/// pulltorefresh.js (`TravelSystems.md`, quirk Q17; BoxFactura/pulltorefresh.js at 276be89).
///
/// `d`: finger position minus start point; `y = min(1, (d/60)/2.5)·min(80, d)`. A *start point* is set by a touch on a page at its top,
/// else by the first move there.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | pending | touch start | element mounted; start point if at the top |
/// | pending | move | pulling |
/// | pulling | move with d > 0 | the height drawn is the y of the move before; y > 60: releasing |
/// | releasing | move with y < 60 | pulling |
/// | releasing | touch end with y > 60 | refreshing, height 50; callback after 0.5 s |
/// | pending, pulling, releasing | touch end otherwise | pending, height 0; start point cleared |
/// | any, mounted | end | height 0; after 0.5 s unmounted, pending |
/// | pending | 0.5 s after the last touch end | as an end |
///
/// Quirks of the original, reproduced: a drag during a refresh leaves its start point behind, and the next drag on a scrolled page pulls
/// from there; nothing listens to a cancel, so the pull continues with the next touch; the 0.5 s of a second end interrupt whatever is in
/// progress then; the touch end of any finger ends the pull. A finger's position is its travel in this contact: all contacts are assumed to
/// begin at the same height.
public struct PullToRefreshJS: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case pending
    /// The pull is too short to fire.
    case pulling
    /// The pull is long enough to fire.
    case releasing
    /// The app's work is in progress or about to start, or its end is shown.
    case refreshing

    public var name: StaticString {
      switch self {
      case .pending: "pending"
      case .pulling: "pulling"
      case .releasing: "releasing"
      case .refreshing: "refreshing"
      }
    }
  }

  /// The resisted pull (`y`) that a release must exceed to fire, in pixels (`distThreshold`).
  public static var threshold: Double { 60 }
  /// The greatest resisted pull (`y`), in pixels (`distMax`).
  public static var greatest: Double { 80 }
  /// The travel over which the resistance decreases, as a multiple of the threshold (`resistanceFunction`).
  public static var resistance: Double { 2.5 }
  /// The height while refreshing, in pixels (`distReload`).
  public static var reloadHeight: Double { 50 }
  /// Seconds from the release to the callback, from an end to pending, and from a touch end to the unmounting (`refreshTimeout`).
  public static var timeout: Double { 0.5 }
  /// The curve from the finger's travel past the edge to the resisted pull.
  public static var curve: TravelCurve {
    .resisted(threshold: threshold, resistance: resistance, greatest: greatest)
  }

  /// The height drawn, in pixels: the resisted pull at the previous move. Nil while nothing is mounted and before the first move.
  public private(set) var height: Double?
  /// The resisted pull at the latest move, in pixels.
  public private(set) var resisted = 0.0
  /// True while the indicator's element is in the page.
  public private(set) var isMounted = false
  /// The resisted pull that a release must exceed to fire, in points (`distThreshold`); 60 by default.
  public var thresholdPull = Self.threshold
  public var core = EngineCore(State.pending)
  private var startPoint: Double?
  private var movePoint: Double?
  private var distance = 0.0
  /// The latest distance above 0, in points, from which ``resisted`` was computed.
  private var resistedDistance = 0.0
  private var hasEnded = false
  private var unmounting: Double?

  private static var callback: UInt8 { 0 }
  private static var resetDone: UInt8 { 1 }

  /// Creates an engine for a page that is not pulled.
  public init() {}

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  /// The time of the next timeout, in seconds; nil for none.
  public var nextTimer: Double? {
    guard let unmounting else { return core.timers.next }
    guard let next = core.timers.next, next <= unmounting else { return unmounting }
    return next
  }

  public var policy: RefreshPolicy {
    .lift(.points(thresholdPull), isStrict: true, .travelCurve(ownCurve), callbackDelay: Self.timeout)
  }

  /// The pull as this engine measures it: the resisted pull at the latest move, in pixels, ≥ 0. It is drawn at the move after.
  public func pull(_ view: ScrollSituation) -> Double { resisted }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    let before = current
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .fingerMoved: moveFinger(view, &effects)
    case .fingerLeft: endTouch(view, &effects)
    case .dragEnded: endContact(view, &effects)
    case .dragCancelled: hasEnded = true
    case .contactEnded: if !hasEnded { endContact(view, &effects) }
    case .timerFired: fireTimer(view, &effects)
    case .endRefreshing: reset(view, &effects)
    default: break
    }
    if current != before { effects.append(.enter(current.rawValue)) }
  }

  private var ownCurve: TravelCurve {
    .resisted(threshold: thresholdPull, resistance: Self.resistance, greatest: Self.greatest)
  }

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    hasEnded = false
    guard current == .pending else { return }
    if !isMounted {
      isMounted = true
      height = nil
      effects.append(.note(.mounted, 0))
    }
    if view.isAtTop { startPoint = view.fingerTravel }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isMounted else { return }
    if startPoint != nil {
      movePoint = view.fingerTravel
    } else if view.isAtTop {
      startPoint = view.fingerTravel
    }
    guard current != .refreshing else { return }
    if current == .pending { core.current = .pulling }
    if let startPoint, let movePoint { distance = movePoint - startPoint }
    guard distance > 0 else { return }
    draw(resisted, &effects)
    resisted = ownCurve.pull(distance)
    resistedDistance = distance
    if current == .pulling, resisted > thresholdPull { core.current = .releasing }
    if current == .releasing, resisted < thresholdPull { core.current = .pulling }
  }

  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    hasEnded = true
    endTouch(view, &effects)
  }

  /// Handles a finger leaving the screen, the last one or not: the original receives `touchend` for each.
  private mutating func endTouch(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isMounted else { return }
    unmounting = view.time + Self.timeout
    if current == .releasing, resisted > thresholdPull {
      core.current = .refreshing
      draw(Self.reloadHeight, &effects)
      effects.append(.trigger(.released))
      core.timers.add(Self.callback, at: view.time + Self.timeout)
    } else {
      guard current != .refreshing else { return }
      draw(0, &effects)
      core.current = .pending
    }
    (startPoint, movePoint) = (nil, nil)
    (distance, resisted, resistedDistance) = (0, 0, 0)
  }

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch core.timers.take(dueAt: view.time) {
    case Self.callback:
      effects.append(.callback)
      if endsInsideCallback { reset(view, &effects) }
    case Self.resetDone:
      if isMounted {
        isMounted = false
        height = nil
        effects.append(.note(.unmounted, 0))
      }
      core.current = .pending
    default: finishUnmounting(view, &effects)
    }
  }

  private mutating func finishUnmounting(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let time = unmounting, time <= view.time else { return }
    unmounting = nil
    if current == .pending { reset(view, &effects) }
  }

  private mutating func reset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isMounted else { return }
    draw(0, &effects)
    core.timers.add(Self.resetDone, at: view.time + Self.timeout)
  }

  private mutating func draw(_ height: Double, _ effects: inout RefreshEffects) {
    guard height != self.height else { return }
    self.height = height
    effects.append(.note(.height, height))
  }
}

extension PullToRefreshJS: RefreshEngineBody {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: false, readsMotion: false, hearsTouches: true,
      thresholdReason:
        "varies distThreshold, which its resistance depends on; the critical value is computed from the distance",
      probedCallbacks: .newest)
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because the pull itself depends on the
  /// threshold, for which the formula is solved.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    let isEnd = event == .fingerLeft || event == .dragEnded || (event == .contactEnded && !hasEnded)
    guard isEnd, isMounted, current == .pulling else { return }
    // min(1, d/(T·r))·min(greatest, d) > T, solved for T.
    let most = resistedDistance < Self.greatest ? resistedDistance : Self.greatest
    let root = (resistedDistance * most / Self.resistance).squareRoot()
    levels.fire(below: root < most ? root : most)
  }
}

extension PullToRefreshJS {
  /// All offsets, as the engine watches only the finger; but during a touch without a start point, only those of a page scrolled down,
  /// which set none.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard view.isTracking, isMounted, startPoint == nil else { return .everything }
    return .scrolled(view.topInset)
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if !isMounted || current == .refreshing { return .everything }
    if current == .pending { return .nothing }
    guard let startPoint else { return distance > 0 ? .nothing : .everything }
    guard view.fingerTravel - startPoint > 0 else { return QuietInterval(high: startPoint) }
    let bound = ownCurve.travel(forPull: thresholdPull)
    let side: QuietInterval = current == .pulling ? .well(below: bound) : .well(above: bound)
    return side.intersection(QuietInterval(low: Double.leastNonzeroMagnitude)).before(adding: -startPoint)
  }
}

extension PullToRefreshJS: DescribedEngine {
  public var system: RefreshSystem? { .pullToRefreshJS }
  public var held: RefreshEngine { .pullToRefreshJS(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "pulltorefresh.js",
      summary: "pulltorefresh.js: a resistance that decreases over 150 px, decided when the touch ends.",
      source: .init(
        "BoxFactura/pulltorefresh.js", "src/lib/events.js and defaults.js", release: "0.1.22",
        commit: "276be89", date: "2022-05-29", since: "0.1.19"),
      fidelity:
        "Its rules were checked by running the original. It is assumed that all fingers touch at the same height on the screen, which a trace does not contain."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("The drawn height lags one event.")
    list.quirk(
      "A drag made during a refresh leaves its start point to the next drag, which pulls from there.")
    list.quirk("Does not notice a cancelled touch.")
    list.quirk("The release of any finger decides, even with others on the screen.")
  }

  /// The policy `pulltorefresh-js-fixed` fires at a release beyond 112.5 pt of travel, and calls the app 500 ms later. Its inset of 50 pt
  /// closes in 500 ms.
  ///
  /// At 112.5 pt the original's resisted pull `min(1, d/150)·min(80, d)` reaches its threshold of 60. Bugs fixed: a drag during a refresh
  /// leaves its start point behind, and the next drag on a scrolled page pulls from it; a cancelled touch is ignored, and the pull stays.
  public var fixed: FixedPolicy? {
    let travel = Self.curve.travel(forPull: Self.threshold)
    return FixedPolicy(
      .lift(
        .points(travel), isStrict: true, .travel(gain: 1), callbackDelay: Self.timeout,
        inset: .room(Self.reloadHeight, opening: 0, closing: Self.timeout)),
      fixes: "a drag made during a refresh has no later effect; a cancelled touch does not fire")
  }
}
