/// The present motion split into stretches, on each of which the offset only rises or only falls.
extension Scroller {
  /// The end of the stretch of the present motion, up to the next turn or jump, that contains `time`; in seconds, later than `time`.
  ///
  /// Infinite for the last stretch, and without a motion.
  @_addressableSelf
  public func stretchEnd(after time: Double) -> Double {
    guard case .moving(let start, _) = state else { return .infinity }
    let end = start + trajectory.stretchEnd(after: time > start ? time - start : 0)
    // `time` may be the end of a stretch. Less `start` it is rounded, and may then lie before that end, which would be found once more.
    return end > time ? end : max(time.nextUp, start + trajectory.stretchEnd(after: time.nextUp - start))
  }

  /// True if the motion at `time` may be shown at its edge before it is there, and leave the edge again, as Flutter's spring does.
  @_addressableSelf
  public func maySnap(at time: Double) -> Bool {
    guard case .moving(let start, _) = state else { return false }
    return trajectory.maySnap(at: time - start)
  }

  /// The time at which the present motion started, in seconds; nil without a motion.
  public var motionStart: Double? {
    @_addressableSelf get { if case .moving(let start, _) = state { start } else { nil } }
  }

  /// The earliest time at which the present motion may count as settled, in seconds; infinite without a motion.
  public var earliestRest: Double {
    switch rest {
    case .known(let time), .notBefore(let time): isMoving ? time : .infinity
    }
  }

  /// True if the present motion counts as settled from ``earliestRest`` on; otherwise it has settled once it is near and slow after that.
  public var isRestKnown: Bool { if case .known = rest { true } else { false } }

  /// The offset at which the present motion ends, in points; without a motion, that at which the last motion ended.
  public var motionLimit: Double { goal }

  /// True while a finger that has moved holds the content.
  public var hasMoved: Bool {
    if case .contact(let hasMoved) = state { hasMoved } else { false }
  }

  /// The position without resistance of content held by a finger that has travelled `travel` points; not for a model of increments.
  public func raw(atTravel travel: Double) -> Double { origin - travel }
}
