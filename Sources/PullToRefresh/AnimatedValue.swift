import ScrollPhysics

/// A value of an indicator on its way from one state to the next: what shows of it at any time.
@frozen
public struct AnimatedValue: Equatable, Sendable {
  /// The value it comes from.
  public var from: Double
  /// The value it goes to.
  public var to: Double
  /// The time at which it starts, in seconds.
  public var start: Double
  /// The time it takes, in seconds, ≥ 0.
  public var duration: Double
  /// True if it goes at one speed, as Core Animation does by itself; else it is slow at both ends, as
  /// `UIView.animate` is.
  public var isLinear: Bool

  /// A value on its way from `from` to `to`.
  @inlinable
  public init(from: Double, to: Double, start: Double, duration: Double, isLinear: Bool = false) {
    (self.from, self.to, self.start, self.duration) = (from, to, start, duration)
    self.isLinear = isLinear
  }

  /// A value that stays.
  @inlinable
  public init(_ value: Double) { self.init(from: value, to: value, start: 0, duration: 0) }

  /// The time at which it arrives, in seconds.
  @inlinable public var end: Double { start + duration }

  /// The value shown at `time`, in seconds: `from` before the start, `to` from the end on.
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

  /// The way on to `target` from the value shown at `time`.
  ///
  /// - Parameters:
  ///   - target: Where it goes now.
  ///   - time: When it turns there, in seconds.
  ///   - duration: How long it takes, in seconds, ≥ 0.
  /// - Returns: The new way; without a jump unless `duration` is 0.
  public func turned(to target: Double, at time: Double, duration: Double) -> AnimatedValue {
    AnimatedValue(from: value(at: time), to: target, start: time, duration: duration, isLinear: isLinear)
  }
}
