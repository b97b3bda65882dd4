/// The motion of a spring released at a displacement with a velocity, in closed form.
///
/// With `b = ζ·ω`, `w = ω·√|1 − ζ²|` and `s = v₀ + b·x₀`:
/// `ζ < 1`: `x(t) = e^(−b·t) · (x₀·cos w·t + s/w · sin w·t)`;
/// `ζ = 1`: `x(t) = e^(−b·t) · (x₀ + s·t)`;
/// `ζ > 1`: `x(t) = e^(−b·t) · (x₀·cosh w·t + s/w · sinh w·t)`.
@frozen
public struct SpringMotion: Equatable, Sendable {
  /// The spring that moves the content: its frequency and its damping ratio.
  public let spring: Spring
  /// `x₀`: the displacement from rest at the start, in points, signed.
  public let displacement: Double
  /// `v₀`: the velocity at the start, in points per second, signed.
  public let velocity: Double
  @usableFromInline let decay: Double
  @usableFromInline let detuning: Double

  /// The motion of `spring` released at `displacement` points with `velocity` points per second.
  @inlinable
  public init(spring: Spring, displacement: Double, velocity: Double) {
    self.spring = spring
    self.displacement = displacement
    self.velocity = velocity
    decay = spring.decay
    detuning = spring.detuning
  }

  /// The displacement from rest after `time` seconds ≥ 0, in points. NaN gives NaN.
  @inlinable
  public func displacement(at time: Double) -> Double {
    value(displacement, velocity + decay * displacement, at: time)
  }

  /// The velocity after `time` seconds ≥ 0, in points per second. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Double {
    let pull = spring.frequency * spring.frequency * displacement
    return value(velocity, -(pull + decay * velocity), at: time)
  }

  /// The acceleration at the start, in points per second squared: `−ω²·x₀ − 2·b·v₀`.
  @inlinable public var acceleration: Double {
    -(spring.frequency * spring.frequency * displacement + 2 * decay * velocity)
  }

  /// The velocity as a motion of the same spring: it obeys the same equation.
  @inlinable public var derivative: SpringMotion {
    SpringMotion(spring: spring, displacement: velocity, velocity: acceleration)
  }

  /// The solution of the spring's equation with the value `start` at the start, where `slope` is the initial velocity plus `b·start`.
  @inlinable
  func value(_ start: Double, _ slope: Double, at time: Double) -> Double {
    if time == .infinity { return 0 }
    if detuning == 0 { return (start + slope * time) * Elementary.exp(-decay * time) }
    return spring.dampingRatio < 1
      ? swinging(start, slope, at: time) : creeping(start, slope, at: time)
  }

  @inlinable
  func swinging(_ start: Double, _ slope: Double, at time: Double) -> Double {
    let angle = detuning * time
    return Elementary.exp(-decay * time)
      * (start * Elementary.cos(angle) + slope / detuning * Elementary.sin(angle))
  }

  /// The solution of the equation of an overdamped spring, computed from the slower decay rate `ω² / (b + w)` and `e^(−2·w·t) − 1`.
  ///
  /// In this form nothing overflows, and near critical damping nothing cancels.
  @inlinable
  func creeping(_ start: Double, _ slope: Double, at time: Double) -> Double {
    let difference = Elementary.expm1(-2 * detuning * time)
    let slow = spring.frequency * spring.frequency / (decay + detuning)
    return Elementary.exp(-slow * time)
      * (start * (1 + 0.5 * difference) - slope * difference / (2 * detuning))
  }
}
