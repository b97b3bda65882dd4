/// A move of SmartRefreshLayout's header by itself: a `ValueAnimator` between two whole positions, by `Scroller`'s curve.
public struct SmartRebound: Equatable, Sendable {
  /// The position at which it begins, in pixels.
  public let origin: Double
  /// The position at which it ends, in pixels.
  public let target: Double
  /// The time at which it begins, in seconds; its delay is over then.
  public let start: Double
  /// The time it takes, in seconds, above 0.
  public let duration: Double

  init(from origin: Double, to target: Double, start: Double, duration: Double) {
    (self.origin, self.target, self.start, self.duration) = (origin, target, start, duration)
  }

  /// The time at which it is over, in seconds.
  public var end: Double { start + duration }

  /// The position, in pixels, cut to a whole one (`IntEvaluator`).
  ///
  /// - Parameter time: Seconds.
  /// - Returns: `origin` before the start, `target` from the end on.
  public func position(at time: Double) -> Double {
    let share = UltraSlide.progress(at: (time - start) / duration)
    return (origin + (target - origin) * share).rounded(.towardZero)
  }
}
