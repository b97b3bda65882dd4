/// framer-motion's `inertia` generator, sample by sample as framer-motion computes it.
///
/// `x = target − A·e^(−t/τ)` with `A = power · v` (or as the target requires) until within `restDelta` of the target, then
/// on it. The first *sample* out of bounds starts a spring of mass 1 to the nearest bound from there, with the slope of the
/// last 5 ms as its velocity: the result depends on the sampling times. ``FramerInertiaModel`` solves the crossing.
/// Source: framer/motion packages/framer-motion/src/animation/generators/{inertia,spring} at ecd97f7d. Times in
/// milliseconds, as there; values in points.
@frozen
public struct FramerInertia: Equatable, Sendable {
  /// The constants of framer-motion's `inertia` generator.
  @frozen
  public struct Constants: Equatable, Sendable {
    /// The distance of the motion divided by the initial velocity, in seconds.
    public var power = 0.8
    /// The time constant `τ` of the exponential, in milliseconds, above 0.
    public var timeConstant = 325.0
    /// The stiffness of the spring past a bound, above 0, for mass 1.
    public var bounceStiffness = 500.0
    /// The damping coefficient of the spring past a bound, above 0, for mass 1.
    public var bounceDamping = 10.0
    /// The distance from its target within which the motion ends, in points, above 0.
    public var restDelta = 0.5
    /// The speed below which an oscillating spring ends, in points per second; nil for 2, or 0.01 if the spring starts within 5 pt.
    public var restSpeed: Double?

    /// The generator's default constants.
    @inlinable
    public init() {}

    @inlinable
    func check() {
      require(power > -.infinity && power < .infinity, "an inertia's power", power, "finite")
      require(
        timeConstant > 0 && timeConstant < .infinity, "a time constant", timeConstant, "above 0 and finite")
      require(
        bounceStiffness > 0 && bounceStiffness < .infinity, "a bounce's stiffness", bounceStiffness,
        "above 0 and finite")
      require(
        bounceDamping > 0 && bounceDamping < .infinity, "a bounce's damping", bounceDamping,
        "above 0 and finite")
      require(restDelta > 0, "a distance of rest", restDelta, "above 0")
    }

    /// The constants of framer-motion's drag gesture: τ 750 ms, stiffness 200, damping 40, rest at 1 pt and 10 pt/s.
    @inlinable public static var drag: Constants {
      var constants = Constants()
      constants.timeConstant = 750
      constants.bounceStiffness = 200
      constants.bounceDamping = 40
      constants.restDelta = 1
      constants.restSpeed = 10
      return constants
    }
  }

  /// The time over which the slope is taken that becomes the spring's velocity, in milliseconds.
  @inlinable static var slopeTime: Double { 5 }
  /// A spring that starts within this distance of its bound, in points, ends at 0.01 instead of 2 points per second.
  @inlinable static var granularScale: Double { 5 }
  @inlinable static var restSpeed: (coarse: Double, fine: Double) { (2, 0.01) }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  /// The constants of this motion.
  public let constants: Constants
  /// The bounds, in points; nil for none.
  public let lower, upper: Double?
  /// The position at which the motion would rest without bounds, in points.
  public let target: Double
  @usableFromInline let amplitude: Double
  private var bounce: (motion: SpringMotion, bound: Double, since: Double)?

  /// The motion from `origin` points with a velocity, in points per second.
  ///
  /// - Parameters:
  ///   - origin: The position at the start, in points.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - target: Another resting position, in points; nil for `origin + power · velocity`.
  ///   - lower: The lower bound, in points.
  ///   - upper: The upper bound, in points.
  ///   - constants: The generator's constants.
  public init(
    from origin: Double, velocity: Double, target: Double? = nil, lower: Double? = nil, upper: Double? = nil,
    constants: Constants = Constants()
  ) {
    constants.check()
    (self.constants, self.lower, self.upper) = (constants, lower, upper)
    let ideal = origin + constants.power * velocity
    let end = target ?? ideal
    self.target = end
    amplitude = end == ideal ? constants.power * velocity : end - origin
    catchBound(at: 0, value: origin)
  }

