/// framer-motion's `inertia` generator, sample by sample as the original computes it.
///
/// `x = target − A·e^(−t/τ)` with `A = power · v` (or as the target requires) until within `restDelta` of the target, then
/// on it. The first *sample* out of bounds starts a spring of mass 1 to the nearest bound from there, with the slope of the
/// last 5 ms as its velocity: the result depends on the sampling times. ``FramerInertiaModel`` solves the crossing.
/// Source: framer/motion packages/framer-motion/src/animation/generators/{inertia,spring} at ecd97f7d. Times in
/// milliseconds, as there; values in points.
@frozen
public struct FramerInertia: Equatable, Sendable {
  /// The generator's constants.
  @frozen
  public struct Constants: Equatable, Sendable {
    /// The distance of the motion, in seconds of the initial velocity.
    public var power = 0.8
    /// `τ`: the time constant, in milliseconds, above 0.
    public var timeConstant = 325.0
    /// The spring's stiffness, above 0, for mass 1.
    public var bounceStiffness = 500.0
    /// The spring's damping coefficient, above 0.
    public var bounceDamping = 10.0
    /// Within this distance of its target the motion ends, in points, above 0.
    public var restDelta = 0.5
    /// An oscillating spring ends below this speed, in points per second; nil for 2, or 0.01 if it starts within 5 pt.
    public var restSpeed: Double?

    /// The generator's own defaults.
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

    /// The constants of framer-motion's drag: τ 750 ms, stiffness 200, damping 40, rest at 1 pt and 10 pt/s.
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

  /// The time over which the slope gives the spring's velocity, in milliseconds.
  @inlinable static var slopeTime: Double { 5 }
  /// A spring that starts within this distance, in points, ends at the finer speed.
  @inlinable static var granularScale: Double { 5 }
  @inlinable static var restSpeed: (coarse: Double, fine: Double) { (2, 0.01) }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  /// The generator's constants.
  public let constants: Constants
  /// The bounds, in points; nil for none.
  public let lower, upper: Double?
  /// The resting position without bounds, in points.
  public let target: Double
  @usableFromInline let amplitude: Double
  private var bounce: (motion: SpringMotion, bound: Double, since: Double)?

  /// Inertia from `origin` points with a velocity, in points per second.
  ///
  /// - Parameters:
  ///   - origin: In points.
  ///   - velocity: In points per second.
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

  /// The spring of these constants, with damping ratio `c / (2·√k)`.
  @inlinable static func spring(_ constants: Constants) -> Spring {
    Spring(
      mass: 1, stiffness: constants.bounceStiffness,
      dampingRatio: constants.bounceDamping / (2 * constants.bounceStiffness.squareRoot()))
  }

  /// The value of the exponential at `time`, in points.
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

  /// The bound that a value outside springs to; nil inside the bounds.
  private func nearestBound(outside value: Double) -> Double? {
    let isBelow = lower.map { value < $0 } ?? false
    let isAbove = upper.map { value > $0 } ?? false
    guard isBelow || isAbove else { return nil }
    guard let lower, let upper else { return lower ?? upper }
    return abs(lower - value) < abs(upper - value) ? lower : upper
  }

  /// The next sample, at a time in milliseconds not before the last one's: its value, in points, and whether it is the last.
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

  /// The speed that decides a spring's end: the slope of the last 5 ms if it oscillates, 0 if it does not.
  private func speed(of motion: SpringMotion, at time: Double) -> Double {
    if time == 0 { return abs(motion.velocity) / Self.millisecondsPerSecond }
    guard motion.spring.dampingRatio < 1 else { return 0 }
    let from = time - Self.slopeTime > 0 ? time - Self.slopeTime : 0
    let way =
      motion.displacement(at: time / Self.millisecondsPerSecond)
      - motion.displacement(at: from / Self.millisecondsPerSecond)
    return abs(way) * Self.millisecondsPerSecond / (time - from)
  }

  /// Compares constants, bounds and state.
  public static func == (a: FramerInertia, b: FramerInertia) -> Bool {
    a.constants == b.constants && a.lower == b.lower && a.upper == b.upper && a.target == b.target
      && a.amplitude == b.amplitude && a.bounce?.motion == b.bounce?.motion
      && a.bounce?.bound == b.bounce?.bound && a.bounce?.since == b.bounce?.since
  }
}
