import ScrollPhysics

/// Flutter's package `easy_refresh`, with its `ClassicHeader` in the default configuration (`TravelSystems.md`).
///
/// *offset*: the content's distance below its position without inset, in points. *Trigger*: 70, also the inset during a refresh. A *user*
/// moves the content: a dragging finger, or a begin while it opens.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | inactive, and ready, which then loses its inset | an offset change by a user | inactive at 0, drag below the trigger, else armed |
/// | drag, armed | any offset change | the same |
/// | armed | release or cancel of a drag beyond the trigger | ready, inset; the content springs to it |
/// | armed | the same at exactly the trigger | processing, callback, inset |
/// | ready | the spring has come to rest | processing, callback |
/// | ready | a touch | ready; the spring stops, and starts again at the release if the content is beyond the inset |
/// | processing | end | processed |
/// | processed | 1 s | done; the inset is removed |
/// | done | offset 0 | inactive |
/// | any but processing, processed | begin (`callRefresh`) | 20 beyond the trigger in 0.2 s, then ready |
///
/// What a drag did since the last offset change counts before its release. The inset is added where the content is, so nothing jumps.
/// Content that reaches its top by momentum stops there in the original (`hitOver`), so nothing leaves inactive without a user. Quirk of
/// the original, reproduced: if a touch that does not move stops the content below the inset, a ready header waits forever.
public struct EasyRefresh: Sendable {
  /// The states (`IndicatorMode`) of a header without a second floor; the raw value is the index.
  public enum State: UInt8, EngineState {
    /// The header is not shown.
    case inactive
    /// The pull is too short to fire.
    case drag
    /// The pull is long enough to fire.
    case armed
    /// Released beyond the trigger; the content springs to the inset.
    case ready
    /// The app's work is in progress.
    case processing
    /// The work has ended, and its result is shown.
    case processed
    /// The content returns to its top.
    case done

    public var name: StaticString {
      switch self {
      case .inactive: "inactive"
      case .drag: "drag"
      case .armed: "armed"
      case .ready: "ready"
      case .processing: "processing"
      case .processed: "processed"
      case .done: "done"
      }
    }
  }

