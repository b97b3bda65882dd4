extension ScrollTrajectory {
  /// The first time from `start` on at which the offset passes `level` in the given direction.
  ///
  /// Solved to the last bit between turns, where the offset is monotone; a jump from one piece to the next
  /// passes all offsets between. A level that the motion only touches, or approaches forever, is not passed. A motion shown only at display
  /// frames passes it at a frame.
  ///
  /// - Parameters:
  ///   - level: An offset, in points.
  ///   - rising: True to pass it upwards, false downwards.
  ///   - start: Seconds since the motion's start.
  /// - Returns: Seconds since the motion's start; nil if the motion never passes the level.
  public func firstCrossing(of level: Double, rising: Bool, after start: Double) -> Double? {
    func passes(_ a: Double, _ b: Double) -> Bool {
      rising ? a <= level && level < b : a >= level && level > b
    }
    if let ticks { return firstTick(of: ticks, from: start > 0 ? start : 0, where: passes) }
    var low = start > 0 ? start : 0
    var atLow = offset(at: low)
    while true {
      let high = stretchEnd(after: low)
      let before = high < .infinity ? offset(justBefore: high) : limit
      if passes(atLow, before) { return crossing(of: level, rising: rising, from: low, to: high) }
      guard high < .infinity else { return nil }
      let atHigh = offset(at: high)
      if passes(before, atHigh) { return high }
      // At a turn a spring is further from rest than it will ever be again.
      if low >= lastChange, abs(level - limit) >= abs(atHigh - limit) { return nil }
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

  /// The end of the monotone stretch that contains `time`: a turn, or a change of pieces, in seconds; infinite for the last.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: A later time.
  public func stretchEnd(after time: Double) -> Double {
    let (piece, since) = piece(at: time)
    let next = change(after: time)
    let turn = since + piece.turn(after: time > since ? time - since : 0)
    return turn < next ? turn : next
  }

  /// The offset that the motion approaches as time approaches `time` from below, in points; `time` is the end of a stretch, above 0.
  func offset(justBefore time: Double) -> Double {
    let (piece, since) = piece(justBefore: time)
    if case .frameFling(let fling, let start) = piece {
      return start + fling.displacement(justBefore: time - since)
    }
    // The piece itself may step at its end: curves that end on their target.
    return piece.offset(at: (time - since) * Self.justBefore)
  }

  /// A factor that moves a time just before a piece's end.
  private static var justBefore: Double { 1 - 1e-9 }

  /// The extreme offset between two times, in points; `before` decides which of two offsets is more extreme.
  ///
  /// It is at an end of the interval, or at one of the first turns in the last piece, since later turns are nearer to rest.
  private func extreme(from start: Double, to end: Double, before: (Double, Double) -> Bool) -> Double {
    if let ticks { return extreme(of: ticks, from: start, to: end, before: before) }
    var best = offset(at: start)
    func take(_ offset: Double) { if before(offset, best) { best = offset } }
    var time = start > 0 ? start : 0
    var turns = 0
    while turns < Self.mostTurns {
      let next = stretchEnd(after: time)
      guard next < end else { break }
      take(offset(justBefore: next))
      take(offset(at: next))
      if time >= lastChange { turns += 1 }
      time = next
    }
    take(end < .infinity ? offset(at: end) : limit)
    return best
  }

  /// The number of turns of the last piece that are examined for extremes.
  private static var mostTurns: Int { 3 }

  private func crossing(of level: Double, rising: Bool, from low: Double, to high: Double) -> Double? {
    let end = high < .infinity ? high : timePast(level, rising: rising, after: low) { offset(at: $0) }
    guard end < .infinity else { return nil }
    let sure = sureTimes(around: level, from: low, to: end) ?? (-.infinity, .infinity)
    // At the end itself the next piece may already be elsewhere.
    return passing(level, rising: rising, from: low, to: end, sure: sure) { offset(at: $0) }
  }

  /// Two times between which a single spring passes an offset: ``SpringMotion/sureTimes(around:from:to:rounding:)``.
  private func sureTimes(
    around level: Double, from low: Double, to high: Double
  ) -> (before: Double, past: Double)? {
    let (piece, since) = piece(at: low)
    guard case .spring(let motion, let edge) = piece, high < change(after: low) else { return nil }
    let rounding = (level.magnitude + edge.magnitude) * .ulpOfOne
    let sure = motion.sureTimes(around: level - edge, from: low - since, to: high - since, rounding: rounding)
    return sure.map { (since + $0.before, since + $0.past) }
  }

  // MARK: By the tick

  /// The number of display frames after which a motion shown only at frames counts as over: a minute at the fastest clock.
  private static var mostTicks: Double { 600_000 }

  private func lastTick(of ticks: FrameTicks) -> Double {
    let last = duration < .infinity ? ticks.index(atOrAfter: duration) : Self.mostTicks
    return last < Self.mostTicks ? last : Self.mostTicks
  }

  private func firstTick(
    of ticks: FrameTicks, from start: Double, where passes: (Double, Double) -> Bool
  ) -> Double? {
    var index = ticks.count(upTo: start) + 1
    var before = offset(at: start)
    let last = lastTick(of: ticks)
    while index <= last {
      let time = ticks.time(of: index)
      let here = offset(at: time)
      if passes(before, here) { return time }
      (before, index) = (here, index + 1)
    }
    return nil
  }

  private func extreme(
    of ticks: FrameTicks, from start: Double, to end: Double, before: (Double, Double) -> Bool
  ) -> Double {
    var best = offset(at: start)
    var index = ticks.count(upTo: start > 0 ? start : 0) + 1
    let last = lastTick(of: ticks)
    while index <= last {
      let time = ticks.time(of: index)
      guard time <= end else { return best }
      let here = offset(at: time)
      if before(here, best) { best = here }
      index += 1
    }
    if end == .infinity, before(limit, best) { best = limit }
    return best
  }
}
