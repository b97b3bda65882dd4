/// SmartRefreshLayout 2.1.1 (`TravelSystems.md`) over a scroll view with nested scrolling, which both enable by default.
///
/// *spinner*: whole pixels by which the header is pulled out. *unconsumed*: finger travel that the scroll view did not consume, counted
/// from the spinner at the touch. Each change of it sets the spinner to `int(y)`, and a changed spinner arms or disarms:
///
/// - refreshing and below the header's height: `y = unconsumed`; refreshing and above: the height plus the `damped` rest beyond it, `M =
///   1.5·height`, `H = 4/3·viewport − height`;
/// - else `y = damped(unconsumed)`, `M = 2.5·height`, `H = viewport`;
/// - `damped(u) = min(M·(1 − 100^(−x/H)), x)`, `x = u/2`.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | None | a move that the scroll view does not consume | PullDownToRefresh |
/// | PullDownToRefresh, ReleaseToRefresh | spinner changes, beyond the height | ReleaseToRefresh |
/// | PullDownToRefresh, ReleaseToRefresh | spinner changes, above 0 | PullDownToRefresh |
/// | PullDownToRefresh | release or cancel | PullDownCanceled, back to 0 in 0.3 s; None at once if it is 0 |
/// | PullDownCanceled | touch | stops; PullDownToRefresh |
/// | ReleaseToRefresh | release **or cancel** | RefreshReleased, to the height in 0.3 s |
/// | RefreshReleased | its end | Refreshing, callback |
/// | Refreshing | release beyond the height | to the height in 0.3 s |
/// | Refreshing | end | RefreshFinish; from 0.3 s after the callback on the touch is over, 0.5 s later back to 0 in 0.3 s |
/// | RefreshReleased | end | PullDownCanceled, back to 0 in 0.3 s; no callback |
/// | PullDownCanceled, RefreshFinish | spinner back at 0 | None |
/// | RefreshFinish | a tap of at most 0.5 s ends | back to 0 in 0.3 s from now |
/// | None | begin (autoRefresh) | PullDownToRefresh; to 1.75 heights in 0.3 s, then ReleaseToRefresh, RefreshReleased |
///
/// Quirks of the original, reproduced: a cancel fires; a touch that begins in RefreshReleased or RefreshFinish is ignored until its
/// release; a pull taken back to 0 in one move stays armed; a header caught on its return jumps to half of its position.
public struct SmartRefresh: Sendable {
  /// The states (`RefreshState` in the original) of a header without a second floor; the raw value is the index.
  public enum State: UInt8, EngineState {
    /// The header is out of sight.
    case none
    /// Pulled, but not beyond the header's height.
    case pullDownToRefresh
    /// Released too early; the header goes back.
    case pullDownCanceled
    /// Pulled beyond the header's height, so armed.
    case releaseToRefresh
    /// Released while armed; the header moves to its height.
    case refreshReleased
    /// The app's work is in progress.
    case refreshing
    /// The work has ended and the header is not back yet.
    case refreshFinish

    public var name: StaticString {
      switch self {
      case .none: "None"
      case .pullDownToRefresh: "PullDownToRefresh"
      case .pullDownCanceled: "PullDownCanceled"
      case .releaseToRefresh: "ReleaseToRefresh"
      case .refreshReleased: "RefreshReleased"
      case .refreshing: "Refreshing"
      case .refreshFinish: "RefreshFinish"
      }
    }
  }

  /// The header's height, in dp, if the app's header does not define one (`mHeaderHeight`).
  public static var standardHeaderHeight: Double { 100 }
  /// Pixels of header movement per pixel of unconsumed travel, before damping (`mDragRate`).
  public static var dragRate: Double { 0.5 }
  /// The furthest that a pull moves the header, as a multiple of its height (`mHeaderMaxDragRate`).
  public static var greatestRate: Double { 2.5 }
  /// How far the header must be pulled out to be armed, as a multiple of its height (`mHeaderTriggerRate`).
  public static var triggerRate: Double { 1 }
  /// The travel over which the pull of a refreshing header is damped, as a multiple of the screen length.
  public static var busyScreens: Double { 4.0 / 3 }
  /// Seconds of each animation (`mReboundDuration`).
  public static var reboundDuration: Double { 0.3 }
  /// The shortest time from the callback to a visible end, in seconds (`finishRefresh`).
  public static var leastRefreshing: Double { 0.3 }
  /// Seconds for which the header shows that the work has ended (`ClassicsAbstract.mFinishDuration`).
  public static var finishDelay: Double { 0.5 }
  /// Travel in each direction that a tap must stay below, in dp (`getScaledTouchSlop`).
  public static var touchSlop: Double { 8 }
  /// Duration that a tap must stay below, in seconds.
  public static var tapDuration: Double { 0.5 }

