extension ScrollTrajectory {
  /// The first moment from `start` on at which the offset passes `level` in the given direction.
  ///
  /// Solved to the last bit on stretches between turns, where the offset is monotone. A level that the motion only
  /// touches, or approaches for ever, is not passed.
  ///
  /// - Parameters:
  ///   - level: An offset, in points.
  ///   - rising: Whether to pass it growing, or falling.
  ///   - start: Seconds since the motion's start.
  /// - Returns: Seconds since the motion's start; nil if it never does.
  public func firstCrossing(of level: Double, rising: Bool, after start: Double) -> Double? {
    var low = start > 0 ? start : 0
    var atLow = offset(at: low)
    while true {
      let high = end(ofStretchFrom: low)
      let atHigh = high < .infinity ? offset(at: high) : limit
      if rising ? atLow <= level && level < atHigh : atLow >= level && level > atHigh {
        return crossing(of: level, rising: rising, from: low, to: high)
      }
      // A spring at a turn is farther from rest than it will ever be again.
      let isLast = low >= change || change == .infinity
      guard high < .infinity, !isLast || abs(level - limit) < abs(atHigh - limit) else { return nil }
      (low, atLow) = (high, atHigh)
    }
  }

  /// The lowest offset between two times, in points; `end` may be infinite.
  public func lowestOffset(from start: Double, to end: Double) -> Double {
    extreme(from: start, to: end) { $0 < $1 }
  }

  /// The highest offset between two times, in points; `end` may be infinite.
  public func highestOffset(from start: Double, to end: Double) -> Double {
    extreme(from: start, to: end) { $0 > $1 }
  }

  /// The offset that comes before all others: at an end of the stretch, or at one of the first two turns in each
  /// piece, since later ones are nearer to rest.
  private func extreme(from start: Double, to end: Double, before: (Double, Double) -> Bool) -> Double {
    var best = offset(at: start)
    var time = start > 0 ? start : 0
    for _ in 0..<Self.mostTurns {
      let next = self.end(ofStretchFrom: time)
      guard next < end else { break }
      let here = offset(at: next)
      if before(here, best) { best = here }
      time = next
    }
    let last = end < .infinity ? offset(at: end) : limit
    return before(last, best) ? last : best
  }

  /// The piece's change and two turns of the spring after it.
  private static var mostTurns: Int { 3 }

  /// The end of the monotone stretch that starts at `time`: a turn, or the change of pieces; infinite for the last.
  private func end(ofStretchFrom time: Double) -> Double {
    guard time >= change || change == .infinity else {
      let turn = first.turn(after: time)
      return turn < change ? turn : change
    }
    let start = change < .infinity ? change : 0
    return start + piece(at: time).0.turn(after: time - start)
  }

  private func crossing(of level: Double, rising: Bool, from low: Double, to high: Double) -> Double? {
    let end =
      high < .infinity ? high : timePast(level, rising: rising, after: low) { offset(at: $0) }
    guard end < .infinity else { return nil }
    return passing(level, rising: rising, from: low, to: end) { offset(at: $0) }
  }
}
