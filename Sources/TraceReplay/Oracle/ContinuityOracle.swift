import PullToRefresh

/// Watches a run and writes down what breaks a rule of ``FindingKind``.
///
/// | rule | seen when | broken by |
/// |---|---|---|
/// | offset, velocity | the content is caught, scrolled or its inset changes | a jump beyond ``ContinuityTolerance`` |
/// | inset | the run ends, no refresh open, no finger down | another inset than the app's own |
/// | one trigger | a trigger | one before in the same gesture |
/// | a finger or its lift | a trigger while settling | any policy but a dwell; not by a finger gone in the same frame |
/// | a lift is no cancel | a trigger that an engine puts down to the end of a contact | a contact that was cancelled |
/// | no inertia | a trigger | no finger was seen beyond the threshold since the last crossing |
/// | busy | a trigger | an app that has not ended the refresh before |
/// | shown to the end | an engine goes idle, with no timer left | an app that was told of the refresh and has not ended it |
///
/// A crossing is seen as the engine sees it, by the pulls of its own callbacks. A finger that carries the content past the
/// threshold and is gone in the same frame has been there: what that frame starts is its doing. A velocity under a finger is not checked:
/// it is the finger's, from sample to sample.
struct ContinuityOracle {
  private let threshold: Double
  private let isStrict: Bool
  private let mayDwell: Bool
  private(set) var findings: [ReplayFinding] = []
  /// The gesture the engine saw begin last, from 1.
  private var gesture: Int?
  private var lift: Double?
  /// True if the last contact that ended was taken away, not lifted.
  private(set) var wasCancelled = false
  /// True while the engine sees a finger down.
  var hasFinger: Bool { gesture != nil && lift == nil }
  /// True in the frame in which a finger has gone that held the content beyond the threshold.
  private(set) var hasJustHeld = false
  private var triggersOfGesture = 0
  private var isBeyond = false
  /// The distance of the pull past the threshold when it was first seen there; nil once a finger was.
  private var inertialMargin: Double?
  /// Refreshes since the app last said that it is done: one word of it ends whatever is shown.
  private var openRefreshes = 0
  /// The time at which the work began that an indicator is to be shown for, in seconds; nil for none, and once it is gone.
  private var workBegan: Double?
  private var lastInsetChange = 0.0

  init(traits: RefreshTraits) {
    threshold = traits.threshold
    isStrict = traits.isStrict
    mayDwell = if case .dwell = traits.moment { true } else { false }
  }

  // MARK: Fingers and pulls

  /// A finger came down: `gesture` from 0.
  mutating func beginContact(_ gesture: Int) {
    self.gesture = gesture + 1
    (lift, hasJustHeld) = (nil, false)
    triggersOfGesture = 0
  }

  /// No finger is down from `time` on: lifted, or taken away.
  mutating func endContact(byCancel isCancel: Bool, at time: Double) {
    (lift, wasCancelled) = (time, isCancel)
  }

  /// The frame is over.
  mutating func endFrame() { hasJustHeld = false }

  /// The engine has seen itself pulled this far, in points, by a finger or not.
  @inline(__always)
  mutating func note(pull: Double, byFinger: Bool) {
    let isBeyond = isStrict ? pull > threshold : pull >= threshold
    if isBeyond, byFinger {
      inertialMargin = nil
      hasJustHeld = lift != nil
    } else if isBeyond, !self.isBeyond {
      inertialMargin = pull - threshold
    }
    self.isBeyond = isBeyond
  }

  // MARK: Refreshes

  /// The engine fired; a lift it names as the cause may have been a cancel, unless it was that of one of several fingers.
  mutating func noteTrigger(_ phase: TriggerPhase, isOfOther: Bool = false, at time: Double) {
    triggersOfGesture += 1
    if gesture != nil, triggersOfGesture > 1 {
      add(.secondTrigger, at: time, size: Double(triggersOfGesture))
    }
    if phase == .released, wasCancelled, !isOfOther {
      add(.triggerByCancel, at: time, size: sinceLift(time))
    } else if phase == .settling, !mayDwell, !hasJustHeld {
      add(.triggerWithoutFinger, at: time, size: sinceLift(time))
    }
    if let inertialMargin { add(.armedByInertia, at: time, size: inertialMargin) }
    if openRefreshes > 0 { add(.triggerWhileRefreshing, at: time, size: Double(openRefreshes)) }
    openRefreshes += 1
  }

  /// The time from the end of the last contact to `time`, in milliseconds; nil before one, and under the next
  /// finger.
  private func sinceLift(_ time: Double) -> Double? { lift.map { (time - $0) * 1000 } }

  /// The app began a refresh, and the engine shows one.
  mutating func beginRefreshing(at time: Double) {
    openRefreshes += 1
    workBegan = time
  }

  /// The app was told of a refresh, and works.
  mutating func beginWork(at time: Double) { workBegan = time }

  /// The app said that it is done.
  mutating func endRefreshing() { (openRefreshes, workBegan) = (0, nil) }

  /// True while the app works on a refresh that is still to be seen.
  @inline(__always)
  var awaitsEnd: Bool { workBegan != nil }

  /// The engine shows no refresh, and nothing is to come of it.
  mutating func noteIdle(at time: Double) {
    guard let began = workBegan else { return }
    add(.indicatorGone, at: time, size: (time - began) * 1000)
    workBegan = nil
  }

  // MARK: Content

  /// The content's motion had a jump, of whatever size.
  mutating func noteJump(_ jump: ContentJump) {
    if abs(jump.offset) > ContinuityTolerance.offset {
      add(.offsetJump, at: jump.time, size: jump.offset, cause: jump.cause)
    }
    if !jump.isHeld, abs(jump.velocity) > ContinuityTolerance.velocity {
      add(.velocityJump, at: jump.time, size: jump.velocity, cause: jump.cause)
    }
  }

  /// The inset took another value.
  mutating func noteInsetChange(at time: Double) { lastInsetChange = time }

  /// The run is over; insets in points.
  mutating func end(inset: Double, appInset: Double, isHeld: Bool) {
    guard openRefreshes == 0, !isHeld, abs(inset - appInset) > ContinuityTolerance.offset else { return }
    add(.insetLost, at: lastInsetChange, size: inset - appInset)
  }

  private mutating func add(
    _ kind: FindingKind, at time: Double, size: Double?, cause: ReplayFinding.Cause? = nil
  ) {
    findings.append(ReplayFinding(kind, at: time, gesture: gesture, size: size, cause: cause))
  }
}
