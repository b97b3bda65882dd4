/// An animation of SmartRefreshLayout's header: a `ValueAnimator` between two whole positions, with `Scroller`'s curve.
public struct SmartRebound: Equatable, Sendable {
  /// The position at the start, in pixels.
  public let origin: Double
  /// The position at the end, in pixels.
  public let target: Double
  /// The time at which the animation starts after any delay, in seconds.
  public let start: Double
  /// Length of the animation, in seconds, above 0.
  public let duration: Double

  init(from origin: Double, to target: Double, start: Double, duration: Double) {
    (self.origin, self.target, self.start, self.duration) = (origin, target, start, duration)
  }

  /// The time at which the animation ends, in seconds.
  public var end: Double { start + duration }

  /// The position at `time`, in pixels, cut to a whole one (`IntEvaluator`).
  ///
  /// - Parameter time: Seconds.
  /// - Returns: `origin` before the start, `target` from the end on.
  public func position(at time: Double) -> Double {
    let share = UltraSlide.progress(at: (time - start) / duration)
    return (origin + (target - origin) * share).rounded(.towardZero)
  }
}
