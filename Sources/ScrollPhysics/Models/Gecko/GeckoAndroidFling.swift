/// Firefox's fling on Android, which is Chromium's `MobileScroller`: `OverScroller`'s spline, not rounded to pixels.
///
/// With `P = 9.80665 · 39.37 · ppi · 0.84` and `D = ln(0.35·|v| / (0.015·P))`: duration `e^(D/(K−1))` s, distance
/// `0.015·P · e^(K·D/(K−1))`, `K = ln 0.78 / ln 0.9`. Fraction of the distance: the timing curve (0.175, 0.5, 0.35, 1) at each hundredth
/// of the time, with straight lines between. It ends when less than 0.1 px is left, and jumps by that. Source:
/// `AndroidFlingPhysics` of APZ, `ui/events/mobile_scroller.cc`; the originals compute in single precision.
@frozen
public struct GeckoAndroidFling: Equatable, Sendable {
  /// Firefox's pref `apz.android.chrome_fling_physics.friction`, without a unit.
  @inlinable public static var friction: Double { 0.015 }
  /// Firefox's pref `apz.android.chrome_fling_physics.inflexion`: where the tension lines of the spline cross, as a fraction.
  @inlinable public static var inflexion: Double { 0.35 }
  /// Firefox's pref `apz.android.chrome_fling_physics.stop_threshold`: the distance left at which a fling ends, in points.
  @inlinable public static var stopDistance: Double { 0.1 }
  /// 0.84 times the Earth's gravity, in inches per second squared: m/s² · inches per metre · a tuning.
  @inlinable public static var deceleration: Double { 9.80665 * 39.37 * 0.84 }
  /// The pixels per inch of Android's density 1, at which a point is a pixel.
  @inlinable public static var standardPixelsPerInch: Double { 160 }
  /// `K = ln 0.78 / ln 0.9`, with the digits in Firefox's source: the exponent that decides a fling's duration and distance.
  @inlinable public static var exponent: Double { 2.3582018 }
  /// The number of straight lines that make up the curve.
  @inlinable static var segments: Double { 100 }
  /// The fraction of the distance at each hundredth of the time, and at one hundredth beyond the end.
  ///
  /// Static, because the compiler would copy an array stored in a value to read it.
  private static let samples: InlineArray<102, Double> = {
    let curve = CubicEase(0.175, 0.5, 0.35, 1)
    var samples = InlineArray<102, Double>(repeating: 1)
    for index in 0..<102 { samples[index] = curve.progress(at: Double(index) / segments) }
    return samples
  }()

  /// The distance until rest, in points, signed.
  public let distance: Double
  /// Seconds until the end of the whole curve, which the fling does not reach because it stops earlier.
  public let splineDuration: Double
  /// Seconds until less than 0.1 px of the distance is left.
  public let duration: Double

  /// A fling with `velocity` points per second, finite, on a screen of `pixelsPerInch`, above 0.
  public init(velocity: Double, pixelsPerInch: Double = Self.standardPixelsPerInch) {
    require(abs(velocity) < .infinity, "a fling's velocity", velocity, "finite")
    require(
      pixelsPerInch > 0 && pixelsPerInch < .infinity, "pixels per inch", pixelsPerInch, "above 0 and finite")
    guard velocity != 0 else {
      (distance, splineDuration, duration) = (0, 0, 0)
      return
    }
    let strength = Self.friction * Self.deceleration * pixelsPerInch
    let spline = Elementary.log(Self.inflexion * abs(velocity) / strength)
    let way = strength * Elementary.exp(Self.exponent / (Self.exponent - 1) * spline)
    distance = velocity < 0 ? -way : way
    splineDuration = Elementary.exp(spline / (Self.exponent - 1))
    duration = splineDuration * Self.end(of: way)
  }

  /// The fraction of the time from which on less than 0.1 px of a distance of `way` points is left.
  private static func end(of way: Double) -> Double {
    guard way > stopDistance else { return 0 }
    return passing(1 - stopDistance / way, rising: true, from: 0, to: 1) { progress(at: $0) }
  }

  /// The fraction of the distance at a fraction of the time, 0…1.
  private static func progress(at share: Double) -> Double {
    let line = line(at: share)
    return samples[line] + (share - Double(line) / segments) * slope(of: line)
  }

  /// The index of the straight line at a fraction of the time, 0 to 100.
  private static func line(at share: Double) -> Int {
    let number = share > 0 ? segments * share : 0
    return Int(number < segments ? number : segments)
  }

  private static func slope(of line: Int) -> Double { (samples[line + 1] - samples[line]) * segments }

  /// The distance travelled in `time` seconds ≥ 0, in points.
  public func displacement(at time: Double) -> Double {
    time < duration ? distance * Self.progress(at: time / splineDuration) : distance
  }

  /// The velocity after `time` seconds ≥ 0, in points per second: the slope of the curve's straight line.
  public func velocity(at time: Double) -> Double {
    time < duration ? distance * Self.slope(of: Self.line(at: time / splineDuration)) / splineDuration : 0
  }

  /// Seconds until the distance travelled is `way` points; nil if the fling never gets that far.
  public func time(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    let share = way / distance
    guard share > 0, share <= 1 else { return nil }
    return passing(way, rising: way > 0, from: 0, to: duration) { displacement(at: $0) }
  }
}
