/// The return of stretched content by ``ChromiumBezier``: first further outwards if it is fast, then back to the edge.
///
///     start ── forward: y₀ to D, duration f, curve (0.25, 1, 0.99, 1) ── back: D to 0, duration b, curve (0.05, 0.7, 0.25, 1)
///
/// With `F = 35·√(|v| / 1000)`, or 0 up to 200 pt/s: `D = min(0.1·S, |y₀| + F)`, `f = min(150, 2.5·F)` ms,
/// `b = min(300, 15·D)` ms. Each curve's first control point is moved to match the initial velocity, `v` in px/ms.
@frozen
public struct ChromiumBezierRelease: Equatable, Sendable {
  /// The release speed, in points per second, below which the content returns at once, without moving further outwards.
  @inlinable public static var leastForwardSpeed: Double { 200 }
  /// How far a release at 1000 pt/s moves the content further outwards, in points.
  @inlinable public static var forwardWay: Double { 35 }
  /// The duration of the outward movement per point that it adds, in seconds.
  @inlinable public static var forwardPace: Double { 0.0025 }
  /// The greatest duration of the outward movement, in seconds.
  @inlinable public static var longestForward: Double { 0.15 }
  /// The duration of the return per point of the greatest stretch, in seconds.
  @inlinable public static var backPace: Double { 0.015 }
  /// The greatest duration of the return, in seconds.
  @inlinable public static var longestBack: Double { 0.3 }
  @usableFromInline static var pointsPerMillisecond: Double { 1000 }

  /// `y₀`: the stretch at the release, in points, signed.
  public let stretch: Double
  /// `D`: the greatest stretch, in points, signed.
  public let forwardDistance: Double
  /// `f`: the duration of the outward movement, in seconds.
  public let forwardDuration: Double
  /// `b`: the duration of the return, in seconds.
  public let backDuration: Double
  private let forward: CubicEase
  private let back: CubicEase

  /// The return of a stretch of `stretch` points with `velocity` points per second; with equal signs it stretches further first.
  init(rule: ChromiumBezier, stretch: Double, velocity: Double, longestBack: Double = Self.longestBack) {
    let speed = abs(velocity) > Self.leastForwardSpeed ? abs(velocity) / Self.pointsPerMillisecond : 0
    let way = Self.forwardWay * speed.squareRoot()
    let farthest = Self.smaller(rule.greatestStretch, abs(stretch) + way)
    let isNegative = stretch == 0 ? velocity < 0 : stretch < 0
    self.stretch = stretch
    forwardDistance = isNegative ? -farthest : farthest
    forwardDuration = Self.smaller(Self.longestForward, Self.forwardPace * way)
    backDuration = Self.smaller(longestBack, Self.backPace * farthest)
    forward = Self.curve(speed, Self.forwardControls)
    back = Self.curve(speed, Self.backControls)
  }

  private typealias Controls = (x1: Double, y1: Double, x2: Double, y2: Double)
  private static var forwardControls: Controls { (0.25, 1, 0.99, 1) }
  private static var backControls: Controls { (0.05, 0.7, 0.25, 1) }

  private static func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

  /// The curve with its first control point moved down, or left, so that its initial slope is the speed in px/ms.
  private static func curve(_ speed: Double, _ at: Controls) -> CubicEase {
    at.x1 * speed < at.y1
      ? CubicEase(at.x1, at.x1 * speed, at.x2, at.y2) : CubicEase(at.y1 / speed, at.y1, at.x2, at.y2)
  }

  /// Seconds from the release to the edge.
  public var duration: Double { forwardDuration + backDuration }

  /// The stretch after `time` seconds ≥ 0, in points, not rounded to whole points as in Chromium; for the `-fixed` model.
  public func smoothStretch(at time: Double) -> Double {
    if time < forwardDuration {
      let share = forward.progress(at: time / forwardDuration)
      return stretch * (1 - share) + forwardDistance * share
    }
    let after = time - forwardDuration
    return after < backDuration ? forwardDistance * (1 - back.progress(at: after / backDuration)) : 0
  }

  /// The stretch shown after `time` seconds ≥ 0, in whole points.
  public func stretch(at time: Double) -> Double { Elementary.rounded(smoothStretch(at: time)) }

  /// The velocity of the unrounded stretch after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double {
    if time < forwardDuration {
      return (forwardDistance - stretch) * forward.slope(at: time / forwardDuration) / forwardDuration
    }
    let after = time - forwardDuration
    guard after < backDuration else { return 0 }
    return -forwardDistance * back.slope(at: after / backDuration) / backDuration
  }
}
