/// A fling of Android: the distance, duration and curve of `OverScroller`'s spline.
///
/// With `P = 9.80665 · 39.37 · 160·density · 0.84` px/s² and `D = ln(0.35·|v| / (0.015·P))`:
/// duration `1000 · e^(D/(K−1))` ms, cut to whole ones; distance `0.015·P · e^(K·D/(K−1))` px, with `K = ln 0.78 / ln 0.9`.
/// The curve is a table of 101 samples with straight lines between; see ``SplineTable``. Units are Android's pixels and
/// pixels per second; with density 1 a pixel is a point. Android computes in single precision, this in double.
/// Source: aosp-mirror/platform_frameworks_base core/java/android/widget/OverScroller.java.
@frozen
public struct SplineFling: Equatable, Sendable {
  /// `DECELERATION_RATE`, `ln 0.78 / ln 0.9`: the exponent that decides a fling's duration and distance.
  public static let decelerationRate = Elementary.log(0.78) / Elementary.log(0.9)
  /// `INFLEXION`: where the tension lines of the spline cross, as a fraction.
  @inlinable public static var inflexion: Double { 0.35 }
  /// `ViewConfiguration.getScrollFriction()`: Android's friction of flings, without a unit.
  @inlinable public static var friction: Double { 0.015 }
  /// 0.84 times the Earth's gravity in pixels per second squared, at density 1: m/s² · inches per metre · pixels per inch · a tuning.
  @inlinable public static var physicalCoefficient: Double { 9.80665 * 39.37 * 160 * 0.84 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  /// The offset at the start, in points.
  public let start: Double
  /// The release velocity, in points per second, signed.
  public let velocity: Double
  /// The offset at which the fling comes to rest, in points.
  public let end: Double
  /// Seconds until the fling comes to rest.
  public let duration: Double
  /// The step to which offsets are rounded, in points: whole pixels in the original, 0 for no rounding.
  public let pixel: Double

  /// A fling from `start` points with a velocity in points per second, its offsets whole multiples of `pixel` points.
  ///
  /// As in Android, the distance is cut to whole pixels and the offset rounded to them; with `pixel` 0 neither is.
  public init(from start: Double, velocity: Double, pixel: Double = 1) {
    require(pixel >= 0 && pixel < .infinity, "a pixel", pixel, "at least 0 and finite")
    let density = pixel == 0 ? 1 : 1 / pixel
    let distance = Self.distance(velocity: velocity * density, density: density)
    let way = pixel == 0 ? distance : distance.rounded(.towardZero) * pixel
    (self.start, self.velocity, self.pixel) = (start, velocity, pixel)
    end = velocity < 0 ? start - way : start + way
    duration = Self.duration(velocity: velocity * density, density: density) / Self.millisecondsPerSecond
  }

  /// The logarithm from which a fling's duration and distance follow: `ln(0.35·|v| / (0.015·P))`.
  ///
  /// The velocity `v` is in pixels per second; `P` is ``physicalCoefficient`` times the density.
  static func splineDeceleration(velocity: Double, density: Double) -> Double {
    Elementary.log(inflexion * abs(velocity) / (friction * physicalCoefficient * density))
  }

  /// The duration of a fling, in whole milliseconds; 0 from rest.
  ///
  /// - Parameters:
  ///   - velocity: In pixels per second, signed.
  ///   - density: Pixels per point, above 0.
  /// - Returns: Milliseconds, a whole number ≥ 0.
  public static func duration(velocity: Double, density: Double) -> Double {
    if velocity == 0 { return 0 }
    let strength = splineDeceleration(velocity: velocity, density: density)
    return (millisecondsPerSecond * Elementary.exp(strength / (decelerationRate - 1))).rounded(.towardZero)
  }

  /// The distance of a fling, in pixels ≥ 0.
  ///
  ///     SplineFling.distance(velocity: 2000, density: 1)   // 647.4
  ///
  /// - Parameters:
  ///   - velocity: In pixels per second, signed.
  ///   - density: Pixels per point, above 0.
  /// - Returns: Pixels ≥ 0.
  public static func distance(velocity: Double, density: Double) -> Double {
    if velocity == 0 { return 0 }
    let strength = splineDeceleration(velocity: velocity, density: density)
    let exponent = decelerationRate / (decelerationRate - 1) * strength
    return friction * physicalCoefficient * density * Elementary.exp(exponent)
  }

  /// The offset after `time` ≥ 0 seconds, in points.
  public func offset(at time: Double) -> Double {
    if time >= duration { return end }
    let way = SplineTable.position(at: time / duration) * (end - start)
    return start + rounded(way)
  }

  /// The velocity after `time` ≥ 0 seconds, in points per second: the slope of the table's segment.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return SplineTable.slope(at: time / duration) * (end - start) / duration
  }

  /// Seconds until the fraction `share` (0…1) of the distance is travelled, cut to whole milliseconds as in Android.
  public func time(toShare share: Double) -> Double {
    let milliseconds = duration * Self.millisecondsPerSecond * SplineTable.time(at: share)
    return milliseconds.rounded(.towardZero) / Self.millisecondsPerSecond
  }

  /// A distance rounded to the nearest multiple of the pixel, halves upwards like Java's `Math.round`.
  private func rounded(_ way: Double) -> Double {
    pixel == 0 ? way : (way / pixel + 0.5).rounded(.down) * pixel
  }
}
