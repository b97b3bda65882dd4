extension ScrollPiece {
  /// The offset at which the piece comes to rest if nothing follows, in points.
  @inlinable public var limit: Double {
    switch self {
    case .rest(let offset): offset
    // The same, to the bit, as `offset(at:)` once the exponential has vanished.
    case .decay(let deceleration, let start, let velocity): start + velocity / deceleration.perSecond
    case .spring(_, let edge), .exponentialReturn(_, let edge), .bezierReturn(_, let edge, _): edge
    case .move(let move): move.end
    case .braking(let braking, _): braking.end
    case .momentum(let fling, let start): start + fling.distance
    case .touchpadFling(let fling, let start): start + fling.distance
    case .windowsFling(let fling, let start): start + fling.distance
    case .frameFling(let fling, let start): start + fling.distance
    case .mobileFling(let fling, let start): start + fling.distance
    case .spline(let fling): fling.end
    case .friction(let friction): friction.limit
    case .clampingFling(let fling): fling.start + fling.distance
    case .flutterReturn(let back): back.edge
    case .stretch(let recede): recede.edge
    }
  }

  /// Seconds until rest; infinite if rest is only approached.
  @inlinable public var duration: Double {
    switch self {
    case .rest: 0
    case .decay, .spring: .infinity
    case .move(let move): move.duration
    case .braking(let braking, let entered): braking.duration - entered
    case .momentum(let fling, _): fling.duration
    case .touchpadFling(let fling, _): fling.duration
    case .windowsFling(let fling, _): fling.duration
    case .frameFling(let fling, _): fling.duration
    case .mobileFling(let fling, _): fling.duration
    case .spline(let fling): fling.duration
    case .friction(let friction): friction.endTime
    case .clampingFling(let fling): fling.duration
    case .flutterReturn(let back): back.form == .original ? back.endTime : .infinity
    case .exponentialReturn(let back, _): back.duration
    case .bezierReturn(let back, _, _): back.duration
    case .stretch(let recede): recede.duration
    }
  }

  /// True if the piece brings content back to an edge by a rule of its own, such as a spring.
  @inlinable public var isReturn: Bool {
    switch self {
    case .spring, .flutterReturn, .exponentialReturn, .bezierReturn, .stretch: true
    default: false
    }
  }

  /// The first time after `time` ≥ 0 at which the piece reverses, in seconds; infinite if it does not.
  public func turn(after time: Double) -> Double {
    switch self {
    case .spring(let motion, _): motion.turn(after: time)
    case .flutterReturn(let back): back.motion.turn(after: time)
    case .exponentialReturn(let back, _): back.motion.turn(after: time)
    // Qt's curve arrives beyond its target and steps back.
    case .move(let move) where move.easing.stepsAtEnd: Self.turn(move.duration, after: time)
    case .bezierReturn(let back, _, _): Self.turn(back.forwardDuration, after: time)
    case .stretch(let recede): Self.turn(recede.peak, after: time)
    default: .infinity
    }
  }

  /// True if the piece is shown at its edge while near and slow, and may leave the edge again after that.
  ///
  /// The offset shown then steps, although the motion itself reverses later. This holds only before a turn, because the return from the
  /// turn
  /// ends at the edge.
  ///
  /// - Parameter time: Seconds ≥ 0 after the piece's start.
  /// - Returns: True for Flutter's spring in its original form with a turn ahead.
  func maySnap(after time: Double) -> Bool {
    guard case .flutterReturn(let back) = self, back.form == .original else { return false }
    return back.motion.turn(after: time) < .infinity
  }

  /// Times closer than this, in seconds, are the same turn, because sums of times round.
  private static var sameTurn: Double { 1e-12 }

  private static func turn(_ turn: Double, after time: Double) -> Double {
    turn > time + sameTurn ? turn : .infinity
  }

  /// The time at which a fling reaches an offset, in points, and its velocity there; nil if it never does.
  ///
  /// - Parameter level: An offset ahead of the fling, in points.
  /// - Returns: Seconds after the piece's start, solved, and points per second.
  public func arrival(at level: Double) -> (time: Double, velocity: Double)? {
    switch self {
    case .decay(let deceleration, let start, let velocity):
      // v(t) = v₀ − k · (x(t) − x₀) gives the velocity there without the time.
      let way = level - start
      return deceleration.time(toTravel: way, velocity: velocity).map {
        ($0, velocity - deceleration.perSecond * way)
      }
    case .braking(let braking, _): return braking.crossing(of: level)
    case .momentum(let fling, let start): return arrival(fling.time(toTravel: level - start))
    case .touchpadFling(let fling, let start): return arrival(fling.time(toTravel: level - start))
    case .windowsFling(let fling, let start): return arrival(fling.time(toTravel: level - start))
    case .frameFling(let fling, let start): return fling.arrival(toTravel: level - start)
    case .mobileFling(let fling, let start): return arrival(fling.time(toTravel: level - start))
    case .friction(let friction): return arrival(friction.time(toReach: level))
    case .clampingFling(let fling): return arrival(fling.time(toReach: level))
    default: return nil
    }
  }

  private func arrival(_ time: Double?) -> (time: Double, velocity: Double)? {
    guard let time, time < .infinity else { return nil }
    return (time, velocity(at: time))
  }
}
