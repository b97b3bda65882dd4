extension Spring {
  /// A spring given by its perceptual duration and its bounce, as in SwiftUI and Flutter.
  ///
  /// `ω = 2π / duration`; `ζ = 1 − bounce` for a bounce above 0, else `1 / (1 + bounce)`: 0 is critical, below 0 is overdamped.
  ///
  /// - Parameters:
  ///   - duration: Seconds, above 0.
  ///   - bounce: Above −1 and below 1.
  @inlinable
  public init(duration: Double, bounce: Double) {
    require(duration > 0 && duration < .infinity, "a spring's duration", duration, "above 0 and finite")
    require(bounce > -1 && bounce < 1, "a spring's bounce", bounce, "above -1 and below 1")
    self.init(response: duration, dampingRatio: bounce > 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The stiffness of this spring with a mass above 0: `k = m·ω²`.
  @inlinable
  public func stiffness(mass: Double) -> Double { mass * frequency * frequency }

  /// The damping coefficient of this spring with a mass above 0: `c = 2·ζ·ω·m`, the factor of the velocity in `m·x″ + c·x′ + k·x = 0`.
  @inlinable
  public func dampingCoefficient(mass: Double) -> Double { 2 * dampingRatio * frequency * mass }
}
