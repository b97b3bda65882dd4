/// Chromium's fling after a touchpad or touchscreen scroll on ChromeOS, and on Linux in older versions: one fixed curve, entered
/// at the point whose velocity is the release's.
///
/// Curve `P(t) = α − α·e^(−γ·t) − β·t`, `α = 5707.62`, `β = 172`, `γ = 3.7`: its velocity falls from 20 946 pt/s to 0 in
/// 1.3 s. A faster release follows it from the start, scaled. Source: `ui/events/gestures/fling_curve.cc`.
@frozen
public struct ChromiumTouchpadFling: Equatable, Sendable {
  /// `α`, in points.
  @inlinable public static var alpha: Double { 5707.62 }
  /// `β`, in points per second.
  @inlinable public static var beta: Double { 172 }
  /// `γ`, per second.
  @inlinable public static var gamma: Double { 3.7 }
  /// The curve's velocity at its start, `α·γ − β`, in points per second.
  @inlinable public static var greatestSpeed: Double { alpha * gamma - beta }

  /// `γ`, per second, and `β`, in points per second, of this fling.
  @usableFromInline let rate, drift: Double
  /// Seconds until rest.
  public let duration: Double
  /// `v / |v|`, or more in magnitude for a release faster than the curve.
  @usableFromInline let scale: Double
  /// The curve's velocity at the entry plus `β`: `α·γ·e^(−γ·t₀)`, in points per second.
  @usableFromInline let steepness: Double

  /// The fling of a release with `velocity` points per second, finite; other constants than Chromium's are above 0.
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

  /// Seconds until the distance travelled is `way` points; nil if that is never reached.
  public func time(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    guard way * scale > 0, abs(way) <= abs(distance) else { return nil }
    return passing(way, rising: way > 0, from: 0, to: duration) { displacement(at: $0) }
  }
}
