/// The way back of stretched content in AppKit: `x(t) = (x₀ − A·v·t) · e^(−k·t / P)`.
///
/// Stiffness `k = 20`, amplitude `A = 0.31`, period `P = 1.6` s: the constants of Mac OS X 10.7 in WebKit's source of
/// 2011 (ScrollElasticityController.mm at 8f159422); today's calls a private function of AppKit in their place. It is the motion of
/// a critically damped spring of 12.5 rad/s that starts with an inward kick of `12.5·x₀`, and so it leaves at once: its
/// velocity at the start is not the one that it is given.
@frozen
public struct AppKitSnapBack: Equatable, Sendable {
  /// `k`: how stiff the band is, without unit.
  @inlinable public static var stiffness: Double { 20 }
  /// `A`: the share of the velocity that it takes up.
  @inlinable public static var amplitude: Double { 0.31 }
  /// `P`, in seconds.
  @inlinable public static var period: Double { 1.6 }
  /// The greatest speed it starts with, in points per second (ListViewKit).
  @inlinable public static var greatestSpeed: Double { 20_000 }
  /// No sooner does it end, in seconds: what starts nearly at the edge must have the time to leave it (WebKit).
  @inlinable public static var shortestDuration: Double { 0.024 }

  /// The spring about the edge: critically damped, `k / P` = 12.5 rad/s.
  @inlinable public static var spring: Spring { Spring(frequency: stiffness / period, dampingRatio: 1) }

  /// The same motion as that of a spring about the edge.
  public let motion: SpringMotion

  /// The way back from `stretch`.
  ///
  /// - Parameters:
  ///   - stretch: `x₀`: how far the content is past the edge, in points, signed.
  ///   - velocity: `v`, in points per second, as WebKit counts it: positive lessens a positive stretch. Beyond
  ///     20 000 pt/s it is 20 000.
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

  /// Seconds until the stretch is for good less than a point, at least 24 ms.
  public var duration: Double { duration(pixel: 1) }

  /// The rate of change of the stretch after `time` seconds ≥ 0, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// Seconds until the stretch is for good less than a device pixel and 24 ms have passed.
  ///
  /// - Parameter pixel: The size of a device pixel in points, above 0.
  /// - Returns: Seconds, at least 0.024.
  public func duration(pixel: Double) -> Double {
    let within = motion.settleTime(Tolerance(distance: pixel, speed: .infinity))
    return within > Self.shortestDuration ? within : Self.shortestDuration
  }
}
