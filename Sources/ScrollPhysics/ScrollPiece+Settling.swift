extension ScrollPiece {
  /// The first moment after which a motion's last piece stays within `tolerance` of its own limit, in seconds.
  func settleTime(_ tolerance: Tolerance) -> Double {
    switch self {
    case .rest: 0
    case .decay(let deceleration, _, let velocity):
      later(
        deceleration.duration(velocity: velocity, toWithin: tolerance.distance),
        deceleration.duration(velocity: velocity, downTo: tolerance.speed))
    case .spring(let motion, _): motion.settleTime(tolerance)
    case .flutterReturn(let back): back.motion.settleTime(tolerance)
    case .friction(let friction) where friction.endTime == .infinity:
      later(
        friction.duration(downTo: tolerance.speed),
        friction.duration(downTo: friction.speed(leftToGo: tolerance.distance)))
    default: lastUnsettled(limit, tolerance, before: duration)
    }
  }

  /// The moment up to which a motion's last piece is outside `tolerance` now and then, and after which it only settles.
  func approach(_ tolerance: Tolerance) -> Double? {
    switch self {
    case .spring(let motion, _): return motion.approach(tolerance)
    case .move(let move) where move.easing == .easeInOut:
      // Symmetric: slower and slower in its second half, of which it is outside at the start.
      return abs(move.end - move.start) / 2 > tolerance.distance ? move.duration / 2 : nil
    default: return nil
    }
  }

  /// The last moment before `end` at which the piece is not within `tolerance` of rest at `limit`, in seconds; 0 if it
  /// always is.
  func lastUnsettled(_ limit: Double, _ tolerance: Tolerance, before end: Double) -> Double {
    if case .rest(let offset) = self { return abs(offset - limit) > tolerance.distance ? end : 0 }
    if case .decay(let deceleration, let start, let velocity) = self {
      return deceleration.lastUnsettled(limit - start, tolerance, velocity: velocity, before: end)
    }
    guard end < .infinity else { return 0 }
    func isSettled(_ time: Double) -> Bool {
      abs(offset(at: time) - limit) <= tolerance.distance && abs(velocity(at: time)) <= tolerance.speed
    }
    var step = Self.settlingSteps
    while step > 0 {
      let low = end * (step - 1) / Self.settlingSteps
      guard isSettled(low) else {
        return passing(1, rising: true, from: low, to: end * step / Self.settlingSteps) {
          isSettled($0) ? 1 : 0
        }
      }
      step -= 1
    }
    return 0
  }

  /// A motion that ends does not leave its tolerance again for less than this share of its time.
  private static var settlingSteps: Double { 256 }

  private func later(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
}

extension Deceleration {
  /// The last moment before `end` at which a decay is farther than a tolerance from `way` points, or faster, in seconds.
  fileprivate func lastUnsettled(
    _ way: Double, _ tolerance: Tolerance, velocity: Double, before end: Double
  ) -> Double {
    let left = abs(way) - tolerance.distance
    let near = left > 0 ? time(toTravel: way < 0 ? -left : left, velocity: velocity) ?? 0 : 0
    let slow = duration(velocity: velocity, downTo: tolerance.speed)
    let last = near > slow ? near : slow
    return last < end ? last : end
  }
}
