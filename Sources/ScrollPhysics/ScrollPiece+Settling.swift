extension ScrollPiece {
  /// The first time after which the last piece of a motion stays within `tolerance` of its resting offset, in seconds.
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

  /// The time from which on the last piece of a motion only settles, in seconds; nil if there is none.
  ///
  /// Before it the piece is at times outside `tolerance`.
  func approach(_ tolerance: Tolerance) -> Double? {
    guard let slowing, !isSettled(limit, tolerance, at: slowing) else { return nil }
    return slowing
  }

  /// The time from which on the piece only gets slower and nearer to its resting offset, in seconds; nil if no rule tells it.
  private var slowing: Double? {
    switch self {
    case .spring(let motion, _): motion.slowing
    // While near and slow the content is shown on the edge, which is nearer still.
    case .flutterReturn(let back): back.motion.slowing
    case .move(let move): move.easing.slowing.map { $0 * move.duration }
    case .braking, .momentum, .touchpadFling, .clampingFling: 0
    case .windowsFling(let fling, _): fling.ease.isConcave ? 0 : nil
    // Offsets in whole points also get nearer, if not at every moment.
    case .exponentialReturn(let back, _): back.motion.slowing
    default: nil
    }
  }

  private func isSettled(_ limit: Double, _ tolerance: Tolerance, at time: Double) -> Bool {
    abs(offset(at: time) - limit) <= tolerance.distance && abs(velocity(at: time)) <= tolerance.speed
  }

  /// The last time before `end` at which the piece is not within `tolerance` of rest at `limit`, in seconds; 0 if it always is.
  func lastUnsettled(_ limit: Double, _ tolerance: Tolerance, before end: Double) -> Double {
    if case .rest(let offset) = self { return abs(offset - limit) > tolerance.distance ? end : 0 }
    if case .decay(let deceleration, let start, let velocity) = self {
      return deceleration.lastUnsettled(limit - start, tolerance, velocity: velocity, before: end)
    }
    guard end < .infinity else { return 0 }
    func isSettled(_ time: Double) -> Bool { self.isSettled(limit, tolerance, at: time) }
    func time(ofStep step: Double) -> Double { end * step / Self.settlingSteps }
    var step = Self.settlingSteps
    // Once the piece only settles, a bisection finds the first step at which it has settled.
    if let slowing, limit == self.limit {
      var low = (slowing / end * Self.settlingSteps).rounded(.up)
      while low < step - 1 {
        let middle = ((low + step) / 2).rounded(.down)
        if isSettled(time(ofStep: middle)) { step = middle } else { low = middle }
      }
    }
    while step > 0 {
      let low = time(ofStep: step - 1)
      guard isSettled(low) else {
        return settling(limit, tolerance, from: low, to: time(ofStep: step))
      }
      step -= 1
    }
    return 0
  }

  /// The time between `low` and `high` from which on the piece is within a tolerance.
  ///
  /// It is outside at `low` and inside from `high` on. Distance and speed are solved separately, and the later time counts.
  private func settling(
    _ limit: Double, _ tolerance: Tolerance, from low: Double, to high: Double
  ) -> Double {
    func isNear(_ time: Double) -> Bool { abs(offset(at: time) - limit) <= tolerance.distance }
    func isSlow(_ time: Double) -> Bool { abs(velocity(at: time)) <= tolerance.speed }
    let near =
      isNear(low) ? low : passing(1, rising: true, from: low, to: high) { isNear($0) ? 1 : 0 }
    if isSlow(near), near > low { return near }
    return passing(1, rising: true, from: near, to: high) { isSettled(limit, tolerance, at: $0) ? 1 : 0 }
  }

  /// The number of steps in which a motion is searched: if it leaves its tolerance again, it does so for at least one step.
  private static var settlingSteps: Double { 256 }

  private func later(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
}

extension Deceleration {
  /// The last time before `end` at which a decay is further than the tolerance from `way` points of travel, or faster, in seconds.
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
