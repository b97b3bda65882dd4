/// The return of stretched content by ``ChromiumExponential``: `(y₀ + A·v·t) · e^(−b·t)` with `b = 20 / P`.
///
/// The same curve as a critically damped spring of `b` rad/s with initial velocity `A·v − b·y₀`: ``motion``.
@frozen
public struct ChromiumExponentialRelease: Equatable, Sendable {
  /// The unrounded stretch of the `-fixed` model, neither in whole points nor cut off below half a point.
  public let motion: SpringMotion
  /// Seconds until the rounded stretch is 0 for the first time after it was shown, when Chromium ends the return.
  public let duration: Double

  /// The return of a stretch of `stretch` points with `velocity` points per second; with equal signs it stretches further first.
  init(rule: ChromiumExponential, stretch: Double, velocity: Double) {
    motion = rule.smoothMotion(stretch: stretch, velocity: velocity)
    duration = Self.end(
      of: motion, push: rule.amplitude * velocity, rate: ChromiumExponential.stiffness / rule.period)
  }

  /// The greatest stretch that rounds to 0, in points.
  private static var smallestShown: Double { 0.5 }

  /// The first time at which less than half a point of stretch is left; the stretch only falls after it has turned.
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

  /// The end of a return that first moves outwards from the edge.
  ///
  /// The stretch turns at `1/b − y₀ / A·v` and falls to half a point after that.
  private static func endOfThrow(_ motion: SpringMotion, push: Double, rate: Double) -> Double {
    guard push != 0 else { return 0 }
    let turn = 1 / rate - motion.displacement / push
    let peak = motion.displacement(at: turn)
    guard turn > 0, abs(peak) >= smallestShown else { return 0 }
    let level = peak < 0 ? -smallestShown : smallestShown
    let high = timePast(level, rising: peak < 0, after: turn) { motion.displacement(at: $0) }
    return passing(level, rising: peak < 0, from: turn, to: high) { motion.displacement(at: $0) }
  }

  /// The stretch shown after `time` seconds ≥ 0, in whole points; 0 from the end on.
  @inlinable
  public func stretch(at time: Double) -> Double {
    time < duration ? Elementary.rounded(motion.displacement(at: time)) : 0
  }

  /// The velocity of the unrounded stretch after `time` seconds ≥ 0, in points per second; 0 from the end on.
  @inlinable
  public func velocity(at time: Double) -> Double { time < duration ? motion.velocity(at: time) : 0 }
}
