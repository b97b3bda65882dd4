import ScrollPhysics

/// android-Ultra-Pull-To-Refresh, classic (`TravelSystems.md`; PtrFrameLayout, PtrIndicator at 46fdc86).
///
/// *position*: whole pixels by which the content is pushed down. Each move adds `int(Δ/1.7)`, limited to ≥ 0, so the remainder of a move is
/// lost: 210 moves of 1 px give 0, one of 210 px gives 123. *Line*: `int(1.2·header)`.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | INIT | position leaves 0 | PREPARE |
/// | PREPARE | position back at 0 | INIT |
/// | PREPARE | release **or cancel** with position ≥ line | LOADING, callback; back to the header's height in 0.2 s |
/// | PREPARE | release or cancel otherwise | back to 0 in 1 s |
/// | INIT | begin (autoRefresh) | PREPARE, LOADING, callback; down to the line in 1 s |
/// | any | end, 0.5 s after the callback at the earliest | COMPLETE; without a finger back to 0 in 1 s |
/// | COMPLETE | release | back to 0 in 1 s |
/// | COMPLETE | position back at 0 | INIT |
///
/// Quirks of the original, reproduced: a pull that begins before the content is back at 0 cannot refresh; a touch stops the content where
/// it is; an end in the middle of a pull spoils that pull; a move that scrolls the content to its top pushes nothing.
public struct UltraRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The content is in its place.
    case initial
    /// The content is pushed down, and a release may fire.
    case prepare
    /// The app's work is in progress.
    case loading
    /// The work has ended and the content is not back yet.
    case complete

    public var name: StaticString {
      switch self {
      case .initial: "INIT"
      case .prepare: "PREPARE"
      case .loading: "LOADING"
      case .complete: "COMPLETE"
      }
    }
  }

  /// The divisor of the finger's movement (`mResistance`).
  public static var resistance: Double { 1.7 }
  /// The push that fires at a release, as a multiple of the header's height (`mRatioOfHeaderHeightToRefresh`).
  public static var lineRatio: Double { 1.2 }
  /// Seconds that the return to the header's height takes (`mDurationToClose`).
  public static var returnDuration: Double { 0.2 }
  /// Seconds that the return to 0 takes, and that the way down to the line takes if the app begins a refresh (`mDurationToCloseHeader`).
  public static var closeDuration: Double { 1 }
  /// The shortest time from the callback to the end, in seconds (`mLoadingMinTime`).
  public static var leastLoading: Double { 0.5 }
  /// The header's height, in pixels. An assumption: the original measures the app's header view.
  public static var standardHeaderHeight: Double { 100 }

  /// The header's height, in pixels.
  public let headerHeight: Double
  /// The least distance by which the content must be pushed down for a release to fire, in pixels.
  public private(set) var line: Double
  /// The animation in progress; nil for none.
  public private(set) var slide: UltraSlide?
  public var core = EngineCore(State.initial)
  private var restingPosition = 0.0
  private var depth = 0.0
  private var lastTravel = 0.0
  private var isTouched = false
  private var isAutomatic = false
  private var loadingStart = -Double.infinity

  private static var completed: UInt8 { 0 }

  /// A layout with a header of `headerHeight` pixels, whole and ≥ 0.
  public init(headerHeight: Double = Self.standardHeaderHeight) {
    self.headerHeight = headerHeight
    line = wholePixels(Float(headerHeight) * Float(Self.lineRatio))
  }

  public var isIdle: Bool { current != .loading && nextTimer == nil }
  /// The time at which the animation in progress, or the shortest loading, ends, in seconds; nil for none.
  public var nextTimer: Double? {
    guard let end = slide?.end else { return core.timers.next }
    guard let next = core.timers.next, next < end else { return end }
    return next
  }

  /// The part of the engine's behaviour that a policy can describe; it leaves out that the remainder of each move is lost.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(threshold: .points(line), moment: .release)
    policy.input = .travel(gain: 1 / Self.resistance)
    policy.gates.requiresFinger = true
    policy.rearm = .atRest
    policy.minimumDisplay = Self.leastLoading
    return policy
  }

  /// Pixels by which the content is pushed down at `time`, a whole number.
  public func position(at time: Double) -> Double { slide?.position(at: time) ?? restingPosition }

  /// The pull as this engine measures it: the distance by which the content is pushed down, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { position(at: view.time) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(view, &effects)
    case .fingerMoved: if isTouched { moveFinger(view, &effects) }
    case .dragEnded, .dragCancelled, .contactEnded: if isTouched { endContact(view, &effects) }
    case .timerFired: fireTimer(view, &effects)
    case .beginRefreshing: if current == .initial { begin(view, &effects) }
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  // MARK: The finger

  private mutating func beginContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let offset = view.contentOffset + view.topInset
    // Content at rest within half a point of the edge counts as at the edge, because the original has only whole pixels.
    depth = offset > PullGesture.restDistance ? offset : 0
    lastTravel = 0
    isTouched = true
    guard slide != nil else { return }
    setPosition(position(at: view.time), &effects)
    endSlide(view, &effects)
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let distance = view.fingerTravel - lastTravel
    lastTravel = view.fingerTravel
    if distance > 0, depth > 0 {
      depth = depth > distance ? depth - distance : 0
    } else if distance <= 0, restingPosition == 0 {
      depth -= distance
    } else {
      push(distance, &effects)
    }
  }

  private mutating func push(_ distance: Double, _ effects: inout RefreshEffects) {
    let step = wholePixels(Float(distance) / Float(Self.resistance))
    let position = restingPosition + step
    setPosition(position > 0 ? position : 0, &effects)
  }

  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isTouched = false
    if restingPosition > 0 { release(staysForLoading: false, view, &effects) }
  }

  private mutating func release(
    staysForLoading: Bool, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if let pull = preparedPull, pull.passes(line) || (isAutomatic && pull.passes(headerHeight)) {
      enter(.loading, &effects)
      if !isAutomatic { effects.append(.trigger(.released)) }
      load(view, &effects)
    }
    switch current {
    case .loading:
      if restingPosition > headerHeight, !staysForLoading {
        slide(to: headerHeight, for: Self.returnDuration, view)
      }
    case .complete: goBack(view, &effects)
    case .initial, .prepare: if !isTouched { slide(to: 0, for: Self.closeDuration, view) }
    }
  }

  private var preparedPull: ComparedPull? {
    current == .prepare && restingPosition > 0 ? .reaching(restingPosition) : nil
  }

  // MARK: The work

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isAutomatic = true
    enter(.prepare, &effects)
    slide(to: line, for: Self.closeDuration, view)
    enter(.loading, &effects)
    load(view, &effects)
  }

  private mutating func load(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    loadingStart = view.time
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let earliest = loadingStart + Self.leastLoading
    if view.time < earliest {
      core.timers.add(Self.completed, at: earliest)
    } else {
      complete(view, &effects)
    }
  }

  private mutating func complete(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.complete, &effects)
    // The animation of a begin finishes first.
    if slide == nil || !isAutomatic { goBack(view, &effects) }
  }

  private mutating func goBack(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if !isTouched { slide(to: 0, for: Self.closeDuration, view) }
    reset(&effects)
  }

  // MARK: The position

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if core.timers.take(dueAt: view.time) != nil { return complete(view, &effects) }
    guard let slide, slide.end <= view.time else { return }
    setPosition(slide.target, &effects)
    endSlide(view, &effects)
  }

  private mutating func endSlide(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    slide = nil
    if restingPosition > 0, isAutomatic { release(staysForLoading: true, view, &effects) }
  }

  private mutating func slide(to target: Double, for duration: Double, _ view: ScrollSituation) {
    restingPosition = position(at: view.time)
    slide =
      restingPosition == target
      ? nil : UltraSlide(from: restingPosition, to: target, start: view.time, duration: duration)
  }

  private mutating func setPosition(_ position: Double, _ effects: inout RefreshEffects) {
    let last = restingPosition
    restingPosition = position
    if last == 0, position != 0, current == .initial { enter(.prepare, &effects) }
    if position == 0 { reset(&effects) }
  }

  private mutating func reset(_ effects: inout RefreshEffects) {
    guard current == .complete || current == .prepare, restingPosition == 0, slide?.target ?? 0 == 0 else {
      return
    }
    slide = nil
    isAutomatic = false
    enter(.initial, &effects)
  }
}

