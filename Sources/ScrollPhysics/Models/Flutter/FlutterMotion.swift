/// The motion of content that nothing holds, in one of Flutter's physics; times in seconds from its start.
@frozen
public enum FlutterMotion: Equatable, Sendable {
  /// Stays at an offset, in points.
  case rest(Double)
  /// Friction and a spring: the bouncing physics.
  case bounce(FlutterBounce)
  /// A spring about an edge: clamping physics out of range.
  case spring(FlutterSpringReturn)
  /// A clamping fling that is stopped at an offset, in points, after a time, in seconds; infinite if by nothing.
  case fling(FlutterClampingFling, stoppedAt: Double, after: Double)

  /// The offset after `time` seconds ≥ 0, in points.
  public func offset(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .bounce(let bounce): bounce.offset(at: time)
    case .spring(let spring): spring.offset(at: time)
    case .fling(let fling, let edge, let stop): time < stop ? fling.offset(at: time) : edge
    }
  }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .bounce(let bounce): bounce.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    case .fling(let fling, _, let stop): time < stop ? fling.velocity(at: time) : 0
    }
  }

  /// The first moment later than `time` ≥ 0 at which the motion turns round, in seconds; infinite if it does not.
  public func turn(after time: Double) -> Double {
    switch self {
    case .rest, .fling: .infinity
    case .bounce(let bounce): bounce.turn(after: time)
    case .spring(let spring): spring.motion.turn(after: time)
    }
  }

  /// Where the content comes to rest, in points.
  public var limit: Double {
    switch self {
    case .rest(let offset): offset
    case .bounce(let bounce): bounce.limit
    case .spring(let spring): spring.edge
    case .fling(let fling, let edge, let stop): stop < .infinity ? edge : fling.start + fling.distance
    }
  }

  /// The moment from which on the motion counts as ended, in seconds; solved.
  public var endTime: Double {
    switch self {
    case .rest: 0
    case .bounce(let bounce): bounce.endTime
    case .spring(let spring): spring.endTime
    case .fling(let fling, _, let stop): stop < fling.duration ? stop : fling.duration
    }
  }
}
