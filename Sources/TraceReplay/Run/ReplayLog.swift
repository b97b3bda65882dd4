import PullToRefresh
import ScrollPhysics

/// The events of a run, in the order in which they happen.
public struct ReplayLog {
  /// Every state that the engine entered: its time in seconds, and its index.
  public private(set) var states: [(time: Double, state: UInt8)] = []
  /// The capacity reserved for states; most runs need no more.
  private static let usualStates = 16
  /// The number of refreshes that the engine started by itself.
  public var triggers: Int { triggerTimes.count }
  /// The times at which the engine started a refresh by itself, in seconds.
  public private(set) var triggerTimes: [Double] = []
  /// The first refresh that the engine started by itself: time in seconds, cause, and the gesture's index from 0; nil if there is none.
  public private(set) var firstTrigger: (time: Double, phase: TriggerPhase, gesture: Int?)?
  /// The time of the first callback to the app, in seconds; nil if there was none.
  public private(set) var callback: Double?
  /// The index of the gesture whose contact the engine saw last, from 0; nil before the first.
  var gesture: Int?
  /// The time at which the run ended, in seconds.
  public internal(set) var end = 0.0
  /// True if the top inset at the end of the run is the app's own.
  public internal(set) var isInsetConserved = true
  /// The largest jump of the content's offset, in points.
  public private(set) var offsetJump = 0.0
  /// The largest jump of the content's velocity, in points per second.
  public private(set) var velocityJump = 0.0
  /// One log per gesture, in order; a gesture that the engine never saw has none.
  private(set) var gestures: [GestureLog] = []
  /// True once the engine has moved the content or changed its inset.
  var hasMovedContent = false
  /// The content as each finger found it, from the engine's first change of the content or its inset on.
  private(set) var found: [FoundContent] = []
  /// True from a refresh's start until a finger comes down while the engine is idle.
  private var hasRefreshed = false
  /// The index of the gesture whose trigger has had no callback yet, from 0; nil if there is none.
  private var untoldGesture: Int?
  /// The events since the last display frame.
  private var events: FrameEvents = []
  /// Watches the run and records broken rules.
  var oracle: ContinuityOracle

  /// The rules that the engine broke, in time order, except that a lost inset comes last.
  public var findings: [ReplayFinding] { oracle.findings }

  init(firstState: UInt8, traits: RefreshTraits) {
    states.reserveCapacity(Self.usualStates)
    states.append((0, firstState))
    oracle = ContinuityOracle(traits: traits)
  }

  mutating func enter(_ state: UInt8, at time: Double) {
    states.append((time, state))
  }

  /// Records a trigger. `phase` is the cause that the engine gives, `isTracking` is true if the engine saw a finger down, and `isOfOther`
  /// if one of several fingers caused the trigger by leaving.
  mutating func trigger(_ phase: TriggerPhase, isTracking: Bool, isOfOther: Bool = false, at time: Double) {
    triggerTimes.append(time)
    let cause = isOfOther ? phase : cause(phase, isTracking: isTracking)
    if firstTrigger == nil { firstTrigger = (time, cause, gesture) }
    note(cause, isOfOther: isOfOther, at: time)
    hasRefreshed = true
    events.insert(.trigger)
    oracle.noteTrigger(phase, isOfOther: isOfOther, at: time)
  }

  /// Assigns a trigger to the gesture whose finger or momentum caused it.
  private mutating func note(_ cause: TriggerPhase, isOfOther: Bool, at time: Double) {
    guard let last = gestures.indices.last else { return }
    // Effects of a release or of momentum while the next finger is down belong to the previous gesture.
    let isOfBefore = cause != .contact && !isOfOther && oracle.hasFinger && last > 0
    let owner = isOfBefore ? last - 1 : last
    gestures[owner].triggers += 1
    // A gesture that fired could fire.
    gestures[owner].isBusy = false
    guard gestures[owner].firstTrigger == nil else { return }
    gestures[owner].firstTrigger = (time, cause)
    untoldGesture = owner
  }

  /// Records that the app begins a refresh, which the engine shows.
  mutating func beginRefreshing(at time: Double) {
    hasRefreshed = true
    oracle.beginRefreshing(at: time)
  }

  /// Records a callback to the app.
  mutating func callBack(at time: Double) {
    callback = callback ?? time
    events.insert(.callback)
    oracle.beginWork(at: time)
    if let owner = untoldGesture { gestures[owner].callback = time }
    untoldGesture = nil
  }

  /// The true cause of a trigger. Most engines treat a cancelled touch as a release, which it is not. An engine that notices the content
  /// only after the finger has left attributes the finger's pull to the content's own motion.
  private func cause(_ phase: TriggerPhase, isTracking: Bool) -> TriggerPhase {
    if phase == .settling, oracle.hasJustHeld { return .contact }
    guard phase == .released, oracle.wasCancelled else { return phase }
    return isTracking ? .contact : .settling
  }

  /// Records that the finger of the gesture with index `gesture` catches `content`.
  mutating func takeHold(_ gesture: Int, of content: Scroller) {
    if hasMovedContent { found.append(FoundContent(gesture: gesture, content: content)) }
  }

  /// Records that the engine saw the touch-down of the gesture with index `gesture`. `isIdle` is false during a refresh; the inset is in
  /// points.
  mutating func beginContact(_ gesture: Int, isIdle: Bool, topInset: Double = 0, at time: Double) {
    self.gesture = gesture
    // A refresh whose inset was removed between the contact and the frame that shows the contact lasted into the gesture.
    let held = hasRefreshed ? found.last { $0.gesture == gesture } : nil
    let isEndUnderFinger = held.map { $0.content.extent.topInset != topInset } ?? false
    if isIdle { hasRefreshed = false }
    let isFirst = gestures.isEmpty
    let isInRefresh = hasRefreshed || isEndUnderFinger
    var log = GestureLog(
      began: isFirst ? 0 : time, firstState: isFirst ? 0 : states.count - 1, isInRefresh: isInRefresh,
      isBusy: isInRefresh)
    if isFirst { (log.offsetJump, log.velocityJump) = (offsetJump, velocityJump) }
    gestures.append(log)
    events.insert(.contact)
    oracle.beginContact(gesture)
  }

  /// True if the newest gesture began during a refresh, and nothing so far shows that it could have fired.
  var isBusy: Bool { gestures.last?.isBusy ?? false }

  /// Records that the newest gesture could have fired.
  mutating func noteChance() { gestures[gestures.count - 1].isBusy = false }

  /// Records that the last finger left at `time`, released or cancelled.
  mutating func endContact(byCancel isCancel: Bool, at time: Double) {
    events.insert(.lift)
    oracle.endContact(byCancel: isCancel, at: time)
  }

  /// Records that the app ended its refresh.
  mutating func endRefreshing() {
    events.insert(.end)
    oracle.endRefreshing()
  }

  /// Returns the events since the previous call, and clears them.
  mutating func takeEvents() -> FrameEvents {
    defer { events = [] }
    return events
  }

  /// Records a jump of the content's motion; the largest one is kept in the log.
  mutating func jump(_ jump: ContentJump) {
    offsetJump = max(offsetJump, abs(jump.offset))
    velocityJump = max(velocityJump, abs(jump.velocity))
    if let last = gestures.indices.last {
      gestures[last].offsetJump = max(gestures[last].offsetJump, abs(jump.offset))
      gestures[last].velocityJump = max(gestures[last].velocityJump, abs(jump.velocity))
    }
    oracle.noteJump(jump)
  }
}
