/// Chromium's fling on Windows, on one axis: ``ChromiumPhysicsFling`` at the density of a desktop page.
///
/// The content travels the distance of a constant deceleration along a timing curve that starts with the release velocity. Chromium uses
/// the
/// screen's pixels per inch; here a point is a CSS pixel, 96 per inch.
@frozen
public struct ChromiumWindowsFling: Equatable, Sendable {
  /// 96, the number of CSS pixels per inch.
  @inlinable public static var pixelsPerInch: Double { 96 }

  /// The distance until rest, in points, signed.
  public let distance: Double
  /// Seconds until rest.
  public let duration: Double
  @usableFromInline let ease: CubicEase

  /// The fling of content released with a velocity.
  ///
  /// - Parameters:
  ///   - velocity: Points per second, finite and not 0.
  ///   - length: The viewport's length, in points, above 0 and finite.
  ///   - pixelsPerInch: Points per inch, above 0 and finite.
  public init(velocity: Double, length: Double, pixelsPerInch: Double = Self.pixelsPerInch) {
    let surface = ChromiumPhysicsFling.Surface(
      pixelsPerInch: pixelsPerInch, width: length, height: length)
    let fling = ChromiumPhysicsFling(velocityX: 0, velocityY: velocity, on: surface)
    (distance, duration, ease) = (fling.distanceY, fling.duration, fling.ease)
  }

  /// The distance travelled in `time` seconds ≥ 0, in points, signed.
  @inlinable
  public func displacement(at time: Double) -> Double { distance * ease.progress(at: time / duration) }

  /// The velocity after `time` seconds ≥ 0, in points per second; 0 from the end on.
  @inlinable
  public func velocity(at time: Double) -> Double {
    time < duration ? distance * ease.slope(at: time / duration) / duration : 0
  }

  /// Seconds until the distance travelled is `way` points; nil if the fling never gets that far.
  public func time(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    guard way * distance > 0, abs(way) <= abs(distance) else { return nil }
    return passing(way, rising: way > 0, from: 0, to: duration) { displacement(at: $0) }
  }
}
