/// SmartRefreshLayout 2.1.1 (`TravelSystems.md`) over a list with nested scrolling, which both have by default.
///
/// *spinner*: whole pixels the header is out. *unconsumed*: the finger's travel that the list left over, counted from the spinner at
/// the touch. Each change of it puts the spinner to `int(y)`, and that, where it is another, arms or disarms:
///
/// - refreshing and below the header's height: `y = unconsumed`; refreshing and above: the height and `damped` of what is beyond
///   it, `M = 1.5·height`, `H = 4/3·viewport − height`;
/// - else `damped` of all of it, `M = 2.5·height`, `H = viewport`;
/// - `damped(u) = min(M·(1 − 100^(−x/H)), x)`, `x = u/2`.
///
/// | state | event | then |
/// |---|---|---|
/// | None | a move that the list leaves over | PullDownToRefresh |
/// | PullDownToRefresh, ReleaseToRefresh | spinner becomes another, beyond the height | ReleaseToRefresh |
/// | PullDownToRefresh, ReleaseToRefresh | spinner becomes another, above 0 | PullDownToRefresh |
/// | PullDownToRefresh | lift or cancel | PullDownCanceled, back to 0 in 0.3 s; None at once where it is 0 |
/// | PullDownCanceled | touch | stops; PullDownToRefresh |
/// | ReleaseToRefresh | lift **or cancel** | RefreshReleased, to the height in 0.3 s |
/// | RefreshReleased | its end | Refreshing, callback |
/// | Refreshing | lift beyond the height | to the height in 0.3 s |
/// | Refreshing | end | RefreshFinish; from 0.3 s after the callback on the touch is over, 0.5 s later back to 0 in 0.3 s |
/// | RefreshReleased | end | PullDownCanceled, back to 0 in 0.3 s; no callback |
/// | PullDownCanceled, RefreshFinish | spinner back at 0 | None |
/// | RefreshFinish | a tap, 0.5 s long at most, is up | back to 0 in 0.3 s from now |
/// | None | begin (autoRefresh) | PullDownToRefresh; to 1.75 heights in 0.3 s, then ReleaseToRefresh, RefreshReleased |
///
/// Kept from the original: a cancel fires; a touch that begins in RefreshReleased or RefreshFinish is nobody's, to its lift; a
/// pull taken back to 0 in one move stays armed; a header caught on its way back leaps to half of where it was.
public struct SmartRefresh: Sendable {
  /// The states, by index (`RefreshState`): those of a header without a second floor.
  public enum State: UInt8, EngineState {
    /// The header is out of sight.
    case none
    /// Pulled, not beyond its height.
    case pullDownToRefresh
    /// Let go too soon, on its way back.
    case pullDownCanceled
    /// Pulled beyond its height: armed.
    case releaseToRefresh
    /// Let go while armed, on its way to its height.
    case refreshReleased
    /// The work is going on.
    case refreshing
    /// The work is over and the header not back yet.
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

  /// The header's height, in dp, where the app's header does not say (`mHeaderHeight`).
  public static var standardHeaderHeight: Double { 100 }
  /// Pixels of header per pixel left over, before its damping (`mDragRate`).
  public static var dragRate: Double { 0.5 }
  /// The furthest that a pull takes the header, in its heights (`mHeaderMaxDragRate`).
  public static var greatestRate: Double { 2.5 }
  /// The spinner beyond which it is armed, in the header's heights (`mHeaderTriggerRate`).
  public static var triggerRate: Double { 1 }
  /// Lengths of the screen over which the pull of a refreshing header is damped.
  public static var busyScreens: Double { 4.0 / 3 }
  /// Seconds of each way by itself (`mReboundDuration`).
  public static var reboundDuration: Double { 0.3 }
  /// The least seconds from the callback to the end that shows (`finishRefresh`).
  public static var leastRefreshing: Double { 0.3 }
  /// Seconds for which the header says that the work is over (`ClassicsAbstract.mFinishDuration`).
  public static var finishDelay: Double { 0.5 }
  /// Travel to each side that a tap stays below, in dp (`getScaledTouchSlop`).
  public static var touchSlop: Double { 8 }
  /// Seconds that a tap stays below.
  public static var tapDuration: Double { 0.5 }

