/// The state of a scroll view at a time: its offset, velocity and phase.
extension Scroller {
  /// The motion since the last event and its start time, in seconds; nil at rest and under a finger.
  public var motion: (trajectory: ScrollTrajectory, start: Double)? {
    if case .moving(let start, _) = state { (trajectory, start) } else { nil }
  }

  /// True while the content is moving by itself, settled or not.
  @inlinable public var isMoving: Bool {
    if case .moving = state { true } else { false }
  }

  /// True while a finger holds the content.
  @inlinable public var isHeld: Bool {
    if case .contact = state { true } else { false }
  }

  /// The content's offset, velocity and phase at `time`, in seconds.
  @_addressableSelf
  public func moment(at time: Double) -> ScrollMoment {
    guard case .moving(let start, let isClosing) = state else {
      return ScrollMoment(offset: offset(at: time), velocity: 0, phase: phase(at: time))
    }
    let local = time - start
    let offset = trajectory.offset(at: local)
    let phase: ScrollPhase =
      isAtRest(at: time)
      ? .idle : isClosing ? .closing : trajectory.phase(at: local, shown: offset, in: extent)
    return ScrollMoment(offset: offset, velocity: trajectory.velocity(at: local), phase: phase)
  }

  /// The content offset at `time`, in points.
  @_addressableSelf
  public func offset(at time: Double) -> Double {
    switch state {
    case .still(let offset): offset
    case .contact: model.offset(forRaw: raw, in: extent)
    case .moving(let start, _): trajectory.offset(at: time - start)
    }
  }

  /// The content's velocity at `time`, in points per second; 0 under a finger, as nothing is known between two samples.
  @_addressableSelf
  public func velocity(at time: Double) -> Double {
    if case .moving(let start, _) = state { trajectory.velocity(at: time - start) } else { 0 }
  }

  /// The time from which on the present motion counts as settled, in seconds; nil without a motion.
  public var restTime: Double? {
    guard case .moving(let start, _) = state else { return nil }
    if case .known(let time) = rest { return time }
    return start + trajectory.settleTime(tolerance)
  }

  /// True if the content counts as settled at `time`; never under a finger.
  @_addressableSelf
  public func isAtRest(at time: Double) -> Bool {
    switch state {
    case .still: true
    case .contact: false
    // Not `||`, whose second operand would be a closure that copies the content.
    case .moving: time >= seenAtRest ? true : isAtRest(at: time, shown: offset(at: time))
    }
  }

  /// Like ``isAtRest(at:)``, for content without a finger whose offset at `time` is already known, in points.
  @_addressableSelf
  public func isAtRest(at time: Double, shown offset: Double) -> Bool {
    guard isMoving else { return true }
    if time >= seenAtRest { return true }
    switch rest {
    case .known(let moment): return time >= moment
    case .notBefore(let moment):
      guard time >= moment, (offset - goal).magnitude <= tolerance.distance else { return false }
      return velocity(at: time).magnitude <= tolerance.speed
    }
  }

  /// True if the offset, which is `offset` at `time`, can still change without an event; false once it has reached its limit to the last
  /// bit.
  ///
  /// Slow content counts as at rest, but may be exactly on its limit while passing it: it can change while one second of
  /// its velocity is more than the limit's last bit. A spring travels less than that, momentum half of it.
  @_addressableSelf
  public func canChange(after time: Double, shown offset: Double) -> Bool {
    guard isMoving else { return false }
    return offset != goal || !isAtRest(at: time, shown: offset) || velocity(at: time).magnitude > goal.ulp
  }

  /// The phase just after the last event; a fling that will bounce is still decelerating. See ``phase(at:)``.
  public var phase: ScrollPhase {
    if case .moving(let start, _) = state { phase(at: start) } else { phase(at: 0) }
  }

  /// The phase at `time`, in seconds.
  @_addressableSelf
  public func phase(at time: Double) -> ScrollPhase {
    switch state {
    case .still: return .idle
    case .contact(let hasMoved): return hasMoved ? .dragging : .tracking
    case .moving(let start, let isClosing):
      return isAtRest(at: time)
        ? .idle : isClosing ? .closing : trajectory.phase(at: time - start, in: extent)
    }
  }

  /// The phase at `time` in seconds, if the offset at that time is already known, in points.
  @_addressableSelf
  public func phase(at time: Double, shown offset: Double) -> ScrollPhase {
    guard case .moving(let start, let isClosing) = state else { return phase(at: time) }
    if isAtRest(at: time, shown: offset) { return .idle }
    if isClosing { return .closing }
    return trajectory.phase(at: time - start, shown: offset, in: extent)
  }
}
