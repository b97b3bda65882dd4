/// One closed-form stretch of a ``PhasedMotion``; times count from the stretch's own start, in seconds.
@frozen
public enum MotionPhase: Equatable, Sendable {
  /// Stays at an offset, in points.
  case rest(Double)
  /// Slows down by friction from an offset, in points, and a velocity, in points per second.
  case friction(Deceleration, from: Double, velocity: Double)
  /// Springs about an offset, in points.
  case spring(SpringMotion, about: Double)
  /// Goes along a timing curve.
  case move(EasedMove)
  /// Slows down evenly; entered so many seconds after its start.
  case braking(Braking, entered: Double)
  /// Android's fling.
  case spline(SplineFling)
  /// Android's stretch on its way back.
  case stretch(StretchRecede)

  /// The offset after `time` ≥ 0 seconds, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .friction(let friction, let start, let velocity):
      start + friction.displacement(velocity: velocity, at: time)
    case .spring(let motion, let edge): edge + motion.displacement(at: time)
    case .move(let move): move.offset(at: time)
    case .braking(let braking, let entered): braking.offset(at: entered + time)
    case .spline(let fling): fling.offset(at: time)
    case .stretch(let recede): recede.offset(at: time)
    }
  }

  /// The velocity after `time` ≥ 0 seconds, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .friction(let friction, _, let velocity): friction.velocity(velocity, at: time)
    case .spring(let motion, _): motion.velocity(at: time)
    case .move(let move): move.velocity(at: time)
    case .braking(let braking, let entered): braking.velocity(at: entered + time)
    case .spline(let fling): fling.velocity(at: time)
    case .stretch(let recede): recede.velocity(at: time)
    }
  }

  /// Where the stretch comes to rest if nothing follows, in points.
  @inlinable public var limit: Double {
    switch self {
    case .rest(let offset): offset
    case .friction(let friction, let start, let velocity): start + velocity / friction.perSecond
    case .spring(_, let edge): edge
    case .move(let move): move.end
    case .braking(let braking, _): braking.end
    case .spline(let fling): fling.end
    case .stretch(let recede): recede.edge
    }
  }

  /// The first moment later than `time` ≥ 0 at which the stretch turns round, in seconds; infinite if it does not.
  public func turn(after time: Double) -> Double {
    switch self {
    case .rest, .friction, .move, .braking, .spline: .infinity
    case .spring(let motion, _): motion.turn(after: time)
    case .stretch(let recede): recede.peak > time ? recede.peak : .infinity
    }
  }

  /// Seconds until rest; infinite where it is only approached.
  @inlinable public var duration: Double {
    switch self {
    case .rest: 0
    case .friction, .spring: .infinity
    case .move(let move): move.duration
    case .braking(let braking, let entered): braking.duration - entered
    case .spline(let fling): fling.duration
    case .stretch(let recede): recede.duration
    }
  }
}

/// The motion of content that nothing holds, as up to four closed-form stretches one after the other.
///
/// Times count from the start, in seconds; earlier ones count as 0. A stretch takes over at its own time whatever the
/// one before still does.
@frozen
public struct PhasedMotion: Equatable, Sendable {
  @usableFromInline var phases: (MotionPhase, MotionPhase, MotionPhase, MotionPhase)
  /// When the second, third and fourth take over, in seconds; infinite for those there are not.
  @usableFromInline var changes: (Double, Double, Double) = (.infinity, .infinity, .infinity)

  /// A motion of one stretch.
  @inlinable
  public init(_ first: MotionPhase) { phases = (first, first, first, first) }

  /// Rest at `offset`, or at NaN where the offset or the velocity is not finite; nil where both are.
  ///
  /// A motion to a computed end would have to be made of NaN otherwise.
  @inlinable
  static func unless(finite offset: Double, _ velocity: Double) -> PhasedMotion? {
    (offset + velocity).isFinite ? nil : PhasedMotion(.rest(offset + (velocity - velocity)))
  }

  /// This motion, with `phase` taking over `time` seconds after the start, not before the last one did.
  @inlinable
  public func then(_ phase: MotionPhase, at time: Double) -> PhasedMotion {
    precondition(changes.2 == .infinity, "a motion has at most four phases")
    var result = self
    if changes.0 == .infinity {
      (result.phases.1, result.changes.0) = (phase, time)
    } else if changes.1 == .infinity {
      (result.phases.2, result.changes.1) = (phase, time)
    } else {
      (result.phases.3, result.changes.2) = (phase, time)
    }
    return result
  }

  /// This motion, with `phase` taking over where the last one comes to rest.
  @inlinable
  public func then(_ phase: MotionPhase) -> PhasedMotion { then(phase, at: duration) }

  /// The stretch at `time` and when it took over, in seconds.
  @inlinable
  public func phase(at time: Double) -> (phase: MotionPhase, since: Double) {
    if time >= changes.2 { return (phases.3, changes.2) }
    if time >= changes.1 { return (phases.2, changes.1) }
    return time >= changes.0 ? (phases.1, changes.0) : (phases.0, 0)
  }

  /// The offset `time` seconds after the start, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    let (phase, since) = phase(at: time)
    return phase.offset(at: time > since ? time - since : 0)
  }

  /// The velocity `time` seconds after the start, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    let (phase, since) = phase(at: time)
    return phase.velocity(at: time > since ? time - since : 0)
  }

  /// The stretch that ends the motion.
  @inlinable var last: (phase: MotionPhase, since: Double) { phase(at: lastChange) }

  @inlinable var lastChange: Double {
    if changes.2 < .infinity { return changes.2 }
    if changes.1 < .infinity { return changes.1 }
    return changes.0 < .infinity ? changes.0 : 0
  }

  /// Where the motion comes to rest, in points.
  @inlinable public var limit: Double { last.phase.limit }

  /// Seconds from the start until rest; infinite where it is only approached.
  @inlinable public var duration: Double { lastChange + last.phase.duration }

  /// The end of the monotone stretch that `time` lies in: a turn, or a change of phases, in seconds; infinite for the last.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: A later moment.
  public func stretchEnd(after time: Double) -> Double {
    let (phase, since) = phase(at: time)
    let next =
      time < changes.0 ? changes.0 : time < changes.1 ? changes.1 : time < changes.2 ? changes.2 : .infinity
    let turn = since + phase.turn(after: time > since ? time - since : 0)
    return turn < next ? turn : next
  }

  /// When a stretch takes over from another, in seconds: the times up to the last change at which velocity may jump.
  ///
  /// - Parameter index: 0, 1 or 2.
  /// - Returns: Seconds since the start; nil if there is no such change.
  @inlinable
  public func change(_ index: Int) -> Double? {
    let time = index == 0 ? changes.0 : index == 1 ? changes.1 : index == 2 ? changes.2 : .infinity
    return time < .infinity ? time : nil
  }

  /// Equal stretches at equal times.
  public static func == (a: PhasedMotion, b: PhasedMotion) -> Bool {
    a.changes == b.changes && a.phases.0 == b.phases.0 && a.phases.1 == b.phases.1
      && a.phases.2 == b.phases.2 && a.phases.3 == b.phases.3
  }
}
