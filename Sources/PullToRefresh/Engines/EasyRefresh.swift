import ScrollPhysics

/// Flutter's package `easy_refresh`, its `ClassicHeader` as it comes (`TravelSystems.md`).
///
/// *offset*: the content's distance below its position without room, in points. *Trigger*: 70, also the room that is
/// held. A *user* moves the content: a dragging finger, or a begin on its way out.
///
/// | state | event | then |
/// |---|---|---|
/// | inactive, and ready, whose room goes then | an offset change by a user | inactive at 0, drag below the trigger, else armed |
/// | drag, armed | any offset change | the same |
/// | armed | lift or cancel of a drag beyond the trigger | ready, room; the content springs to it |
/// | armed | the same at just the trigger | processing, callback, room |
/// | ready | the spring has come to rest | processing, callback |
/// | ready | a touch | ready; the spring stops, and starts anew with the lift where the content is beyond the room |
/// | processing | end | processed |
/// | processed | 1 s | done; the room goes |
/// | done | offset 0 | inactive |
/// | any but processing, processed | begin (`callRefresh`) | 20 beyond the trigger in 0.2 s, then ready |
///
/// What a drag did since the last offset change counts before its lift. The room is granted where the content is, so
/// nothing jumps. Content that comes to its top by momentum stops there in the original (`hitOver`), so nothing leaves
/// inactive without a user. Kept from the original: caught below its room by a touch that does not move, a ready header
/// waits for good.
public struct EasyRefresh: Sendable {
  /// The states (`IndicatorMode`) of a header without a second floor, by index.
  public enum State: UInt8, EngineState {
    /// Not shown.
    case inactive
    /// Pulled, not far enough.
    case drag
    /// Pulled far enough.
    case armed
    /// Let go beyond the trigger; the content is on its way to the room.
    case ready
    /// The work is going on.
    case processing
    /// The work is over, and its result is shown.
    case processed
    /// The content goes back.
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

  /// The offset that arms, and the room that is held, in points (`triggerOffset`).
  public static var standardTrigger: Double { 70 }
  /// Seconds of processed (`processedDuration`).
  public static var processedDuration: Double { 1 }
  /// Seconds of the way out of a begin (`callRefresh`).
  public static var callDuration: Double { 0.2 }
  /// How far a begin takes the content beyond the trigger, in points (`callRefreshOverOffset`).
  public static var callExcess: Double { 20 }
  /// An offset this near to the trigger is the trigger, in points (`precisionErrorTolerance`).
  static var sameOffset: Double { 1e-10 }
  /// Pixels per point, which say when the spring is at rest: those of the models.
  static var devicePixelRatio: Double { 3 }
  /// The spring of `BouncingScrollPhysics`, which it inherits.
  static var spring: Spring { Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1) }

  /// The offset that arms, and the room, in points.
  public private(set) var trigger: Double
  /// The end of the spring, of processed, or of a begin's way out.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.inactive)
  private var originalTopInset: Double
  private var ownInset = 0.0
  /// True while a begin takes the content out.
  private var isCalling = false
  /// True from a touch that stops such a way until its lift.
  private var isCallCut = false
  /// True if what is ready was let go by a finger.
  private var isByFinger = false

  /// A header above content with this top inset, in points.
  public init(originalTopInset: Double, trigger: Double = Self.standardTrigger) {
    self.originalTopInset = originalTopInset
    self.trigger = trigger
  }

  private var isLocked: Bool { current == .processing || current == .processed }
  public var isIdle: Bool { !isLocked && nextTimer == nil }

  /// The time that the spring takes to its rest, in seconds, ≥ 0.
  ///
  /// Content 70 points beyond it, at rest, is there after 0.648 s: within a pixel, at a third of a point, and slow.
  ///
  /// - Parameters:
  ///   - distance: How far the content is beyond its rest, in points, ≥ 0.
  ///   - velocity: Of the content, in points per second; negative is outwards.
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

  /// The offset, in points, ≥ 0.
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

  /// The pull up to which the content counts as at its top, in points: not every model's motion ends on it.
  private func hidden(_ view: ScrollSituation) -> Double {
    view.isTracking || view.isDecelerating ? 0 : PullGesture.restDistance
  }

  // MARK: A pull

  /// A touch stops whatever moves the content.
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

  /// What the drag did since the last change that was seen comes first.
  private mutating func letGo(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current != .ready || nextTimer == nil { follow(view, isUser: true, &effects) }
    release(view, byFinger: true, at: Self.flingVelocity(view.releaseVelocity), &effects)
  }

  /// A touch that did not move: a way out that it stopped, or a spring, goes on.
  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isCallCut || (current == .ready && nextTimer == nil) else { return }
    release(view, byFinger: isByFinger && !isCallCut, at: 0, &effects)
  }

  /// The finger's velocity where it is a fling (``FlutterFlingRule``, twice its least speed), else 0, in points per second.
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
  /// The spring that must end before it fires ends at the trigger, and a drag before that takes the refresh back.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, thresholdMethod: .replay,
      thresholdReason:
        "varies triggerOffset, and the room with it: where the content must come to rest before it fires")
  }

  public var thresholdPull: Double {
    get { trigger }
    set { trigger = newValue }
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {}
}

extension EasyRefresh {
  /// The state that a change leads to, where it is another one.
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

  /// True at the trigger or beyond.
  private func isArmed(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    let isShort = pull(view) < trigger
    offset.note(
      isShort
        ? .pulls(below: QuietInterval.well(below: trigger).high, past: originalTopInset)
        : .pulls(from: trigger, past: originalTopInset))
    return !isShort
  }

  /// And the offset stays on its side of the trigger. Content that rests within half a point of its top has the offset 0.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    var side = QuietReading(view.contentOffset)
    _ = isArmed(&side, view)
    return unchanged(view).intersection(side.same)
  }
}