extension UltraRefresh: ComparingEngine {
  /// The engine's traits: it receives every touch before its child does.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: false, hearsTouches: true,
      thresholdReason: "varies the height that refreshes (the ratio to the header); the header stays 100 px",
      probedCallbacks: .newest)
  }

  /// The push that fires at a release, in pixels: ``line``. Positions are whole, so a value between two of them acts like the upper one.
  public var thresholdPull: Double {
    get { line }
    set { line = newValue }
  }

  /// The pull compared with ``line``: the push at the end of a touch in the state PREPARE; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    switch event {
    case .dragEnded, .dragCancelled, .contactEnded: isTouched ? preparedPull : nil
    default: nil
    }
  }
}

extension UltraRefresh {
  /// All offsets, as the engine watches only the finger; none while an animation of the content will pass ``line``.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard let slide else { return .everything }
    return (position(at: view.time) >= line) == (slide.target >= line) ? .everything : .nothing
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { isTouched ? .nothing : .everything }
}

extension UltraRefresh: DescribedEngine {
  public var system: RefreshSystem? { .ultraPTR }
  public var held: RefreshEngine { .ultra(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidListView,
      product: "android-Ultra-Pull-To-Refresh",
      summary:
        "android-Ultra-Pull-To-Refresh: each movement divided by 1.7, in whole pixels; a release or cancel decides.",
      source: .init(
        "liaohuqiu/android-Ultra-Pull-To-Refresh",
        "PtrFrameLayout.java and indicator/PtrIndicator.java in ptr-lib", release: "1.0.11",
        commit: "46fdc86", date: "2016-05-03", since: "1.0.10"),
      fidelity:
        "Its indicator was checked by running the original. The app sets the header's height; 100 is assumed."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "Truncates every move to whole pixels after the division, so slow moves of one pixel do not pull.")
    list.quirk("A cancel counts as a release.")
  }

  /// The policy `ultra-ptr-fixed` fires at a release with travel/1.7 of at least 1.2 header heights; a refresh is shown for at least 500
  /// ms.
  ///
  /// Bugs fixed: the original cuts every move to whole pixels after the division, so that a slow finger on a screen with a high sampling
  /// rate moves nothing; a cancel counts as a release. The header is the app's; 100 pt is an assumption, as no documentation gives a
  /// height.
  public var fixed: FixedPolicy? {
    let header = Self.standardHeaderHeight
    var policy = RefreshPolicy.lift(
      .points(Self.lineRatio * header), isStrict: false, .travel(gain: 1 / Self.resistance),
      inset: .room(header, opening: Self.returnDuration, closing: Self.closeDuration))
    policy.minimumDisplay = Self.leastLoading
    return FixedPolicy(
      policy, fixes: "travel is not truncated per move; a cancel does not count as a release")
  }
}
