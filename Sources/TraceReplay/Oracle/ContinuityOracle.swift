import PullToRefresh

/// Watches a run and records each violation of a ``FindingKind`` rule.
///
/// | rule | checked when | violated by |
/// |---|---|---|
/// | offset, velocity | the content is caught, scrolled or its inset changes | a jump beyond ``ContinuityTolerance`` |
/// | inset | the run ends, no refresh open, no finger down | an inset other than the app's own |
/// | one trigger | a trigger | an earlier trigger in the same gesture |
/// | a finger or its release | a trigger while settling | any policy but a dwell; not by a finger released in the same frame |
/// | a release is no cancel | a trigger that an engine attributes to the end of a contact | a contact that was cancelled |
/// | no inertia | a trigger | no finger was seen beyond the threshold since the last crossing |
/// | one refresh at a time | a trigger | an app that has not ended the previous refresh |
/// | shown to the end | an engine becomes idle, with no timer left | an app that was notified of the refresh and has not ended it |
///
/// A crossing is judged by the pulls of the engine's own callbacks. If a finger carries the content past the
/// threshold and is released in the same frame, what that frame starts counts as the finger's. Velocities under a finger are not checked:
/// they are the finger's, and jump from sample to sample.
struct ContinuityOracle {
  private let threshold: Double
  private let isStrict: Bool
  private let mayDwell: Bool
  private(set) var findings: [ReplayFinding] = []
  /// The number of the gesture whose contact the engine saw last, from 1; nil before the first.
  private var gesture: Int?
  private var lift: Double?
  /// True if the last contact that ended was cancelled, not released.
  private(set) var wasCancelled = false
  /// True while the engine sees a finger down.
  var hasFinger: Bool { gesture != nil && lift == nil }
  /// True in the frame in which the finger was released, if the finger held the content beyond the threshold.
  private(set) var hasJustHeld = false
  private var triggersOfGesture = 0
  private var isBeyond = false
  /// How far past the threshold the pull first was without a finger, in points; nil if a finger was seen beyond the threshold.
  private var inertialMargin: Double?
  /// The number of refreshes since the app last ended one. One end closes all refreshes that are shown.
  private var openRefreshes = 0
  /// The start of the app's work during which an indicator must be shown, in seconds; nil if there is no work, or once the indicator is
  /// gone.
  private var workBegan: Double?
  private var lastInsetChange = 0.0

  init(traits: RefreshTraits) {
    threshold = traits.threshold
    isStrict = traits.isStrict
    mayDwell = if case .dwell = traits.moment { true } else { false }
  }

  // MARK: Fingers and pulls

  /// Records that a finger came down; `gesture` is its gesture's index, from 0.
  mutating func beginContact(_ gesture: Int) {
    self.gesture = gesture + 1
    (lift, hasJustHeld) = (nil, false)
    triggersOfGesture = 0
  }

  /// Records that the last finger left at `time` seconds, released or cancelled.
  mutating func endContact(byCancel isCancel: Bool, at time: Double) {
    (lift, wasCancelled) = (time, isCancel)
  }

  /// Records that the frame is over.
  mutating func endFrame() { hasJustHeld = false }

  /// Records a pull that the engine measured, in points; `byFinger` is true if a finger caused it.
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

  /// Records a trigger and checks the rules about triggers. `isOfOther` is true if the cause is the release of one of several fingers,
  /// which cannot have been the cancelled contact.
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

  /// Milliseconds from the end of the last contact to `time`; nil before the first end and while a finger is down.
  private func sinceLift(_ time: Double) -> Double? { lift.map { (time - $0) * 1000 } }

  /// Records that the app began a refresh, which the engine shows.
  mutating func beginRefreshing(at time: Double) {
    openRefreshes += 1
    workBegan = time
  }

  /// Records that the app was notified of a refresh and works on it.
  mutating func beginWork(at time: Double) { workBegan = time }

  /// Records that the app ended its refresh.
  mutating func endRefreshing() { (openRefreshes, workBegan) = (0, nil) }

  /// True while the app works on a refresh whose indicator must still be visible.
  @inline(__always)
  var awaitsEnd: Bool { workBegan != nil }

  /// Records that the engine shows no refresh and has nothing pending, and checks that the app has ended its work.
  mutating func noteIdle(at time: Double) {
    guard let began = workBegan else { return }
    add(.indicatorGone, at: time, size: (time - began) * 1000)
    workBegan = nil
  }

  // MARK: Content

  /// Records a jump of the content's motion, which breaks a rule if it exceeds ``ContinuityTolerance``.
  mutating func noteJump(_ jump: ContentJump) {
    if abs(jump.offset) > ContinuityTolerance.offset {
      add(.offsetJump, at: jump.time, size: jump.offset, cause: jump.cause)
    }
    if !jump.isHeld, abs(jump.velocity) > ContinuityTolerance.velocity {
      add(.velocityJump, at: jump.time, size: jump.velocity, cause: jump.cause)
    }
  }

  /// Records that the inset changed at `time` seconds.
  mutating func noteInsetChange(at time: Double) { lastInsetChange = time }

  /// Checks the inset at the end of the run. `inset` is the whole top inset and `appInset` the app's own part, in points.
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
