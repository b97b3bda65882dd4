extension SpringMotion {
  /// The first time after the start at which the motion reverses, in seconds; nil if it never does.
  public var firstTurn: Double? {
    if displacement == 0, velocity == 0 { return nil }
    if spring.dampingRatio < 1, detuning > 0 { return firstTurnOfSwing }
    return detuning == 0 ? firstTurnOfCritical : firstTurnOfCreep
  }

  /// Seconds from one turn to the next: half a period; infinite if there is at most one turn.
  public var timeBetweenTurns: Double { spring.dampingRatio < 1 && detuning > 0 ? .pi / detuning : .infinity }

  /// Times closer than this, in seconds, are the same turn, because sums of times round.
  private static var sameTurn: Double { 1e-12 }

  /// The first time after `time` at which the motion reverses, in seconds; infinite if it never does.
  public func turn(after time: Double) -> Double {
    guard let first = firstTurn else { return .infinity }
    let after = time + Self.sameTurn
    if first > after { return first }
    let step = timeBetweenTurns
    guard step < .infinity else { return .infinity }
    let next = first + Elementary.rounded((time - first) / step) * step
    return next > after ? next : next + step
  }

  /// The first turn of an oscillating spring, in seconds: the velocity changes sign once in each half period, at the start only if it is 0.
  private var firstTurnOfSwing: Double {
    if velocity == 0 { return timeBetweenTurns }
    return passing(0, rising: velocity < 0, from: 0, to: timeBetweenTurns) { velocity(at: $0) }
  }

  /// The first turn of a critically damped spring: `x′ = 0` at `t = v₀ / (ω·(v₀ + ω·x₀))`, in seconds; nil for none.
  private var firstTurnOfCritical: Double? {
    positive(velocity / (decay * (velocity + decay * displacement)))
  }

  /// The first turn of an overdamped spring: `x′ = 0` where `e^(−2·w·t) = 1 + v₀ / ((b + w)·B)`, with `B = −(v₀ + (b − w)·x₀) / 2w` the
  /// fast part's amplitude.
  private var firstTurnOfCreep: Double? {
    let fast = decay + detuning
    let slow = spring.frequency * spring.frequency / fast
    let ratio = -2 * detuning * velocity / (fast * (velocity + slow * displacement))
    guard ratio > -1, ratio < 0 else { return nil }
    return positive(-Elementary.log1p(ratio) / (2 * detuning))
  }

  private func positive(_ time: Double) -> Double? { time > 0 && time < .infinity ? time : nil }

  /// The first time after which the motion stays within `tolerance` of rest, in seconds; 0 if it always does.
  ///
  /// Solved: the last time at which the displacement exceeds `tolerance.distance` or the speed exceeds
  /// `tolerance.speed`.
  public func settleTime(_ tolerance: Tolerance) -> Double {
    let near = lastTimeOutside(tolerance.distance)
    if isSlow(tolerance.speed, after: near) { return near }
    let slow = derivative.lastTimeOutside(tolerance.speed)
    return near > slow ? near : slow
  }

  /// True if the motion is certainly slower than `speed` points per second from `time` on: it is slower at `time`, and only slows down.
  private func isSlow(_ speed: Double, after time: Double) -> Bool {
    guard let slowing, slowing <= time, time < .infinity else { return false }
    return abs(velocity(at: time)) < speed * Self.surelySlow
  }

  /// A factor that makes a speed certainly lower despite rounding.
  private static var surelySlow: Double { 1 - 1e-9 }

  /// The time from which on a motion that does not oscillate only gets slower and nearer to rest, in seconds; nil for one that oscillates.
  ///
  /// A motion that does not oscillate passes rest, reverses, and has its velocity reverse in this order, each at most once.
  var slowing: Double? {
    guard decay > 0, timeBetweenTurns == .infinity else { return nil }
    return derivative.firstTurn ?? 0
  }

  /// The last time at which the displacement exceeds `bound` points in magnitude, in seconds; 0 if it never does.
  func lastTimeOutside(_ bound: Double) -> Double {
    guard let last = lastTurnOutside(bound) else {
      guard abs(displacement) > bound else { return 0 }
      return timeInside(bound, from: 0, to: firstTurn)
    }
    guard last < .infinity else { return .infinity }
    let step = timeBetweenTurns
    return timeInside(bound, from: last, to: step < .infinity ? last + step : nil)
  }

  /// The last turn at which the displacement exceeds `bound`, in seconds; nil if none does.
  ///
  /// Each turn is nearer to rest than the previous one, by the factor `e^(−b·π/w)`.
  private func lastTurnOutside(_ bound: Double) -> Double? {
    guard let first = firstTurn else { return nil }
    let reach = abs(displacement(at: first))
    guard reach > bound else { return nil }
    let step = timeBetweenTurns
    guard step < .infinity else { return first }
    guard decay > 0 else { return .infinity }
    var last = first + (Elementary.log(reach / bound) / (decay * step)).rounded(.down) * step
    // The logarithm's rounding may be off by one turn.
    if abs(displacement(at: last + step)) > bound { last += step }
    if last > first, abs(displacement(at: last)) <= bound { last -= step }
    return last
  }

  /// The time at which the motion, outside at `start` and monotone up to `end`, comes within `bound`, in seconds.
  private func timeInside(_ bound: Double, from start: Double, to end: Double?) -> Double {
    let isFalling = displacement(at: start) > 0
    let level = isFalling ? bound : -bound
    let high = end ?? timePast(level, rising: !isFalling, after: start) { displacement(at: $0) }
    guard high < .infinity else { return high }
    let sure = sureTimes(around: level, from: start, to: high, rounding: 0) ?? (-.infinity, .infinity)
    return passing(level, rising: !isFalling, from: start, to: high, sure: sure) { displacement(at: $0) }
  }

  /// The greatest number of Newton steps to the time of a displacement; each doubles the digits, once the estimate is good.
  private static var mostSteps: Int { 12 }
  /// The accuracy at which a time is accepted, in seconds: its square is far below any rounding.
  private static var found: Double { 1e-8 }
  /// 2⁻⁴⁰, some 4,000 last bits: a fraction of a displacement that is far above all rounding, including that of times.
  private static var rounding: Double { 0x1p-40 }

  /// Two times between which a critically damped motion passes a displacement: at the first it certainly has not, at the second it has.
  ///
  /// The motion must be monotone between `low` and `high`. Both times are closer than fifty bisection steps would get. Uses Newton's method
  /// on
  /// the logarithm of the displacement, which is nearly linear.
  ///
  /// - Parameters:
  ///   - level: The displacement, in points, not 0; the motion gets nearer to rest as it passes it.
  ///   - low: Seconds, before the motion passes `level`.
  ///   - high: Seconds, when the motion has passed `level`.
  ///   - rounding: The rounding of the offset that the displacement is added to, in points.
  /// - Returns: The two times, in seconds; nil if they are not found.
  func sureTimes(
    around level: Double, from low: Double, to high: Double, rounding: Double
  ) -> (before: Double, past: Double)? {
    guard detuning == 0, decay > 0, level != 0 else { return nil }
    let slope = velocity + decay * displacement
    var (time, speed) = (low, 0.0)
    for _ in 0..<Self.mostSteps {
      let share = displacement(at: time) / level
      let rate = decay - slope / (displacement + slope * time)
      // At a turn the speed after it cannot be estimated.
      let step =
        share > 0 && rate > decay * Self.leastRate ? Elementary.log(share) / rate : Self.firstStep / decay
      time = time + step < low ? low : time + step > high ? high : time + step
      speed = rate
      if step.magnitude < Self.found { break }
    }
    let parts =
      level.magnitude
      * ((displacement.magnitude + (slope * time).magnitude) / (displacement + slope * time).magnitude)
    let margin = Self.rounding * parts + rounding
    let spread = margin / (level.magnitude * speed)
    let (before, past) = (time - spread, time + spread)
    guard spread > 0, before > low, past < high,
      displacement(at: before) / level >= 1 + margin / 2 / level.magnitude,
      displacement(at: past) / level <= 1 - margin / 2 / level.magnitude
    else { return nil }
    return (before, past)
  }

  /// The least rate of approach to rest that a Newton step uses, as a fraction of the spring's decay rate.
  private static var leastRate: Double { 0.1 }
  /// The step used if the motion approaches rest more slowly than that least rate, in decay times.
  private static var firstStep: Double { 1 }
}
