/// One closed-form stretch of a motion; times count from the stretch's own start, in seconds.
@frozen
public enum ScrollPiece: Equatable, Sendable {
  /// Stays at an offset, in points.
  case rest(Double)
  /// Slows down from an offset, in points, and a velocity, in points per second.
  case decay(Deceleration, from: Double, velocity: Double)
  /// Springs about an edge's offset, in points.
  case spring(SpringMotion, about: Double)
  /// Goes from one offset to another, in points, in a duration above 0, in seconds, slow at both ends.
  case ease(from: Double, to: Double, duration: Double)

  /// The offset after `time` ≥ 0, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .decay(let deceleration, let start, let velocity):
      start + deceleration.displacement(velocity: velocity, at: time)
    case .spring(let motion, let edge): edge + motion.displacement(at: time)
    case .ease(let start, let end, let duration): Self.eased(start, end, at: time / duration)
    }
  }

  /// The velocity after `time` ≥ 0, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .decay(let deceleration, _, let velocity): deceleration.velocity(velocity, at: time)
    case .spring(let motion, _): motion.velocity(at: time)
    case .ease(let start, let end, let duration):
      (end - start) / duration * CubicEase.easeInOut.slope(at: time / duration)
    }
  }

  /// Where the closed form comes to rest, in points.
  @inlinable public var limit: Double {
    switch self {
    case .rest(let offset): offset
    // As `offset(at:)` has it once the exponential has vanished, to the bit.
    case .decay(let deceleration, let start, let velocity): start + velocity / deceleration.perSecond
    case .spring(_, let edge): edge
    case .ease(_, let end, _): end
    }
  }

  /// The first moment later than `time` at which the piece turns round, in seconds; infinite if it does not.
  public func turn(after time: Double) -> Double {
    if case .spring(let motion, _) = self { return motion.turn(after: time) }
    return .infinity
  }

  /// A share this near 1 is the end: a start and a duration add up to a later clock's time but for their rounding,
  /// which is some 1e-14 of a duration; an ease-in-out has come to within its square by then.
  @usableFromInline static var endOfEase: Double { 1 - 1e-12 }

  /// `to` itself at the end: `from + (to − from)` need not be.
  @inlinable
  static func eased(_ start: Double, _ end: Double, at share: Double) -> Double {
    share >= endOfEase ? end : start + (end - start) * CubicEase.easeInOut.progress(at: share)
  }
}