  /// The spring with these constants; its damping ratio is `c / (2·√k)`, with damping `c` and stiffness `k`.
  @inlinable static func spring(_ constants: Constants) -> Spring {
    Spring(
      mass: 1, stiffness: constants.bounceStiffness,
      dampingRatio: constants.bounceDamping / (2 * constants.bounceStiffness.squareRoot()))
  }

  /// The position that the motion would have at `time` without bounds, in points.
  private func free(at time: Double) -> Double {
    target - amplitude * Elementary.exp(-time / constants.timeConstant)
  }

  private mutating func catchBound(at time: Double, value: Double) {
    guard let bound = nearestBound(outside: value) else { return }
    let from = time - Self.slopeTime > 0 ? time - Self.slopeTime : 0
    let slope = time > from ? (value - free(at: from)) * Self.millisecondsPerSecond / (time - from) : 0
    let motion = SpringMotion(
      spring: Self.spring(constants), displacement: value - bound, velocity: slope)
    bounce = (motion, bound, time)
  }

  /// The bound to which the motion springs back from a position outside; nil for a position inside the bounds.
  private func nearestBound(outside value: Double) -> Double? {
    let isBelow = lower.map { value < $0 } ?? false
    let isAbove = upper.map { value > $0 } ?? false
    guard isBelow || isAbove else { return nil }
    guard let lower, let upper else { return lower ?? upper }
    return abs(lower - value) < abs(upper - value) ? lower : upper
  }

  /// The next sample, at a time in milliseconds not before the last sample's: the position, in points, and whether it is the last.
  public mutating func sample(at time: Double) -> (value: Double, isDone: Bool) {
    if let bounce, time > bounce.since || time == 0 { return springSample(bounce, at: time - bounce.since) }
    let isDone = abs(amplitude * Elementary.exp(-time / constants.timeConstant)) <= constants.restDelta
    let value = isDone ? target : free(at: time)
    if bounce == nil { catchBound(at: time, value: value) }
    return (value, isDone)
  }

  private func springSample(
    _ bounce: (motion: SpringMotion, bound: Double, since: Double), at time: Double
  ) -> (value: Double, isDone: Bool) {
    let way = bounce.motion.displacement(at: time / Self.millisecondsPerSecond)
    let isFine = abs(bounce.motion.displacement) < Self.granularScale
    let slowest = constants.restSpeed ?? (isFine ? Self.restSpeed.fine : Self.restSpeed.coarse)
    let isDone = abs(way) <= constants.restDelta && speed(of: bounce.motion, at: time) <= slowest
    return (isDone ? bounce.bound : bounce.bound + way, isDone)
  }

  /// The speed that decides whether a spring ends: the slope of the last 5 ms if the spring oscillates, 0 if it does not.
  private func speed(of motion: SpringMotion, at time: Double) -> Double {
    if time == 0 { return abs(motion.velocity) / Self.millisecondsPerSecond }
    guard motion.spring.dampingRatio < 1 else { return 0 }
    let from = time - Self.slopeTime > 0 ? time - Self.slopeTime : 0
    let way =
      motion.displacement(at: time / Self.millisecondsPerSecond)
      - motion.displacement(at: from / Self.millisecondsPerSecond)
    return abs(way) * Self.millisecondsPerSecond / (time - from)
  }

  /// True if constants, bounds and all other state are equal.
  public static func == (a: FramerInertia, b: FramerInertia) -> Bool {
    a.constants == b.constants && a.lower == b.lower && a.upper == b.upper && a.target == b.target
      && a.amplitude == b.amplitude && a.bounce?.motion == b.bounce?.motion
      && a.bounce?.bound == b.bounce?.bound && a.bounce?.since == b.bounce?.since
  }
}
