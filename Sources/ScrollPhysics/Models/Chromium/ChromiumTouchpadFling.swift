/// Chromium's fling after a touchpad or touchscreen scroll on ChromeOS, and on Linux in older versions: one fixed curve for all flings.
///
/// A fling enters the curve `P(t) = α − α·e^(−γ·t) − β·t` at the point at which the curve has the release velocity. With `α = 5707.62`,
/// `β = 172` and `γ = 3.7` the curve's velocity falls from 20 946 pt/s to 0 in 1.3 s. A faster release follows it from the start, scaled.
/// Source: `ui/events/gestures/fling_curve.cc`.
@frozen
public struct ChromiumTouchpadFling: Equatable, Sendable {
  /// `α` of the fling curve, in points: the distance that the curve would approach without its linear part.
  @inlinable public static var alpha: Double { 5707.62 }
  /// `β` of the fling curve, in points per second: the speed that its linear part subtracts.
  @inlinable public static var beta: Double { 172 }
  /// `γ` of the fling curve, per second: the rate of its exponential part.
  @inlinable public static var gamma: Double { 3.7 }
  /// The curve's velocity at its start, `α·γ − β`, in points per second.
  @inlinable public static var greatestSpeed: Double { alpha * gamma - beta }

  /// The constants of this fling's curve: the rate `γ` of its exponential part, per second, and `β`, in points per second.
  @usableFromInline let rate, drift: Double
  /// Seconds until rest.
  public let duration: Double
  /// The factor of the curve: 1 or −1 for the direction, more in magnitude for a release faster than the curve's start.
  @usableFromInline let scale: Double
  /// The velocity of the curve's exponential part at the fling's entry, `α·γ·e^(−γ·t₀)`, in points per second.
  @usableFromInline let steepness: Double

  /// The fling of a release with `velocity` points per second, finite; `gamma` and `beta` must be above 0.
  public init(velocity: Double, gamma: Double = Self.gamma, beta: Double = Self.beta) {
    require(abs(velocity) < .infinity, "a fling's velocity", velocity, "finite")
    require(gamma > 0 && gamma < .infinity, "a fling's gamma", gamma, "above 0 and finite")
    require(beta > 0 && beta < .infinity, "a fling's beta", beta, "above 0 and finite")
    (rate, drift) = (gamma, beta)
    let speed = abs(velocity) < Self.greatestSpeed ? abs(velocity) : Self.greatestSpeed
    scale = velocity == 0 ? 0 : velocity / speed
    steepness = speed + beta
    duration = Elementary.log(steepness / beta) / gamma
  }

  /// The distance travelled in `time` seconds ≥ 0, in points, signed.
  @inlinable
  public func displacement(at time: Double) -> Double {
    let moving = time < duration ? time : duration
    return scale * (-steepness * Elementary.expm1(-rate * moving) / rate - drift * moving)
  }

  /// The velocity after `time` seconds ≥ 0, in points per second; 0 from the end on.
  @inlinable
  public func velocity(at time: Double) -> Double {
    time < duration ? scale * (steepness * Elementary.exp(-rate * time) - drift) : 0
  }

  /// The distance until rest, in points, signed.
  ///
  ///     ChromiumTouchpadFling(velocity: 2000).distance   // 422.7
  @inlinable public var distance: Double { displacement(at: duration) }

  /// Seconds until the distance travelled is `way` points; nil if the fling never gets that far.
  public func time(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    guard way * scale > 0, abs(way) <= abs(distance) else { return nil }
    return passing(way, rising: way > 0, from: 0, to: duration) { displacement(at: $0) }
  }
}