  /// The header's height, in pixels.
  public let headerHeight: Double
  /// How far the header must be pulled out to be armed, in pixels; by default the first whole number beyond its height.
  public var thresholdPull: Double
  /// The header's animation in progress; nil for none.
  public private(set) var rebound: SmartRebound?
  /// Length of the layout, in pixels; the screen is assumed to be as long.
  let viewport: Double
  public var core = EngineCore(State.none)
  private var restingSpinner = 0.0
  private var travel = NestedTravel()
  private var isTouched = false
  /// The touch-down time of an ignored touch that may still be a tap, in seconds; nil for none.
  private var tapStart: Double?
  private var isOpening = false
  private var openTime = -Double.infinity
  private var finishTime: Double?

  /// A layout of `viewport` pixels that fills the screen, with a header of `headerHeight` pixels; both above 0.
  public init(viewport: Double, headerHeight: Double = Self.standardHeaderHeight) {
    self.viewport = viewport
    self.headerHeight = headerHeight
    thresholdPull = (Self.triggerRate * headerHeight).rounded(.down) + 1
  }

  /// True from the release that fires until the header goes back.
  public var isRefreshing: Bool {
    current == .refreshReleased || current == .refreshing || current == .refreshFinish
  }
  public var isIdle: Bool { !isRefreshing && nextTimer == nil }
  /// The time at which the animation in progress, or the shortest refresh, ends, in seconds; nil for none.
  public var nextTimer: Double? {
    guard let end = rebound?.end else { return finishTime }
    guard let finishTime, finishTime < end else { return end }
    return finishTime
  }

  public var policy: RefreshPolicy {
    .lift(
      .points(thresholdPull), isStrict: false, .travelCurve(curve), callbackDelay: Self.reboundDuration,
      closeDelay: Self.finishDelay)
  }

  /// Pixels by which the header is pulled out at `time` (seconds), a whole number.
  public func spinner(at time: Double) -> Double { rebound?.position(at: time) ?? restingSpinner }

  /// The pull as this engine measures it: pixels by which the header is pulled out, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { spinner(at: view.time) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .fingerMoved: if isTouched { moveFinger(view, &effects) } else { moveTap(view) }
    case .dragEnded, .dragCancelled, .contactEnded:
      if isTouched { endContact(view, &effects) } else { endTap(event, view) }
    case .timerFired: fireTimer(view, &effects)
    case .beginRefreshing: if current == .none { begin(view, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  // MARK: The finger

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isTouched = current != .refreshReleased && current != .refreshFinish
    tapStart = current == .refreshFinish ? view.time : nil
    guard isTouched else { return }
    stop(view, &effects)
    if current == .pullDownCanceled { enter(.pullDownToRefresh, &effects) }
    travel.begin(depth: view.contentOffset + view.topInset, unconsumed: restingSpinner)
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    // An animation continues whatever a finger does: its next frame overwrites the finger's position.
    guard travel.move(to: view.fingerTravel), rebound == nil else { return }
    if current == .none { enter(.pullDownToRefresh, &effects) }
    let spinner = spinner(unconsumed: travel.unconsumed)
    guard spinner != restingSpinner else { return }
    restingSpinner = spinner
    arm(&effects)
  }

  private mutating func arm(_ effects: inout RefreshEffects) {
    guard current == .pullDownToRefresh || current == .releaseToRefresh else { return }
    if ComparedPull.reaching(restingSpinner).passes(thresholdPull) {
      enter(.releaseToRefresh, &effects)
    } else if restingSpinner > 0 {
      enter(.pullDownToRefresh, &effects)
    }
  }

  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isTouched = false
    travel.forget()
    if isOpening { stop(view, &effects) }
    switch current {
    case .pullDownToRefresh: giveUp(view, &effects)
    case .releaseToRefresh:
      release(view, &effects)
      effects.append(.trigger(.released))
    case .refreshing: if restingSpinner > headerHeight { rebound(to: headerHeight, view) }
    case .refreshReleased: break
    case .none, .pullDownCanceled, .refreshFinish: if spinner(at: view.time) != 0 { rebound(to: 0, view) }
    }
  }

  private mutating func moveTap(_ view: ScrollSituation) {
    if max(view.fingerTravel.magnitude, view.fingerAcross.magnitude) >= Self.touchSlop { tapStart = nil }
  }

  /// Ends a tap, which goes to the scroll view and there begins and ends a nested scroll.
  private mutating func endTap(_ event: RefreshEvent, _ view: ScrollSituation) {
    let start = event == .dragCancelled ? nil : tapStart
    tapStart = nil
    guard let start, view.time - start < Self.tapDuration, current == .refreshFinish else { return }
    if spinner(at: view.time) != 0 { rebound(to: 0, view) }
  }

