/// A damped spring: `m·x″ + c·x′ + k·x = 0`, with `c = 2·ζ·√(m·k)`.
@frozen
public struct Spring: Equatable, Sendable {
  /// `ω = √(k / m)`: the undamped angular frequency, in radians per second, above 0.
  public let frequency: Double
  /// `ζ`: below 1 it swings, at 1 it returns soonest without swinging, above 1 it creeps. Above 0.
  public let dampingRatio: Double

  /// A spring of a mass and a stiffness, both above 0, in any units whose quotient is 1/s².
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

  /// A spring by its response, the period in seconds it would have undamped: `ω = 2π / response`.
  ///
  /// - Parameters:
  ///   - response: Seconds, above 0.
  ///   - dampingRatio: `ζ`, above 0.
  @inlinable
  public init(response: Double, dampingRatio: Double) {
    require(response > 0 && response < .infinity, "a spring's response", response, "above 0 and finite")
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// A spring by its undamped angular frequency.
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

  /// `b = ζ·ω`: how fast the envelope decays, per second.
  @inlinable public var decay: Double { dampingRatio * frequency }

  /// `w = ω·√|1 − ζ²|`: the swing's angular frequency below critical damping, half the distance of the two decay
  /// rates above it, in 1/s.
  @inlinable public var detuning: Double {
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² would lose near 1.
    frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }
}
