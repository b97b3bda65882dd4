import PullToRefresh

/// What happened during a run, as it happens.
struct ReplayLog {
  /// Every state entered and when, in seconds.
  private(set) var states: [(time: Double, state: UInt8)]
  private(set) var triggers = 0
  /// When each of them was, in seconds.
  private(set) var triggerTimes: [Double] = []
  private(set) var firstTrigger: (time: Double, phase: TriggerPhase, gesture: Int?)?
  /// The first callback, in seconds.
  var callback: Double?
  /// The gesture the engine saw begin last, from 0; nil before the first.
  var gesture: Int?
  /// The end of the run, in seconds.
  var end = 0.0
  private(set) var offsetJump = 0.0
  private(set) var velocityJump = 0.0
  /// What breaks a rule.
  var oracle: ContinuityOracle

  init(firstState: UInt8, traits: RefreshTraits) {
    states = [(0, firstState)]
    oracle = ContinuityOracle(traits: traits)
  }

  mutating func enter(_ state: UInt8, at time: Double) {
    states.append((time, state))
  }

  mutating func trigger(_ phase: TriggerPhase, at time: Double) {
    triggers += 1
    triggerTimes.append(time)
    if firstTrigger == nil { firstTrigger = (time, phase, gesture) }
    oracle.triggered(phase, at: time)
  }

  /// The engine saw the contact of `gesture`, from 0.
  mutating func beginContact(_ gesture: Int) {
    self.gesture = gesture
    oracle.contactBegan(gesture)
  }

  /// Keeps the larger of this jump and those before.
  mutating func jump(_ jump: ContentJump) {
    offsetJump = max(offsetJump, abs(jump.offset))
    velocityJump = max(velocityJump, abs(jump.velocity))
    oracle.jumped(jump)
  }
}
