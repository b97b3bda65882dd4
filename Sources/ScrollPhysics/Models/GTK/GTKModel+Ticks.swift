extension GTKModel {
  /// GTK's motion as a closed form of its ticks (display frames): equal to ``GTKKinetic`` ticked at those times.
  ///
  ///     decay ──(the first tick past a bound)── spring from the tick's excess ──(the first tick within 0.1 px)── rest on the edge
  ///     decay ──(the first tick at its ending)── rest where the tick before showed it
  func tickedTrajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge {
      let start = SpringMotion(spring: Self.spring, displacement: offset - edge, velocity: velocity)
      return overshoot(start, about: edge, atTick: 0, ticks, after: nil)
    }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let friction = Self.friction
    let decay = ScrollPiece.decay(friction, from: offset, velocity: velocity)
    let motion = ScrollTrajectory(decay, ticks: ticks)
    let end = endTick(of: decay, velocity: velocity, ticks)
    let bound = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    if let crossing = friction.time(toTravel: bound - offset, velocity: velocity) {
      var tick = ticks.index(atOrAfter: crossing)
      if decay.offset(at: ticks.time(of: tick)) == bound { tick += 1 }
      if tick <= end, extent.overscroll(at: decay.offset(at: ticks.time(of: tick))) != 0 {
        let time = ticks.time(of: tick)
        let start = SpringMotion(
          spring: Self.spring, displacement: decay.offset(at: time) - bound,
          velocity: decay.velocity(at: time))
        return overshoot(start, about: bound, atTick: tick, ticks, after: motion)
      }
    }
    // The window ignores the position of the tick that finishes, so the rounded position is never shown.
    let shown = end > 1 ? decay.offset(at: ticks.time(of: end - 1)) : offset
    return motion.then(.rest(shown), at: ticks.time(of: end))
  }

  /// The index of the display frame (tick) that ends a fling.
  ///
  /// It is the first at which the content is slower than the least speed, or, from the second on, has moved less than the least step.
  private func endTick(of decay: ScrollPiece, velocity: Double, _ ticks: FrameTicks) -> Double {
    func ends(_ tick: Double) -> Bool {
      let time = ticks.time(of: tick)
      if abs(decay.velocity(at: time)) < ending.leastSpeed { return true }
      guard tick > 1, ending.leastStep > 0 else { return false }
      let step = decay.offset(at: time) - decay.offset(at: ticks.time(of: tick - 1))
      return abs(step) < ending.leastStep
    }
    // |v| · (e^(4h) − 1) · e^(−4t) / 4 is the step at t; neighbouring ticks are tested because the solved time is rounded.
    let friction = Self.friction
    let slowTick = ticks.index(atOrAfter: friction.duration(velocity: velocity, downTo: ending.leastSpeed))
    var tick = slowTick
    if ending.leastStep > 0 {
      let growth = Elementary.expm1(friction.perSecond * ticks.interval) / friction.perSecond
      let short = friction.duration(velocity: velocity, downTo: ending.leastStep / growth)
      let step = ticks.index(atOrAfter: short)
      tick = slowTick < step || step < 2 && slowTick < 2 ? slowTick : step < 2 ? 2 : step
    }
    while tick > 1, ends(tick - 1) { tick -= 1 }
    while !ends(tick) { tick += 1 }
    return tick
  }

  /// The motion from the first display frame past a bound on: a spring, cut at GTK's limit (quirk Q10 of `ScrollModels.md`).
  private func overshoot(
    _ start: SpringMotion, about edge: Double, atTick tick: Double, _ ticks: FrameTicks,
    after motion: ScrollTrajectory?
  ) -> ScrollTrajectory {
    let since = tick > 0 ? ticks.time(of: tick) : 0
    let spring = ScrollPiece.spring(start, about: edge)
    let begun = motion?.then(spring, at: since) ?? ScrollTrajectory(spring, ticks: ticks)
    guard let (cutTick, cut) = firstCut(of: start, since: since, afterTick: tick, ticks) else {
      return finished(begun, start, about: edge, since: since, afterTick: tick, ticks)
    }
    // As in the original: a position is once more taken for the distance past the edge.
    let cutTime = ticks.time(of: cutTick)
    let shown = begun.then(.rest(edge + cut), at: cutTime)
    let again = SpringMotion(spring: Self.spring, displacement: cut - edge, velocity: 0)
    // If the motion is cut again at its first tick, it is cut forever, as each tick finds the same state.
    if firstCut(of: again, since: cutTime, afterTick: cutTick, ticks) != nil { return shown }
    let next = ticks.time(of: cutTick + 1)
    let entered = SpringMotion(
      spring: Self.spring, displacement: again.displacement(at: next - cutTime),
      velocity: again.velocity(at: next - cutTime))
    let back = shown.then(.spring(entered, about: edge), at: next)
    return finished(back, again, about: edge, since: cutTime, afterTick: cutTick, ticks)
  }

  /// The motion with rest on the edge from the first display frame at which it is within 0.1 px of the edge.
  private func finished(
    _ motion: ScrollTrajectory, _ spring: SpringMotion, about edge: Double, since: Double,
    afterTick tick: Double, _ ticks: FrameTicks
  ) -> ScrollTrajectory {
    func ends(_ tick: Double) -> Bool {
      abs(spring.displacement(at: ticks.time(of: tick) - since)) < GTKKinetic.overshootEnd
    }
    var end = tick + 1
    while !ends(end) { end += 1 }
    return motion.then(.rest(edge), at: ticks.time(of: end))
  }

  /// The first display frame after `tick` at which GTK's limit cuts an overshoot (quirk Q10 of `ScrollModels.md`); nil if none does.
  ///
  /// `cut` is the position that GTK then takes for the distance past the edge.
  private func firstCut(
    of spring: SpringMotion, since: Double, afterTick tick: Double, _ ticks: FrameTicks
  ) -> (tick: Double, cut: Double)? {
    let limit = GTKKinetic.overshootLimit
    let (low, high) = (extent.lowestOffset - limit, extent.highestOffset + limit)
    let free = ScrollTrajectory(.spring(spring, about: 0))
    func cutTick(_ level: Double, rising: Bool) -> Double? {
      let isOut = rising ? spring.displacement > level : spring.displacement < level
      guard let crossing = isOut ? 0 : free.firstCrossing(of: level, rising: rising, after: 0) else {
        return nil
      }
      let found = ticks.index(atOrAfter: since + crossing)
      let next = found > tick ? found : tick + 1
      let way = spring.displacement(at: ticks.time(of: next) - since)
      return (rising ? way > level : way < level) ? next : nil
    }
    if let tick = cutTick(low, rising: false) { return (tick, low) }
    return cutTick(high, rising: true).map { ($0, high) }
  }
}
