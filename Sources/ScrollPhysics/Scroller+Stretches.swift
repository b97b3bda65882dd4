/// A motion as stretches on which the offset never turns.
extension Scroller {
  /// The end of the monotone stretch of the present motion that `time` lies in, in seconds; infinite for the last one and without
  /// motion.
  @_addressableSelf
  public func stretchEnd(after time: Double) -> Double {
    guard case .moving(let start, _) = state else { return .infinity }
    return start + trajectory.stretchEnd(after: time > start ? time - start : 0)
  }

  /// True where the stretch that `time` lies in may be shown at its end before it is there, and leave it again:
  /// Flutter's spring is, while near and slow.
  @_addressableSelf
  public func maySnap(at time: Double) -> Bool {
    guard case .moving(let start, _) = state else { return false }
    return trajectory.maySnap(at: time - start)
  }

  /// The time at which the present motion started, in seconds; nil without one.
  public var motionStart: Double? {
    @_addressableSelf get { if case .moving(let start, _) = state { start } else { nil } }
  }

  /// The time before which the present motion does not count as settled, in seconds; infinite without one.
  public var earliestRest: Double {
    switch rest {
    case .known(let time), .notBefore(let time): isMoving ? time : .infinity
    }
  }

  /// True where the present motion counts as settled from ``earliestRest`` on; else as soon after as it is near and slow.
  public var isRestKnown: Bool { if case .known = rest { true } else { false } }

  /// The offset at which the present motion ends, in points; where content has none, of the last one.
  public var motionLimit: Double { goal }

  /// True while a finger holds the content that has moved.
  public var hasMoved: Bool {
    if case .contact(let hasMoved) = state { hasMoved } else { false }
  }

  /// The raw position of content that a finger holds, once it has travelled so far, in points; not for a model of increments.
  public func raw(atTravel travel: Double) -> Double { origin - travel }
}
