extension SpringMotion {
  /// The first moment after the start at which the motion turns round, in seconds; nil if it never does.
  public var firstTurn: Double? {
    if displacement == 0, velocity == 0 { return nil }
    if spring.dampingRatio < 1, detuning > 0 { return firstTurnOfSwing }
    return detuning == 0 ? firstTurnOfCritical : firstTurnOfCreep
  }

  /// Seconds from one turn to the next: half a period; infinite where there is at most one.
  public var timeBetweenTurns: Double { spring.dampingRatio < 1 && detuning > 0 ? .pi / detuning : .infinity }

  /// Times nearer to each other than this, in seconds, are the same turn: sums of times round.
  private static var sameTurn: Double { 1e-12 }

  /// The first moment at which the motion turns later than `time`, in seconds; infinite if none.
  public func turn(after time: Double) -> Double {
    guard let first = firstTurn else { return .infinity }
    let after = time + Self.sameTurn
    if first > after { return first }
    let step = timeBetweenTurns
    guard step < .infinity else { return .infinity }
    let next = first + Elementary.rounded((time - first) / step) * step
    return next > after ? next : next + step
  }

  /// The velocity changes sign once in each half period; at its start only if it starts at 0.
  private var firstTurnOfSwing: Double {
    if velocity == 0 { return timeBetweenTurns }
    return passing(0, rising: velocity < 0, from: 0, to: timeBetweenTurns) { velocity(at: $0) }
  }

  /// `x′ = 0` at `t = v₀ / (ω·(v₀ + ω·x₀))`.
  private var firstTurnOfCritical: Double? {
    positive(velocity / (decay * (velocity + decay * displacement)))
  }

  /// `x′ = 0` where `e^(−2·w·t) = 1 + v₀ / ((b + w)·B)`, with `B = −(v₀ + (b − w)·x₀) / 2w` the fast part's share.
  private var firstTurnOfCreep: Double? {
    let fast = decay + detuning
    let slow = spring.frequency * spring.frequency / fast
    let ratio = -2 * detuning * velocity / (fast * (velocity + slow * displacement))
    guard ratio > -1, ratio < 0 else { return nil }
    return positive(-Elementary.log1p(ratio) / (2 * detuning))
  }

  private func positive(_ time: Double) -> Double? { time > 0 && time < .infinity ? time : nil }

  /// The first moment after which the motion stays within `tolerance` of rest, in seconds; 0 if it always does.
  ///
  /// Solved: the last time at which the displacement is farther out than `tolerance.distance` or the speed
  /// greater than `tolerance.speed`.
  public func settleTime(_ tolerance: Tolerance) -> Double {
    let near = lastTimeOutside(tolerance.distance)
    if isSlow(tolerance.speed, after: near) { return near }
    let slow = derivative.lastTimeOutside(tolerance.speed)
    return near > slow ? near : slow
  }

  /// True if the motion is surely slower than `speed` points per second from `time` on: it is then, and only falls.
  private func isSlow(_ speed: Double, after time: Double) -> Bool {
    guard let slowing, slowing <= time, time < .infinity else { return false }
    return abs(velocity(at: time)) < speed * Self.surelySlow
  }

  /// The share of a speed that is below it, however a velocity is rounded.
  private static var surelySlow: Double { 1 - 1e-9 }

  /// The moment from which on a motion that does not swing comes ever nearer to rest and ever slower, in seconds; nil of one that
  /// swings.
  ///
  /// Such a motion passes rest, turns, and has its velocity turn in this order, each once at most.
  var slowing: Double? {
    guard decay > 0, timeBetweenTurns == .infinity else { return nil }
    return derivative.firstTurn ?? 0
  }

  /// The last time at which `|x|` is greater than `bound`, in seconds; 0 if it never is.
  func lastTimeOutside(_ bound: Double) -> Double {
    guard let last = lastTurnOutside(bound) else {
      guard abs(displacement) > bound else { return 0 }
      return timeInside(bound, from: 0, to: firstTurn)
    }
    guard last < .infinity else { return .infinity }
    let step = timeBetweenTurns
    return timeInside(bound, from: last, to: step < .infinity ? last + step : nil)
  }

  /// The last turn farther out than `bound`; nil if none is. A turn's distance is `e^(−b·π/w)` of the one before.
  private func lastTurnOutside(_ bound: Double) -> Double? {
    guard let first = firstTurn else { return nil }
    let reach = abs(displacement(at: first))
    guard reach > bound else { return nil }
    let step = timeBetweenTurns
    guard step < .infinity else { return first }
    guard decay > 0 else { return .infinity }
    var last = first + (Elementary.log(reach / bound) / (decay * step)).rounded(.down) * step
    // The logarithm's rounding may be one turn off.
    if abs(displacement(at: last + step)) > bound { last += step }
    if last > first, abs(displacement(at: last)) <= bound { last -= step }
    return last
  }

  /// The time at which the motion, outside at `start` and monotone up to `end`, comes within `bound`.
  private func timeInside(_ bound: Double, from start: Double, to end: Double?) -> Double {
    let isFalling = displacement(at: start) > 0
    let level = isFalling ? bound : -bound
    let high = end ?? timePast(level, rising: !isFalling, after: start) { displacement(at: $0) }
    guard high < .infinity else { return high }
    let sure = sureTimes(around: level, from: start, to: high, rounding: 0) ?? (-.infinity, .infinity)
    return passing(level, rising: !isFalling, from: start, to: high, sure: sure) { displacement(at: $0) }
  }

  /// Steps to the time at which a displacement is reached: each doubles the digits, from a good one on.
  private static var mostSteps: Int { 12 }
  /// A time that is found to so many seconds is found: the square of it is far below any rounding.
  private static var found: Double { 1e-8 }
  /// The share of a displacement's parts that rounding stays far below, that of times included: 2⁻⁴⁰, some 4,000 last bits.
  private static var rounding: Double { 0x1p-40 }

  /// Times around the one at which a critically damped motion, monotone between two others, passes a displacement: before the one it
  /// surely has not, after the other it surely has. Both lie nearer to it than bisection gets in fifty steps.
  ///
  /// By Newton's rule for the logarithm of the displacement, which is nearly straight.
  ///
  /// - Parameters:
  ///   - level: The displacement, in points, not 0; the motion comes nearer to rest as it passes it.
  ///   - low: Seconds; before it is passed.
  ///   - high: Seconds; when it is.
  ///   - rounding: Of what the displacement is added to, in points.
  /// - Returns: nil where they are not found.
  func sureTimes(
    around level: Double, from low: Double, to high: Double, rounding: Double
  ) -> (before: Double, past: Double)? {
    guard detuning == 0, decay > 0, level != 0 else { return nil }
    let slope = velocity + decay * displacement
    var (time, speed) = (low, 0.0)
    for _ in 0..<Self.mostSteps {
      let share = displacement(at: time) / level
      let rate = decay - slope / (displacement + slope * time)
      // At a turn nothing says how fast it will be.
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

  /// The least rate of approach that is stepped by, as a share of the decay rate.
  private static var leastRate: Double { 0.1 }
  /// The step from where that is not reached, in decay times.
  private static var firstStep: Double { 1 }
}