  /// The offset that arms, and the inset during a refresh, in points (`triggerOffset`).
  public static var standardTrigger: Double { 70 }
  /// Seconds that the result is shown (`processedDuration`).
  public static var processedDuration: Double { 1 }
  /// Seconds that the header takes to open after the app has begun a refresh (`callRefresh`).
  public static var callDuration: Double { 0.2 }
  /// How far a refresh begun by the app takes the content beyond the trigger, in points (`callRefreshOverOffset`).
  public static var callExcess: Double { 20 }
  /// An offset within this distance of the trigger counts as equal to it, in points (`precisionErrorTolerance`).
  static var sameOffset: Double { 1e-10 }
  /// Pixels per point, which define when the spring is at rest; the same as in the models.
  static var devicePixelRatio: Double { 3 }
  /// The spring of Flutter's `BouncingScrollPhysics`, which the package's own physics inherits.
  static var spring: Spring { Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1) }

  /// The pull that arms, and the inset during a refresh, in points.
  public private(set) var trigger: Double
  /// The time at which the spring comes to rest, the state processed ends, or a header opened by the app is open, in seconds; nil for none.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.inactive)
  private var originalTopInset: Double
  private var ownInset = 0.0
  /// True while the header opens after the app has begun a refresh.
  private var isCalling = false
  /// True after a touch has stopped the header while it opened after the app has begun a refresh, until that touch is released.
  private var isCallCut = false
  /// True if the ready header was released by a finger.
  private var isByFinger = false

  /// A header above content with this top inset, in points.
  public init(originalTopInset: Double, trigger: Double = Self.standardTrigger) {
    self.originalTopInset = originalTopInset
    self.trigger = trigger
  }

  private var isLocked: Bool { current == .processing || current == .processed }
  public var isIdle: Bool { !isLocked && nextTimer == nil }

  /// Seconds until the spring is at rest, ≥ 0.
  ///
  /// Content that starts at rest 70 points away arrives after 0.648 s: within a pixel (a third of a point), and slow.
  ///
  /// - Parameters:
  ///   - distance: The content's distance beyond its resting position, in points, ≥ 0.
  ///   - velocity: The content's velocity, in points per second; negative is outwards.
  /// - Returns: Seconds.
  public static func springTime(from distance: Double, velocity: Double = 0) -> Double {
    FlutterSpringReturn(
      to: 0, from: -distance, velocity: velocity, spring: spring,
      tolerance: .flutter(devicePixelRatio: devicePixelRatio)
    ).endTime
  }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(trigger), moment: .release,
      inset: RefreshInset(
        height: trigger, timing: .release, opening: 0, closing: Self.springTime(from: trigger), rebases: true)
    )
    policy.gates.requiresFinger = true
    policy.rearm = .below(0)
    policy.closeDelay = Self.processedDuration
    return policy
  }

  /// The pull as this engine measures it: the content's distance below its position without inset, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    let offset = view.pull(beyond: originalTopInset)
    return (offset - trigger).magnitude <= Self.sameOffset ? trigger : offset
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: beginContact(&effects)
    case .offsetChanged: follow(view, isUser: view.isDragging || isCalling, &effects)
    case .dragEnded, .dragCancelled: letGo(view, &effects)
    case .contactEnded: endContact(view, &effects)
    case .timerFired: if let end = nextTimer, end <= view.time { endTimer(view, &effects) }
    case .beginRefreshing: if !isLocked { call(view, &effects) }
    case .endRefreshing: end(view, &effects)
    case .topInsetChanged: originalTopInset = view.topInset - ownInset
    default: break
    }
  }

  /// The pull up to which the content counts as at its top, in points, because not every model's motion ends exactly there.
  private func hidden(_ view: ScrollSituation) -> Double {
    view.isTracking || view.isDecelerating ? 0 : PullGesture.restDistance
  }

  // MARK: A pull

  /// Handles a touch, which stops any animation of the content.
  private mutating func beginContact(_ effects: inout RefreshEffects) {
    if current == .ready { nextTimer = nil }
    guard isCalling else { return }
    (isCalling, isCallCut, nextTimer) = (false, true, nil)
    setRoom(0, over: 0, &effects)
  }

  private mutating func follow(
    _ view: ScrollSituation, isUser: Bool, _ effects: inout RefreshEffects
  ) {
    var offset = PlainReading(value: view.contentOffset)
    guard let next = change(&offset, view, isUser: isUser) else { return }
    if current == .ready {
      nextTimer = nil
      setRoom(0, over: 0, &effects)
    }
    enter(next, &effects)
  }

  /// Handles the release; first applies what the drag did since the last offset change.
  private mutating func letGo(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current != .ready || nextTimer == nil { follow(view, isUser: true, &effects) }
    release(view, byFinger: true, at: Self.flingVelocity(view.releaseVelocity), &effects)
  }

  /// Handles the end of a touch that did not move: an opening or a spring that it stopped continues.
  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isCallCut || (current == .ready && nextTimer == nil) else { return }
    release(view, byFinger: isByFinger && !isCallCut, at: 0, &effects)
  }

  /// The finger's velocity for a fling, in points per second: 0 up to twice the least speed of `FlutterFlingRule`, limited to that rule's
  /// greatest speed.
  private static func flingVelocity(_ velocity: Double) -> Double {
    guard velocity.magnitude > 2 * FlutterFlingRule.standardLeastSpeed else { return 0 }
    let greatest = FlutterFlingRule.standardGreatestSpeed
    return velocity > greatest ? greatest : (velocity < -greatest ? -greatest : velocity)
  }

  private mutating func release(
    _ view: ScrollSituation, byFinger: Bool, at velocity: Double, _ effects: inout RefreshEffects
  ) {
    isCallCut = false
    let offset = pull(view)
    guard !isLocked, current != .done, offset >= trigger else { return }
    (isCalling, isByFinger) = (false, byFinger)
    guard offset > trigger else { return refresh(view, &effects) }
    makeReady(for: Self.springTime(from: offset - trigger, velocity: velocity), view, &effects)
    setRoom(trigger, over: 0, &effects)
  }

  private mutating func makeReady(
    for duration: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    enter(.ready, &effects)
    nextTimer = view.time + (duration.isFinite ? duration : 0)
  }

  // MARK: What comes by itself

  private mutating func endTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    nextTimer = nil
    if isCalling {
      arrive(view, &effects)
    } else if current == .ready {
      refresh(view, &effects)
    } else {
      finish(view, &effects)
    }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.processing, &effects)
    nextTimer = nil
    if isByFinger { effects.append(.trigger(.released)) }
    effects.append(.callback)
    setRoom(trigger, over: 0, &effects)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .processing else { return }
    enter(.processed, &effects)
    nextTimer = view.time + Self.processedDuration
  }

  private mutating func finish(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.done, &effects)
    setRoom(0, over: Self.springTime(from: trigger), &effects)
    if pull(view) <= hidden(view) { enter(.inactive, &effects) }
  }

  // MARK: A begin

  private mutating func call(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.inactive, &effects)
    (isCalling, isCallCut, isByFinger) = (true, false, false)
    send(to: trigger + Self.callExcess, over: Self.callDuration, &effects)
    nextTimer = view.time + Self.callDuration
  }

  private mutating func arrive(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isCalling = false
    let duration = Self.springTime(from: Self.callExcess)
    makeReady(for: duration, view, &effects)
    send(to: trigger, over: duration, &effects)
  }

  private mutating func send(to room: Double, over duration: Double, _ effects: inout RefreshEffects) {
    setRoom(room, over: duration, &effects)
    effects.append(.scroll(to: -(originalTopInset + room), animated: false))
  }

  private mutating func setRoom(_ room: Double, over duration: Double, _ effects: inout RefreshEffects) {
    guard room != ownInset else { return }
    ownInset = room
    effects.append(.setTopInset(originalTopInset + room, duration: duration))
  }
}

