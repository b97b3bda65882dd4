/// A damped spring: `m·x″ + c·x′ + k·x = 0`, with `c = 2·ζ·√(m·k)`.
@frozen
public struct Spring: Equatable, Sendable {
  /// `ω = √(k / m)`: the undamped angular frequency, in radians per second, above 0.
  public let frequency: Double
  /// The damping ratio `ζ`, above 0: below 1 the spring oscillates, at 1 it returns soonest without oscillating, above 1 more slowly.
  public let dampingRatio: Double

  /// A spring with a mass and a stiffness, both above 0, in any units whose quotient is 1/s².
  ///
  /// - Parameters:
  ///   - mass: `m`, above 0.
  ///   - stiffness: `k`, above 0.
  ///   - dampingRatio: `ζ`, above 0.
  @inlinable
  public init(mass: Double, stiffness: Double, dampingRatio: Double) {
    require(mass > 0 && mass < .infinity, "a spring's mass", mass, "above 0 and finite")
    require(stiffness > 0 && stiffness < .infinity, "a spring's stiffness", stiffness, "above 0 and finite")
    self.init(frequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio)
  }

  /// A spring with a response, the period in seconds that it would have undamped: `ω = 2π / response`.
  ///
  /// - Parameters:
  ///   - response: Seconds, above 0.
  ///   - dampingRatio: `ζ`, above 0.
  @inlinable
  public init(response: Double, dampingRatio: Double) {
    require(response > 0 && response < .infinity, "a spring's response", response, "above 0 and finite")
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// A spring with an undamped angular frequency and a damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: `ω`, in radians per second, above 0.
  ///   - dampingRatio: `ζ`, above 0.
  @inlinable
  public init(frequency: Double, dampingRatio: Double) {
    require(frequency > 0 && frequency < .infinity, "a spring's frequency", frequency, "above 0 and finite")
    require(
      dampingRatio > 0 && dampingRatio < .infinity, "a spring's damping ratio", dampingRatio,
      "above 0 and finite")
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// `b = ζ·ω`: the decay rate of the envelope, per second.
  @inlinable public var decay: Double { dampingRatio * frequency }

  /// `w = ω·√|1 − ζ²|`, in 1/s: the angular frequency of an oscillating spring.
  ///
  /// Above critical damping it is half the difference of the two decay rates.
  @inlinable public var detuning: Double {
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² would lose near 1.
    frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }
}