  private mutating func giveUp(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.pullDownCanceled, &effects)
    goBack(view, &effects)
  }

  // MARK: The work

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.pullDownToRefresh, &effects)
    let rate = (Self.greatestRate + Self.triggerRate) / 2
    rebound(to: (rate * headerHeight).rounded(.towardZero), view)
    isOpening = true
  }

  private mutating func release(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.refreshReleased, &effects)
    if restingSpinner != headerHeight { return rebound(to: headerHeight, view) }
    open(view, &effects)
  }

  private mutating func open(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    openTime = view.time
    enter(.refreshing, &effects)
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .refreshing {
      enter(.refreshFinish, &effects)
      let earliest = openTime + Self.leastRefreshing
      finishTime = earliest
      if earliest <= view.time { finish(view, &effects) }
    } else if isOpening || current == .refreshReleased {
      stop(view, &effects)
      giveUp(view, &effects)
    }
  }

  private mutating func finish(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    finishTime = nil
    isTouched = false
    travel.forget()
    goBack(after: Self.finishDelay, view, &effects)
  }

  // MARK: The header's ways by itself

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if let finishTime, finishTime <= view.time { return finish(view, &effects) }
    guard let arrived = rebound, arrived.end <= view.time else { return }
    let wasOpening = isOpening
    stop(view, &effects)
    if wasOpening {
      enter(.releaseToRefresh, &effects)
      release(view, &effects)
    } else if current == .refreshReleased {
      open(view, &effects)
    } else if restingSpinner == 0, current != .refreshing {
      enter(.none, &effects)
    }
  }

  /// Moves the header back out of sight; a header that is out of sight already stays so.
  private mutating func goBack(
    after delay: Double = 0, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if spinner(at: view.time) != 0 { return rebound(to: 0, after: delay, view) }
    (rebound, restingSpinner) = (nil, 0)
    enter(.none, &effects)
  }

  private mutating func rebound(to target: Double, after delay: Double = 0, _ view: ScrollSituation) {
    restingSpinner = spinner(at: view.time)
    isOpening = false
    rebound = SmartRebound(
      from: restingSpinner, to: target, start: view.time + delay, duration: Self.reboundDuration)
  }

  /// Stops the header where it is. If the app opened the header, its position decides whether it is armed.
  private mutating func stop(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    restingSpinner = spinner(at: view.time)
    rebound = nil
    if isOpening { arm(&effects) }
    isOpening = false
  }
}

extension SmartRefresh {
  /// How far the header is pulled out by `unconsumed` points of travel that the scroll view did not consume, in whole pixels.
  func spinner(unconsumed: Double) -> Double {
    guard current == .refreshing else { return curve.pull(unconsumed) }
    guard unconsumed >= headerHeight else { return unconsumed.rounded(.towardZero) }
    return headerHeight + busyCurve.pull(unconsumed - headerHeight)
  }

  /// The damping curve of a pull while no refresh is in progress.
  var curve: TravelCurve {
    .damped(gain: Self.dragRate, greatest: Self.greatestRate * headerHeight, length: viewport)
  }

  /// The damping curve of a pull beyond the header's height during a refresh.
  private var busyCurve: TravelCurve {
    .damped(
      gain: Self.dragRate, greatest: Self.greatestRate * headerHeight - headerHeight,
      length: Self.busyScreens * viewport - headerHeight)
  }
}

extension SmartRefresh: ArmingEngine {
  /// The engine's traits: it uses travel across to recognise a tap.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: true,
      thresholdReason:
        "varies the height that refreshes (setHeaderTriggerRate); the header stays 100 px, and with it the damping"
    )
  }

  /// What `event` does for the threshold: a move of the header arms or disarms it, the end of a touch decides; nil for neither.
  public func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep? {
    guard isTouched, !isRefreshing else { return nil }
    switch event {
    case .fingerMoved:
      var travel = travel
      guard travel.move(to: view.fingerTravel), rebound == nil else { return nil }
      let spinner = spinner(unconsumed: travel.unconsumed)
      return spinner == restingSpinner || spinner == 0 ? nil : .compare(.reaching(spinner))
    case .dragEnded, .dragCancelled, .contactEnded: return .decide
    default: return nil
    }
  }
}

extension SmartRefresh {
  /// All offsets, as the engine watches only the finger; none while an animation of the header will pass the threshold.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard let rebound else { return .everything }
    return (spinner(at: view.time) >= thresholdPull) == (rebound.target >= thresholdPull)
      ? .everything : .nothing
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    isTouched || tapStart != nil ? .nothing : .everything
  }
}
