import PullToRefresh

/// The events of a run, as they happen.
public struct ReplayLog {
  /// Every state entered and when, in seconds.
  public private(set) var states: [(time: Double, state: UInt8)] = []
  /// States that most runs do not exceed: room for them is made once.
  private static let usualStates = 16
  /// The number of refreshes that the engine started by itself.
  public private(set) var triggers = 0
  /// The time of each of them, in seconds.
  public private(set) var triggerTimes: [Double] = []
  /// The first time: when in seconds, by what, and in which gesture, from 0.
  public private(set) var firstTrigger: (time: Double, phase: TriggerPhase, gesture: Int?)?
  /// The first callback, in seconds.
  public internal(set) var callback: Double?
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

  /// An engine fired and says that `phase` was the cause; `isTracking` says whether it saw a finger down.
  mutating func trigger(_ phase: TriggerPhase, isTracking: Bool, at time: Double) {
    triggers += 1
    triggerTimes.append(time)
    if firstTrigger == nil { firstTrigger = (time, cause(phase, isTracking: isTracking), gesture) }
    oracle.noteTrigger(phase, at: time)
  }

  /// Most engines take a cancel for a lift; it is none.
  private func cause(_ phase: TriggerPhase, isTracking: Bool) -> TriggerPhase {
    guard phase == .released, oracle.wasCancelled else { return phase }
    return isTracking ? .contact : .settling
  }

  /// The engine saw the contact of `gesture`, from 0.
  mutating func beginContact(_ gesture: Int) {
    self.gesture = gesture
    oracle.beginContact(gesture)
  }

  /// Keeps the larger of this jump and those before.
  mutating func jump(_ jump: ContentJump) {
    offsetJump = max(offsetJump, abs(jump.offset))
    velocityJump = max(velocityJump, abs(jump.velocity))
    oracle.noteJump(jump)
  }
}
