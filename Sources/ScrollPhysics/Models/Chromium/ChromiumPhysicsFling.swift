/// Chromium's fling on Windows and Linux: the distance of a constant deceleration, travelled along a timing curve; both axes together.
///
/// Distance per axis `v² / 2a` with `a = 2.7559e-5` inch/ms², at most 3 viewports. Time `min(2 s, |v| / 2300)` of the faster
/// axis. Curve (0.2, 1, 0.55, 1), with the first control point moved so that the faster axis starts with its own velocity.
/// Source: `ui/events/gestures/physics_based_fling_curve.cc`.
@frozen
public struct ChromiumPhysicsFling: Equatable, Sendable {
  /// The deceleration, in inches per second squared: 2.7559e-5 per ms².
  @inlinable public static var deceleration: Double { 27.559 }
  /// The speed, in points per second, that adds one second of duration.
  @inlinable public static var speedPerSecond: Double { 2300 }
  /// The longest fling, in seconds.
  @inlinable public static var longestDuration: Double { 2 }
  /// The furthest fling, in viewports.
  @inlinable public static var farthest: Double { 3 }
  @usableFromInline static var firstX: Double { 0.2 }
  @usableFromInline static var secondX: Double { 0.55 }

  /// The values that a fling depends on besides its velocity: pixel density, viewport size, and a factor for its greatest distance.
  @frozen
  public struct Surface: Equatable, Sendable {
    /// The screen's pixels per inch, above 0.
    public let pixelsPerInch: Double
    /// Width and height of the viewport, in points, each above 0.
    public let width, height: Double
    /// The factor by which a fling may exceed 3 viewports, above 0.
    public let boost: Double

    /// The values that a fling depends on besides its velocity; all are above 0.
    @inlinable
    public init(pixelsPerInch: Double, width: Double, height: Double, boost: Double = 1) {
      require(
        pixelsPerInch > 0 && pixelsPerInch < .infinity, "pixels per inch", pixelsPerInch, "above 0 and finite"
      )
      require(width > 0 && width < .infinity, "a viewport's width", width, "above 0 and finite")
      require(height > 0 && height < .infinity, "a viewport's height", height, "above 0 and finite")
      require(boost > 0 && boost < .infinity, "a boost", boost, "above 0 and finite")
      (self.pixelsPerInch, self.width, self.height, self.boost) = (pixelsPerInch, width, height, boost)
    }
  }

  /// The distance until rest, in points, signed.
  public let distanceX, distanceY: Double
  /// Seconds until rest.
  public let duration: Double
  /// The first control point of the timing curve: fraction of the time, and fraction of the distance.
  public let controlX, controlY: Double
  let ease: CubicEase

  /// The fling of a release with a velocity in points per second, finite and not 0 on both axes.
  public init(velocityX: Double, velocityY: Double, on surface: Surface) {
    let speed = abs(velocityY) >= abs(velocityX) ? abs(velocityY) : abs(velocityX)
    require(speed > 0 && speed < .infinity, "a fling's velocity", speed, "finite and not 0")
    distanceX = Self.distance(velocityX, surface.width, surface)
    distanceY = Self.distance(velocityY, surface.height, surface)
    duration =
      speed / Self.speedPerSecond < Self.longestDuration ? speed / Self.speedPerSecond : Self.longestDuration
    let way = abs(velocityY) >= abs(velocityX) ? abs(distanceY) : abs(distanceX)
    let slope = speed * duration / way
    controlX = slope * Self.firstX < 1 ? Self.firstX : 1 / slope
    controlY = slope * Self.firstX < 1 ? Self.firstX * slope : 1
    ease = CubicEase(controlX, controlY, Self.secondX, 1)
  }

  /// The distance on one axis, in points: `v² / 2a`, at most 3 viewports, cut to whole points as in Chromium.
  private static func distance(_ velocity: Double, _ side: Double, _ surface: Surface) -> Double {
    let way = velocity * velocity / (2 * deceleration * surface.pixelsPerInch)
    let limit = (side * surface.boost * farthest).rounded(.down)
    let limited = way < limit ? way : limit
    return velocity < 0 ? -limited : limited
  }

  /// The fraction of the distance travelled after `time` seconds ≥ 0; 1 from the end on.
  public func progress(at time: Double) -> Double { ease.progress(at: time / duration) }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> (x: Double, y: Double) {
    let slope = time < duration ? ease.slope(at: time / duration) / duration : 0
    return (distanceX * slope, distanceY * slope)
  }
}
