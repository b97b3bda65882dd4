import ScrollPhysics

/// An animation of Ultra-PTR's content: Android's `Scroller` between two whole positions.
public struct UltraSlide: Equatable, Sendable {
  /// The position at the start, in pixels.
  public let origin: Double
  /// The position at the end, in pixels.
  public let target: Double
  /// The time at which the animation starts, in seconds.
  public let start: Double
  /// Length of the animation, in seconds, above 0.
  public let duration: Double

  /// The number of e-folds of `Scroller`'s curve (`VISCOUS_FLUID_SCALE`).
  static var scale: Double { 8 }
  /// The value at which the curve's two parts meet: `1/e`.
  static var joint: Double { 0.36787944117 }

  /// An animation between two positions, in pixels, that begins at `start` and takes `duration`, both in seconds.
  init(from origin: Double, to target: Double, start: Double, duration: Double) {
    (self.origin, self.target, self.start, self.duration) = (origin, target, start, duration)
  }

  /// The time at which the animation ends, in seconds.
  public var end: Double { start + duration }

  /// The position at `time`, in whole pixels.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: `origin` before the start, `target` from the end on.
  public func position(at time: Double) -> Double {
    origin + Elementary.rounded((target - origin) * Self.progress(at: (time - start) / duration))
  }

  /// Progress 0…1 after the fraction `share` of the time: `x − (1 − e^(−x))` for `x = 8·s` below 1, then `j + (1 − j)·(1 − e^(1 − x))` with
  /// `j = 1/e`, scaled to end at 1.
  static func progress(at share: Double) -> Double {
    if share <= 0 { return 0 }
    return share >= 1 ? 1 : viscous(share) / viscous(1)
  }

  private static func viscous(_ share: Double) -> Double {
    let x = share * scale
    return x < 1 ? x + Elementary.expm1(-x) : joint - (1 - joint) * Elementary.expm1(1 - x)
  }
}
