import PullToRefresh

/// What happened during a run, as it happens.
struct ReplayLog {
  /// Every state entered and when, in seconds.
  private(set) var states: [(time: Double, state: UInt8)]
  private(set) var triggers = 0
  private(set) var firstTrigger: (time: Double, phase: TriggerPhase, gesture: Int?)?
  /// The first callback, in seconds.
  var callback: Double?
  /// The gesture the engine saw begin last, from 0; nil before the first.
  var gesture: Int?
  /// The end of the run, in seconds.
  var end = 0.0
  private(set) var offsetJump = 0.0
  private(set) var velocityJump = 0.0

  init(firstState: UInt8) {
    states = [(0, firstState)]
  }

  mutating func enter(_ state: UInt8, at time: Double) {
    states.append((time, state))
  }

  mutating func trigger(_ phase: TriggerPhase, at time: Double) {
    triggers += 1
    if firstTrigger == nil { firstTrigger = (time, phase, gesture) }
  }

  /// Keeps the larger of this jump and those before; points and points per second.
  mutating func jump(offset: Double, velocity: Double) {
    offsetJump = max(offsetJump, abs(offset))
    velocityJump = max(velocityJump, abs(velocity))
  }
}
