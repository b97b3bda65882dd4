import ScrollPhysics

/// An animated value of an indicator: its value at any time between a start and an end value.
@frozen
public struct AnimatedValue: Equatable, Sendable {
  /// The value shown up to the start of the animation.
  public var from: Double
  /// The value shown from the end of the animation on.
  public var to: Double
  /// The time at which the animation starts, in seconds.
  public var start: Double
  /// Length of the animation, in seconds, ≥ 0.
  public var duration: Double
  /// True for constant speed, the default of Core Animation; false for ease-in-out, the default of `UIView.animate`.
  public var isLinear: Bool

  /// An animation from `from` to `to` that begins at `start` and takes `duration`, both in seconds.
  @inlinable
  public init(from: Double, to: Double, start: Double, duration: Double, isLinear: Bool = false) {
    (self.from, self.to, self.start, self.duration) = (from, to, start, duration)
    self.isLinear = isLinear
  }

  /// A value that does not change: the same at any time.
  @inlinable
  public init(_ value: Double) { self.init(from: value, to: value, start: 0, duration: 0) }

  /// The time at which the animation ends, in seconds.
  @inlinable public var end: Double { start + duration }

  /// The value shown at `time`: `from` before the start, `to` from the end on.
  ///
  ///     AnimatedValue(from: 0, to: 180, start: 1, duration: 0.2).value(at: 1.1)   // 90
  ///
  /// - Parameter time: Seconds since the start of the run.
  /// - Returns: The value, between `from` and `to`.
  public func value(at time: Double) -> Double {
    if time >= end { return to }
    if time <= start { return from }
    let share = (time - start) / duration
    return from + (to - from) * (isLinear ? share : Easing.easeInOut.progress(at: share))
  }

  /// A new animation to `target` that continues from the value shown at `time`.
  ///
  /// - Parameters:
  ///   - target: The new end value.
  ///   - time: The time at which the new animation starts, in seconds.
  ///   - duration: Length of the new animation, in seconds, ≥ 0.
  /// - Returns: The new animation; it jumps only if `duration` is 0.
  public func turned(to target: Double, at time: Double, duration: Double) -> AnimatedValue {
    AnimatedValue(from: value(at: time), to: target, start: time, duration: duration, isLinear: isLinear)
  }
}
