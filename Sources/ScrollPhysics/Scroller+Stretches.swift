/// A motion split into stretches on which the offset never reverses.
extension Scroller {
  /// The end of the monotone stretch of the present motion that contains `time`, in seconds; infinite for the last one and without
  /// a motion.
  @_addressableSelf
  public func stretchEnd(after time: Double) -> Double {
    guard case .moving(let start, _) = state else { return .infinity }
    return start + trajectory.stretchEnd(after: time > start ? time - start : 0)
  }

  /// True if the stretch that contains `time` may be shown at its end before it is there, and leave it again,
  /// as Flutter's spring does while near and slow.
  @_addressableSelf
  public func maySnap(at time: Double) -> Bool {
    guard case .moving(let start, _) = state else { return false }
    return trajectory.maySnap(at: time - start)
  }

  /// The time at which the present motion started, in seconds; nil without one.
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

  /// The offset at which the present motion ends, in points; without a motion, that of the last one.
  public var motionLimit: Double { goal }

  /// True while a finger that has moved holds the content.
  public var hasMoved: Bool {
    if case .contact(let hasMoved) = state { hasMoved } else { false }
  }

  /// The raw position of content held by a finger that has travelled `travel` points; not for a model of increments.
  public func raw(atTravel travel: Double) -> Double { origin - travel }
}