  /// The header's height, in pixels.
  public let headerHeight: Double
  /// The spinner from which it is armed, in pixels: the first whole one beyond the header's height.
  public var thresholdPull: Double
  /// The header's way by itself that goes on; nil for none.
  public private(set) var rebound: SmartRebound?
  /// Length of the layout, taken for the screen's too, in pixels.
  let viewport: Double
  public var core = EngineCore(State.none)
  private var restingSpinner = 0.0
  private var travel = NestedTravel()
  private var isTouched = false
  /// The time at which a lost touch came down, in seconds, while it may be a tap; nil for none.
  private var tapStart: Double?
  private var isOpening = false
  private var openTime = -Double.infinity
  private var finishTime: Double?

  /// A layout of `viewport` pixels on a screen that it fills, over a header of so many pixels; both above 0.
  public init(viewport: Double, headerHeight: Double = Self.standardHeaderHeight) {
    self.viewport = viewport
    self.headerHeight = headerHeight
    thresholdPull = (Self.triggerRate * headerHeight).rounded(.down) + 1
  }

  /// True from the lift that fires to the header's way back.
  public var isRefreshing: Bool {
    current == .refreshReleased || current == .refreshing || current == .refreshFinish
  }
  public var isIdle: Bool { !isRefreshing && nextTimer == nil }
  /// The end of the way that goes on, or of the least time of a refresh.
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

  /// Pixels the header is out at `time`, whole.
  public func spinner(at time: Double) -> Double { rebound?.position(at: time) ?? restingSpinner }

  /// Pixels the header is out, ≥ 0.
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
    // A way by itself goes on over what a finger does: its next frame is the newer one.
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

  /// A tap is handed to the list as it ends, whose nested scroll begins and ends with it.
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

  /// Back to 0, or out of sight at once where it is there.
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

  /// The header stays where it is; one that an app opens is armed by then, or not.
  private mutating func stop(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    restingSpinner = spinner(at: view.time)
    rebound = nil
    if isOpening { arm(&effects) }
    isOpening = false
  }
}

extension SmartRefresh {
  /// The spinner for so many pixels left over, whole.
  func spinner(unconsumed: Double) -> Double {
    guard current == .refreshing else { return curve.pull(unconsumed) }
    guard unconsumed >= headerHeight else { return unconsumed.rounded(.towardZero) }
    return headerHeight + busyCurve.pull(unconsumed - headerHeight)
  }

  /// The damping of a pull.
  var curve: TravelCurve {
    .damped(gain: Self.dragRate, greatest: Self.greatestRate * headerHeight, length: viewport)
  }

  /// The damping of what is pulled beyond the header's height while it refreshes.
  private var busyCurve: TravelCurve {
    .damped(
      gain: Self.dragRate, greatest: Self.greatestRate * headerHeight - headerHeight,
      length: Self.busyScreens * viewport - headerHeight)
  }
}

extension SmartRefresh: ArmingEngine {
  /// It looks at the way to the side, to tell a tap.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: true,
      thresholdReason:
        "varies the height that refreshes (setHeaderTriggerRate); the header stays 100 px, and with it the damping"
    )
  }

  /// The spinner's changes arm, the end of a touch decides.
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
  /// All, as it watches the finger alone; but while the header goes by itself only where it does not pass the line on its way.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard let rebound else { return .everything }
    return (spinner(at: view.time) >= thresholdPull) == (rebound.target >= thresholdPull)
      ? .everything : .nothing
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    isTouched || tapStart != nil ? .nothing : .everything
  }
}
