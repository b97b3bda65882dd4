import PullToRefresh
import ScrollPhysics

/// The events of a run, as they happen.
public struct ReplayLog {
  /// Every state entered and when, in seconds.
  public private(set) var states: [(time: Double, state: UInt8)] = []
  /// States that most runs do not exceed: room for them is made once.
  private static let usualStates = 16
  /// The number of refreshes that the engine started by itself.
  public var triggers: Int { triggerTimes.count }
  /// The time of each of them, in seconds.
  public private(set) var triggerTimes: [Double] = []
  /// The first time: when in seconds, by what, and in which gesture, from 0.
  public private(set) var firstTrigger: (time: Double, phase: TriggerPhase, gesture: Int?)?
  /// The first callback, in seconds.
  public private(set) var callback: Double?
  /// The gesture the engine saw begin last, from 0; nil before the first.
  var gesture: Int?
  /// The end of the run, in seconds.
  public internal(set) var end = 0.0
  /// True if the inset at the end is the app's own.
  public internal(set) var isInsetConserved = true
  /// The largest jump of the offset, in points.
  public private(set) var offsetJump = 0.0
  /// The largest jump of the velocity, in points per second.
  public private(set) var velocityJump = 0.0
  /// The same gesture by gesture, in their order; one that the engine never saw begin has none.
  private(set) var gestures: [GestureLog] = []
  /// True once the engine has moved the content, or given it another inset.
  var hasMovedContent = false
  /// The content as each finger found it since then.
  private(set) var found: [FoundContent] = []
  /// True from a refresh's start until an engine that is idle sees a finger come down.
  private var hasRefreshed = false
  /// The gesture whose trigger the app was not told of yet, from 0.
  private var untoldGesture: Int?
  /// The events since the last frame that was shown.
  private var events: FrameEvents = []
  /// The oracle that finds broken rules.
  var oracle: ContinuityOracle

  /// The broken rules, in order of time but for a lost inset, which comes last.
  public var findings: [ReplayFinding] { oracle.findings }

  init(firstState: UInt8, traits: RefreshTraits) {
    states.reserveCapacity(Self.usualStates)
    states.append((0, firstState))
    oracle = ContinuityOracle(traits: traits)
  }

  mutating func enter(_ state: UInt8, at time: Double) {
    states.append((time, state))
  }

  /// An engine fired and says that `phase` was the cause; `isTracking` says whether it saw a finger down, `isOfOther` whether one of
  /// several fingers that left was the cause.
  mutating func trigger(_ phase: TriggerPhase, isTracking: Bool, isOfOther: Bool = false, at time: Double) {
    triggerTimes.append(time)
    let cause = isOfOther ? phase : cause(phase, isTracking: isTracking)
    if firstTrigger == nil { firstTrigger = (time, cause, gesture) }
    note(cause, isOfOther: isOfOther, at: time)
    hasRefreshed = true
    events.insert(.trigger)
    oracle.noteTrigger(phase, isOfOther: isOfOther, at: time)
  }

  /// Puts a trigger down to the gesture whose finger or momentum caused it.
  private mutating func note(_ cause: TriggerPhase, isOfOther: Bool, at time: Double) {
    guard let last = gestures.indices.last else { return }
    // What comes of a lift or of momentum while the next finger is down is still the doing of the one before.
    let isOfBefore = cause != .contact && !isOfOther && oracle.hasFinger && last > 0
    let owner = isOfBefore ? last - 1 : last
    gestures[owner].triggers += 1
    // What it did, it could do.
    gestures[owner].isBusy = false
    guard gestures[owner].firstTrigger == nil else { return }
    gestures[owner].firstTrigger = (time, cause)
    untoldGesture = owner
  }

  /// The app begins a refresh that the engine shows.
  mutating func beginRefreshing(at time: Double) {
    hasRefreshed = true
    oracle.beginRefreshing(at: time)
  }

  /// The app is told of a refresh.
  mutating func callBack(at time: Double) {
    callback = callback ?? time
    events.insert(.callback)
    oracle.beginWork(at: time)
    if let owner = untoldGesture { gestures[owner].callback = time }
    untoldGesture = nil
  }

  /// Most engines take a cancel for a lift; it is none. An engine that sees the content only once the finger has gone takes
  /// the finger's pull for the content's own.
  private func cause(_ phase: TriggerPhase, isTracking: Bool) -> TriggerPhase {
    if phase == .settling, oracle.hasJustHeld { return .contact }
    guard phase == .released, oracle.wasCancelled else { return phase }
    return isTracking ? .contact : .settling
  }

  /// The finger of `gesture`, from 0, takes hold of `content`.
  mutating func takeHold(_ gesture: Int, of content: Scroller) {
    if hasMovedContent { found.append(FoundContent(gesture: gesture, content: content)) }
  }

  /// The engine, idle or in a refresh, saw the contact of `gesture`, from 0, with this top inset, in points.
  mutating func beginContact(_ gesture: Int, isIdle: Bool, topInset: Double = 0, at time: Double) {
    self.gesture = gesture
    // A refresh whose inset was taken away between the contact and the frame that shows it went on under the finger.
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

  /// True if the newest gesture began before a refresh was over, and nothing shows yet that it could have fired.
  var isBusy: Bool { gestures.last?.isBusy ?? false }

  /// The newest gesture could have fired.
  mutating func noteChance() { gestures[gestures.count - 1].isBusy = false }

  /// No finger is down from `time` on: lifted, or taken away.
  mutating func endContact(byCancel isCancel: Bool, at time: Double) {
    events.insert(.lift)
    oracle.endContact(byCancel: isCancel, at: time)
  }

  /// The app said that it is done.
  mutating func endRefreshing() {
    events.insert(.end)
    oracle.endRefreshing()
  }

  /// The events since this was asked last.
  mutating func takeEvents() -> FrameEvents {
    defer { events = [] }
    return events
  }

  /// Keeps the larger of this jump and those before.
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
