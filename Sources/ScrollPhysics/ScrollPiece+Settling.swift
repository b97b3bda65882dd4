extension ScrollPiece {
  /// The first moment after which the piece stays within `tolerance` of its own limit, in seconds.
  func settleTime(_ tolerance: Tolerance) -> Double {
    switch self {
    case .rest: 0
    case .decay(let deceleration, _, let velocity):
      later(
        deceleration.duration(velocity: velocity, toWithin: tolerance.distance),
        deceleration.duration(velocity: velocity, downTo: tolerance.speed))
    case .spring(let motion, _): motion.settleTime(tolerance)
    case .ease(let start, let end, let duration):
      duration * Self.easeSettleShare(of: abs(end - start), duration: duration, tolerance: tolerance)
    }
  }

  /// The first moment after which a decay on its way to `edge` is within `tolerance` of it, in seconds; it gets there.
  func settleTime(_ tolerance: Tolerance, before edge: Double) -> Double {
    guard case .decay(let deceleration, let start, let velocity) = self else { return 0 }
    let way = edge - start
    let left = abs(way) - tolerance.distance
    let near = left > 0 ? deceleration.time(toTravel: way < 0 ? -left : left, velocity: velocity) ?? 0 : 0
    return later(near, deceleration.duration(velocity: velocity, downTo: tolerance.speed))
  }

  private func later(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

  /// The share of an ease's duration after which it stays within `tolerance` of its end.
  ///
  /// The way left falls all the time; the speed from the middle on, where it is greatest.
  private static func easeSettleShare(of way: Double, duration: Double, tolerance: Tolerance) -> Double {
    let ease = CubicEase.easeInOut
    let near =
      way > tolerance.distance
      ? passing(1 - tolerance.distance / way, rising: true, from: 0, to: 1) { ease.progress(at: $0) } : 0
    let slope = tolerance.speed * duration / way
    guard ease.slope(at: 0.5) > slope else { return near }
    let slow = passing(slope, rising: false, from: 0.5, to: 1) { ease.slope(at: $0) }
    return near > slow ? near : slow
  }
}
