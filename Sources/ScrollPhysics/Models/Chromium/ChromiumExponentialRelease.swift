/// The return of stretched content by ``ChromiumExponential``: `(y₀ + A·v·t) · e^(−b·t)` with `b = 20 / P`.
///
/// The same curve as a critically damped spring of `b` rad/s with initial velocity `A·v − b·y₀`: ``motion``.
@frozen
public struct ChromiumExponentialRelease: Equatable, Sendable {
  /// The smooth curve of the fixed form, neither rounded to whole points nor cut off below half a point.
  public let motion: SpringMotion
  /// Seconds until the rounded stretch is 0 for the first time after it was shown, where the original ends the return.
  public let duration: Double

  /// The return of a stretch of `stretch` points with `velocity` points per second; with the same sign it stretches further.
  init(rule: ChromiumExponential, stretch: Double, velocity: Double) {
    motion = rule.smoothMotion(stretch: stretch, velocity: velocity)
    duration = Self.end(
      of: motion, push: rule.amplitude * velocity, rate: ChromiumExponential.stiffness / rule.period)
  }

  /// Stretches up to this, in points, round to 0.
  private static var smallestShown: Double { 0.5 }

  /// The first time at which less than half a point is left; the curve falls from its turn on.
  private static func end(of motion: SpringMotion, push: Double, rate: Double) -> Double {
    let start = motion.displacement
    guard abs(start) >= smallestShown else { return endOfThrow(motion, push: push, rate: rate) }
    let level = start < 0 ? -smallestShown : smallestShown
    let isOutwards = push * start > 0
    let turn = isOutwards ? 1 / rate - start / push : 0
    let low = turn > 0 ? turn : 0
    // Inwards the curve crosses 0 at −y₀ / A·v; otherwise it approaches 0.
    let isInwards = push * start < 0
    let high =
      isInwards
      ? -start / push : timePast(level, rising: start < 0, after: low) { motion.displacement(at: $0) }
    return passing(level, rising: start < 0, from: low, to: high) { motion.displacement(at: $0) }
  }

  /// The end of an outward throw from the edge: the stretch falls to half a point after the turn at `1/b − y₀ / A·v`.
  private static func endOfThrow(_ motion: SpringMotion, push: Double, rate: Double) -> Double {
    guard push != 0 else { return 0 }
    let turn = 1 / rate - motion.displacement / push
    let peak = motion.displacement(at: turn)
    guard turn > 0, abs(peak) >= smallestShown else { return 0 }
    let level = peak < 0 ? -smallestShown : smallestShown
    let high = timePast(level, rising: peak < 0, after: turn) { motion.displacement(at: $0) }
    return passing(level, rising: peak < 0, from: turn, to: high) { motion.displacement(at: $0) }
  }

  /// The stretch shown after `time` seconds ≥ 0: whole points, 0 from the end on.
  @inlinable
  public func stretch(at time: Double) -> Double {
    time < duration ? Elementary.rounded(motion.displacement(at: time)) : 0
  }

  /// The smooth curve's velocity after `time` seconds ≥ 0, in points per second; 0 from the end on.
  @inlinable
  public func velocity(at time: Double) -> Double { time < duration ? motion.velocity(at: time) : 0 }
}
