/// Flutter's `ClampingScrollSimulation`: travels as far as an Android fling, but its velocity depends only on the distance left.
///
/// With `K = ln 0.78 / ln 0.9` and `ref = friction · g·39.37·160·0.84 / 0.35`: `T = K · 0.35 · (|v|/ref)^(1/(K−1))`,
/// `D = v·T/K`, `x(t) = x₀ + D·(1 − (1 − t/T)^K)`, `v(t) = v·(1 − t/T)^(K−1)`. Restarted from its own offset and velocity
/// it continues unchanged. It does not know edges.
@frozen
public struct FlutterClampingFling: Equatable, Sendable {
  /// The offset at the start, in points.
  public let start: Double
  /// The velocity at the start, in points per second, signed.
  public let velocity: Double
  /// `T`: the duration until rest, in seconds.
  public let duration: Double
  /// `D`: the distance until rest, in points, signed.
  public let distance: Double

  /// `ViewConfiguration.getScrollFriction()` of Android, without a unit.
  public static var standardFriction: Double { 0.015 }
  /// `K`, Android's `DECELERATION_RATE`: the exponent of the fling's curve.
  public static let decelerationExponent = Elementary.log(0.78) / Elementary.log(0.9)
  /// Android's `INFLEXION`: where the tension lines of its spline cross.
  public static var inflexion: Double { 0.35 }
  /// 0.84 of the Earth's gravity in points per second squared: m/s² · inches per metre · points per inch · Android's tuning.
  private static var physicalCoefficient: Double { 9.80665 * 39.37 * 160 * 0.84 }

  /// A fling from `start` points with `velocity` points per second; `friction` above 0, without a unit.
  public init(from start: Double, velocity: Double, friction: Double = standardFriction) {
    require(friction > 0 && friction < .infinity, "a fling's friction", friction, "finite and above 0")
    self.start = start
    self.velocity = velocity
    let reference = friction * Self.physicalCoefficient / Self.inflexion
    let exponent = Self.decelerationExponent
    duration = exponent * Self.inflexion * Elementary.pow(abs(velocity) / reference, 1 / (exponent - 1))
    distance = velocity * duration / exponent
  }

  /// The offset after `time` seconds, in points; the resting offset from ``duration`` on.
  public func offset(at time: Double) -> Double {
    start + distance * (1 - Elementary.pow(share(leftAt: time), Self.decelerationExponent))
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    velocity * Elementary.pow(share(leftAt: time), Self.decelerationExponent - 1)
  }

  /// The time at which the offset is `target`, in seconds: `T · (1 − (1 − d/D)^(1/K))`; nil if the fling never gets there.
  public func time(toReach target: Double) -> Double? {
    if target == start { return 0 }
    let share = (target - start) / distance
    guard share > 0, share <= 1 else { return nil }
    return duration * (1 - Elementary.pow(1 - share, 1 / Self.decelerationExponent))
  }

  /// The fraction of the duration that is left at `time`, `1 − t/T`, from 1 to 0; NaN for NaN.
  private func share(leftAt time: Double) -> Double {
    if time <= 0 { return 1 }
    return time >= duration ? 0 : 1 - time / duration
  }
}
