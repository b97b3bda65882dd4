/// The velocity of a finger at the end of its way: the slope at the newest sample of a parabola fitted to the last ones.
///
/// Least squares with equal weights over at most 20 samples, none older than 100 ms before the newest, none before a gap
/// of more than 40 ms. Zero for fewer than three, and zero once the last movement is 100 ms old. Source: the rule that
/// Android, Flutter and Gecko's Android port share (`lsq2`); UIKit's own is not public, its 100 ms of rest are.
@frozen
public struct VelocityTracker: Equatable, Sendable {
  @usableFromInline static var capacity: Int { 20 }
  /// In seconds.
  @usableFromInline static var horizon: Double { 0.1 }
  /// In seconds.
  @usableFromInline static var longestGap: Double { 0.04 }
  /// In seconds.
  @usableFromInline static var restAfter: Double { 0.1 }
  /// Times are whole microseconds in the traces; half of one keeps a limit from being missed by rounding.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  @usableFromInline var times = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var positions = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var newest = 0
  /// How many samples are kept, 0 to 20.
  public private(set) var count = 0
  @usableFromInline var lastMovement = -Double.infinity

  /// A tracker without samples.
  public init() {}

  /// Two trackers are equal when they hold the same samples.
  public static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    guard a.count == b.count, a.lastMovement == b.lastMovement else { return false }
    for age in 0..<a.count where a.sample(age: age) != b.sample(age: age) { return false }
    return true
  }

  /// Takes a sample.
  ///
  /// A time that is not after the newest sample's is taken as that sample's: the later position counts.
  ///
  /// - Parameters:
  ///   - position: The finger's position, in points.
  ///   - time: Seconds.
  public mutating func add(position: Double, at time: Double) {
    guard count > 0 else {
      store(position: position, at: time, slot: newest)
      return
    }
    let (lastTime, lastPosition) = sample(age: 0)
    if position != lastPosition { lastMovement = time > lastTime ? time : lastTime }
    if time > lastTime {
      store(position: position, at: time, slot: newest + 1 < Self.capacity ? newest + 1 : 0)
    } else {
      positions[newest] = position
    }
  }

  private mutating func store(position: Double, at time: Double, slot: Int) {
    if count == 0 { lastMovement = time }
    newest = slot
    times[slot] = time
    positions[slot] = position
    if count < Self.capacity { count += 1 }
  }

  private func sample(age: Int) -> (time: Double, position: Double) {
    let slot = newest - age
    let wrapped = slot < 0 ? slot + Self.capacity : slot
    return (times[wrapped], positions[wrapped])
  }

  /// The finger's velocity at its newest sample, asked at `now`, in points per second.
  ///
  /// - Parameter now: Seconds, not before the newest sample: the lift.
  /// - Returns: Points per second, signed; 0 for a finger that rests or has too few samples.
  public func velocity(at now: Double) -> Double {
    guard now - lastMovement < Self.restAfter - Self.rounding else { return 0 }
    let used = samplesInReach
    return used < 3 ? 0 : slope(of: used)
  }

  private var samplesInReach: Int {
    var used = 0
    var (latest, previous) = (0.0, 0.0)
    while used < count {
      let time = sample(age: used).time
      if used == 0 { (latest, previous) = (time, time) }
      guard latest - time <= Self.horizon + Self.rounding, previous - time <= Self.longestGap + Self.rounding
      else { break }
      previous = time
      used += 1
    }
    return used
  }

  /// The slope at the newest of `used` samples, by polynomials orthogonal on them (Forsythe): nothing to invert.
  ///
  /// `p₁ = u`, `p₂ = u² − a·u − b` with `u` the time from the mean, `a = Σu³/Σu²`, `b = Σu²/n`.
  private func slope(of used: Int) -> Double {
    let origin = sample(age: 0)
    let n = Double(used)
    var mean = 0.0
    for age in 0..<used { mean += (sample(age: age).time - origin.time) / n }
    var (squares, cubes, linear) = (0.0, 0.0, 0.0)
    for age in 0..<used {
      let (time, position) = sample(age: age)
      let u = (time - origin.time) - mean
      squares += u * u
      cubes += u * u * u
      linear += u * (position - origin.position)
    }
    let (a, b) = (cubes / squares, squares / n)
    var (norm, curve) = (0.0, 0.0)
    for age in 0..<used {
      let (time, position) = sample(age: age)
      let u = (time - origin.time) - mean
      let p = u * (u - a) - b
      norm += p * p
      curve += p * (position - origin.position)
    }
    return linear / squares + curve / norm * (-2 * mean - a)
  }
}