extension EasyRefresh: RuledEngine {
  /// The engine's traits: it fires when the spring to the trigger ends, and a drag before that cancels the refresh.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, thresholdMethod: .replay,
      thresholdReason:
        "varies triggerOffset, and with it the inset at which the content must come to rest before it fires")
  }

  public var thresholdPull: Double {
    get { trigger }
    set { trigger = newValue }
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {}
}

extension EasyRefresh {
  /// The state that an offset change leads to; nil if it does not change.
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> State? {
    change(&offset, view, isUser: view.isDragging || isCalling)
  }

  private func change(_ offset: inout some Reading, _ view: ScrollSituation, isUser: Bool) -> State? {
    guard !isLocked, isUser || (current != .inactive && current != .ready) else { return nil }
    let hidden = hidden(view)
    if pull(view) <= hidden {
      offset.note(.pulls(upTo: hidden, past: originalTopInset))
      return current == .inactive ? nil : .inactive
    }
    offset.note(.pulls(above: hidden, past: originalTopInset))
    if current == .done { return nil }
    let next: State = isArmed(&offset, view) ? .armed : .drag
    return current == next ? nil : next
  }

  /// True if the offset is at or beyond the trigger.
  private func isArmed(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    let isShort = pull(view) < trigger
    offset.note(
      isShort
        ? .pulls(below: QuietInterval.well(below: trigger).high, past: originalTopInset)
        : .pulls(from: trigger, past: originalTopInset))
    return !isShort
  }

  /// The offsets that the engine need not be notified of: they change no state and lie on the same side of the trigger. Content within half
  /// a point of its top counts as at offset 0.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    var side = QuietReading(view.contentOffset)
    _ = isArmed(&side, view)
    return unchanged(view).intersection(side.same)
  }
}
