/// The return of stretched content in AppKit: `x(t) = (x₀ − A·v·t) · e^(−k·t / P)`.
///
/// Stiffness `k = 20`, amplitude `A = 0.31`, period `P = 1.6` s: the constants of Mac OS X 10.7 in WebKit's source of
/// 2011 (ScrollElasticityController.mm at 8f159422); today's WebKit calls a private function of AppKit instead. It is the motion of
/// a critically damped spring of 12.5 rad/s that starts with an inward kick of `12.5·x₀`. Its initial velocity therefore differs from the
/// velocity `v` of the content.
@frozen
public struct AppKitSnapBack: Equatable, Sendable {
  /// `k`: WebKit's stiffness of the band, a number without a unit.
  @inlinable public static var stiffness: Double { 20 }
  /// `A`: the fraction of the content's velocity that the return takes over.
  @inlinable public static var amplitude: Double { 0.31 }
  /// `P`: WebKit's period of the band, in seconds; together with `k` it decides how fast the stretch shrinks.
  @inlinable public static var period: Double { 1.6 }
  /// The greatest initial speed, in points per second (ListViewKit).
  @inlinable public static var greatestSpeed: Double { 20_000 }
  /// The shortest duration, in seconds: content that starts nearly at the edge must have time to leave it (WebKit).
  @inlinable public static var shortestDuration: Double { 0.024 }

  /// The spring about the edge: critically damped, `k / P` = 12.5 rad/s.
  @inlinable public static var spring: Spring { Spring(frequency: stiffness / period, dampingRatio: 1) }

  /// The motion of the stretch, expressed as a spring about the edge.
  public let motion: SpringMotion

  /// The return from a stretch and a velocity.
  ///
  /// - Parameters:
  ///   - stretch: `x₀`: the content's distance past the edge, in points, signed.
  ///   - velocity: `v`, in points per second, with WebKit's sign: positive reduces a positive stretch. It is limited to
  ///     ±20 000 pt/s.
  @inlinable
  public init(stretch: Double, velocity: Double) {
    let limit = Self.greatestSpeed
    let limited = velocity > limit ? limit : velocity < -limit ? -limit : velocity
    motion = SpringMotion(
      spring: Self.spring, displacement: stretch,
      velocity: -Self.amplitude * limited - Self.spring.frequency * stretch)
  }

  /// The stretch after `time` seconds ≥ 0, in points.
  @inlinable
  public func stretch(at time: Double) -> Double { motion.displacement(at: time) }

  /// Seconds until the stretch stays below a point, at least 24 ms.
  public var duration: Double { duration(pixel: 1) }

  /// The rate of change of the stretch after `time` seconds ≥ 0, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// Seconds until the stretch stays below a device pixel, at least 24 ms.
  ///
  /// - Parameter pixel: The size of a device pixel in points, above 0.
  /// - Returns: Seconds, at least 0.024.
  public func duration(pixel: Double) -> Double {
    let within = motion.settleTime(Tolerance(distance: pixel, speed: .infinity))
    return within > Self.shortestDuration ? within : Self.shortestDuration
  }
}
